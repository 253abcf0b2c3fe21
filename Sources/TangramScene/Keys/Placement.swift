import TangramCore

extension SceneKey {
  /// The keys of every node that say where it goes.
  static let placement: [SceneKey] =
    positions + sizes + part.map { $0.about(.part) }
    + hidden.map { $0.inAllSizeClasses(about: .part) }
    + (item + gridItem + contentPriorities).map { $0.about(.item) }
    + coordinates.map { $0.inAllSizeClasses(about: .coordinates) }
    + content.map { $0.inAllSizeClasses(about: .content) }

  private static let part = keys(
    of: TGView(),
    [
      .key("visibility", .visibility, { $0.tg_visibility }, { $0.tg_visibility = $1 }),
      .key("alignment", .gravity, { $0.tg_alignment }, { $0.tg_alignment = $1 }),
      .key("noLayout", .bool, { $0.tg_noLayout }, { $0.tg_noLayout = $1 }),
      .key("useFrame", .bool, { $0.tg_useFrame }, { $0.tg_useFrame = $1 }),
      .key("reverseFloat", .bool, { $0.tg_reverseFloat }, { $0.tg_reverseFloat = $1 }),
      .key("clearFloat", .bool, { $0.tg_clearFloat }, { $0.tg_clearFloat = $1 }),
    ])

  /// Whether a view is hidden, written if its visibility does not say so.
  private static let hidden = keys(
    of: TGView(),
    [
      .key("hidden", .bool) { (value, view, _) throws(TGSceneError) in
        view.isHidden = try value.bool()
      } clear: {
        $0.isHidden = $0.tg_visibility != .visible
      } write: { view, _, writer in
        if view.isHidden == (view.tg_visibility != .visible) { return }
        writer.key("hidden")
        writer.bool(view.isHidden)
      }
    ])

  /// The keys about the coordinates of a node; the frame is that before the transform.
  private static let coordinates = keys(
    of: TGView(),
    [
      .key("frame", .rect, { $0.givenFrame }, { $0.layoutRectangle = $1 }),
      .key(
        "boundsOrigin", .point, { $0.nodeGeometry.boundsOrigin },
        { $0.nodeGeometry.boundsOrigin = $1 }),
      .key(
        "anchorPoint", .point, { $0.nodeGeometry.anchorPoint }, { $0.nodeGeometry.anchorPoint = $1 }
      ),
      .key(
        "transform", .transform, { $0.nodeGeometry.transform }, { $0.nodeGeometry.transform = $1 }),
    ])

  private static let content = keys(
    of: TGView(),
    [
      .key("content", TGContent.schema) { (value, view, _) throws(TGSceneError) in
        view.tg_content = try TGContent(value)
      } clear: {
        $0.tg_content = nil
      } write: { view, _, writer in
        view.writeContent(to: &writer)
      }.writing { written, _, writer in written.view.writeContent(to: &writer) }
    ])
}

extension SceneCodec<TGVisibility> {
  fileprivate static let visibility = choice([
    "visible": .visible, "invisible": .invisible, "gone": .gone,
  ])
}

// MARK: - Content

extension TGView {
  fileprivate func writeContent(to writer: inout JSONWriter) {
    guard let content = stored.resolved.content else { return }
    writer.key("content")
    content.write(to: &writer)
  }
}

extension TGContent {
  private static let keys: [Word] = ["size", "text"]
  private static let keysOfText: [Word] = ["chars", "advance", "line"]

  fileprivate static let schema = SceneSchema.object([
    "size": .numbers(2).described("The size that it has: width, height."),
    "text": SceneSchema.object(
      [
        "chars": .count.described("How many letters there are."),
        "advance": .number.described("How wide a letter is."),
        "line": .number.described("How high a line is."),
      ],
      required: keysOfText.map(\.text)
    ).described("Letters of one width, on as many lines as they need."),
  ]).withOneKey

  fileprivate init(_ value: JSONValue) throws(TGSceneError) {
    var members = try value.object(keys: Self.keys)
    guard let content = members.next() else {
      throw value.error("expected the key `size` or `text`")
    }
    if let second = members.next() {
      throw second.error("content is either a size or a text")
    }
    if content.key == "size" {
      let numbers = try content.numbers(["width", "height"])
      self = .size(numbers[0], numbers[1])
    } else {
      _ = try content.object(keys: Self.keysOfText)
      self = .text(
        chars: try content.required("chars").wholeNumber(),
        advance: try content.required("advance").number(),
        line: try content.required("line").number())
    }
  }

  /// Appends the content; what a function measures is written as the size it has when nothing
  /// limits it.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.openObject()
    switch kind {
    case .text(let chars, let advance, let line):
      writer.key("text")
      writer.openObject()
      // Beyond this not every whole number is a number of JSON.
      writer.member("chars", max(0, min(Double(chars), 1e15)))
      writer.member("advance", advance)
      writer.member("line", line)
      writer.closeObject()
    case .size, .measured, .source:
      let size = size(within: .zero)
      writer.key("size")
      writer.numbers([size.width, size.height])
    }
    writer.closeObject()
  }
}
