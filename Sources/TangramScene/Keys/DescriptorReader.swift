import TangramCore

/// Reads a position or a size.
struct DescriptorReader {
  let attribute: TGAttribute
  let names: SceneNames

  private typealias Value = Descriptor.Value
  private var isSize: Bool { attribute.isSize }
  private var addendKey: String { Self.addendKey(ofSize: isSize) }
}

extension DescriptorReader {
  func read(_ json: JSONValue) throws(TGSceneError) -> Descriptor {
    let equal = try part(json, as: .own)
    var descriptor = Descriptor(attribute: attribute, equal: equal)
    guard json.isObject else { return descriptor }
    descriptor.shrink = try json["shrink"]?.number() ?? 0
    for member in json.elements {
      if member.key == "min" { descriptor.lower = try bound(member) }
      if member.key == "max" { descriptor.upper = try bound(member) }
    }
    return descriptor
  }

  private func bound(_ json: JSONValue) throws(TGSceneError) -> Value {
    var bound = try part(json, as: .bound)
    if bound.value.kind == .weight {
      // The multiple of a percentage bound is included in the percentage.
      bound.value = DescriptorValue(.weight, bound.value.number * bound.multiple)
      bound.multiple = 1
    }
    return bound
  }

  /// Reads a value by itself, or an object with a value, its addend and its multiple.
  private func part(_ json: JSONValue, as role: Descriptor.Role) throws(TGSceneError) -> Value {
    guard json.isObject else { return try value(json, as: role) }
    _ = try json.object(
      keys: ["equal", addendKey] + (isSize || role == .term ? ["multiple"] : [])
        + (role == .own ? ["min", "max", "shrink"] : []))
    let equal = role == .own ? json["equal"] : try json.required("equal")
    var part = Value()
    if let equal { part = try value(equal, as: role) }
    part.addend = try json[addendKey]?.number() ?? 0
    part.multiple = try json["multiple"]?.number() ?? 1
    return part
  }
}

// MARK: - Values

extension DescriptorReader {
  static let namedSizes: Choices<DescriptorValue> = [
    "wrap": DescriptorValue(.wrap), "fill": DescriptorValue(.fill),
    "average": .average,
  ]

  /// The keyword for a position that equals the inset of the safe area.
  static let safeArea: String = "safeArea"

  /// The key of the number that is added to the value.
  static func addendKey(ofSize isSize: Bool) -> String { isSize ? "increment" : "offset" }

  private func value(
    _ json: JSONValue, as role: Descriptor.Role
  ) throws(TGSceneError) -> Value {
    let value = try self.value(json, isBound: role != .own)
    guard role != .term || [.number, .anchor, .wrap].contains(value.value.kind) else {
      throw json.expected("a number\(isSize ? ", `wrap`" : "") or \(example)")
    }
    return value
  }

  /// - Parameter isBound: Whether the value is a bound, of which there are fewer kinds.
  private func value(_ value: JSONValue, isBound: Bool) throws(TGSceneError) -> Value {
    if let points = value.numberIfAny { return Value(.number, points) }
    if value.isObject, Self.mostKeys.contains(where: { value[$0] != nil }) {
      return try most(value)
    }
    guard let text = value.stringIfAny else {
      if isBound { throw value.expected("a number or a reference") }
      return Value(value: DescriptorValue(.list), list: try list(value))
    }
    if isSize, !isBound || text == "wrap", let named = Self.namedSizes[text] {
      return Value(value: named)
    }
    if !isSize, !isBound, text == Self.safeArea {
      return Value(.number, DescriptorValue.safeAreaInset)
    }
    if isSize || !isBound, let share = value.number(before: "%") { return Value(.weight, share) }
    if let anchor = try anchor(value) { return Value(value: DescriptorValue(anchor)) }
    if isBound {
      let others = isSize ? "a number, a share like `20%`, `wrap`" : "a number"
      throw value.error("unknown value `\(text)`; expected \(others) or \(example)")
    }
    let tight = text.filter { $0 != " " }
    if tight != text, tight.hasSuffix("%"), JSONScanner.number(in: tight.utf8.dropLast()) != nil {
      throw value.error("unknown value `\(text)`; write `\(tight)`, without the space")
    }
    let others = "a share like `20%` or \(example)"
    if !isSize { throw value.error("unknown value `\(text)`; expected \(others)") }
    let known = Self.namedSizes.names
    throw value.unknownValue(
      text, known: known, expected: "\(JSONValue.list(known)), \(others)")
  }

  private static let mostKeys: [String] = ["max", "min"]

  /// Reads the largest or the smallest of several values.
  private func most(_ value: JSONValue) throws(TGSceneError) -> Value {
    let lists = Array(try value.object(keys: Self.mostKeys))
    guard lists.count == 1, let list = lists.first else {
      throw value.error("expected either `max` or `min`, with a list of values")
    }
    guard list.isArray else { throw list.expected("a list") }
    var parsed = Value(.most, list.key == "max" ? 1 : 0)
    for element in list.elements {
      let part = try part(element, as: .term)
      parsed.terms.append(TGMost.Term(part.value, addend: part.addend, multiple: part.multiple))
    }
    return parsed
  }

  private func list(_ value: JSONValue) throws(TGSceneError) -> [TGAnchor] {
    guard value.isArray else { throw value.expected(isSize ? "a size" : "a position") }
    guard isSize || attribute.isCenter else {
      throw value.error("only `centerX` and `centerY` take a list")
    }
    return try value.elements.map { (element) throws(TGSceneError) in
      let text = try element.string()
      guard let anchor = try anchor(element) else {
        throw element.error("unknown value `\(text)`; expected \(example)")
      }
      return anchor
    }
  }

  /// The anchor for a reference such as `B.right`; nil if the value has no dot.
  private func anchor(_ value: JSONValue) throws(TGSceneError) -> TGAnchor? {
    guard let (name, attribute) = value.reference else { return nil }
    let text = value.stringIfAny ?? ""
    guard let attribute = TGAttribute.allCases.first(where: { $0.name == attribute }) else {
      let known = TGAttribute.allCases.filter { $0.isSize == isSize }.map { "\(name).\($0.name)" }
      throw value.unknownValue(text, known: known)
    }
    if attribute.isSize != isSize {
      throw value.error(
        isSize
          ? "`\(text)` is a position, and a size is expected"
          : "`\(text)` is a size, and a position is expected")
    }
    return TGAnchor(try names.target(name, at: value), attribute)
  }

  private var example: String { "a reference like `B.\(isSize ? "width" : "right")`" }
}
