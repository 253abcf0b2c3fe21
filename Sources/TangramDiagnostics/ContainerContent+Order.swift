// Checks whether children overlap in containers that keep them apart.

import TangramCore

extension ContainerContent {
  /// Whether the container guarantees that children do not overlap, given its settings and theirs.
  var keepsChildrenApart: Bool {
    let settings = container.settings
    guard container.traits.keepsChildrenApart, settings.horizontalSpace >= 0,
      settings.verticalSpace >= 0, view.node.layoutTransform.isIdentity
    else { return false }
    return children.allSatisfy { !$0.place.node.isTransformed && !isMoved($0) }
  }

  /// Whether a child is moved away from its position in the line.
  private func isMoved(_ child: SearchedView) -> Bool {
    TGAttribute.allCases.contains { attribute in
      if attribute.isSize || attribute.isPhysical { return false }
      let value = child.value(of: attribute)
      switch value.kind {
      case .none: return child.node.addend(of: attribute) != 0
      case .number:
        let isCenter = attribute == .centerX || attribute == .centerY
        return value.number + child.node.addend(of: attribute) < 0
          || isCenter && value.number != 0
      default: return true
      }
    }
  }

  var overlaps: [(TGDiagnostic.Kind, frame: Int)] {
    func overlap(_ length: Double, with other: SearchedView) -> TGDiagnostic.Kind {
      .other("overlaps \(other.label) by \(readable(length))", code: "overlap")
    }
    let tolerance = environment.snapping == .sizes ? environment.pixel : 1e-6
    guard let axis = container.traits.mainAxis else {
      // Children that overlap one further to the left, in a container that may have several lines.
      var sweep = OverlapSweep(tolerance: tolerance)
      return sortedChildren(along: .horizontal).compactMap { child in
        let frame = child.place.rectangle
        guard let other = sweep.add(child, frame) else { return nil }
        let common = frame.overlap(with: other.place.rectangle)
        return (overlap(min(common.width, common.height), with: other), child.frame)
      }
    }
    return neighbors(along: axis).compactMap { child, next in
      let common = child.place.rectangle.overlap(with: next.place.rectangle)
      guard common.width > tolerance, common.height > tolerance else { return nil }
      return (overlap(common[axis], with: child), next.frame)
    }
  }

  /// Children that are followed by a gap of at most one pixel in a line without gaps.
  var pixelGaps: [(TGDiagnostic.Kind, frame: Int)] {
    guard let axis = container.traits.mainAxis else { return [] }
    let settings = container.settings
    let space = axis == .horizontal ? settings.horizontalSpace : settings.verticalSpace
    guard space == 0, [.none, .start, .center, .end].contains(gravity(axis)),
      children.allSatisfy({ hasNoMargins($0, axis) })
    else { return [] }
    return neighbors(along: axis).compactMap { child, next in
      let gap = -child.place.rectangle.overlap(with: next.place.rectangle)[axis]
      guard gap > 1e-6, gap <= environment.pixel else { return nil }
      return (.pixelGap(gap, before: next.label), child.frame)
    }
  }

  /// Returns the children with a nonzero extent, sorted by their origins along an axis.
  private func sortedChildren(along axis: TGAxis) -> [SearchedView] {
    children.filter { $0.place.rectangle.width > 0 && $0.place.rectangle.height > 0 }
      .sorted { $0.place.rectangle.origin[axis] < $1.place.rectangle.origin[axis] }
  }

  private func neighbors(along axis: TGAxis) -> [(SearchedView, next: SearchedView)] {
    let sorted = sortedChildren(along: axis)
    return zip(sorted, sorted.dropFirst()).map { ($0, $1) }
  }

  private func hasNoMargins(_ child: SearchedView, _ axis: TGAxis) -> Bool {
    [axis.startAttribute, axis.endAttribute].allSatisfy {
      let value = child.value(of: $0)
      return (value.kind == .none || value.kind == .number && value.number == 0)
        && child.node.addend(of: $0) == 0
    }
  }
}

/// A sweep over rectangles from left to right, which finds those that overlap an earlier one.
private struct OverlapSweep {
  let tolerance: Double
  /// The rectangles that may still overlap others, from top to bottom and without vertical
  /// overlaps; some end before the current position of the sweep.
  var active: ContiguousArray<(view: SearchedView, frame: TGRect)> = []

  /// Adds a view whose left edge is not to the left of the previous one.
  ///
  /// - Returns: An earlier view that it overlaps, in which case it is not added; otherwise nil.
  mutating func add(_ view: SearchedView, _ frame: TGRect) -> SearchedView? {
    let top = frame.minY + tolerance
    let index = active.partitioningIndex { $0.frame.maxY > top }
    while index < active.count, active[index].frame.minY < frame.maxY - tolerance {
      if active[index].frame.maxX > frame.minX + tolerance { return active[index].view }
      active.remove(at: index)
    }
    active.insert((view, frame), at: index)
    return nil
  }
}

extension TGRect {
  /// Returns the overlap of two rectangles along each axis; if negative, the gap between them.
  fileprivate func overlap(with other: TGRect) -> TGSize {
    TGSize(
      width: min(maxX, other.maxX) - max(minX, other.minX),
      height: min(maxY, other.maxY) - max(minY, other.minY))
  }
}
