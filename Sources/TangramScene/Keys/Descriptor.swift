import TangramCore

/// A position or a size: its value, its bounds and its shrink factor.
///
/// It is read from a document and put into a view, or taken from a view and written.
struct Descriptor {
  /// A value, or a bound, with its increment and multiple.
  struct Value {
    var value = DescriptorValue.none
    var list: [TGAnchor] = []
    var terms: [TGMost.Term] = []
    var addend = 0.0
    var multiple = 1.0
  }

  /// What a value is: the descriptor's own, a bound, or one of the terms of the largest or smallest.
  enum Role { case own, bound, term }

  let attribute: TGAttribute
  var equal = Value()
  var lower = Value()
  var upper = Value()
  var shrink = 0.0
}

extension Descriptor.Value {
  init(_ kind: ValueKind, _ number: Double = 0) { value = DescriptorValue(kind, number) }
}

extension TGAttribute {
  var isCenter: Bool { self == .centerX || self == .centerY }
}

// MARK: - In views

extension Descriptor {
  /// Takes a position or a size from a view; nil if it is not set or not active.
  init?(_ attribute: TGAttribute, of node: borrowing Node) {
    guard node.says(attribute), node.isActive(attribute) else { return nil }
    self.attribute = attribute
    equal = Value(node, attribute, .value)
    lower = Value(node, attribute, .lower)
    upper = Value(node, attribute, .upper)
    shrink = node.shrink(of: attribute)
  }
}

extension Descriptor.Value {
  fileprivate init(_ node: borrowing Node, _ attribute: TGAttribute, _ part: DescriptorPart) {
    guard node.isActive(attribute, part: part) else { return }
    value = node.value(of: attribute, part: part)
    list = part == .value ? node.list(of: attribute) : []
    terms = node.terms(of: attribute, part: part)
    addend = node.addend(of: attribute, part: part)
    multiple = node.multiple(of: attribute, part: part)
  }
}

extension Node {
  mutating func put(_ descriptor: Descriptor) {
    let attribute = descriptor.attribute
    clear(attribute)
    if descriptor.shrink != 0 { setShrink(descriptor.shrink, of: attribute) }
    put(descriptor.equal, of: attribute, .value)
    if descriptor.lower.value.isSaid { put(descriptor.lower, of: attribute, .lower) }
    if descriptor.upper.value.isSaid { put(descriptor.upper, of: attribute, .upper) }
  }

  private mutating func put(
    _ value: Descriptor.Value, of attribute: TGAttribute, _ part: DescriptorPart
  ) {
    setValue(
      value.value, of: attribute, part: part, addend: value.addend, multiple: value.multiple,
      list: value.list, terms: value.terms)
  }
}

// MARK: - Writing

extension Descriptor {
  private var isSize: Bool { attribute.isSize }

  /// Appends the descriptor, or nothing if no part of it can be written.
  func write(_ writer: inout JSONWriter) {
    var bounds = JSONWriter(writer.labels)
    if lower.value.isSaid { bounds.member("min") { write(lower, as: .bound, &$0) } }
    if upper.value.isSaid { bounds.member("max") { write(upper, as: .bound, &$0) } }
    if equal.isSingle, bounds.isEmpty, shrink == 0 {
      return writeValue(equal, as: .own, &writer)
    }
    writer.object { writer in
      writer.member("equal") { writeValue(equal, as: .own, &$0) }
      writeAmounts(of: equal, &writer)
      writer.append(bounds)
      writer.member("shrink", shrink, unless: 0)
    }
  }

  /// Appends a bound, or one of several values; nothing if it cannot be written.
  private func write(_ part: Value, as role: Role, _ writer: inout JSONWriter) {
    if part.isSingle { return writeValue(part, as: role, &writer) }
    var value = JSONWriter(writer.labels)
    writeValue(part, as: role, &value)
    if value.isEmpty { return }
    writer.object { writer in
      writer.member("equal") { $0.append(value) }
      writeAmounts(of: part, &writer)
    }
  }

  private func writeAmounts(of value: Value, _ writer: inout JSONWriter) {
    writer.member(DescriptorReader.addendKey(ofSize: isSize), value.addend, unless: 0)
    writer.member("multiple", value.multiple, unless: 1)
  }

  /// Appends a value without its amounts; nothing if a reader would not accept it, or if it is a bound
  /// without effect.
  private func writeValue(_ part: Value, as role: Role, _ writer: inout JSONWriter) {
    let value = part.value
    switch value.kind {
    case .number where role == .bound && value.number.magnitude == .greatestFiniteMagnitude: break
    case .number where role == .own && !isSize && value.number == DescriptorValue.safeAreaInset:
      writer.string(DescriptorReader.safeArea)
    case .number: writer.number(value.number)
    case .weight where role == .own && value.isAverage: writer.string("average")
    case .weight where role == .own || role == .bound && isSize: writer.weight(value.number)
    case .wrap where isSize: writer.string("wrap")
    case .fill where isSize && role == .own: writer.string("fill")
    case .list where role == .own && (isSize || attribute.isCenter):
      writer.array(part.list) { write($0, &$1) }
    case .most where role != .term:
      writer.object { writer in
        writer.key(value.number == 1 ? "max" : "min")
        writer.array(part.terms) { term, writer in
          let term = Value(value: term.value, addend: term.addend, multiple: term.multiple)
          write(term, as: .term, &writer)
        }
      }
    case .anchor: value.anchor.map { write($0, &writer) }
    case .weight, .wrap, .fill, .list, .most, .none: break
    }
  }

  /// Appends a reference, if its target has an id, and both are sizes or both are positions.
  private func write(_ anchor: TGAnchor, _ writer: inout JSONWriter) {
    guard anchor.attribute.isSize == isSize, let label = writer.labels?.label(of: anchor)
    else { return }
    writer.string("\(label).\(anchor.attribute.name)")
  }
}

extension Descriptor.Value {
  /// Whether the value is written without an object around it.
  fileprivate var isSingle: Bool { value.kind != .most && addend == 0 && multiple == 1 }
}
