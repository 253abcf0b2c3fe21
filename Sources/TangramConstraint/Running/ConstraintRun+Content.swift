import TangramCore

// How large the contents of children are.

extension ConstraintRun {
  /// Measures how wide contents are without a limit, and how high then.
  mutating func measureWidths() {
    if !someFlags.contains(.hasWidth) { return }
    for item in 1..<max(1, items.count) where items[item].flags.contains(.hasWidth) {
      let child = pass[any: Int(items[item].place)]
      let (x, y) = (child[.horizontal], child[.vertical])
      let size: TGSize?
      if !child.isContainer {
        size = pass.measure(child, width: x.upperLimit, height: y.upperLimit)
      } else if items[item].flags.contains(.hasHeight) {
        size = pass.measure(child, asIfWrapping: .both)
      } else {
        size = pass.measure(child, height: y.number(or: 0), asIfWrapping: .horizontal)
      }
      items[item].content.width = usable(x.scaled(size?.width ?? 0))
    }
  }

  /// Measures how high contents are.
  ///
  /// - Parameter atWidthsFound: Whether at the widths that children have, or without a limit.
  /// - Returns: Whether some height is another one than before.
  @discardableResult
  mutating func measureHeights(atWidthsFound: Bool) -> Bool {
    if someFlags.isDisjoint(with: .ofMeasured) { return false }
    var isChanged = false
    for item in 1..<max(1, items.count) where items[item].isMeasured {
      let child = pass[any: Int(items[item].place)]
      let height = contentHeight(child, atWidthsFound ? extent(item, .horizontal) : nil)
      let hasOwn = items[item].flags.contains(.hasHeight)
      let scaled = usable(hasOwn ? child[.vertical].scaled(height) : height)
      if scaled != items[item].content.height { isChanged = true }
      items[item].content.height = scaled
    }
    return isChanged
  }

  private func contentHeight(_ child: TGChild, _ width: Double?) -> Double {
    if let width {
      if child.isContainer { return pass.contentHeight(of: child, width: width) }
      // No width is no limit, as wherever leaves are measured.
      return pass.measure(child, width: width)?.height ?? 0
    }
    if child.isContainer { return pass.measure(child, asIfWrapping: .both)?.height ?? 0 }
    let limit = child[.horizontal].upperLimit
    return pass.measure(child, width: limit, height: child[.vertical].upperLimit)?.height ?? 0
  }

  private func usable(_ length: Double) -> Double {
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
