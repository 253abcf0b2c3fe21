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
  /// Targets without an identity of their own take two numbers that no view is given.
  static let superviewIdentity: UInt64 = 1
  static let thisIdentity: UInt64 = 2
  static let firstView: UInt64 = 16

  var identity: UInt64 {
    switch self {
    case .superview: Self.superviewIdentity
    case .this: Self.thisIdentity
    case .view(let id): id.number
    }
  }

  init(identity: UInt64) {
    switch identity {
    case Self.superviewIdentity: self = .superview
    case Self.thisIdentity: self = .this
    default: self = .view(TGViewID(identity))
    }
  }
}
