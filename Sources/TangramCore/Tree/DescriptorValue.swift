/// The kinds of values that a position or a size can have.
@usableFromInline package enum ValueKind: UInt8, BitwiseCopyable, Sendable {
  case none, number, weight, wrap, fill, anchor, list, most
}

/// The value of a position or a size, or of one of its bounds.
///
/// This is a struct with a kind rather than an enum with payloads. The plan compiler reads eight of
/// these values for each view, and reading an enum that may hold an anchor takes three times as
/// many instructions.
@usableFromInline package struct DescriptorValue: Hashable, Sendable {
  /// The points of a number, the percentage of a weight, or the identity of an anchor's view; for
  /// the largest of several values 1; otherwise 0.
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

  @usableFromInline package init(_ anchor: TGAnchor) {
    self.init(anchor.attribute, ofViewWith: anchor.target.identity)
  }

  /// An edge, center or extent of a view.
  @usableFromInline init(_ attribute: TGAttribute, ofViewWith identity: UInt64) {
    // The conversion is exact: see `ViewIdentity`.
    self.init(.anchor, Double(identity), attribute)
  }

  /// A missing value.
  @inlinable package static var none: DescriptorValue { DescriptorValue(.none) }
}

extension DescriptorValue {
  package var isSaid: Bool { kind != .none }

  /// The size `average`: a share of 100% that is to be equal to those of its neighbors.
  package static var average: DescriptorValue { DescriptorValue(.weight, 100, .width) }

  /// Whether the value is `average` instead of an explicit share of 100%.
  package var isAverage: Bool { self == .average }

  /// The identity of the view that an anchor refers to.
  package var target: UInt64 { UInt64(number) }

  package var anchor: TGAnchor? {
    kind == .anchor ? TGAnchor(TGAnchor.Target(identity: target), attribute) : nil
  }

  /// The value for a size descriptor: an anchor to the view's own extent of that name becomes
  /// `wrap`.
  package func asSize(_ size: TGAttribute, ofViewWith identity: UInt64) -> DescriptorValue {
    guard let anchor, anchor.target == .this || target == identity else { return self }
    return anchor.attribute == size
      ? DescriptorValue(.wrap) : DescriptorValue(.this(anchor.attribute))
  }

  /// The value for a bound of a size, and its multiple; a percentage is multiplied right away.
  package func asBound(
    _ size: TGAttribute, ofViewWith identity: UInt64, multiple: Double = 1
  ) -> (value: DescriptorValue, multiple: Double) {
    guard kind == .weight else { return (asSize(size, ofViewWith: identity), multiple) }
    return (DescriptorValue(.weight, number * multiple), 1)
  }
}

/// The values of the positions and the size of a view along one axis.
///
/// Every view and every box of a plan has two of these, so the parts of the values are stored in an
/// order without padding.
@usableFromInline package struct AxisDescriptors: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline package private(set) var sizeNumber = 0.0
  @usableFromInline package private(set) var startNumber = 0.0
  @usableFromInline package private(set) var centerNumber = 0.0
  @usableFromInline package private(set) var endNumber = 0.0
  @usableFromInline package var sizeKind = ValueKind.none
  @usableFromInline package private(set) var startKind = ValueKind.none
  @usableFromInline package private(set) var centerKind = ValueKind.none
  @usableFromInline package private(set) var endKind = ValueKind.none
  private var sizeAttribute = TGAttribute.leading
  private var startAttribute = TGAttribute.leading
  private var centerAttribute = TGAttribute.leading
  private var endAttribute = TGAttribute.leading

  @usableFromInline package init() {}

  @usableFromInline package var size: DescriptorValue {
    get { DescriptorValue(sizeKind, sizeNumber, sizeAttribute) }
    set { (sizeKind, sizeNumber, sizeAttribute) = newValue.parts }
  }

  /// The leading or the top position.
  @usableFromInline package var start: DescriptorValue {
    get { DescriptorValue(startKind, startNumber, startAttribute) }
    set { (startKind, startNumber, startAttribute) = newValue.parts }
  }

  @usableFromInline package var center: DescriptorValue {
    get { DescriptorValue(centerKind, centerNumber, centerAttribute) }
    set { (centerKind, centerNumber, centerAttribute) = newValue.parts }
  }

  /// The trailing or the bottom position.
  @usableFromInline package var end: DescriptorValue {
    get { DescriptorValue(endKind, endNumber, endAttribute) }
    set { (endKind, endNumber, endAttribute) = newValue.parts }
  }
}

extension AxisDescriptors {
  package subscript(place: PositionPlace) -> DescriptorValue {
    get {
      switch place {
      case .start: start
      case .center: center
      case .end: end
      }
    }
    set {
      switch place {
      case .start: start = newValue
      case .center: center = newValue
      case .end: end = newValue
      }
    }
  }

  /// Whether any position has a value.
  var saysPosition: Bool {
    startKind.rawValue | centerKind.rawValue | endKind.rawValue != 0
  }
}

extension DescriptorValue {
  fileprivate var parts: (ValueKind, Double, TGAttribute) { (kind, number, attribute) }
}

extension AxisDescriptors {
  /// Numbers of a larger magnitude may have a special meaning.
  private static let largestLiteral = 1e7

  /// Whether the values can be copied unchanged, regardless of the rules of the descriptors.
  ///
  /// This is the case if none refers to another view, the numbers are finite and moderate, and no center is
  /// combined with a start.
  @inline(__always) var isLiteral: Bool {
    // The kinds that refer to other views come last. The limit for positions is `wrap`, because `fill`
    // is not valid for them.
    let positions = startKind.rawValue | centerKind.rawValue | endKind.rawValue
    let numbers =
      sizeNumber.magnitude + startNumber.magnitude + centerNumber.magnitude + endNumber.magnitude
    return positions <= ValueKind.wrap.rawValue && sizeKind.rawValue <= ValueKind.fill.rawValue
      && (centerKind == .none || startKind == .none) && numbers <= Self.largestLiteral
  }
}
