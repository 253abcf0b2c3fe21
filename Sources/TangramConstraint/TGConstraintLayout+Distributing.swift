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
    _ views: [TGAnyView], along axis: TGAxis, spacing: Double, lead: Double = 0, tail: Double = 0
  ) {
    let (start, end, size) = Self.attributes(along: axis)
    let ids = views.map { $0.id }
    guard let first = ids.first, let last = ids.last else { return }
    tie(first, start, to: nil, start, plus: lead)
    for (previous, next) in zip(ids, ids.dropFirst()) {
      tie(next, start, to: previous, end, plus: spacing)
      tie(next, size, to: previous, size, plus: 0)
    }
    tie(last, end, to: nil, end, plus: -tail)
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
    _ views: [TGAnyView], along axis: TGAxis, length: Double, lead: Double = 0, tail: Double = 0
  ) {
    let (start, end, size) = Self.attributes(along: axis)
    let ids = views.map { $0.id }
    guard let first = ids.first, let last = ids.last else { return }
    for id in ids { constraints.append(TGConstraint(TGConstraintItem(id, size), constant: length)) }
    tie(first, start, to: nil, start, plus: lead)
    if ids.count == 1 { return }
    for index in 1..<(ids.count - 1) {
      let part = Double(index) / Double(ids.count - 1)
      tie(
        ids[index], end, to: nil, end, times: part, plus: (1 - part) * (length + lead) - part * tail
      )
    }
    tie(last, end, to: nil, end, plus: -tail)
  }

  private mutating func tie(
    _ view: TGViewID, _ first: TGConstraintAttribute, to other: TGViewID?,
    _ second: TGConstraintAttribute, times multiplier: Double = 1, plus constant: Double
  ) {
    constraints.append(
      TGConstraint(
        TGConstraintItem(view, first), .equal, TGConstraintItem(other, second),
        multiplier: multiplier, constant: constant))
  }

  /// The start, the end and the extent along an axis.
  private static func attributes(along axis: TGAxis) -> (
    start: TGConstraintAttribute, end: TGConstraintAttribute, size: TGConstraintAttribute
  ) {
    axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
  }
}
