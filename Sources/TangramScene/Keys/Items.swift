import Tangram
import TangramCore

extension KeyGroup {
  /// The keys of a node as an item of a flex layout, and those that a grid reads as well.
  static let flexItem = KeyGroup(
    isSet: { $0.hasValues && TGView(copy $0).tg_flex != TGFlexItem() },
    keys: [
      .key(
        "alignSelf",
        "In a flex layout or a grid: where the child goes across the line or in its area.",
        .itemAlignment, \.tg_flex.alignSelf),
      .key(
        "order", "In a flex layout or a grid: children with less come first.", .signedNumber,
        \.tg_flex.order),
      .key(
        "aspectRatio", "In a flex layout or a grid: the width divided by the height.",
        .optional(.number), \.tg_flex.aspectRatio),
      .key(
        "position",
        "In a flex layout or a grid: takes the child out of the flow; its edges are insets.",
        .choice(["absolute": true]), \.tg_flex.isAbsolute),
      .key(
        "grow", "In a flex layout: the part it takes of the room that is left.", .number,
        \.tg_flex.grow),
      .key(
        "shrink", "In a flex layout: how much it gives way when there is too little room.", .number,
        \.tg_flex.shrink),
      .key(
        "basis", "In a flex layout: the length before children grow or shrink.", .basis,
        \.tg_flex.basis),
    ])

  /// The keys that only a grid reads.
  static let gridItem = KeyGroup(
    isSet: { $0.hasValues && TGView(copy $0).tg_grid != TGGridItem() },
    keys: [
      .key(
        "justifySelf", "In a grid: where the child goes in its area horizontally.", .itemAlignment,
        \.tg_grid.justifySelf),
      .key(
        "column", "In a grid: a line, a span as in \"span 2\", or where the child starts and ends.",
        .gridSpan, \.tg_grid.column),
      .key(
        "row", "In a grid: a line, a span as in \"span 2\", or where the child starts and ends.",
        .gridSpan, \.tg_grid.row),
      .key(
        "area", "In a grid: the name of the area that the child is in.", .optional(.string),
        \.tg_grid.area),
    ])

  /// The keys of a node in a constraint layout.
  static let priorities = KeyGroup(
    isSet: { $0.hasValues && TGView(copy $0).hasPriorities },
    keys: [
      .key(
        "hugging", "In constraints: how much content resists being made larger, along both axes.",
        .priorities, { $0.tg_hugging }, { $0.tg_hugging = $1 }, areEqual: { $0 == $1 }),
      .key(
        "resistance",
        "In constraints: how much content resists being made smaller, along both axes.",
        .priorities, { $0.tg_resistance }, { $0.tg_resistance = $1 }, areEqual: { $0 == $1 }),
    ])
}

extension TGView {
  /// Whether some priority is not the default.
  fileprivate var hasPriorities: Bool {
    tg_hugging != (.low, .low) || tg_resistance != (.high, .high)
  }

  mutating func removeAutoMargin(_ attribute: TGAttribute) {
    if node.hasValues { tg_flex.autoMargins.subtract(attribute.autoMargin) }
  }
}

// MARK: - Margins

extension TGAttribute {
  /// The margin that corresponds to a position; empty if the attribute is not an edge.
  var autoMargin: TGAutoMargins {
    switch self {
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .centerX, .centerY, .baseline, .width, .height: []
    }
  }
}

// MARK: - Values

extension SceneValue
where Value == (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
  fileprivate static let priorities = numbers(
    ["horizontal", "vertical"], { (TGConstraintPriority($0[0]), TGConstraintPriority($0[1])) },
    { [$0.horizontal.value, $0.vertical.value] })
}

extension SceneValue<TGItemAlignment?> {
  static let itemAlignment = choice(
    Choices([("auto", nil)] + TGItemAlignment.allCases.map { ("\($0)", $0) }))
}

extension SceneValue<TGFlexBasis> {
  fileprivate static let basis = FunctionValue<TGFlexBasis>(
    schema: .any(of: .number, .words(words), .named(.share)),
    read: { (value, _) throws(TGSceneError) in
      if let points = value.numberIfAny { return .points(points) }
      if let basis = words[value.stringIfAny] ?? value.weight.map(TGFlexBasis.share) {
        return basis
      }
      throw value.unknownValue(expected: "`auto`, `content`, a number or a share like `20%`")
    },
    write: { basis, writer in
      switch basis {
      case .auto, .content: words.name(of: basis).map { writer.string($0) }
      case .points(let points): writer.number(points)
      case .share(let weight): writer.weight(weight.percent)
      }
    })

  private static let words: Choices<TGFlexBasis> = ["auto": .auto, "content": .content]
}

// MARK: - Items of grids

extension SceneValue<TGGridSpan> {
  /// A grid line, a span, or a list with a start and an end.
  fileprivate static let gridSpan = SceneValue<[TGGridLine]>.list(of: line)
    .converted(
      .list(of: line.schema, count: 2), otherwise: "expected [start, end]",
      to: { $0.count == 2 ? TGGridSpan($0[0], $0[1]) : nil }, from: { [$0.start, $0.end] }
    )
    .or(
      line, if: { !$0.isArray }, to: { TGGridSpan($0) },
      from: { $0.end == .auto ? $0.start : nil })

  private static let line = FunctionValue<TGGridLine>(
    schema: .any(
      of: .wholeNumber, .word("auto"),
      .text(matching: #"^ *span +\+?0*[1-9][0-9]{0,17} *$"#)),
    read: { (value, _) throws(TGSceneError) in
      if value.isNumber { return .line(try value.signedNumber()) }
      let words = value.stringIfAny?.split(separator: " ") ?? []
      if value.stringIfAny == "auto" { return .auto }
      if words.count == 2, words[0] == "span", let count = Int(words[1]), count > 0 {
        return .span(count)
      }
      throw value.unknownValue(expected: "`auto`, a line or a span like `span 2`")
    },
    write: { line, writer in
      switch line {
      case .auto: writer.string("auto")
      case .line(let line): writer.number(line)
      case .span(let count): writer.string("span \(max(1, count))")
      }
    })
}
