/// The kinds of value that a position or a size can have.
@usableFromInline package enum ValueKind: UInt8, BitwiseCopyable, Sendable {
  case none, number, weight, wrap, fill, anchor, list
}

/// The value of a position or a size, or of one of its bounds.
///
/// A struct with a kind rather than an enum with payloads: the compiler of plans reads eight of them for
/// each view, and an enum that may hold an anchor takes three times as many instructions to read.
@usableFromInline package struct DescriptorValue: Hashable, Sendable {
  /// The points of a number, the percentage of a weight, the identity of the view of an anchor; else 0.
  @usableFromInline package var number: Double
  @usableFromInline package var kind: ValueKind
  /// Which edge or extent of the view an anchor means.
  @usableFromInline package var attribute = TGAttribute.leading

  @inlinable package init(_ kind: ValueKind, _ number: Double = 0) {
    (self.kind, self.number) = (kind, number)
  }

  @usableFromInline package init(_ anchor: TGAnchor) {
    self.init(anchor.attribute, ofViewWith: anchor.target.identity)
  }

  /// An edge, centre or extent of a view.
  @usableFromInline init(_ attribute: TGAttribute, ofViewWith identity: UInt64) {
    // Exact: see `ViewIdentity`.
    (kind, number, self.attribute) = (.anchor, Double(identity), attribute)
  }

  /// No value.
  @inlinable package static var none: DescriptorValue { DescriptorValue(.none) }
}

extension DescriptorValue {
  package var isSaid: Bool { kind != .none }

  /// The identity of the view that an anchor refers to.
  package var target: UInt64 { UInt64(number) }

  package var anchor: TGAnchor? {
    kind == .anchor ? TGAnchor(TGAnchor.Target(identity: target), attribute) : nil
  }

  /// The value for a size: the view's own extent of that name means `wrap`.
  package func asSize(_ size: TGAttribute, ofViewWith identity: UInt64) -> DescriptorValue {
    guard let anchor, anchor.target == .this || target == identity else { return self }
    return anchor.attribute == size
      ? DescriptorValue(.wrap) : DescriptorValue(.this(anchor.attribute))
  }

  /// The value for a bound of a size, and its multiple; a share takes the multiple itself.
  package func asBound(
    _ size: TGAttribute, ofViewWith identity: UInt64, multiple: Double = 1
  ) -> (value: DescriptorValue, multiple: Double) {
    guard kind == .weight else { return (asSize(size, ofViewWith: identity), multiple) }
    return (DescriptorValue(.weight, number * multiple), 1)
  }
}

/// The values of the positions and the size of a view along one axis.
package struct AxisDescriptors: Hashable, Sendable {
  package var size = DescriptorValue.none
  /// The leading or the top position.
  package var start = DescriptorValue.none
  package var center = DescriptorValue.none
  /// The trailing or the bottom position.
  package var end = DescriptorValue.none
}
