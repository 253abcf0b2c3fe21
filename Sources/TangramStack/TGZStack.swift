import TangramCore

/// Views on top of each other, each with the whole stack as room; later ones lie above.
///
///     TGZStack(alignment: .bottomTrailing) {
///       photo
///       badge.size(20, 20)
///     }
///
/// A view that has no size along an axis, neither its own nor that of its content, is as large as
/// the stack. Spacers count for nothing.
public struct TGZStack: TGContainer {
  /// What lays out the children.
  public typealias Algorithm = TGPileAlgorithm

  /// Where views go that are smaller than the stack.
  public struct Alignment: Hashable, Sendable {
    /// Where they go from side to side.
    public var horizontal: TGHorizontalAlignment
    /// Where they go between top and bottom.
    public var vertical: TGVerticalAlignment

    /// Creates an alignment from its two parts.
    public init(_ horizontal: TGHorizontalAlignment, _ vertical: TGVerticalAlignment) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// In the corner where reading starts.
    public static let topLeading = Alignment(.leading, .top)
    /// In the middle of the top edge.
    public static let top = Alignment(.center, .top)
    /// In the corner at the top where reading ends.
    public static let topTrailing = Alignment(.trailing, .top)
    /// In the middle of the edge where reading starts.
    public static let leading = Alignment(.leading, .center)
    /// In the middle.
    public static let center = Alignment(.center, .center)
    /// In the middle of the edge where reading ends.
    public static let trailing = Alignment(.trailing, .center)
    /// In the corner at the bottom where reading starts.
    public static let bottomLeading = Alignment(.leading, .bottom)
    /// In the middle of the bottom edge.
    public static let bottom = Alignment(.center, .bottom)
    /// In the corner at the bottom where reading ends.
    public static let bottomTrailing = Alignment(.trailing, .bottom)
  }

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a pile.
  public init(view: TGView) { self.view = view }

  /// Creates a pile of the views in braces.
  ///
  /// - Parameters:
  ///   - alignment: Where views go that are smaller than the stack.
  ///   - content: The views, those at the back first.
  public init(
    alignment: Alignment = .center, @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(TGPileAlgorithm(alignment: alignment))
    tg_size(.fill)
    subviews = content()
  }

  /// Where views go that are smaller than the stack.
  public var tg_align: Alignment {
    get { options.alignment }
    set { options.alignment = newValue }
  }
}
