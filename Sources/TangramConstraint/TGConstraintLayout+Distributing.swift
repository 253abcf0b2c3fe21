import TangramCore

extension TGConstraintLayout {
  /// Distributes views along an axis with fixed gaps between them, and gives them the same extent.
  ///
  /// - Parameters:
  ///   - views: The views, in order.
  ///   - axis: The axis along which the views are distributed.
  ///   - spacing: The gap between neighbors.
  ///   - lead: The distance from the start of the container to the first view.
  ///   - tail: The distance from the last view to the end of the container.
  public mutating func distribute(
    _ views: [TGAnyView], along axis: TGAxis, spacing: Double, lead: Double = 0,
    tail: Double = 0
  ) {
    let names = AxisNames(axis)
    let ids = views.map { $0.id }
    guard let first = ids.first, let last = ids.last else { return }
    var made = [TGConstraint(names.start(first), .equal, names.start(nil), constant: lead)]
    for (previous, next) in zip(ids, ids.dropFirst()) {
      made.append(TGConstraint(names.start(next), .equal, names.end(previous), constant: spacing))
      made.append(TGConstraint(names.size(next), .equal, names.size(previous)))
    }
    made.append(TGConstraint(names.end(last), .equal, names.end(nil), constant: -tail))
    constraints.append(contentsOf: made)
  }

  /// Distributes views of a fixed extent along an axis, with equal gaps between them.
  ///
  /// - Parameters:
  ///   - views: The views, in order.
  ///   - axis: The axis along which the views are distributed.
  ///   - length: The extent of each view.
  ///   - lead: The distance from the start of the container to the first view.
  ///   - tail: The distance from the last view to the end of the container.
  public mutating func distribute(
    _ views: [TGAnyView], along axis: TGAxis, length: Double, lead: Double = 0,
    tail: Double = 0
  ) {
    let names = AxisNames(axis)
    let ids = views.map { $0.id }
    guard let first = ids.first, let last = ids.last else { return }
    var made = ids.map { TGConstraint(names.size($0), constant: length) }
    made.append(TGConstraint(names.start(first), .equal, names.start(nil), constant: lead))
    if ids.count > 1 {
      for index in 1..<(ids.count - 1) {
        let part = Double(index) / Double(ids.count - 1)
        made.append(
          TGConstraint(
            names.end(ids[index]), .equal, names.end(nil), multiplier: part,
            constant: (1 - part) * (length + lead) - part * tail))
      }
      made.append(TGConstraint(names.end(last), .equal, names.end(nil), constant: -tail))
    }
    constraints.append(contentsOf: made)
  }
}

/// The attributes for the start, the end and the extent along an axis.
private struct AxisNames {
  private let isHorizontal: Bool

  init(_ axis: TGAxis) { isHorizontal = axis == .horizontal }

  func start(_ view: TGViewID?) -> TGConstraintItem {
    TGConstraintItem(view, isHorizontal ? .leading : .top)
  }

  func end(_ view: TGViewID?) -> TGConstraintItem {
    TGConstraintItem(view, isHorizontal ? .trailing : .bottom)
  }

  func size(_ view: TGViewID?) -> TGConstraintItem {
    TGConstraintItem(view, isHorizontal ? .width : .height)
  }
}
