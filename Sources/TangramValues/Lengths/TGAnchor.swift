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
