import TangramScene

// Swift code for the properties of all containers.

extension SwiftSpelling {
  static let ofContainers: [String: SwiftSpelling] = [
    "padding": padding,
    "zeroPadding": property("tg_zeroPadding", "zeroPadding", standard: "true"),
    "space": SwiftSpelling { source, view in
      if source.value.isString {
        view.statements += source.shares(["h", "v"])
      } else if source.isIn("linear", "flow", "float", "table") {
        view.creation.arguments.append(SwiftArgument("spacing", source.number))
      } else {
        view.call("spacing", SwiftArgument(source.number))
      }
    } change: {
      $0.gaps(["h", "v"])
    },
    "hspace": gap("h", "horz", stack: "hstack"),
    "vspace": gap("v", "vert", stack: "vstack"),
    "gravity": property("tg_gravity", "gravity", standard: ".none") { $0.gravity },
    "reverseLayout": flag("tg_reverseLayout", "reverseLayout"),
    "layoutTransform": property("tg_layoutTransform", "layoutTransform", standard: ".identity") {
      $0.transform
    },
  ]

  private static func gap(_ axis: String, _ label: String, stack: String) -> SwiftSpelling {
    SwiftSpelling { source, view in
      if source.value.isString {
        view.statements += source.shares([axis])
      } else if source.isIn(stack) {
        view.creation.arguments.append(SwiftArgument("spacing", source.number))
      } else {
        view.call("spacing", SwiftArgument(label, source.number))
      }
    } change: {
      $0.gaps([axis])
    }
  }

  private static let padding = SwiftSpelling { source, view in
    if source.value.isNumber { return view.call("padding", SwiftArgument(source.number)) }
    for edge in source.value.elements {
      let number = edge.numberLiteral
      if edge.key == "left" || edge.key == "right" {
        view.statements.append("tg_\(edge.key)Padding = \(number)")
      } else {
        view.call("padding", SwiftArgument(edge.key, number))
      }
    }
  } change: { source in
    if source.value.isNull { return ["tg_padding = .zero"] }
    if source.value.isNumber { return ["tg_padding = TGInsets(all: \(source.number))"] }
    var statements = ["tg_padding = .zero"]
    for edge in source.value.elements {
      let name = edge.key
      statements.append("tg_\(name)Padding = \(edge.numberLiteral)")
    }
    return statements
  }
}

extension SwiftSource {
  /// Statements that set gaps to a percentage.
  fileprivate func shares(_ axes: [String]) -> [String] {
    axes.map { "tg_\($0)spaceShare = \(amount ?? "nil")" }
  }

  fileprivate func gaps(_ axes: [String]) -> [String] {
    if value.isString { return shares(axes) }
    let numbers = axes.map { "tg_\($0)space = \(number)" }
    // Only some containers support gaps that are percentages.
    return base?.isString ?? false ? axes.map { "tg_\($0)spaceShare = nil" } + numbers : numbers
  }
}
