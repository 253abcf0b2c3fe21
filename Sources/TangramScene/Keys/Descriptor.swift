import TangramCore

/// The form of a position or a size in documents, or of one of the values in it.
struct DescriptorForm {
  /// What a value is: the descriptor's own, a bound, or one of the terms of the largest or smallest.
  enum Role { case own, bound, term }

  let attribute: TGAttribute
  var role = Role.own

  var isSize: Bool { attribute.isSize }
  var hasMultiple: Bool { isSize || role == .term }

  /// The key of the number that is added to the value.
  var addendKey: String { isSize ? "increment" : "offset" }

  /// The words for sizes; a bound, or a term, can only be the first.
  static let words: Choices<DescriptorValue> = [
    "wrap": DescriptorValue(.wrap), "fill": DescriptorValue(.fill), "average": .average,
  ]

  /// The keyword for a position that equals the inset of the safe area.
  static let safeArea: String = "safeArea"

  /// The keys of the largest and the smallest of several values.
  static let mostKeys: [String] = ["max", "min"]

  /// Whether a value of a kind can be written and read.
  func allows(_ kind: ValueKind) -> Bool {
    switch kind {
    case .none: false
    case .number, .anchor: true
    case .wrap: isSize
    case .fill: isSize && role == .own
    case .weight: role == .own || isSize && role == .bound
    case .list: role == .own && (isSize || attribute == .centerX || attribute == .centerY)
    case .most: role != .term
    }
  }

  func with(_ role: Role) -> DescriptorForm { DescriptorForm(attribute: attribute, role: role) }
}

/// A position or a size without its bounds, a bound, or a term.
private struct Amount {
  var value = DescriptorValue.none
  var list: [TGAnchor] = []
  var terms: [TGMost.Term] = []
  var addend = 0.0
  var multiple = 1.0

  /// Whether the value is written without an object around it.
  var isSingle: Bool { value.kind != .most && addend == 0 && multiple == 1 }
}

extension Amount {
  init(_ kind: ValueKind, _ number: Double = 0) { value = DescriptorValue(kind, number) }

  /// Takes a part of a descriptor from a view; an inactive one has no value.
  init(_ part: DescriptorPart, of attribute: TGAttribute, _ node: borrowing Node) {
    guard node.isActive(attribute, part: part) else { return }
    value = node.value(of: attribute, part: part)
    list = part == .value ? node.list(of: attribute) : []
    terms = node.terms(of: attribute, part: part)
    addend = node.addend(of: attribute, part: part)
    multiple = node.multiple(of: attribute, part: part)
  }
}

// MARK: - Writing

extension DescriptorForm {
  /// Appends the descriptor of a view, or nothing if it is not set or not active, or no part of it can be
  /// written.
  func write(_ node: borrowing Node, to writer: inout JSONWriter) {
    guard node.says(attribute), node.isActive(attribute) else { return }
    let own = Amount(.value, of: attribute, node)
    // Most values are a number or a word, and the most frequent keys of a document.
    if !node.hasRule(attribute), own.isSingle, allows(own.value.kind) {
      return writeValue(of: own, to: &writer)
    }
    var rest = JSONWriter(writer.labels)
    for (key, part) in [("min", DescriptorPart.lower), ("max", .upper)] {
      let bound = Amount(part, of: attribute, node)
      if bound.value.isSaid { rest.member(key) { with(.bound).write(bound, to: &$0) } }
    }
    rest.member("shrink", node.shrink(of: attribute), unless: 0)
    write(own, rest, to: &writer)
  }

  /// Appends a value by itself, or an object with the value, its amounts and further members; nothing if it
  /// is a bound or a term that cannot be written.
  private func write(
    _ amount: Amount, _ rest: JSONWriter = JSONWriter(), to writer: inout JSONWriter
  ) {
    var value = JSONWriter(writer.labels)
    if allows(amount.value.kind) { writeValue(of: amount, to: &value) }
    if role == .own ? amount.isSingle && rest.isEmpty : amount.isSingle || value.isEmpty {
      return writer.append(value)
    }
    writer.object { writer in
      writer.member("equal") { $0.append(value) }
      writer.member(addendKey, amount.addend, unless: 0)
      writer.member("multiple", amount.multiple, unless: 1)
      writer.append(rest)
    }
  }

  /// Appends a value without its amounts; nothing if a reader would not accept it, or if it is a bound
  /// without effect.
  private func writeValue(of amount: Amount, to writer: inout JSONWriter) {
    let value = amount.value
    switch value.kind {
    case .number where role == .bound && value.number.magnitude == .greatestFiniteMagnitude: break
    case .number where role == .own && !isSize && value.number == DescriptorValue.safeAreaInset:
      writer.string(Self.safeArea)
    case .number: writer.number(value.number)
    case .weight where role == .own && value.isAverage: writer.string("average")
    case .weight: writer.weight(value.number)
    case .wrap: writer.string("wrap")
    case .fill: writer.string("fill")
    case .list: writer.array(amount.list) { write($0, to: &$1) }
    case .most:
      writer.object { writer in
        writer.key(value.number == 1 ? "max" : "min")
        writer.array(amount.terms) { term, writer in
          let term = Amount(value: term.value, addend: term.addend, multiple: term.multiple)
          with(.term).write(term, to: &writer)
        }
      }
    case .anchor: value.anchor.map { write($0, to: &writer) }
    case .none: break
    }
  }

  /// Appends a reference, if its target has an id, and both are sizes or both are positions.
  private func write(_ anchor: TGAnchor, to writer: inout JSONWriter) {
    guard anchor.attribute.isSize == isSize, let label = writer.labels?.label(of: anchor)
    else { return }
    writer.string("\(label).\(anchor.attribute.name)")
  }
}

// MARK: - Reading

extension DescriptorForm {
  /// Reads the descriptor into a view.
  func read(
    _ json: JSONValue, into view: inout TGView, _ names: SceneNames
  ) throws(TGSceneError) {
    var parts = [(DescriptorPart.value, try amount(json, names))]
    let shrink = try json["shrink"]?.number() ?? 0
    for member in json.elements where member.key == "min" || member.key == "max" {
      var bound = try with(.bound).amount(member, names)
      if bound.value.kind == .weight {
        // The multiple of a percentage bound is included in the percentage.
        bound.value = DescriptorValue(.weight, bound.value.number * bound.multiple)
        bound.multiple = 1
      }
      parts.append((member.key == "min" ? .lower : .upper, bound))
    }
    view.stored.update { node in
      node.clear(attribute)
      if shrink != 0 { node.setShrink(shrink, of: attribute) }
      for (part, amount) in parts {
        node.setValue(
          amount.value, of: attribute, part: part, addend: amount.addend,
          multiple: amount.multiple, list: amount.list, terms: amount.terms)
      }
    }
  }

  /// Reads a value by itself, or an object with a value, its addend and its multiple.
  private func amount(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Amount {
    guard json.isObject else { return try value(json, names) }
    _ = try json.object(
      keys: ["equal", addendKey] + (hasMultiple ? ["multiple"] : [])
        + (role == .own ? ["min", "max", "shrink"] : []))
    let equal = role == .own ? json["equal"] : try json.required("equal")
    var amount = Amount()
    if let equal { amount = try value(equal, names) }
    amount.addend = try json[addendKey]?.number() ?? 0
    amount.multiple = try json["multiple"]?.number() ?? 1
    return amount
  }

  private func value(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Amount {
    let amount = try valueOfAnyRole(json, names)
    // A term is read like a bound, of which there are more kinds.
    guard allows(amount.value.kind) else {
      throw json.expected("a number\(isSize ? ", `wrap`" : "") or \(example)")
    }
    return amount
  }

  private func valueOfAnyRole(
    _ json: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) -> Amount {
    if let points = json.numberIfAny { return Amount(.number, points) }
    if json.isObject, Self.mostKeys.contains(where: { json[$0] != nil }) {
      return try most(json, names)
    }
    let isOwn = role == .own
    guard let text = json.stringIfAny else {
      if !isOwn { throw json.expected("a number or a reference") }
      return Amount(value: DescriptorValue(.list), list: try list(json, names))
    }
    if isSize, isOwn || text == "wrap", let word = Self.words[text] { return Amount(value: word) }
    if !isSize, isOwn, text == Self.safeArea {
      return Amount(.number, DescriptorValue.safeAreaInset)
    }
    if isSize || isOwn, let share = json.number(before: "%") { return Amount(.weight, share) }
    if let anchor = try anchor(json, names) { return Amount(value: DescriptorValue(anchor)) }
    if !isOwn {
      let others = isSize ? "a number, a share like `20%`, `wrap`" : "a number"
      throw json.error("unknown value `\(text)`; expected \(others) or \(example)")
    }
    let tight = text.filter { $0 != " " }
    if tight != text, tight.hasSuffix("%"), JSONScanner.number(in: tight.utf8.dropLast()) != nil {
      throw json.error("unknown value `\(text)`; write `\(tight)`, without the space")
    }
    let others = "a share like `20%` or \(example)"
    if !isSize { throw json.error("unknown value `\(text)`; expected \(others)") }
    let known = Self.words.names
    throw json.unknownValue(text, known: known, expected: "\(JSONValue.list(known)), \(others)")
  }

  /// Reads the largest or the smallest of several values.
  private func most(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Amount {
    let lists = Array(try json.object(keys: Self.mostKeys))
    guard lists.count == 1, let list = lists.first else {
      throw json.error("expected either `max` or `min`, with a list of values")
    }
    guard list.isArray else { throw list.expected("a list") }
    var most = Amount(.most, list.key == "max" ? 1 : 0)
    most.terms = try list.elements.map { (element) throws(TGSceneError) in
      let term = try with(.term).amount(element, names)
      return TGMost.Term(term.value, addend: term.addend, multiple: term.multiple)
    }
    return most
  }

  private func list(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> [TGAnchor] {
    guard json.isArray else { throw json.expected(isSize ? "a size" : "a position") }
    guard allows(.list) else { throw json.error("only `centerX` and `centerY` take a list") }
    return try json.elements.map { (element) throws(TGSceneError) in
      let text = try element.string()
      guard let anchor = try anchor(element, names) else {
        throw element.error("unknown value `\(text)`; expected \(example)")
      }
      return anchor
    }
  }

  /// The anchor for a reference such as `B.right`; nil if the value has no dot.
  private func anchor(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> TGAnchor? {
    guard let (name, word) = json.reference else { return nil }
    let text = json.stringIfAny ?? ""
    guard let attribute = TGAttribute.allCases.first(where: { $0.name == word }) else {
      let known = TGAttribute.allCases.filter { $0.isSize == isSize }.map { "\(name).\($0.name)" }
      throw json.unknownValue(text, known: known)
    }
    if attribute.isSize != isSize {
      throw json.error(
        isSize
          ? "`\(text)` is a position, and a size is expected"
          : "`\(text)` is a size, and a position is expected")
    }
    return TGAnchor(try names.target(name, at: json), attribute)
  }

  private var example: String { "a reference like `B.\(isSize ? "width" : "right")`" }
}
