import TangramCore

// The sizes of the children's contents.

extension ConstraintProblem {
  /// Measures the widths of contents, without a limit.
  mutating func measureWidths() {
    for item in items.indices where items[item].flags.contains(.hasWidth) {
      let child = child(item)
      let (x, y) = (child[.horizontal], child[.vertical])
      let size: TGSize?
      if !child.isContainer {
        size = pass.measure(child, width: x.upperLimit, height: y.upperLimit)
      } else if items[item].flags.contains(.hasHeight) {
        size = pass.measure(child, asIfWrapping: .both)
      } else {
        size = pass.measure(child, height: y.number(or: 0), asIfWrapping: .horizontal)
      }
      items[item].content.width = Self.usable(x.scaled(size?.width ?? 0))
    }
  }

  /// Measures the heights of contents.
  ///
  /// - Parameter width: Returns the width of an item; nil to measure without a limit.
  /// - Returns: Whether any height has changed.
  @discardableResult
  mutating func measureHeights(at width: ((Int) -> Double)?) -> Bool {
    var isChanged = false
    for item in items.indices where !items[item].flags.isDisjoint(with: .measuredHeight) {
      let child = child(item)
      var height = contentHeight(child, width?(item))
      if items[item].flags.contains(.hasHeight) { height = child[.vertical].scaled(height) }
      height = Self.usable(height)
      if height != items[item].content.height { isChanged = true }
      items[item].content.height = height
    }
    return isChanged
  }

  private func contentHeight(_ child: TGChild, _ width: Double?) -> Double {
    if child.isContainer {
      if let width { return pass.contentHeight(of: child, width: width) }
      return pass.measure(child, asIfWrapping: .both)?.height ?? 0
    }
    // A width of zero means no limit, as in all measurements of leaves.
    if let width { return pass.measure(child, width: width)?.height ?? 0 }
    let limits = (child[.horizontal].upperLimit, child[.vertical].upperLimit)
    return pass.measure(child, width: limits.0, height: limits.1)?.height ?? 0
  }

  private static func usable(_ length: Double) -> Double {
    length.isFinite ? max(0, min(length, TGConstraint.largestNumber)) : 0
  }
}

extension TGChildAxis {
  /// The upper bound of the size in points, if it has one.
  fileprivate var upperLimit: Double? {
    let upper = pointBounds.upper
    return upper < .infinity ? upper : nil
  }
}
