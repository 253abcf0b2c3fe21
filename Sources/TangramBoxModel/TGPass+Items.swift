import TangramCore

// What containers of items do alike before they look at any of them.

extension TGPass {
  /// Takes `wrap` away from the items, whose sizes the container finds by itself, and reports what
  /// means nothing to it.
  package func prepareItems() {
    for child in children where !child.isPlain {
      prepare(child[.horizontal], "width", "centerX")
      prepare(child[.vertical], "height", "centerY")
    }
  }

  /// Reports a number that cannot be computed with.
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
    case .reference: report(child.child, size, .unsuitableReference())
    case .list: report(child.child, size, .unsuitableList)
    case .none, .number, .weight, .fill: break
    }
    if child.hasCenter {
      report(
        child.child, center,
        .other(
          "has no effect here; `alignSelf` centers an item", code: "unused-property",
          severity: .hint))
    }
    if !child.isBounded || child.isBoundedByNumbers { return }
    let bounds = [child.lowerBound, child.upperBound].compactMap { $0 }
    if !bounds.allSatisfy({ $0.meansSomethingToItems }) {
      report(
        child.child, size,
        .other(
          "has a bound that is neither a number nor a share; it is ignored",
          code: "unsuitable-bound", severity: .error))
    }
  }
}

extension TGItemAlgorithm {
  /// Gives a container that wraps its width the one its content asks for, within its own bounds.
  package func settleWidth(_ pass: TGPass) {
    let (x, y) = (pass[.horizontal], pass[.vertical])
    guard x.wraps else { return }
    let width = contentWidth(.greatest, height: y.wraps ? nil : y.size, pass) ?? 0
    x.size = x.wrapsByItself ? max(x.lowerBound, min(width, x.upperBound)) : width
  }
}

extension TGPassAxis {
  /// The extent inside the padding; NaN for a height that follows from the items.
  @inlinable package var inner: Double {
    Axis.axis == .vertical && wraps ? .nan : max(0, content)
  }

  /// Gives the container the height that follows from its items, and returns what is inside.
  @inlinable package func settle(by content: Double) -> Double {
    let padding = paddingStart + paddingEnd
    size =
      wrapsByItself
      ? max(lowerBound, padding, min(content + padding, upperBound)) : content + padding
    return size - padding
  }
}
