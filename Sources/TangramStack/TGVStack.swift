import TangramCore

/// A column of views, with spacers between them: what `TGHStack` is, from top to bottom.
public struct TGVStack: TGStack {
  /// The axis along which the views follow each other.
  public typealias Main = TGVertical
  /// What lays out the children.
  public typealias Algorithm = TGStackAlgorithm<TGVertical>

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a column.
  public init(view: TGView) { self.view = view }
}
