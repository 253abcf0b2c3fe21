import TangramCore

/// Views on top of each other, each with the whole stack as its available space; later views are above
/// earlier ones.
///
///     TGZStack(alignment: .bottomTrailing) {
///       photo
///       badge.size(20, 20)
///     }
///
/// A view that has no size along an axis, neither its own nor that of its content, is as large as the
/// stack. Spacers are ignored.
public struct TGZStack: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGPileAlgorithm

  /// The alignment of views that are smaller than the stack.
  public struct Alignment: Hashable, Sendable {
    let horizontal: TGHorizontalAlignment
    let vertical: TGVerticalAlignment

    /// Creates an alignment from its two parts.
    public init(_ horizontal: TGHorizontalAlignment, _ vertical: TGVerticalAlignment) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// In the top corner where reading starts.
    public static let topLeading = Alignment(.leading, .top)
    /// In the middle of the top edge.
    public static let top = Alignment(.center, .top)
    /// In the top corner where reading ends.
    public static let topTrailing = Alignment(.trailing, .top)
    /// In the middle of the edge where reading starts.
    public static let leading = Alignment(.leading, .center)
    /// In the center.
    public static let center = Alignment(.center, .center)
    /// In the middle of the edge where reading ends.
    public static let trailing = Alignment(.trailing, .center)
    /// In the bottom corner where reading starts.
    public static let bottomLeading = Alignment(.leading, .bottom)
    /// In the middle of the bottom edge.
    public static let bottom = Alignment(.center, .bottom)
    /// In the bottom corner where reading ends.
    public static let bottomTrailing = Alignment(.trailing, .bottom)
  }

  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a z-stack.
  public init(view: TGView) { self.view = view }

  /// Creates a z-stack of the views in a trailing closure.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views that are smaller than the stack.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @TGViewBuilder _ content: () -> TGSubviews = { [] }) {
    self.init(TGPileAlgorithm(alignment: alignment))
    tg_size(.fill)
    subviews = content()
  }

  /// The alignment of views that are smaller than the stack.
  public var tg_align: Alignment {
    get { options.alignment }
    set { options.alignment = newValue }
  }
}
