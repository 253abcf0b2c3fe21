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

  let attribute: TGAttribute
  var equal = Value()
  var lower: Value?
  var upper: Value?
  var shrink = 0.0
}

extension Descriptor.Value {
  init(_ kind: ValueKind, _ number: Double = 0) { value = DescriptorValue(kind, number) }
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
    if let lower = descriptor.lower { put(lower, of: attribute, .lower) }
    if let upper = descriptor.upper { put(upper, of: attribute, .upper) }
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

  /// Appends the descriptor with its key, and returns whether there is anything to write.
  func write(_ labels: SceneLabels, _ writer: inout JSONWriter) -> Bool {
    let hasEqual = canWrite(equal, labels)
    let lower = lower.flatMap { isLimit($0, labels) ? $0 : nil }
    let upper = upper.flatMap { isLimit($0, labels) ? $0 : nil }
    if equal.isSingle, lower == nil, upper == nil, shrink == 0 {
      guard hasEqual else { return false }
      writer.key(attribute.name)
      write(equal, labels, &writer)
      return true
    }
    writer.key(attribute.name)
    writer.object { writer in
      if hasEqual {
        writer.key("equal")
        write(equal, labels, &writer)
      }
      writeAmounts(of: equal, &writer)
      for (key, bound) in [("min", lower), ("max", upper)] {
        guard let bound else { continue }
        writer.key(key)
        writePart(bound, labels, &writer)
      }
      writer.member("shrink", shrink, unless: 0)
    }
    return true
  }

  /// Appends a bound, or one of several values.
  private func writePart(_ part: Value, _ labels: SceneLabels, _ writer: inout JSONWriter) {
    if part.isSingle { return write(part, labels, &writer, isPart: true) }
    writer.object { writer in
      writer.key("equal")
      write(part, labels, &writer, isPart: true)
      writeAmounts(of: part, &writer)
    }
  }

  private func writeAmounts(of value: Value, _ writer: inout JSONWriter) {
    writer.member(DescriptorReader.addendKey(ofSize: isSize), value.addend, unless: 0)
    writer.member("multiple", value.multiple, unless: 1)
  }

  /// - Parameter isPart: Whether the value is a bound or one of several values. There, `average` is
  ///   written as a share, and the inset of the safe area as a number.
  private func write(
    _ value: Value, _ labels: SceneLabels, _ writer: inout JSONWriter, isPart: Bool = false
  ) {
    switch value.value.kind {
    case .number where !isPart && isSafeInset: writer.string(DescriptorReader.safeArea)
    case .number: writer.number(value.value.number)
    case .weight where !isPart && value.value.isAverage: writer.string("average")
    case .weight: writer.weight(value.value.number)
    case .wrap: writer.string("wrap")
    case .fill: writer.string("fill")
    case .list:
      writer.array(value.list.filter { canWrite($0, labels) }) { labels.write($0, to: &$1) }
    case .most:
      writer.object { writer in
        writer.key(value.value.number == 1 ? "max" : "min")
        writer.array(terms(of: value, labels)) { writePart($0, labels, &$1) }
      }
    case .anchor: if let anchor = value.value.anchor { labels.write(anchor, to: &writer) }
    case .none: break
    }
  }

  /// Whether the value of a position is the inset of the safe area.
  private var isSafeInset: Bool {
    !isSize && equal.value.number == DescriptorValue.safeAreaInset
  }

  /// The values that can be written, of those that a value is the largest or the smallest of.
  private func terms(of value: Value, _ labels: SceneLabels) -> [Value] {
    value.terms.map { Value(value: $0.value, addend: $0.addend, multiple: $0.multiple) }
      .filter { [.number, .wrap, .anchor].contains($0.value.kind) && canWrite($0, labels) }
  }

  /// Whether a bound can be written and is effective.
  private func isLimit(_ bound: Value, _ labels: SceneLabels) -> Bool {
    switch bound.value.kind {
    case .number: bound.value.number.magnitude != .greatestFiniteMagnitude
    case .wrap, .anchor, .most: canWrite(bound, labels)
    case .weight: isSize
    case .none, .fill, .list: false
    }
  }

  private func canWrite(_ value: Value, _ labels: SceneLabels) -> Bool {
    switch value.value.kind {
    case .number, .weight, .most: true
    case .list: isSize || attribute == .centerX || attribute == .centerY
    case .wrap, .fill: isSize
    case .anchor: value.value.anchor.map { canWrite($0, labels) } ?? false
    case .none: false
    }
  }

  /// Whether a reader would accept a reference: its target has an id, and both are sizes or both
  /// are positions.
  private func canWrite(_ anchor: TGAnchor, _ labels: SceneLabels) -> Bool {
    labels.label(of: anchor) != nil && anchor.attribute.isSize == isSize
  }
}

extension Descriptor.Value {
  /// Whether the value is written without an object around it.
  fileprivate var isSingle: Bool { value.kind != .most && addend == 0 && multiple == 1 }
}
