import TangramCore

/// Reads a position or a size into a view.
struct DescriptorReader {
  let attribute: TGAttribute
  let names: SceneNames

  /// A value, and its list of anchors if it is a list.
  struct ParsedValue {
    var value: DescriptorValue
    var list: [TGAnchor] = []
    var terms: [TGMost.Term] = []

    init(_ value: DescriptorValue) { self.value = value }
    init(_ kind: ValueKind, _ number: Double = 0) { value = DescriptorValue(kind, number) }
    init(_ anchor: TGAnchor) { value = DescriptorValue(anchor) }
    init(_ list: [TGAnchor]) { (value, self.list) = (DescriptorValue(.list), list) }
  }

  /// The factor and the addend applied to a value.
  private struct Amounts {
    var addend = 0.0
    var multiple = 1.0
  }

  private var isSize: Bool { attribute.isSize }
}

extension DescriptorReader {
  /// Replaces the whole position or size.
  func read(_ value: JSONValue, into view: inout TGView) throws(TGSceneError) {
    if let points = value.numberIfAny { return view.set(attribute, to: points) }
    guard value.isObject else {
      let parsed = try self.value(value)
      if parsed.list.isEmpty { return view.stored.put(parsed.value, of: attribute) }
      return view.stored.update { node in
        node.clearParts(of: attribute)
        node.put(parsed.value, of: attribute, part: .value, list: parsed.list)
      }
    }
    let members = try value.object(keys: Self.keys(ofSize: isSize))
    let equal = try value["equal"].map { (equal) throws(TGSceneError) in try self.value(equal) }
    let amounts = try amounts(of: value)
    let shrink = try value["shrink"]?.number() ?? 0
    view.stored.update { node in
      node.clearParts(of: attribute)
      if shrink != 0 { node.setShrink(shrink, of: attribute) }
      node.put(
        equal?.value ?? .none, of: attribute, part: .value, addend: amounts.addend,
        multiple: amounts.multiple, list: equal?.list ?? [], terms: equal?.terms ?? [])
    }
    for member in members {
      if member.key == "min" { try readBound(.lower, member, into: &view) }
      if member.key == "max" { try readBound(.upper, member, into: &view) }
    }
  }

  /// Replaces a bound.
  private func readBound(
    _ part: DescriptorPart, _ value: JSONValue, into view: inout TGView
  ) throws(TGSceneError) {
    var (parsed, amounts) = (ParsedValue(.none), Amounts())
    if value.isObject {
      _ = try value.object(keys: Self.keysOfBound(ofSize: isSize))
      parsed = try bound(try value.required("equal"))
      amounts = try self.amounts(of: value)
    } else {
      parsed = try bound(value)
    }
    if parsed.value.kind == .weight {
      // The multiple of a percentage bound is included in the percentage.
      parsed = ParsedValue(.weight, parsed.value.number * amounts.multiple)
      amounts.multiple = 1
    }
    view.stored.update { node in
      node.put(
        parsed.value, of: attribute, part: part, addend: amounts.addend, multiple: amounts.multiple,
        terms: parsed.terms)
    }
  }

  private func amounts(of value: JSONValue) throws(TGSceneError) -> Amounts {
    var amounts = Amounts()
    amounts.addend = try value[Self.addendKey(ofSize: isSize)]?.number() ?? 0
    amounts.multiple = try value["multiple"]?.number() ?? 1
    return amounts
  }
}

extension Node {
  /// Clears a position or a size before a new value is set.
  fileprivate mutating func clearParts(of attribute: TGAttribute) {
    clear(attribute)
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

  private func value(_ value: JSONValue) throws(TGSceneError) -> ParsedValue {
    if let points = value.numberIfAny { return ParsedValue(.number, points) }
    if isMost(value) { return try most(value) }
    guard let text = value.stringIfAny else { return ParsedValue(try list(value)) }
    if isSize, let named = Self.namedSizes[text] { return ParsedValue(named) }
    if !isSize, text == Self.safeArea {
      return ParsedValue(.number, TGLayoutPos.tg_safeAreaMargin)
    }
    if let share = References.weight(text) { return ParsedValue(.weight, share.percent) }
    if let anchor = try References.anchor(text, isSize: isSize, at: value, names) {
      return ParsedValue(anchor)
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
  private func bound(_ value: JSONValue) throws(TGSceneError) -> ParsedValue {
    if let points = value.numberIfAny { return ParsedValue(.number, points) }
    if isSize, value.stringIfAny == "wrap" { return ParsedValue(.wrap) }
    if isMost(value) { return try most(value) }
    guard let text = value.stringIfAny else { throw value.expected("a number or a reference") }
    if isSize, let share = References.weight(text) { return ParsedValue(.weight, share.percent) }
    if let anchor = try References.anchor(text, isSize: isSize, at: value, names) {
      return ParsedValue(anchor)
    }
    let known = isSize ? "a number, a share like `20%`, `wrap` or " : "a number or "
    throw value.error(
      "unknown value `\(text)`; expected \(known)\(References.example(isSize))")
  }

  private func isMost(_ value: JSONValue) -> Bool {
    value.isObject && Self.mostKeys.contains { value[$0] != nil }
  }

  /// Reads the largest or the smallest of several values.
  private func most(_ value: JSONValue) throws(TGSceneError) -> ParsedValue {
    let lists = Array(try value.object(keys: Self.mostKeys))
    guard lists.count == 1, let list = lists.first else {
      throw value.error("expected either `max` or `min`, with a list of values")
    }
    guard list.isArray else { throw list.expected("a list") }
    var parsed = ParsedValue(.most, list.key == "max" ? 1 : 0)
    for element in list.elements {
      var (single, amounts) = (ParsedValue(.none), Amounts())
      if element.isObject {
        _ = try element.object(keys: Self.keysOfTerm(ofSize: isSize))
        single = try term(try element.required("equal"))
        amounts = try self.amounts(of: element)
      } else {
        single = try term(element)
      }
      parsed.terms.append(
        TGMost.Term(single.value, addend: amounts.addend, multiple: amounts.multiple))
    }
    return parsed
  }

  /// Reads one of the values: a number, a reference, or `wrap`.
  private func term(_ value: JSONValue) throws(TGSceneError) -> ParsedValue {
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
