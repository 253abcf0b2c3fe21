import TangramCore

/// A container that lays out its children in one line, from top to bottom or along the reading direction.
///
///     var column = TGLinearLayout(.vert)
///     column.tg_vspace = 10
///     column.addSubview(title)
///
///     let row = TGLinearLayout(.horz) {
///       TGView().width(40).height(40)
///       TGView().width(.fill).height(40)
///     }
///
/// Margins along the line are gaps to the neighbors; margins across it are distances from the container's
/// edges. A weight, of a size or of a gap, is a share of the remaining length.
///
/// The limits of the gaps in `tg_setSubviews` take precedence over the size: if a gap reaches its limit,
/// the children shrink or grow.
public struct TGLinearLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGLinearAlgorithm

  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a linear layout.
  @inlinable public init(view: TGView) { self.view = view }
}

extension TGLinearLayout {
  /// The child whose baseline later children are aligned to, under the gravity `vert.baseline`.
  public var tg_baselineBaseView: TGViewID? {
    get { options.baselineBase }
    set { options.baselineBase = newValue }
  }
}
