/// The kinds of values that a position or a size can have.
@usableFromInline package enum ValueKind: UInt8, BitwiseCopyable, Sendable {
  case none, number, weight, wrap, fill, anchor, list, most
}

/// The kind of a child's size or position, or of a bound of one, without its numbers.
public enum TGValueKind: Sendable {
  /// There is no value.
  case none
  /// A number of points.
  case number
  /// A percentage; as a bound, of the container's content.
  case weight
  /// The extent of the content; of sizes and their bounds only.
  case wrap
  /// The remaining space; of sizes only.
  case fill
  /// An edge or an extent of the container, of another view, or of the child itself.
  case reference
  /// A list of views that share the container's extent, or that are centered together.
  case list

  @inlinable package init(_ kind: ValueKind) {
    switch kind {
    case .none, .most: self = .none
    case .number: self = .number
    case .weight: self = .weight
    case .wrap: self = .wrap
    case .fill: self = .fill
    case .anchor: self = .reference
    case .list: self = .list
    }
  }
}

/// The value of a position or a size, or of one of its bounds.
///
/// This is a struct with a kind rather than an enum with payloads. The plan compiler reads eight of
/// these values for each view, and reading an enum that may hold an anchor takes three times as
/// many instructions.
@usableFromInline package struct DescriptorValue: Hashable, BitwiseCopyable, Sendable {
  /// The points of a number, the percentage of a weight, or the identity of an anchor's view; 1 for the
  /// largest of several values; otherwise 0.
  @usableFromInline package var number: Double
  @usableFromInline package var kind: ValueKind
  /// The edge, center or extent of the view that an anchor refers to; for a weight, a mark that
  /// distinguishes `average` from 100%.
  @usableFromInline package var attribute: TGAttribute

  @inlinable package init(
    _ kind: ValueKind, _ number: Double = 0, _ attribute: TGAttribute = .leading
  ) {
    (self.kind, self.number, self.attribute) = (kind, number, attribute)
  }

  @inlinable package init(_ anchor: TGAnchor) {
    self.init(anchor.attribute, ofViewWith: anchor.target.identity)
  }

  @inlinable package init(_ attribute: TGAttribute, ofViewWith identity: UInt64) {
    // The conversion is exact: see `ViewIdentity`.
    self.init(.anchor, Double(identity), attribute)
  }

  @inlinable package static var none: DescriptorValue { DescriptorValue(.none) }
}

extension DescriptorValue {
  /// The sentinel number by which a position stands for the inset of the safe area.
  package static let safeAreaInset = -20_171_003.0

  @inlinable package var isSet: Bool { kind != .none }

  /// The size `average`: a share of 100% that is to be equal to those of its neighbors.
  @inlinable package static var average: DescriptorValue { DescriptorValue(.weight, 100, .width) }

  /// Whether the value is `average` instead of an explicit share of 100%.
  @inlinable package var isAverage: Bool { self == .average }

  /// The identity of the view that an anchor refers to.
  @inlinable package var target: UInt64 { UInt64(number) }

  @inlinable package var anchor: TGAnchor? {
    kind == .anchor ? TGAnchor(TGAnchor.Target(identity: target), attribute) : nil
  }

  /// The value for a size descriptor: an anchor to the view's own extent of that name becomes
  /// `wrap`.
  @inlinable package func asSize(_ size: TGAttribute, ofViewWith identity: UInt64)
    -> DescriptorValue
  {
    guard let anchor, anchor.target == .this || target == identity else { return self }
    return anchor.attribute == size
      ? DescriptorValue(.wrap) : DescriptorValue(.this(anchor.attribute))
  }
}

// MARK: - As text

extension DescriptorValue {
  /// The value as an argument of a call.
  package var text: String {
    switch kind {
    case .none: ""
    case .number: readable(number)
    case .weight: isAverage ? ".average" : "\(readable(number))%"
    case .wrap: ".wrap"
    case .fill: ".fill"
    case .list, .most: "[…]"
    case .anchor: anchor?.description ?? ""
    }
  }
}
