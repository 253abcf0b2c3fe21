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

/// The three positions along an axis.
@usableFromInline package enum PositionPlace: Sendable { case start, center, end }

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
