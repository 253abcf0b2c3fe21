import Tangram
import TangramCore

// The keys of a node as an item of a grid.

extension SceneKey {
  static let gridItem = keys(
    of: TGView(),
    [
      .key(
        "justifySelf", .itemAlignment, { $0.tg_grid.justifySelf }, { $0.tg_grid.justifySelf = $1 }),
      .key("column", .gridSpan, { $0.tg_grid.column }, { $0.tg_grid.column = $1 }),
      .key("row", .gridSpan, { $0.tg_grid.row }, { $0.tg_grid.row = $1 }),
      .key("area", .optionalName, { $0.tg_grid.area }, { $0.tg_grid.area = $1 }),
    ])
}

extension SceneCodec<String?> {
  fileprivate static let optionalName = SceneCodec(
    schema: .string,
    decode: { (value) throws(TGSceneError) in try value.string() },
    encode: { if let name = $0 { $1.string(name) } else { $1.null() } })
}

extension SceneCodec<TGGridSpan> {
  private static let gridLine = SceneSchema.any(
    of: .wholeNumber, .word("auto"),
    .text(matching: #"^ *span +\+?0*[1-9][0-9]{0,17} *$"#))

  /// A grid line, a span, or a list with a start and an end.
  fileprivate static let gridSpan = SceneCodec(
    schema: .any(of: gridLine, .list(of: gridLine, count: 2)),
    decode: { (value) throws(TGSceneError) in
      guard value.isArray else { return TGGridSpan(try value.gridLine()) }
      var lines: [TGGridLine] = []
      for element in value.elements { lines.append(try element.gridLine()) }
      guard lines.count == 2 else { throw value.error("expected [start, end]") }
      return TGGridSpan(lines[0], lines[1])
    },
    encode: { span, writer in
      if span.end == .auto { return span.start.write(to: &writer) }
      writer.openArray()
      span.start.write(to: &writer)
      span.end.write(to: &writer)
      writer.closeArray()
    })
}

extension JSONValue {
  fileprivate func gridLine() throws(TGSceneError) -> TGGridLine {
    if isNumber { return .line(try signedNumber()) }
    let text = try string()
    if text == "auto" { return .auto }
    let words = text.split(separator: " ")
    if words.count == 2, words[0] == "span", let count = Int(words[1]), count > 0 {
      return .span(count)
    }
    throw error("unknown value `\(text)`; expected `auto`, a line or a span like `span 2`")
  }
}

extension TGGridLine {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .auto: writer.string("auto")
    case .line(let line): writer.number(line)
    case .span(let count): writer.string("span \(max(1, count))")
    }
  }
}
