import Synchronization

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

/// An edge, center or extent of a view, which other views can refer to.
///
///     badge.tg_left.equal(photo.tg_right)        // an anchor of a view
///     badge.tg_width.equal(.superview(.width))   // of the parent, whichever view that is
///     badge.tg_height.equal(.this(.width))       // of the view itself
public struct TGAnchor: Hashable, Sendable {
  /// The view that an anchor refers to.
  public enum Target: Hashable, Sendable {
    /// The parent, whichever view that is.
    case superview
    /// The view that has the descriptor.
    case this
    /// A view with this identity.
    case view(TGViewID)
  }

  /// The view that the anchor refers to.
  public var target: Target
  /// The edge, center or extent of that view.
  public var attribute: TGAttribute

  /// Creates an anchor to an attribute of a view.
  @inlinable public init(_ target: Target, _ attribute: TGAttribute) {
    self.target = target
    self.attribute = attribute
  }
}

extension TGAnchor.Target {
  /// The targets without an identity of their own are represented by two reserved numbers.
  @inlinable package static var superviewIdentity: UInt64 { 1 }
  @inlinable package static var thisIdentity: UInt64 { 2 }
  @inlinable package static var firstView: UInt64 { 16 }

  @inlinable package var identity: UInt64 {
    switch self {
    case .superview: Self.superviewIdentity
    case .this: Self.thisIdentity
    case .view(let id): id.number
    }
  }

  @inlinable package init(identity: UInt64) {
    switch identity {
    case Self.superviewIdentity: self = .superview
    case Self.thisIdentity: self = .this
    default: self = .view(TGViewID(identity))
    }
  }
}

extension TGAnchor: CustomStringConvertible {
  /// The view and the attribute, as in `superview.tg_width`.
  public var description: String {
    switch target {
    case .superview: "superview.tg_\(attribute.name)"
    case .this: "self.tg_\(attribute.name)"
    case .view(let id): "\(id).tg_\(attribute.name)"
    }
  }
}

/// The identity of a view: the same for all copies of the view, different for any other view.
public struct TGViewID: Hashable, Sendable {
  /// A number that identifies the view within this process.
  @usableFromInline package let number: UInt64
  @inlinable package init(_ number: UInt64) { self.number = number }
}

extension TGViewID: CustomStringConvertible {
  /// The number that identifies the view within this process, as in `#20`.
  public var description: String { "#\(number)" }
}

/// Creates the numbers that identify views.
///
/// The counters are the only state that trees share. They make sure that views of different trees
/// have different numbers; nothing depends on which numbers those are. The numbers stay below 2⁵³,
/// so that a descriptor can store one exactly as a `Double`.
package enum ViewIdentity {
  /// One of sixteen counters, each padded so that it does not share a cache line with another:
  /// threads with different counters do not slow each other down.
  private struct Counter: ~Copyable {
    let last: Atomic<UInt64>
    private let room = InlineArray<15, UInt64>(repeating: 0)

    /// View numbers start after the numbers reserved for anchors to the superview and to the view
    /// itself.
    init(_ place: UInt64) { last = Atomic(place << 48 | TGAnchor.Target.firstView) }
  }

  // Written out, so that the counters are constants that need no lazy initialization.
  private static let counters: InlineArray<16, Counter> = [
    Counter(0), Counter(1), Counter(2), Counter(3), Counter(4), Counter(5), Counter(6), Counter(7),
    Counter(8), Counter(9), Counter(10), Counter(11), Counter(12), Counter(13), Counter(14),
    Counter(15),
  ]

  /// Returns a number that no view has yet.
  package static func make() -> UInt64 {
    counters[nearest].last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The index of the counter for this thread; any of them would be correct.
  ///
  /// The stacks of threads are far apart, so most threads have a counter of their own.
  private static var nearest: Int {
    var here: UInt8 = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    return Int(truncatingIfNeeded: address >> 19 ^ address >> 23) & 15
  }
}
