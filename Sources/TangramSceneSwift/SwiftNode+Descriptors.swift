import TangramScene

// Swift code for positions and sizes.

extension SwiftNode {
  /// Adds the code for a position or a size to the view, which is being created.
  func emit(descriptor: JSONValue) {
    let key = descriptor.key
    if descriptor.isAuto {
      // All automatic margins are in one call, which is added with the first of them.
      if calls.contains(where: { $0.name == "autoMargins" }) { return }
      let margins = value.elements.filter { $0.isAuto }.map(\.key)
        .filter { SwiftSpelling[$0]?.place == .descriptor }
      return calls.append(SwiftCall("autoMargins", SwiftLiteral.options(margins)))
    }
    let statement = statement(of: descriptor)
    if statement.map(impliedSizes.contains) ?? false { return }
    // Containers of some kinds have a size by default.
    let hasOther = descriptor.isSize && kind.hasSize
    if hasOther, statement == "tg_\(key).equal(.fill)" { return }
    if descriptor.hasEqual || !hasOther, let arguments = modifierArguments(of: descriptor) {
      if !arguments.isEmpty { calls.append(SwiftCall(key, arguments)) }
    } else {
      statements += change(descriptor: descriptor, from: nil)
    }
  }

  /// Returns the statements that change a position or a size; see `change`.
  func change(descriptor: JSONValue, from base: JSONValue?) -> [String] {
    let (key, clear) = (descriptor.key, "tg_\(descriptor.key).clear()")
    if descriptor.isAuto { return [clear, "tg_flex.autoMargins.insert(.\(key))"] }
    var statements = base?.isAuto ?? false ? ["tg_flex.autoMargins.remove(.\(key))"] : []
    if descriptor.isNull { return statements + [clear] }
    // Setting a value resets its increment, offset and multiple, but keeps the bounds.
    let hasBounds = base?["min"] != nil || base?["max"] != nil
    let isOther = base != nil || descriptor.isSize && kind.hasSize
    if hasBounds || !descriptor.hasEqual && isOther { statements.append(clear) }
    return statements + [statement(of: descriptor)].compactMap(\.self)
  }

  /// The statement that sets a descriptor, without the leading variable and dot, if there is one.
  func statement(of descriptor: JSONValue) -> String? {
    let names = ["increment": "add", "multiple": "multiply"]
    let calls = parts(of: descriptor).map { part in
      "." + SwiftCall(names[part.name] ?? part.name, part.arguments).text
    }
    return calls.isEmpty ? nil : "tg_\(descriptor.key)\(calls.joined())"
  }

  /// The arguments of the modifier; nil if the modifier cannot express the whole descriptor.
  private func modifierArguments(of descriptor: JSONValue) -> [String]? {
    if descriptor["shrink"] != nil || descriptor["equal"]?.isArray ?? false { return nil }
    var arguments: [String] = []
    for part in parts(of: descriptor) {
      if part.name == "equal" {
        arguments += part.arguments
      } else if part.arguments.count == 1,
        descriptor.isSize || descriptor[part.name]?.isNumber ?? false
      {
        arguments.append("\(part.name): \(part.arguments[0])")
      } else {
        return nil
      }
    }
    return arguments
  }

  /// The parts as calls: the value with its amounts (or only the amounts), the bounds, and the rest.
  private func parts(of descriptor: JSONValue) -> [SwiftCall] {
    /// A value or a bound, and its increment, offset and multiple.
    func arguments(of value: JSONValue) -> [String] {
      let amounts = value.elements.filter { ["increment", "offset", "multiple"].contains($0.key) }
      return [text(value["equal"] ?? value, of: descriptor)] + amounts.map(\.labeled)
    }
    if !descriptor.isObject { return [SwiftCall("equal", arguments(of: descriptor))] }
    return descriptor.elements.compactMap { part in
      switch part.key {
      case "equal": SwiftCall(part.key, arguments(of: descriptor))
      case "min", "max": SwiftCall(part.key, arguments(of: part))
      case "shrink": SwiftCall(part.key, part.literal)
      default: descriptor.hasEqual ? nil : SwiftCall(part.key, part.literal)
      }
    }
  }
}

// MARK: - Values

extension SwiftNode {
  /// - Parameter isPart: Whether the value is an element of a list, or one of several values.
  private func text(_ value: JSONValue, of descriptor: JSONValue, isPart: Bool = false) -> String {
    func parts(_ value: JSONValue, _ join: ([String]) -> String) -> String {
      let parts = value.elements.map { text($0, of: descriptor, isPart: true) }
      return parts.isEmpty ? "[TGAnchor]()" : join(parts)
    }
    if value.isArray { return parts(value, SwiftLiteral.list) }
    if let amount = value.amount { return amount }
    if value.isObject, !isPart {
      // The largest or the smallest of several values.
      let name = value["max"] != nil ? ".largest" : ".smallest"
      let terms = value["max"] ?? value["min"] ?? value
      return "\(name)(of: \(parts(terms) { $0.joined(separator: ", ") }))"
    }
    if value.isObject {
      // One of several values, with its amounts.
      let equal = value["equal"].map { text($0, of: descriptor, isPart: true) }
      let multiple = value["multiple"].map(\.labeled)
      let amount = (value["increment"] ?? value["offset"]).map { "increment: \($0.literal)" }
      return SwiftCall("TGMost.Term", [equal, multiple, amount].compactMap(\.self)).text
    }
    let isSize = isPart || descriptor.isSize
    if !isSize, value.stringIfAny == "safeArea" { return "TGLayoutPos.tg_safeAreaMargin" }
    guard let (view, attribute) = value.reference else { return value.literal }
    switch view {
    case "superview": return ".superview(.\(attribute))"
    case "self": return "\(isSize ? "" : "TGAnchor").this(.\(attribute))"
    default:
      let constant = texts.names.reference(to: view)
      // The same size of another view is written as the view alone.
      let isSame = isSize && !isPart && attribute == descriptor.key
      return isSame ? constant : "\(constant).anchor(.\(attribute))"
    }
  }
}

extension JSONValue {
  var isSize: Bool { key == "width" || key == "height" }

  /// Whether a position or a size has a value, rather than only bounds and amounts.
  fileprivate var hasEqual: Bool { !isObject || self["equal"] != nil }
}
