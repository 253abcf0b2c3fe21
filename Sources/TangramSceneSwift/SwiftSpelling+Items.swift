import TangramScene

// Swift code for the properties of views in containers that define their own item properties.

extension SwiftSpelling {
  static let ofItems: [String: SwiftSpelling] = [
    "alignSelf": property("tg_flex.alignSelf", "alignSelf", standard: "nil") { $0.optionalChoice },
    "order": property("tg_flex.order", "order", standard: "0"),
    "aspectRatio": property("tg_flex.aspectRatio", "itemAspectRatio", standard: "nil"),
    "position": SwiftSpelling { _, view in
      view.calls.append(SwiftCall(name: "absolute"))
    } change: {
      ["tg_flex.isAbsolute = \(!$0.value.isNull)"]
    },
    "grow": property("tg_flex.grow", "flex", label: "grow", standard: "0"),
    "shrink": property("tg_flex.shrink", "flex", label: "shrink", standard: "1"),
    "basis": SwiftSpelling { source, view in
      view.call("flex", SwiftArgument("basis", source.amount ?? source.choice))
    } change: {
      ["tg_flex.basis = \($0.basis)"]
    },
    "justifySelf": property("tg_grid.justifySelf", "justifySelf", standard: "nil") {
      $0.optionalChoice
    },
    "column": property("tg_grid.column", "grid", label: "column", standard: ".auto") { $0.span },
    "row": property("tg_grid.row", "grid", label: "row", standard: ".auto") { $0.span },
    "area": property("tg_grid.area", "area", standard: "nil") { $0.value.stringLiteral },
    "hugging": priorities("hugging", standard: 250),
    "resistance": priorities("resistance", standard: 750),
  ]

  private static func priorities(_ name: String, standard: Double) -> SwiftSpelling {
    SwiftSpelling { source, view in
      let numbers = source.value.elements.compactMap(\.numberIfAny)
      guard numbers.count == 2 else { return }
      let texts = numbers.map(SwiftLiteral.priority)
      if numbers[0] == numbers[1] { return view.call(name, SwiftArgument(texts[0])) }
      for (index, axis) in [".horizontal", ".vertical"].enumerated()
      where numbers[index] != standard {
        let arguments = [SwiftArgument(texts[index]), SwiftArgument(axis)]
        view.calls.append(SwiftCall(name: name, arguments: arguments))
      }
    } change: { source in
      let numbers = source.value.elements.compactMap(\.numberIfAny)
      let texts = (numbers.count == 2 ? numbers : [standard, standard]).map(SwiftLiteral.priority)
      return ["tg_\(name) = (\(texts[0]), \(texts[1]))"]
    }
  }
}

extension SwiftLiteral {
  /// The Swift code for a priority, using its name if it has one.
  static func priority(_ number: Double) -> String {
    switch number {
    case 1000: ".required"
    case 750: ".high"
    case 500: ".medium"
    case 250: ".low"
    case 50: ".fitting"
    default: self.number(number)
    }
  }
}

extension SwiftSource {
  /// The basis of a flex item.
  fileprivate var basis: String {
    if value.isNull { return ".auto" }
    guard let amount else { return choice }
    return value.isNumber ? amount : ".share(\(amount))"
  }

  /// The tracks that an item spans.
  fileprivate var span: String {
    guard value.isArray else { return line(isIn: nil) }
    let lines = Array(value.elements)
    guard lines.count == 2 else { return ".auto" }
    let texts = lines.map { about($0).line(isIn: "line") }
    if lines[0].isNumber, lines[1].isNumber {
      return SwiftLiteral.call(".lines", lines.map(\.numberLiteral))
    }
    return SwiftLiteral.call("TGGridSpan", texts)
  }

  /// A grid line, or a number of tracks.
  ///
  /// - Parameter name: The case name of a line; nil where the number alone is enough.
  private func line(isIn name: String?) -> String {
    if value.isNumber { return name.map { ".\($0)(\(number))" } ?? number }
    let words = (value.stringIfAny ?? "auto").split(separator: " ")
    return words.count == 2 ? ".span(\(words[1]))" : ".auto"
  }
}
