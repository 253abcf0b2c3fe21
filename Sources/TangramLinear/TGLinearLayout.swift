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

// MARK: - Rows of tables: lines that set the sizes of the cells added to them

extension TGLinearAlgorithm {
  /// Whether the line is a row of a table, which sizes its cells.
  public var hasRules: Bool { columns != nil }

  /// Sets the size of a cell according to the row's rule.
  ///
  /// A cell with neither a size descriptor nor a current size across the row fills the row on that axis.
  public func adopt(_ child: inout TGView, gaps: TGSize) -> Bool {
    let axis = orientation.axis
    switch columns {
    case .sized(.points(let points)): child.setSize(axis, points)
    case .sized(.average): child.setSize(axis, .average)
    case .count(let count):
      let parts = Double(count)
      child.setSize(
        axis, .superview(axis.sizeAttribute), increment: -gaps[axis] * (parts - 1) / parts,
        multiple: 1 / parts)
    case .sized(.wrap), .sized(.fill), nil: break
    }
    let across = axis.crossed
    if !child.hasValue(across.sizeAttribute), child.frame.size[across] == 0 {
      child.setSize(across, .superview(across.sizeAttribute))
    }
    return true
  }

  /// Sets the sizes of newly added cells according to the row's rule.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    if change.added.isEmpty { return }
    let row = TGLinearLayout(view: container)
    let (rule, gaps) = (row.options, TGSize(width: row.tg_hspace, height: row.tg_vspace))
    for index in change.added {
      container.changeSubview(at: index) { _ = rule.adopt(&$0, gaps: gaps) }
    }
  }
}

extension TGView {
  /// Sets the size of the view along an axis directly, because a handle would be slower.
  fileprivate mutating func setSize(
    _ axis: TGAxis, _ length: some TGLength, increment: Double = 0, multiple: Double = 1
  ) {
    self =
      axis == .horizontal
      ? (consume self).width(length, increment: increment, multiple: multiple)
      : (consume self).height(length, increment: increment, multiple: multiple)
  }
}

extension TGAxis {
  fileprivate var sizeAttribute: TGAttribute { self == .horizontal ? .width : .height }
}
