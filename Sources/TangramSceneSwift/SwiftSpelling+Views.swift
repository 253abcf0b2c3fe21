import TangramScene

// Swift code for the properties of all views, except positions and sizes.

extension SwiftSpelling {
  static let ofViews: [String: SwiftSpelling] = [
    "visibility": property("tg_visibility", "visibility", standard: ".visible"),
    "alignment": property("tg_alignment", "alignment", standard: ".none") { $0.gravity },
    "noLayout": flag("tg_noLayout", "noLayout"),
    "useFrame": flag("tg_useFrame", "useFrame"),
    "reverseFloat": flag("tg_reverseFloat", "reverseFloat"),
    "clearFloat": flag("tg_clearFloat", "clearFloat"),
    "hidden": flag("isHidden", "hidden"),
    "frame": property("frame", "frame", standard: ".zero") {
      $0.made("TGRect", ["x", "y", "width", "height"])
    },
    "boundsOrigin": property("bounds.origin", standard: ".zero") { $0.point },
    "anchorPoint": anchorPoint,
    "transform": property("transform", "transform", standard: ".identity") { $0.transform },
    "alpha": property("alpha", "alpha", standard: "1"),
    "content": content,
    "paint": SwiftSpelling { source, view in
      view.calls.append(
        SwiftCall(name: "paint", arguments: PaintSpelling.arguments(of: source.value)))
    } change: { _ in
      // It is the same in all size classes.
      []
    },
    "spacer": spacer,
  ]

  /// The anchor point; setting it moves the frame, so it is set before the frame.
  private static let anchorPoint = SwiftSpelling { source, view in
    let call = SwiftCall(name: "anchorPoint", arguments: [SwiftArgument(source.point)])
    view.calls.insert(call, at: view.calls.firstIndex { $0.name == "frame" } ?? view.calls.count)
  } change: {
    ["anchorPoint = \($0.point)"]
  }

  private static let content = SwiftSpelling { source, view in
    if source.kind == nil {
      let text = source.texts.arguments(of: source.value)
      view.creation.arguments += text ?? [SwiftArgument(source.content)]
    } else {
      view.call("content", SwiftArgument(source.content))
    }
  } change: {
    ["tg_content = \($0.content)"]
  }

  private static let spacer = SwiftSpelling { source, view in
    if source.value.isNumber {
      view.creation.arguments.append(SwiftArgument(source.number))
    } else if source.value.isObject {
      for (key, label) in [("min" as String, "minimum"), ("priority", "priority")] {
        guard let number = source.value[key] else { continue }
        view.creation.arguments.append(SwiftArgument(label, number.numberLiteral))
      }
    }
  } change: { source in
    let (least, priority) = (source.value["min"], source.value["priority"])
    return [
      "tg_length = \(source.value.isNumber ? source.number : "nil")",
      "tg_minimum = \(least.map(\.numberLiteral) ?? "0")",
      "tg_priority = \(priority.map(\.numberLiteral) ?? "0")",
    ]
  }
}

extension SwiftSource {
  var transform: String { made("TGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]) }

  fileprivate var content: String {
    if let paragraph = texts.paragraph(of: value) { return ".paragraph(\(paragraph))" }
    if let size = value["size"] {
      return SwiftLiteral.call(".size", size.numberLiterals)
    }
    return SwiftLiteral.call(".text", value["text"]?.labeledNumbers.map(\.written) ?? [])
  }
}
