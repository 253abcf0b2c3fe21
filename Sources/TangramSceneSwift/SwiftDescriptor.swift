import TangramScene

/// A position or a size, as Swift code.
struct SwiftDescriptor {
  let value: JSONValue
  private let names: SwiftNames

  init(_ value: JSONValue, _ names: SwiftNames) { (self.value, self.names) = (value, names) }
}

extension JSONValue {
  /// Whether the key is that of a size.
  var isSize: Bool { key == "width" || key == "height" }

  /// Whether the value is `auto`; a margin with it takes a share of the free space.
  var isAuto: Bool { stringIfAny == "auto" }
}

extension SwiftDescriptor {
  /// A value or a bound, and its increment, offset and multiple.
  private func arguments(of value: JSONValue) -> [SwiftArgument] {
    let amounts = value.elements.filter { ["increment", "offset", "multiple"].contains($0.key) }
    return [SwiftArgument(text(value["equal"] ?? value))]
      + amounts.map { SwiftArgument($0.key, $0.literal) }
  }

  /// The parts as calls: the value with its amounts, or these alone, the bounds, and the rest.
  private var calls: [SwiftCall] {
    if !value.isObject { return [SwiftCall("equal", arguments(of: value))] }
    return value.elements.compactMap { part in
      switch part.key {
      case "equal": SwiftCall(part.key, arguments(of: value))
      case "min", "max": SwiftCall(part.key, arguments(of: part))
      case "shrink": SwiftCall(part.key, part.literal)
      default: hasValue ? nil : SwiftCall(part.key, part.literal)
      }
    }
  }

  fileprivate var hasValue: Bool { !value.isObject || value["equal"] != nil }

  /// The arguments of the modifier; nil if the modifier cannot express the whole descriptor.
  fileprivate var modifierArguments: [SwiftArgument]? {
    if value["shrink"] != nil || value["equal"]?.isArray ?? false { return nil }
    var arguments: [SwiftArgument] = []
    for call in calls {
      if call.name == "equal" {
        arguments += call.arguments
      } else if call.arguments.count == 1, value.isSize || value[call.name]?.isNumber ?? false {
        arguments.append(SwiftArgument(call.name, call.arguments[0].text))
      } else {
        return nil
      }
    }
    return arguments
  }

  /// The statement that sets the descriptor, without the leading variable and dot; nil if there is
  /// nothing to set.
  var statement: String? {
    let names = ["increment": "add", "multiple": "multiply"]
    let calls = calls.map { "." + SwiftCall(names[$0.name] ?? $0.name, $0.arguments).text }
    return calls.isEmpty ? nil : "tg_\(value.key)\(calls.joined())"
  }
}

// MARK: - Values

extension SwiftDescriptor {
  /// - Parameter isPart: Whether the value is an element of a list, or one of several values.
  private func text(_ value: JSONValue, isPart: Bool = false) -> String {
    if value.isArray { return parts(value, SwiftLiteral.list) }
    if let amount = value.amount { return amount }
    if value.isObject { return isPart ? term(value) : most(value) }
    let isSize = isPart || self.value.isSize
    if !isSize, value.stringIfAny == "safeArea" { return "TGLayoutPos.tg_safeAreaMargin" }
    guard let (view, attribute) = value.reference else { return value.literal }
    switch view {
    case "superview": return ".superview(.\(attribute))"
    case "self": return "\(isSize ? "" : "TGAnchor").this(.\(attribute))"
    default:
      let constant = names.reference(to: view)
      // The same size of another view is written as the view alone.
      let isSame = isSize && !isPart && attribute == self.value.key
      return isSame ? constant : "\(constant).anchor(.\(attribute))"
    }
  }

  private func parts(_ value: JSONValue, _ join: ([String]) -> String) -> String {
    let parts = value.elements.map { text($0, isPart: true) }
    return parts.isEmpty ? "[TGAnchor]()" : join(parts)
  }

  /// The largest or the smallest of several values.
  private func most(_ value: JSONValue) -> String {
    let name = value["max"] != nil ? ".largest" : ".smallest"
    let terms = value["max"] ?? value["min"] ?? value
    return "\(name)(of: \(parts(terms) { $0.joined(separator: ", ") }))"
  }

  /// One of several values, with its amounts.
  private func term(_ value: JSONValue) -> String {
    let multiple = value["multiple"].map { "multiple: \($0.literal)" }
    let amount = (value["increment"] ?? value["offset"]).map { "increment: \($0.literal)" }
    let equal = value["equal"].map { text($0, isPart: true) }
    return SwiftLiteral.call("TGMost.Term", [equal, multiple, amount].compactMap(\.self))
  }
}

// MARK: - Keys

extension SwiftNode {
  /// Adds the code for a position or a size.
  func say(_ descriptor: SwiftDescriptor) {
    let key = descriptor.value.key
    if descriptor.value.isAuto { return sayAutoMargins() }
    if descriptor.statement.map(ruledSizes.contains) ?? false { return }
    // Containers of some kinds have a size by default.
    let hasOther = descriptor.value.isSize && kind?.hasSize ?? false
    if hasOther, descriptor.statement == "tg_\(key).equal(.fill)" { return }
    if descriptor.hasValue || !hasOther, let arguments = descriptor.modifierArguments {
      if !arguments.isEmpty { calls.append(SwiftCall(key, arguments)) }
    } else {
      statements += change(descriptor, from: nil)
    }
  }

  /// Adds the margins that take a share of the free space, at the first of them.
  private func sayAutoMargins() {
    if calls.contains(where: { $0.name == "autoMargins" }) { return }
    let margins = value.elements.filter { $0.isAuto }.map(\.key)
      .filter { SwiftSpelling[$0]?.place == .descriptor }
    calls.append(SwiftCall("autoMargins", SwiftLiteral.options(margins)))
  }

  func change(_ descriptor: SwiftDescriptor, from base: JSONValue?) -> [String] {
    let (key, clear) = (descriptor.value.key, "tg_\(descriptor.value.key).clear()")
    if descriptor.value.isAuto { return [clear, "tg_flex.autoMargins.insert(.\(key))"] }
    var statements = base?.isAuto ?? false ? ["tg_flex.autoMargins.remove(.\(key))"] : []
    if descriptor.value.isNull { return statements + [clear] }
    // Setting a value resets its increment, offset and multiple, but keeps the bounds.
    let hasBounds = base?["min"] != nil || base?["max"] != nil
    let isOther = base != nil || descriptor.value.isSize && kind?.hasSize ?? false
    if hasBounds || !descriptor.hasValue && isOther { statements.append(clear) }
    return statements + [descriptor.statement].compactMap(\.self)
  }
}
