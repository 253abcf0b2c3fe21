import TangramCore

/// The form of a position or a size in documents, or of one of the values in it.
struct DescriptorForm {
  /// The role of a value: the descriptor's own value, a bound, or a term of a largest or smallest value.
  enum Role: Int, CaseIterable { case own, bound, term }

  let attribute: TGAttribute
  var role = Role.own

  var isSize: Bool { attribute.isSize }

  /// The keywords for sizes; only the first one is valid for a bound or a term.
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

/// A position or a size, a bound, or a term.
private struct Amount: Equatable {
  var value = DescriptorValue.none
  var list: [TGAnchor] = []
  var terms: [TGMost.Term] = []
  var addend = 0.0
  var multiple = 1.0
  /// The bounds and the shrink factor of the descriptor itself.
  var bounds: [DescriptorPart: Amount] = [:]
  var shrink = 0.0
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

// MARK: - Keys

extension DescriptorForm {
  /// The keys of an object with a value, in the order in which they are written.
  private var keys: [SceneKey<Amount>] { Self.keys[Int(attribute.rawValue)][role.rawValue] }

  private static let keys = TGAttribute.allCases.map { attribute in
    Role.allCases.map { DescriptorForm(attribute: attribute, role: $0).makeKeys() }
  }

  private func makeKeys() -> [SceneKey<Amount>] {
    let most = allows(.most) ? [SceneSchema.named(isSize ? .mostOfSizes : .mostOfPositions)] : []
    let equal = FunctionValue(
      schema: .any(of: schemasOfValue + most), read: value, write: writeValue)
    let bound = FunctionValue(
      schema: .named(isSize ? .sizeBound : .positionBound), read: with(.bound).read,
      write: with(.bound).write)
    let noun = role == .own ? self.noun : role == .bound ? "bound" : "value"
    let moved =
      role == .term ? "How far it is moved inward from that edge." : "What is added to it."
    let keys: [SceneKey<Amount>] = [
      .key(
        "equal", "The \(noun) itself.", equal, { $0 },
        { ($0.value, $0.list, $0.terms) = ($1.value, $1.list, $1.terms) }),
      isSize
        ? .key("increment", "What is added to it after that.", .number, \.addend)
        : .key("offset", moved, .number, \.addend),
      .key("multiple", "What it is multiplied by.", .number, \.multiple),
      .key("min", "It is no less than this.", .optional(bound), \.bounds[.lower]),
      .key("max", "It is no more than this.", .optional(bound), \.bounds[.upper]),
      .key(
        "shrink", "Which part of a shortage it takes, in proportion to the factors of others.",
        .number, \.shrink),
    ]
    return keys.prefix(isSize || role == .term ? 3 : 2) + (role == .own ? keys.suffix(3) : [])
  }
}

// MARK: - Writing

extension DescriptorForm {
  /// Appends the descriptor of a view; nothing if it is not set or not active, or cannot be written.
  func write(_ node: borrowing Node, to writer: inout JSONWriter) {
    guard node.specifies(attribute), node.isActive(attribute) else { return }
    var own = Amount(.value, of: attribute, node)
    // This is a fast path, because most values in a document are a single number or word.
    if !node.hasRule(attribute), own.value.kind != .most { return writeValue(own, to: &writer) }
    for part in [DescriptorPart.lower, .upper] {
      own.bounds[part] = Amount(part, of: attribute, node)
    }
    own.shrink = node.shrink(of: attribute)
    write(own, to: &writer)
  }

  /// Appends the value alone if it has no amounts and no bounds that can be written, otherwise an object;
  /// appends nothing for a bound or a term that cannot be written.
  private func write(_ amount: Amount, to writer: inout JSONWriter) {
    var members = JSONWriter(writer.labels)
    for key in keys { key.write(amount, unlessAsIn: Amount(), to: &members) }
    let first = members.entries.first
    if role != .own, first?.key != "equal" { return }
    let isWhole = first.map { $0.key == "equal" && $0.length == members.entries.count } ?? true
    if isWhole, amount.value.kind != .most {
      writeValue(amount, to: &writer)
    } else {
      writer.object { $0.append(members) }
    }
  }

  /// Appends a value without its amounts; nothing if a reader would reject it, or for a bound without effect.
  private func writeValue(_ amount: Amount, to writer: inout JSONWriter) {
    let value = amount.value
    guard allows(value.kind) else { return }
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
  func read(_ json: JSONValue, into view: inout TGView, _ names: SceneNames) throws(TGSceneError) {
    let own = try read(json, names)
    view.stored.update { node in
      node.clear(attribute)
      if own.shrink != 0 { node.setShrink(own.shrink, of: attribute) }
      for part in DescriptorPart.allCases {
        guard var amount = part == .value ? own : own.bounds[part] else { continue }
        if part != .value, amount.value.kind == .weight {
          // The multiple of a percentage bound is included in the percentage.
          amount.value = DescriptorValue(.weight, amount.value.number * amount.multiple)
          amount.multiple = 1
        }
        node.setValue(
          amount.value, of: attribute, part: part, addend: amount.addend,
          multiple: amount.multiple, list: amount.list, terms: amount.terms)
      }
    }
  }

  /// Reads a value by itself, or an object.
  private func read(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Amount {
    guard json.isObject else { return try value(json, names) }
    _ = try json.object(keys: keys.map(\.name))
    if role != .own { _ = try json.required("equal") }
    // The bounds come last, in the order of the document.
    let isBound = { (member: JSONValue) in member.key == "min" || member.key == "max" }
    let members = keys.compactMap { json[$0.name] }.filter { !isBound($0) }
    var amount = Amount()
    for member in members + json.elements.filter(isBound) {
      try keys.first { $0.name == member.key }?.read(member, &amount, names)
    }
    return amount
  }

  private func value(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Amount {
    let amount = try valueOfAnyRole(json, names)
    // A term is first read like a bound, for which more kinds of values are valid.
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
    let tight = text.filter { $0 != " " }
    if isOwn, tight != text, JSONValue.number(in: tight, before: "%") != nil {
      throw json.error("unknown value `\(text)`; write `\(tight)`, without the space")
    }
    let known = isSize && isOwn ? Self.words.names : []
    let others =
      isOwn ? "a share like `20%`" : isSize ? "a number, a share like `20%`, `wrap`" : "a number"
    throw json.unknownValue(
      known: known,
      expected: (known.isEmpty ? "" : JSONValue.list(known) + ", ") + "\(others) or \(example)")
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
      let term = try with(.term).read(element, names)
      return TGMost.Term(term.value, addend: term.addend, multiple: term.multiple)
    }
    return most
  }

  private func list(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> [TGAnchor] {
    guard json.isArray else { throw json.expected("a \(noun)") }
    guard allows(.list) else { throw json.error("only `centerX` and `centerY` take a list") }
    return try json.elements.map { (element) throws(TGSceneError) in
      if let anchor = try anchor(element, names) { return anchor }
      throw element.unknownValue(expected: example)
    }
  }

  /// The anchor for a reference such as `B.right`; nil if the value has no dot.
  private func anchor(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> TGAnchor? {
    guard let text = json.stringIfAny, let (name, word) = json.reference else { return nil }
    guard let attribute = TGAttribute.allCases.first(where: { $0.name == word }) else {
      let known = TGAttribute.allCases.filter { $0.isSize == isSize }.map { "\(name).\($0.name)" }
      throw json.unknownValue(known: known)
    }
    if attribute.isSize != isSize {
      let found = DescriptorForm(attribute: attribute).noun
      throw json.error("`\(text)` is a \(found), and a \(noun) is expected")
    }
    return TGAnchor(try names.target(name, at: json), attribute)
  }

  private var noun: String { isSize ? "size" : "position" }

  private var example: String { "a reference like `B.\(isSize ? "width" : "right")`" }
}

// MARK: - Schema

extension DescriptorForm {
  /// A reference to the schema of the descriptor.
  var reference: SceneSchema {
    if isSize { return .named(.size) }
    return .named(allows(.list) ? .center : attribute.autoMargin == [] ? .baseline : .edge)
  }

  /// A value by itself, or an object.
  var schema: SceneSchema {
    let alone = attribute.autoMargin == [] ? [] : [SceneSchema.word("auto")]
    var properties = keys.map(\.property)
    // Editors list the multiple before the increment.
    if let multiple = properties.firstIndex(where: { $0.key == "multiple" }) {
      properties.swapAt(multiple, 1)
    }
    let object = SceneSchema.object(properties, required: role == .own ? [] : ["equal"])
    return .any(of: schemasOfValue + alone + [object])
  }

  /// The schemas of values that need no object.
  private var schemasOfValue: [SceneSchema] {
    let anchor = SceneSchema.named(isSize ? .extentOf : .edgeOf)
    var values = [SceneSchema.number]
    if isSize { values.append(role == .own ? .words(Self.words) : .word("wrap")) }
    if allows(.weight) { values.append(.named(.share)) }
    values.append(anchor)
    if !isSize, role == .own { values.append(.word(Self.safeArea)) }
    if allows(.list) { values.append(.list(of: anchor)) }
    return values
  }

  /// The largest or the smallest of several terms.
  var schemaOfMost: SceneSchema {
    let terms = SceneSchema.list(of: with(.term).schema)
    return .any(
      of: Self.mostKeys.map { key in
        let most = key == "max" ? "largest" : "smallest"
        return .object(only: key, terms.described("The \(most) of these values."))
      })
  }
}
