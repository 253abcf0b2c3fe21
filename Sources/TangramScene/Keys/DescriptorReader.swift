import TangramCore

/// Reads a position or a size.
struct DescriptorReader {
  let attribute: TGAttribute
  let names: SceneNames

  private typealias Value = Descriptor.Value
  private var isSize: Bool { attribute.isSize }
}

extension DescriptorReader {
  func read(_ value: JSONValue) throws(TGSceneError) -> Descriptor {
    var descriptor = Descriptor(attribute: attribute)
    guard value.isObject else {
      descriptor.equal = try self.value(value)
      return descriptor
    }
    let members = try value.object(keys: Self.keys(ofSize: isSize))
    if let equal = value["equal"] { descriptor.equal = try self.value(equal) }
    try readAmounts(of: value, into: &descriptor.equal)
    descriptor.shrink = try value["shrink"]?.number() ?? 0
    for member in members {
      if member.key == "min" { descriptor.lower = try limit(member) }
      if member.key == "max" { descriptor.upper = try limit(member) }
    }
    return descriptor
  }

  private func readAmounts(
    of value: JSONValue, into result: inout Value
  ) throws(TGSceneError) {
    result.addend = try value[Self.addendKey(ofSize: isSize)]?.number() ?? 0
    result.multiple = try value["multiple"]?.number() ?? 1
  }

  /// Reads a bound with its increment and multiple.
  private func limit(_ value: JSONValue) throws(TGSceneError) -> Value {
    var limit = try part(value, keys: Self.keysOfBound(ofSize: isSize), bound)
    if limit.value.kind == .weight {
      // The multiple of a percentage bound is included in the percentage.
      limit.value = DescriptorValue(.weight, limit.value.number * limit.multiple)
      limit.multiple = 1
    }
    return limit
  }

  /// Reads a value by itself, or an object with a value, its increment and its multiple.
  private func part(
    _ value: JSONValue, keys: [String], _ read: (JSONValue) throws(TGSceneError) -> Value
  ) throws(TGSceneError) -> Value {
    guard value.isObject else { return try read(value) }
    _ = try value.object(keys: keys)
    var part = try read(try value.required("equal"))
    try readAmounts(of: value, into: &part)
    return part
  }
}

// MARK: - Keys

extension DescriptorReader {
  /// The keys of an object that describes a position or a size.
  static func keys(ofSize isSize: Bool) -> [String] { isSize ? sizeKeys : positionKeys }

  private static func keysOfBound(ofSize isSize: Bool) -> [String] {
    keys(ofSize: isSize).filter { !keysOfWholes.contains($0) }
  }

  private static func keysOfTerm(ofSize isSize: Bool) -> [String] {
    ["equal", addendKey(ofSize: isSize), "multiple"]
  }

  /// The keys of an object for the largest or the smallest of several values.
  static let mostKeys: [String] = ["max", "min"]

  /// The key of the number that is added to the value.
  static func addendKey(ofSize isSize: Bool) -> String { isSize ? "increment" : "offset" }

  private static let sizeKeys: [String] = [
    "equal", "increment", "multiple", "min", "max", "shrink",
  ]
  private static let positionKeys: [String] = ["equal", "offset", "min", "max", "shrink"]
  private static let keysOfWholes: [String] = ["min", "max", "shrink"]
}

// MARK: - Values

extension DescriptorReader {
  /// The sizes that have a name.
  static let namedSizes: Choices<DescriptorValue> = [
    "wrap": DescriptorValue(.wrap), "fill": DescriptorValue(.fill),
    "average": .average,
  ]

  /// The keyword for a position that equals the inset of the safe area.
  static let safeArea: String = "safeArea"

  private func value(_ value: JSONValue) throws(TGSceneError) -> Value {
    if let points = value.numberIfAny { return Value(.number, points) }
    if isMost(value) { return try most(value) }
    guard let text = value.stringIfAny else {
      return Value(value: DescriptorValue(.list), list: try list(value))
    }
    if isSize, let named = Self.namedSizes[text] { return Value(value: named) }
    if !isSize, text == Self.safeArea {
      return Value(.number, TGLayoutPos.tg_safeAreaMargin)
    }
    if let share = References.weight(text) { return Value(.weight, share.percent) }
    if let anchor = try References.anchor(text, isSize: isSize, at: value, names) {
      return Value(value: DescriptorValue(anchor))
    }
    let hint = References.hintAtShare(text)
    if !hint.isEmpty { throw value.error("unknown value `\(text)`" + hint) }
    let others = "a share like `20%` or \(References.example(isSize))"
    if !isSize { throw value.error("unknown value `\(text)`; expected \(others)") }
    let known = Self.namedSizes.names
    throw value.unknownValue(
      text, known: known, expected: "\(JSONValue.list(known)), \(others)")
  }

  /// Reads the value of a bound, which supports fewer kinds of values than a descriptor.
  private func bound(_ value: JSONValue) throws(TGSceneError) -> Value {
    if let points = value.numberIfAny { return Value(.number, points) }
    if isSize, value.stringIfAny == "wrap" { return Value(.wrap) }
    if isMost(value) { return try most(value) }
    guard let text = value.stringIfAny else { throw value.expected("a number or a reference") }
    if isSize, let share = References.weight(text) { return Value(.weight, share.percent) }
    if let anchor = try References.anchor(text, isSize: isSize, at: value, names) {
      return Value(value: DescriptorValue(anchor))
    }
    let known = isSize ? "a number, a share like `20%`, `wrap` or " : "a number or "
    throw value.error(
      "unknown value `\(text)`; expected \(known)\(References.example(isSize))")
  }

  private func isMost(_ value: JSONValue) -> Bool {
    value.isObject && Self.mostKeys.contains { value[$0] != nil }
  }

  /// Reads the largest or the smallest of several values.
  private func most(_ value: JSONValue) throws(TGSceneError) -> Value {
    let lists = Array(try value.object(keys: Self.mostKeys))
    guard lists.count == 1, let list = lists.first else {
      throw value.error("expected either `max` or `min`, with a list of values")
    }
    guard list.isArray else { throw list.expected("a list") }
    var parsed = Value(.most, list.key == "max" ? 1 : 0)
    for element in list.elements {
      let part = try part(element, keys: Self.keysOfTerm(ofSize: isSize), term)
      parsed.terms.append(TGMost.Term(part.value, addend: part.addend, multiple: part.multiple))
    }
    return parsed
  }

  /// Reads one of the values: a number, a reference, or `wrap`.
  private func term(_ value: JSONValue) throws(TGSceneError) -> Value {
    let parsed = try bound(value)
    guard [.number, .anchor, .wrap].contains(parsed.value.kind) else {
      throw value.expected("a number\(isSize ? ", `wrap`" : "") or \(References.example(isSize))")
    }
    return parsed
  }

  private func list(_ value: JSONValue) throws(TGSceneError) -> [TGAnchor] {
    guard value.isArray else { throw value.expected(isSize ? "a size" : "a position") }
    guard isSize || attribute == .centerX || attribute == .centerY else {
      throw value.error("only `centerX` and `centerY` take a list")
    }
    return try References.list(value, isSize: isSize, names)
  }
}
