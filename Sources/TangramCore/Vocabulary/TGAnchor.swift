/// The name of an edge, a centre or an extent of a view.
public enum TGAttribute: UInt8, Hashable, BitwiseCopyable, Sendable, CaseIterable {
  /// The edge where reading starts.
  case leading
  /// The edge where reading ends.
  case trailing
  /// The horizontal middle.
  case centerX
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The vertical middle.
  case centerY
  /// The horizontal extent.
  case width
  /// The vertical extent.
  case height
  /// The line the text stands on.
  case baseline
  /// The left edge, whatever the reading direction.
  case left
  /// The right edge, whatever the reading direction.
  case right
}

extension TGAttribute {
  /// The place of the descriptor in a node: left and right are kept as leading and trailing.
  ///
  @inlinable @inline(__always) package var slot: Int {
    let place = Int(rawValue)
    let left = Int(TGAttribute.left.rawValue)
    return place < left ? place : place - left
  }

  /// Whether the attribute names a side of the screen rather than of the text.
  @inlinable package var isPhysical: Bool { rawValue >= TGAttribute.left.rawValue }

  /// The attribute that is meant in a text direction: left and right become leading or trailing.
  public func resolved(isRightToLeft: Bool) -> TGAttribute {
    switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    default: self
    }
  }

  /// The axis the attribute lies on.
  public var axis: TGAxis {
    switch self {
    case .leading, .trailing, .centerX, .width, .left, .right: .horizontal
    case .top, .bottom, .centerY, .baseline, .height: .vertical
    }
  }

  /// Whether the attribute is an extent.
  public var isSize: Bool { self == .width || self == .height }

  /// The name as it is written in scenes and messages.
  public var name: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .centerX: "centerX"
    case .top: "top"
    case .bottom: "bottom"
    case .centerY: "centerY"
    case .baseline: "baseline"
    case .width: "width"
    case .height: "height"
    case .left: "left"
    case .right: "right"
    }
  }
}

/// Who a view is: the same for all copies of the view, different for any other view.
public struct TGViewID: Hashable, Sendable {
  /// A number that tells the view from all others in this process.
  public let number: UInt64
  @inlinable init(_ number: UInt64) { self.number = number }
}

extension TGViewID: CustomStringConvertible {
  /// A number that tells the view from others in this process.
  public var description: String { "#\(number)" }
}

/// An edge, centre or extent of some view, for another view to refer to.
///
///     badge.tg_left.equal(photo.tg_right)        // an anchor of a view
///     badge.tg_width.equal(.superview(.width))   // of the parent, whoever that is
///     badge.tg_height.equal(.this(.width))       // of the view itself
public struct TGAnchor: Hashable, Sendable {
  /// Whose edge it is.
  public enum Target: Hashable, Sendable {
    /// The parent, whoever that is.
    case superview
    /// The view that has the descriptor.
    case this
    /// A view, by identity.
    case view(TGViewID)
  }

  /// Whose edge it is.
  public var target: Target
  /// Which of its edges.
  public var attribute: TGAttribute

  /// Creates an anchor.
  public init(_ target: Target, _ attribute: TGAttribute) {
    self.target = target
    self.attribute = attribute
  }

  /// An edge, centre or extent of the parent.
  public static func superview(_ attribute: TGAttribute) -> TGAnchor {
    TGAnchor(.superview, attribute)
  }

  /// An edge, centre or extent of the view itself.
  public static func this(_ attribute: TGAttribute) -> TGAnchor { TGAnchor(.this, attribute) }
}

extension TGAnchor.Target {
  /// Targets without an identity of their own take the two numbers that no view is given.
  package static let superviewBits: UInt64 = 1
  package static let thisBits: UInt64 = 2
  package static let firstViewBits: UInt64 = 16

  package var bits: UInt64 {
    switch self {
    case .superview: Self.superviewBits
    case .this: Self.thisBits
    case .view(let id): id.number
    }
  }

  package init(bits: UInt64) {
    switch bits {
    case Self.superviewBits: self = .superview
    case Self.thisBits: self = .this
    default: self = .view(TGViewID(bits))
    }
  }
}
