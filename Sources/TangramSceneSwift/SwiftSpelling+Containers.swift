import TangramScene

// Swift code for the properties of all containers.

extension SwiftSpelling {
  static let ofContainers: [String: SwiftSpelling] = [
    "padding": padding,
    "zeroPadding": property("tg_zeroPadding", "zeroPadding", standard: "true"),
    "space": gap(["h", "v"], nil, argumentOf: ["linear", "flow", "float", "table"]),
    "hspace": gap(["h"], "horz", argumentOf: ["hstack"]),
    "vspace": gap(["v"], "vert", argumentOf: ["vstack"]),
    "gravity": property("tg_gravity", "gravity", standard: ".none") { $0.gravity },
    "reverseLayout": flag("tg_reverseLayout", "reverseLayout"),
    "layoutTransform": property("tg_layoutTransform", "layoutTransform", standard: ".identity") {
      $0.transform
    },
  ]

  /// - Parameters:
  ///   - label: The label of the gap in a call of `spacing`.
  ///   - kinds: The kinds of containers that are created with the gap.
  private static func gap(
    _ axes: [String], _ label: String?, argumentOf kinds: [String]
  ) -> SwiftSpelling {
    SwiftSpelling { source, view in
      if source.value.isString {
        view.statements += source.shares(axes)
      } else if source.isIn(kinds) {
        view.creation.arguments.append(SwiftArgument("spacing", source.number))
      } else {
        view.call("spacing", SwiftArgument(label, source.number))
      }
    } change: { source in
      if source.value.isString { return source.shares(axes) }
      let numbers = axes.map { "tg_\($0)space = \(source.number)" }
      // Only some containers support gaps that are percentages.
      guard source.base?.isString ?? false else { return numbers }
      return axes.map { "tg_\($0)spaceShare = nil" } + numbers
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
    if source.value.isNumber { return ["tg_padding = TGInsets(all: \(source.number))"] }
    return ["tg_padding = .zero"]
      + source.value.elements.map { "tg_\($0.key)Padding = \($0.numberLiteral)" }
  }
}

extension SwiftSource {
  /// Statements that set gaps to a percentage.
  fileprivate func shares(_ axes: [String]) -> [String] {
    axes.map { "tg_\($0)spaceShare = \(amount ?? "nil")" }
  }
}
