import TangramScene

/// A position or a size, as Swift code.
struct SwiftDescriptor {
  /// A value with its increment, offset and multiple.
  struct Value {
    var text: String
    /// Whether the value is a number, a percentage or a keyword, rather than an attribute of
    /// another view.
    var isPlain = true
    var isNumber = false
    var isList = false
    /// The increment, offset and multiple of a bound, as arguments.
    var amounts: [SwiftArgument] = []
  }

  let name: String
  private let isSize: Bool
  var equal: Value?
  /// The increment, offset and multiple, of the value or by themselves.
  var amounts: [SwiftArgument] = []
  var lower: Value?
  var upper: Value?
  var shrink: String?

  init(_ source: SwiftSource) {
    name = source.value.key
    isSize = source.value.isSize
    guard source.value.isObject else {
      equal = source.descriptorValue(name, isSize)
      return
    }
    equal = source.value["equal"].map { source.about($0).descriptorValue(name, isSize) }
    amounts = source.amounts
    lower = source.value["min"].map { source.about($0).bound(name, isSize) }
    upper = source.value["max"].map { source.about($0).bound(name, isSize) }
    shrink = source.value["shrink"].map(\.numberLiteral)
  }
}

extension JSONValue {
  /// Whether the key is that of a size.
  var isSize: Bool { key == "width" || key == "height" }
}

extension SwiftDescriptor {
  /// Whether there is nothing besides the value.
  private var isAlone: Bool { amounts.isEmpty && lower == nil && upper == nil && shrink == nil }

  /// Whether the descriptor is a single value, without amounts, bounds or references to other
  /// views.
  var isSimple: Bool { isAlone && equal?.isPlain ?? false }

  /// The arguments of the modifier; nil if the modifier cannot express the whole descriptor.
  var modifierArguments: [SwiftArgument]? {
    if shrink != nil || equal?.isList ?? false && !isAlone { return nil }
    var arguments = (equal.map { [SwiftArgument($0.text)] } ?? []) + amounts
    for (label, bound) in [("min", lower), ("max", upper)] {
      guard let bound else { continue }
      if !bound.amounts.isEmpty || !isSize && !bound.isNumber { return nil }
      arguments.append(SwiftArgument(label, bound.text))
    }
    return arguments
  }

  /// The statement that sets the descriptor, without the leading variable and dot; nil if there is
  /// nothing to set.
  var statement: String? {
    func call(_ name: String, _ value: Value, _ amounts: [SwiftArgument]) -> String {
      SwiftLiteral.call(".\(name)", [value.text] + amounts.map(\.written))
    }
    let names = ["increment": "add", "multiple": "multiply"]
    var calls =
      equal.map { [call("equal", $0, amounts)] }
      ?? amounts.map {
        ".\(names[$0.label ?? ""] ?? $0.label ?? "")(\($0.text))"
      }
    if let lower { calls.append(call("min", lower, lower.amounts)) }
    if let upper { calls.append(call("max", upper, upper.amounts)) }
    if let shrink { calls.append(".shrink(\(shrink))") }
    return calls.isEmpty ? nil : "tg_\(name)\(calls.joined())"
  }
}

// MARK: - Values

extension SwiftSource {
  /// The increment, offset and multiple of a value.
  fileprivate var amounts: [SwiftArgument] {
    let keys: [String] = ["increment", "offset", "multiple"]
    return keys.compactMap { key in
      value[key].map { SwiftArgument(key, $0.numberLiteral) }
    }
  }

  fileprivate func bound(_ name: String, _ isSize: Bool) -> SwiftDescriptor.Value {
    guard let equal = value["equal"] else { return descriptorValue(name, isSize) }
    var bound = about(equal).descriptorValue(name, isSize)
    bound.amounts = amounts
    return bound
  }

  fileprivate func descriptorValue(_ name: String, _ isSize: Bool) -> SwiftDescriptor.Value {
    if value.isArray {
      let anchors = value.elements.map { about($0).anchor(isSize: true, or: nil) }
      let text = anchors.isEmpty ? "[TGAnchor]()" : SwiftLiteral.list(anchors)
      return .init(text: text, isPlain: false, isList: true)
    }
    if let amount { return .init(text: amount, isNumber: value.isNumber) }
    if value.isObject { return .init(text: most, isPlain: false) }
    if !isSize, value.stringIfAny == "safeArea" {
      return .init(text: "TGLayoutPos.tg_safeAreaMargin", isNumber: true)
    }
    guard value.reference != nil else { return .init(text: choice) }
    return .init(text: anchor(isSize: isSize, or: name), isPlain: false)
  }

  /// The largest or the smallest of several values.
  private var most: String {
    let isLargest = value["max"] != nil
    let terms = value[isLargest ? "max" : "min"]?.elements.map { about($0).term } ?? []
    let arguments = terms.isEmpty ? "[TGAnchor]()" : terms.joined(separator: ", ")
    return ".\(isLargest ? "largest" : "smallest")(of: \(arguments))"
  }

  private var term: String {
    guard value.isObject, let equal = value["equal"] else {
      return amount ?? (value.reference != nil ? anchor(isSize: true, or: nil) : choice)
    }
    var arguments = [SwiftArgument(about(equal).term)]
    for key in ["multiple", "increment", "offset"] as [String] {
      guard let given = value[key] else { continue }
      let label = key == "offset" ? "increment" : key
      arguments.append(SwiftArgument(label, given.numberLiteral))
    }
    return SwiftLiteral.call("TGMost.Term", arguments.map(\.written))
  }

  /// A reference to an attribute of another view, of the parent, or of the view itself.
  ///
  /// - Parameters:
  ///   - isSize: Whether the anchor is an element of a list or a size, where an implicit member is
  ///     enough.
  ///   - name: The size being set; the same size of another view is written as the view alone.
  private func anchor(isSize: Bool, or name: String?) -> String {
    let (view, attribute) = value.reference ?? ("", "")
    switch view {
    case "superview": return ".superview(.\(attribute))"
    case "self": return "\(isSize ? "" : "TGAnchor").this(.\(attribute))"
    default:
      let constant = names.reference(to: view)
      return isSize && attribute == name ? constant : "\(constant).anchor(.\(attribute))"
    }
  }
}

// MARK: - Keys

extension SwiftSpelling {
  /// The spelling of a position or a size.
  static let descriptor =
    SwiftSpelling { source, view in
      let name = source.value.key
      if source.isAuto { return view.addAutoMargin(name) }
      let descriptor = SwiftDescriptor(source)
      // Containers of some kinds have a size by default.
      let hasOther = source.value.isSize && source.kind?.hasSize ?? false
      if hasOther, descriptor.equal?.text == ".fill", descriptor.isSimple { return }
      if hasOther, descriptor.equal == nil { view.statements.append("tg_\(name).clear()") }
      guard let arguments = descriptor.modifierArguments, !hasOther || descriptor.equal != nil
      else {
        if let statement = descriptor.statement { view.statements.append(statement) }
        return
      }
      if !arguments.isEmpty { view.calls.append(SwiftCall(name: name, arguments: arguments)) }
    } change: { source in
      let name = source.value.key
      var statements: [String] = []
      if source.base?.stringIfAny == "auto" {
        statements.append("tg_flex.autoMargins.remove(.\(name))")
      }
      if source.isAuto { return ["tg_\(name).clear()", "tg_flex.autoMargins.insert(.\(name))"] }
      if source.value.isNull { return statements + ["tg_\(name).clear()"] }
      let descriptor = SwiftDescriptor(source)
      // Setting a value resets its increment, offset and multiple, but keeps the bounds.
      let hasBounds = source.base?["min"] != nil || source.base?["max"] != nil
      let isOther = source.base != nil || source.value.isSize && source.kind?.hasSize ?? false
      if hasBounds || descriptor.equal == nil && isOther { statements.append("tg_\(name).clear()") }
      return statements + [descriptor.statement].compactMap(\.self)
    }
}

extension SwiftSource {
  /// Whether the margin is `auto`: it takes a share of the free space.
  fileprivate var isAuto: Bool { value.stringIfAny == "auto" }
}

extension SwiftView {
  /// Adds a margin that takes a share of the free space.
  fileprivate mutating func addAutoMargin(_ name: String) {
    let margin = SwiftLiteral.choice(name)
    guard let known = calls.firstIndex(where: { $0.name == "autoMargins" }) else {
      return call("autoMargins", SwiftArgument(margin))
    }
    let others = calls[known].arguments[0].text.drop { $0 == "[" }.prefix { $0 != "]" }
    calls[known].arguments[0].text = "[\(others), \(margin)]"
  }
}
