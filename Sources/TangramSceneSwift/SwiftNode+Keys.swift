import TangramScene

// Swift code for the keys of nodes.

extension SwiftNode {
  /// Adds the code for a key to the view, which is being created.
  func emit(_ value: JSONValue) {
    let key = value.key
    guard let spelling = SwiftSpelling[key] else { return }
    switch key {
    case "anchorPoint":
      // Setting the anchor point moves the frame, so it is set before the frame.
      let index = calls.firstIndex { $0.name == "frame" } ?? calls.count
      calls.insert(SwiftCall(key, value.literal), at: index)
    case "content" where kind === ContainerKind.leaf:
      creation.arguments += texts.arguments(of: value) ?? [text(of: value)]
    case "orientation", "direction": creation.arguments[0] = value.literal
    case "paint": calls.append(SwiftCall(key, value.arguments))
    case "spacer": creation.arguments += value.isNumber ? [value.literal] : value.arguments
    case "hugging", "resistance":
      let texts = value.priorities
      if texts[0] == texts[1] { return calls.append(SwiftCall(key, texts[0])) }
      for (text, axis) in zip(texts, [".horizontal", ".vertical"])
      where spelling.standard != "(\(text), \(text))" {
        calls.append(SwiftCall(key, text, axis))
      }
    case "padding" where value.isObject:
      for edge in value.elements {
        if edge.key == "left" || edge.key == "right" {
          statements.append("tg_\(edge.key)Padding = \(edge.literal)")
        } else {
          call(key, label: edge.key, edge.literal)
        }
      }
    case "space", "hspace", "vspace":
      let stacks = ["hspace": ["hstack"], "vspace": ["vstack"]]
      let kinds = stacks[key] ?? ["linear", "flow", "float", "table"]
      if value.isString {
        statements += change(value, from: nil)
      } else if kinds.contains(kind.name) {
        creation.arguments.append("spacing: \(value.literal)")
      } else {
        call("spacing", label: ["hspace": "horz", "vspace": "vert"][key], value.literal)
      }
    case "baselineBase": calls.append(SwiftCall(key, reference(of: value)))
    case "basis": call("flex", label: key, value.amount ?? value.literal)
    case "fixedSubviews" where value["minSpace"] != nil:
      calls.append(SwiftCall(key, value.arguments))
    case "wrap" where value.stringIfAny == "wrap": creation.arguments.append("wrap: true")
    case "constraints":
      finalCalls += SwiftConstraint.lines(value, texts.names).map {
        SwiftCall("with", closure: .lines($0, parameter: "box"))
      }
    default:
      let text = text(of: value)
      switch spelling.place {
      case .modifier(let name, _) where spelling.standard == "false" && text == "true":
        calls.append(SwiftCall(name ?? key))
      case .modifier(let name, let label): call(name ?? key, label: label, text)
      case .argument(let label):
        creation.arguments.append(label.map { "\($0): \(text)" } ?? text)
      case .statement: statements += change(value, from: nil)
      case .descriptor: emit(descriptor: value)
      }
    }
  }

  /// Adds a call; an argument with a label is added to an existing call of the same modifier.
  private func call(_ name: String, label: String?, _ text: String) {
    guard let label else { return calls.append(SwiftCall(name, text)) }
    if let last = calls.lastIndex(where: { $0.name == name }) {
      calls[last].arguments.append("\(label): \(text)")
    } else {
      calls.append(SwiftCall(name, "\(label): \(text)"))
    }
  }

  /// Returns the statements that change the view from a value outside size classes, if there is one,
  /// to a value, or to null; they have no leading variable and dot.
  func change(_ value: JSONValue, from base: JSONValue?) -> [String] {
    let key = value.key
    guard let spelling = SwiftSpelling[key] else { return [] }
    switch key {
    case _ where spelling.place == .descriptor: return change(descriptor: value, from: base)
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
    case "justifyContent" where value.isNull && kind.name == "flex":
      return ["tg_\(key) = .flexStart"]
    case "justifyItems" where value.isNull && kind.name == "grid",
      "alignItems" where value.isNull && kind.name == "grid":
      return ["tg_\(key) = nil"]
    default:
      let text = value.isNull ? spelling.standard : text(of: value)
      return ["\(spelling.property ?? "tg_" + key) = \(text)"]
    }
  }

  private func text(of value: JSONValue) -> String {
    switch value.key {
    case "content":
      if let paragraph = texts.paragraph(of: value) { return ".paragraph(\(paragraph))" }
      if let size = value["size"] { return SwiftCall(".size", size.literals).text }
      return value["text"]?.literal ?? ".text()"
    case "baselineBase", "originView": return reference(of: value) + ".id"
    default: return value.literal
    }
  }

  private func reference(of value: JSONValue) -> String {
    texts.names.reference(to: value.stringIfAny ?? "")
  }
}
