import TangramScene

// Swift code for the keys of nodes.

extension SwiftNode {
  /// Adds the code for a key to the view, which is being created.
  func say(_ value: JSONValue) {
    let key = value.key
    guard let spelling = SwiftSpelling[key] else { return }
    switch key {
    case "anchorPoint":
      // Setting it moves the frame, so it is set before the frame.
      let place = calls.firstIndex { $0.name == "frame" } ?? calls.count
      calls.insert(SwiftCall(key, text(of: value)), at: place)
    case "content" where kind == nil:
      creation.arguments += texts.arguments(of: value) ?? [SwiftArgument(text(of: value))]
    case "orientation", "direction": creation.arguments[0].text = text(of: value)
    case "paint": calls.append(SwiftCall(key, PaintSpelling.arguments(of: value)))
    case "spacer":
      let labels = ["min": "minimum", "priority": "priority"]
      let parts = value.isNumber ? [value] : Array(value.elements)
      creation.arguments += parts.map { SwiftArgument(labels[$0.key], $0.literal) }
    case "hugging", "resistance":
      let texts = value.elements.compactMap(\.numberIfAny).map(SwiftLiteral.priority)
      if texts[0] == texts[1] { return call(key, SwiftArgument(texts[0])) }
      for (text, axis) in zip(texts, [".horizontal", ".vertical"])
      where spelling.standard != "(\(text), \(text))" {
        calls.append(SwiftCall(key, [SwiftArgument(text), SwiftArgument(axis)]))
      }
    case "padding" where value.isObject:
      for edge in value.elements {
        if edge.key == "left" || edge.key == "right" {
          statements.append("tg_\(edge.key)Padding = \(edge.literal)")
        } else {
          call(key, SwiftArgument(edge.key, edge.literal))
        }
      }
    case "space", "hspace", "vspace":
      let stacks = ["hspace": ["hstack"], "vspace": ["vstack"]]
      let kinds = stacks[key] ?? ["linear", "flow", "float", "table"]
      if value.isString {
        statements += change(value, from: nil)
      } else if kinds.contains(kind?.name ?? "") {
        creation.arguments.append(SwiftArgument("spacing", value.literal))
      } else {
        let label = ["hspace": "horz", "vspace": "vert"][key]
        call("spacing", SwiftArgument(label, value.literal))
      }
    case "baselineBase":
      call(key, SwiftArgument(texts.names.reference(to: value.stringIfAny ?? "")))
    case "basis": call("flex", SwiftArgument(key, value.amount ?? value.literal))
    case "fixedSubviews" where value["minSpace"] != nil:
      calls.append(SwiftCall(key, value.elements.map { SwiftArgument($0.key, $0.literal) }))
    case "wrap" where value.stringIfAny == "wrap":
      creation.arguments.append(SwiftArgument(key, "true"))
    case "constraints":
      for lines in SwiftConstraint.lines(value, texts.names) {
        closing.append(SwiftCall("with", [], .lines(lines, parameter: "box")))
      }
    default: say(value, spelling)
    }
  }

  private func say(_ value: JSONValue, _ spelling: SwiftSpelling) {
    let text = text(of: value)
    switch spelling.place {
    case .modifier(let name, _) where spelling.standard == "false" && text == "true":
      calls.append(SwiftCall(name ?? value.key))
    case .modifier(let name, let label): call(name ?? value.key, SwiftArgument(label, text))
    case .argument(let label): creation.arguments.append(SwiftArgument(label, text))
    case .statement: statements += change(value, from: nil)
    case .descriptor: say(SwiftDescriptor(value, texts.names))
    }
  }

  /// Adds a call; an argument with a label is added to an existing call of the same modifier.
  private func call(_ name: String, _ argument: SwiftArgument) {
    if argument.label != nil, let last = calls.lastIndex(where: { $0.name == name }) {
      calls[last].arguments.append(argument)
    } else {
      calls.append(SwiftCall(name, [argument]))
    }
  }

  /// Returns the statements that change the view, without the leading variable and dot.
  ///
  /// - Parameters:
  ///   - value: The value; null if it is cleared.
  ///   - base: The value outside size classes, if there is one.
  func change(_ value: JSONValue, from base: JSONValue?) -> [String] {
    let key = value.key
    guard let spelling = SwiftSpelling[key] else { return [] }
    switch key {
    case _ where spelling.place == .descriptor:
      return change(SwiftDescriptor(value, texts.names), from: base)
    case "padding" where value.isNumber: return ["tg_padding = TGInsets(all: \(value.literal))"]
    case "padding":
      return ["tg_padding = .zero"] + value.elements.map { "tg_\($0.key)Padding = \($0.literal)" }
    case "space", "hspace", "vspace":
      let axes = key == "space" ? ["h", "v"] : [String(key.prefix(1))]
      if value.isString { return axes.map { "tg_\($0)spaceShare = \(value.amount ?? "nil")" } }
      let number = value.isNull ? spelling.standard : value.literal
      let numbers = axes.map { "tg_\($0)space = \(number)" }
      // Only some containers support gaps that are percentages.
      guard base?.isString ?? false else { return numbers }
      return axes.map { "tg_\($0)spaceShare = nil" } + numbers
    case "spacer":
      return [
        "tg_length = \(value.isNumber ? value.literal : "nil")",
        "tg_minimum = \(value["min"]?.literal ?? "0")",
        "tg_priority = \(value["priority"]?.literal ?? "0")",
      ]
    case "constraints": return SwiftConstraint.changes(value, texts.names)
    case "justifyContent" where value.isNull && kind?.name == "flex":
      return ["tg_\(key) = .flexStart"]
    case "justifyItems" where value.isNull && kind?.name == "grid",
      "alignItems" where value.isNull && kind?.name == "grid":
      return ["tg_\(key) = nil"]
    default:
      let text = value.isNull ? spelling.standard : text(of: value)
      return ["\(spelling.property ?? "tg_" + key) = \(text)"]
    }
  }
}

// MARK: - Values

extension SwiftNode {
  /// The value of a property.
  private func text(of value: JSONValue) -> String {
    switch value.key {
    case "content": content(value)
    case "position": "true"
    case "baselineBase", "originView":
      texts.names.reference(to: value.stringIfAny ?? "") + ".id"
    case "alignSelf", "justifySelf", "justifyContent", "alignContent", "justifyItems", "alignItems":
      value.isAuto ? "nil" : value.literal
    default: value.propertyLiteral
    }
  }

  private func content(_ value: JSONValue) -> String {
    if let paragraph = texts.paragraph(of: value) { return ".paragraph(\(paragraph))" }
    if let size = value["size"] { return SwiftLiteral.call(".size", size.elements.map(\.literal)) }
    return SwiftLiteral.call(".text", value.elements(of: "text").map(\.labeled))
  }
}
