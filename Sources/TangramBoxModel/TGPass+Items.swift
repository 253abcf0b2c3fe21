import TangramCore

// Preparation steps that all containers of items have in common.

extension TGPass {
  /// Removes `wrap` from the items, because the container measures their content itself, and
  /// reports unsupported descriptors.
  package func prepareItems() {
    for child in children where !child.isPlain {
      prepare(child[.horizontal], "width", "centerX")
      prepare(child[.vertical], "height", "centerY")
    }
  }

  package func check(_ number: Double, _ child: TGChild, _ property: String) {
    if !number.isFinite {
      report(child, property, .notFinite(replacement: 0))
    } else if number < 0 {
      report(
        child, property,
        .other("is negative; 0 is used instead", code: "negative-number", severity: .error))
    } else if number > Item.largestNumber {
      report(child, property, .tooLarge(limit: Item.largestNumber))
    }
  }

  private func prepare<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, _ size: String, _ center: String
  ) {
    switch child.sizeKind {
    case .wrap: child.eraseSize()
    case .list: report(child.child, size, .unsuitableList)
    case .none, .number, .weight, .fill, .reference: break
    }
    if child.centerPosition.kind != .none {
      report(
        child.child, center,
        .other(
          "has no effect in flex layouts and grids", code: "unused-property", severity: .hint,
          remedy: "to center an item, set `autoMargins` on both sides"))
    }
    if !child.isBounded || child.isBoundedByNumbers { return }
    let bounds = [child.lowerBound, child.upperBound].compactMap { $0 }
    if !bounds.allSatisfy({ $0.appliesToItems }) {
      report(
        child.child, size,
        .other(
          "has a minimum or maximum that is neither a number nor a percentage, so it is ignored",
          code: "unsuitable-bound", severity: .error))
    }
  }
}

extension TGItemAlgorithm {
  /// Sets the width of a container that wraps its width to its content width, within its own
  /// bounds.
  package func resolveWidth(_ pass: TGPass) {
    let (x, y) = (pass[.horizontal], pass[.vertical])
    guard x.wraps else { return }
    let width = contentWidth(.greatest, height: y.wraps ? nil : y.size, pass) ?? 0
    x.size = x.wrapsByItself ? max(x.lowerBound, min(width, x.upperBound)) : width
  }
}

extension TGPassAxis {
  /// The extent inside the padding; NaN for a height that depends on the items.
  @inlinable package var inner: Double {
    Axis.axis == .vertical && wraps ? .nan : max(0, content)
  }

  /// Sets the container's height from the extent of its content, and returns the height inside the
  /// padding.
  @inlinable package func resolveSize(by content: Double) -> Double {
    let padding = paddingStart + paddingEnd
    size =
      wrapsByItself
      ? max(lowerBound, padding, min(content + padding, upperBound)) : content + padding
    return size - padding
  }
}
