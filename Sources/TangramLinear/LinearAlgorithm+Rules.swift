import TangramCore

// The rules for rows of tables: lines that set the sizes of the cells added to them.

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
