import TangramCore

/// The value and the bounds of a position or a size, ready to be written.
///
/// `Stored.swift` creates it from a view.
struct Descriptor {
  /// A value with its increment and multiple.
  struct Value {
    var value: DescriptorValue
    var list: [TGAnchor] = []
    var terms: [TGMost.Term] = []
    var addend = 0.0
    var multiple = 1.0
  }

  let attribute: TGAttribute
  let equal: Value
  let lower: Value?
  let upper: Value?
  var shrink = 0.0
}

extension Descriptor {
  /// Creates a position or a size with a single value.
  init(_ attribute: TGAttribute, _ value: DescriptorValue) {
    self.attribute = attribute
    equal = Value(value: value)
    (lower, upper) = (nil, nil)
  }

  /// Whether the attribute is a size rather than a position.
  private var isSize: Bool { attribute.isSize }

  /// Appends the descriptor with its key, or nothing if there is nothing to write.
  ///
  /// - Returns: Whether anything was written.
  func write(_ labels: SceneLabels, _ writer: inout JSONWriter) -> Bool {
    let hasEqual = canWrite(equal, labels)
    let lower = lower.flatMap { isLimit($0, labels) ? $0 : nil }
    let upper = upper.flatMap { isLimit($0, labels) ? $0 : nil }
    let isPlain =
      equal.value.kind != .most && equal.addend == 0 && equal.multiple == 1 && lower == nil
      && upper == nil && shrink == 0
    if isPlain {
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
      if let lower { writeBound("min", lower, labels, &writer) }
      if let upper { writeBound("max", upper, labels, &writer) }
      writer.member("shrink", shrink, unless: 0)
    }
    return true
  }

  private func writeBound(
    _ key: String, _ bound: Value, _ labels: SceneLabels, _ writer: inout JSONWriter
  ) {
    writer.key(key)
    if bound.addend == 0, bound.multiple == 1, bound.value.kind != .most {
      return write(bound, labels, &writer, isBound: true)
    }
    writer.object { writer in
      writer.key("equal")
      write(bound, labels, &writer, isBound: true)
      writeAmounts(of: bound, &writer)
    }
  }

  private func writeAmounts(of value: Value, _ writer: inout JSONWriter) {
    writer.member(isSize ? "increment" : "offset", value.addend, unless: 0)
    writer.member("multiple", value.multiple, unless: 1)
  }

  /// Whether a bound can be written and is effective.
  private func isLimit(_ bound: Value, _ labels: SceneLabels) -> Bool {
    let value = bound.value
    if value.kind == .number, value.number.magnitude == .greatestFiniteMagnitude { return false }
    switch value.kind {
    case .number, .wrap, .anchor, .most: return canWrite(bound, labels)
    case .weight: return isSize
    case .none, .fill, .list: return false
    }
  }

  private func canWrite(_ value: Value, _ labels: SceneLabels) -> Bool {
    switch value.value.kind {
    case .number, .weight: true
    case .list: isSize || attribute == .centerX || attribute == .centerY
    case .wrap, .fill: isSize
    case .most: true
    case .anchor: value.value.anchor.map { canWrite($0, labels) } ?? false
    case .none: false
    }
  }

  private func canWrite(_ term: TGMost.Term, _ labels: SceneLabels) -> Bool {
    switch term.value.kind {
    case .number: true
    case .wrap: isSize
    case .anchor: term.value.anchor.map { canWrite($0, labels) } ?? false
    default: false
    }
  }

  private func writeTerms(
    of value: Value, _ labels: SceneLabels, _ writer: inout JSONWriter
  ) {
    writer.openObject()
    writer.key(value.value.number == 1 ? "max" : "min")
    writer.openArray()
    for term in value.terms where canWrite(term, labels) {
      let single = Value(value: term.value, addend: term.addend, multiple: term.multiple)
      if term.addend == 0, term.multiple == 1 {
        write(single, labels, &writer, isBound: true)
        continue
      }
      writer.openObject()
      writer.key("equal")
      write(single, labels, &writer, isBound: true)
      writeAmounts(of: single, &writer)
      writer.closeObject()
    }
    writer.closeArray()
    writer.closeObject()
  }

  /// Whether a reader would accept a reference: its target has an id, and both are sizes or both
  /// are positions.
  private func canWrite(_ anchor: TGAnchor, _ labels: SceneLabels) -> Bool {
    labels.has(anchor) && anchor.attribute.isSize == isSize
  }

  /// - Parameter isBound: Whether the value is a bound. In a bound, `average` is written as a share,
  ///   and the inset of the safe area as a number.
  private func write(
    _ value: Value, _ labels: SceneLabels, _ writer: inout JSONWriter, isBound: Bool = false
  ) {
    switch value.value.kind {
    case .number where !isBound && value.value.isSafeInset(attribute):
      writer.string(DescriptorReader.safeArea)
    case .number: writer.number(value.value.number)
    case .weight where !isBound && value.value.isAverage: writer.string("average")
    case .weight: writer.weight(value.value.number)
    case .wrap: writer.string("wrap")
    case .fill: writer.string("fill")
    case .list: labels.write(value.list.filter { canWrite($0, labels) }, to: &writer)
    case .most: writeTerms(of: value, labels, &writer)
    case .anchor: if let anchor = value.value.anchor { labels.write(anchor, to: &writer) }
    case .none: break
    }
  }
}

extension DescriptorValue {
  /// Whether the value of a position is the inset of the safe area.
  func isSafeInset(_ attribute: TGAttribute) -> Bool {
    kind == .number && !attribute.isSize && number == TGLayoutPos.tg_safeAreaMargin
  }
}
