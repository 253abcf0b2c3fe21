import TangramCore

/// A column of views, with spacers between them: the vertical counterpart of `TGHStack`.
public struct TGVStack: TGStack {
  /// The axis along which the views follow each other.
  public typealias Main = TGVertical
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGStackAlgorithm<TGVertical>

  /// The underlying view.
  public var view: TGView

  /// Creates a handle on a column.
  public init(view: TGView) { self.view = view }
}
