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
}

extension SwiftDescriptor {
  /// The value without its amounts and bounds.
  fileprivate var equal: JSONValue? { value.isObject ? value["equal"] : value }

  /// The increment, offset and multiple, of the value or by themselves.
  private func amounts(of value: JSONValue) -> [SwiftArgument] {
    value.elements.filter { ["increment", "offset", "multiple"].contains($0.key) }
      .map { SwiftArgument($0.key, $0.literal) }
  }

  /// The lower and the upper bound, each with its amounts.
  private var bounds: [(bound: JSONValue, arguments: [SwiftArgument])] {
    guard value.isObject else { return [] }
    return value.elements.filter { $0.key == "min" || $0.key == "max" }.map {
      ($0, [SwiftArgument(text($0["equal"] ?? $0))] + amounts(of: $0))
    }
  }

  /// The arguments of the modifier; nil if the modifier cannot express the whole descriptor.
  var modifierArguments: [SwiftArgument]? {
    if value["shrink"] != nil || value["equal"]?.isArray ?? false { return nil }
    var arguments = (equal.map { [SwiftArgument(text($0))] } ?? []) + amounts(of: value)
    for (bound, given) in bounds {
      if given.count > 1 || !value.isSize && !bound.isNumber { return nil }
      arguments.append(SwiftArgument(bound.key, given[0].text))
    }
    return arguments
  }

  /// The statement that sets the descriptor, without the leading variable and dot; nil if there is
  /// nothing to set.
  var statement: String? {
    let amounts = amounts(of: value)
    let names = ["increment": "add", "multiple": "multiply"]
    var calls = amounts.map { SwiftCall(names[$0.label ?? ""] ?? "offset", $0.text) }
    if let equal { calls = [SwiftCall("equal", [SwiftArgument(text(equal))] + amounts)] }
    calls += bounds.map { SwiftCall($0.bound.key, $0.arguments) }
    if let shrink = value["shrink"] { calls.append(SwiftCall("shrink", shrink.literal)) }
    return calls.isEmpty ? nil : "tg_\(value.key)" + calls.map { "." + $0.text }.joined()
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
    var arguments = value["equal"].map { [SwiftArgument(text($0, isPart: true))] } ?? []
    if let multiple = value["multiple"] {
      arguments.append(SwiftArgument("multiple", multiple.literal))
    }
    if let amount = value["increment"] ?? value["offset"] {
      arguments.append(SwiftArgument("increment", amount.literal))
    }
    return SwiftLiteral.call("TGMost.Term", arguments.map(\.written))
  }
}

// MARK: - Keys

extension SwiftNode {
  /// Adds the code for a position or a size.
  func say(_ descriptor: SwiftDescriptor) {
    let key = descriptor.value.key
    if descriptor.isAuto { return sayAutoMargins() }
    // Containers of some kinds have a size by default.
    let hasOther = descriptor.value.isSize && kind?.hasSize ?? false
    if hasOther, descriptor.statement == "tg_\(key).equal(.fill)" { return }
    let isCleared = hasOther && descriptor.equal == nil
    if isCleared { statements.append("tg_\(key).clear()") }
    if !isCleared, let arguments = descriptor.modifierArguments {
      if !arguments.isEmpty { calls.append(SwiftCall(key, arguments)) }
    } else if let statement = descriptor.statement {
      statements.append(statement)
    }
  }

  /// Adds the margins that take a share of the free space, at the first of them.
  private func sayAutoMargins() {
    if calls.contains(where: { $0.name == "autoMargins" }) { return }
    let auto = value.elements.filter {
      $0.stringIfAny == "auto" && SwiftSpelling[$0.key]?.isDescriptor ?? false
    }
    let margins = auto.map { "." + $0.key }
    calls.append(
      SwiftCall("autoMargins", margins.count == 1 ? margins[0] : SwiftLiteral.list(margins)))
  }

  func change(_ descriptor: SwiftDescriptor, from base: JSONValue?) -> [String] {
    let (key, clear) = (descriptor.value.key, "tg_\(descriptor.value.key).clear()")
    if descriptor.isAuto { return [clear, "tg_flex.autoMargins.insert(.\(key))"] }
    let isAuto = base?.stringIfAny == "auto"
    var statements = isAuto ? ["tg_flex.autoMargins.remove(.\(key))"] : []
    if descriptor.value.isNull { return statements + [clear] }
    // Setting a value resets its increment, offset and multiple, but keeps the bounds.
    let hasBounds = base?["min"] != nil || base?["max"] != nil
    let isOther = base != nil || descriptor.value.isSize && kind?.hasSize ?? false
    if hasBounds || descriptor.equal == nil && isOther { statements.append(clear) }
    return statements + [descriptor.statement].compactMap(\.self)
  }
}

extension SwiftDescriptor {
  /// Whether the margin is `auto`: it takes a share of the free space.
  fileprivate var isAuto: Bool { value.stringIfAny == "auto" }
}
