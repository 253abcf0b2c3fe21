import TangramCore

/// The options of a flex layout, and how its items are laid out.
public struct TGFlexAlgorithm: TGItemAlgorithm, Equatable {
  var direction = TGFlexDirection.row
  var wrap = TGFlexWrap.noWrap
  /// Where items go if they do not fill the container.
  public var justifyContent = TGContentAlignment.flexStart
  /// Where lines go if they do not fill the container.
  public var alignContent = TGContentAlignment.stretch
  var alignItems = TGItemAlignment.stretch
  /// The gaps that are shares of the container.
  public var gaps = TGGapShares()

  /// The name of the kind of container.
  public var name: String { "flex" }

  /// What diagnostics want to know.
  public var traits: TGContainerTraits {
    TGContainerTraits(unused: [.alignment, .baseline, .floating, .gravity], measuresContent: true)
  }

  /// Adjusts the children once.
  public func prepare(_ pass: TGPass) {
    pass.prepareItems()
    for child in pass.children where !child.isPlain {
      let value = child[TGFlexItemKey.self]
      pass.check(value.grow, child, "grow")
      pass.check(value.shrink, child, "shrink")
      switch value.basis {
      case .points(let points): pass.check(points, child, "basis")
      case .share(let weight): pass.check(weight.percent, child, "basis")
      case .auto, .content: break
      }
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    if pass[.horizontal].wraps {
      if pass[.vertical].wraps, layOutOneLine(pass, findsWidth: true) { return }
      pass.settleWidth(height: pass[.vertical].wraps ? nil : pass[.vertical].size) {
        contentWidth($0, height: $1, pass) ?? 0
      }
    }
    if direction.isRow, wrap == .noWrap, pass[.vertical].wraps, isRowWithoutHeight(pass) {
      let y = pass[.vertical]
      y.size = y.paddingStart + y.paddingEnd
      return
    }
    if direction.isRow { layOut(pass, along: .horizontal) } else { layOut(pass, along: .vertical) }
  }

  private func layOutOneLine(_ pass: TGPass, findsWidth: Bool) -> Bool {
    direction.isRow
      ? layOutOneLine(pass, along: .horizontal, findsWidth: findsWidth) == .isPlaced
      : layOutOneLine(pass, along: .vertical, findsWidth: findsWidth) == .isPlaced
  }

  @inline(__always)
  private func layOut<Main: TGAxisType>(_ pass: TGPass, along main: Main) {
    switch layOutOneLine(pass, along: main) {
    case .isPlaced: break
    case .needsSteps: layOutStepwise(pass, along: main, triesBare: true)
    case .saysMore: layOutStepwise(pass, along: main, triesBare: false)
    }
  }

  private func layOutStepwise<Main: TGAxisType>(
    _ pass: TGPass, along main: Main, triesBare: Bool
  ) {
    withLines(of: pass) { lines in
      if triesBare {
        var run = FlexRun<Main, BareItem>(pass, self, lines)
        if run.layOutEmptyItems() || pass.withItems({ run.layOut($0) }) { return }
      }
      var general = FlexRun<Main, TGItem>(pass, self, lines)
      _ = pass.withItems { general.layOut($0) }
    }
  }

  /// The width that the items ask for.
  public func contentWidth(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> Double? {
    if let bare = contentWidthOfBareItems(width, height: height, pass) { return bare }
    return direction.isRow
      ? contentWidth(width, height: height, pass, along: .horizontal)
      : contentWidth(width, height: height, pass, along: .vertical)
  }

  private func contentWidth<Main: TGAxisType>(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass, along _: Main
  ) -> Double {
    withLines(of: pass) { lines in
      var run = FlexRun<Main, BareItem>(pass, self, lines, height: height)
      if let width = pass.withItems({ run.contentWidth(width, $0) }) { return width }
      var general = FlexRun<Main, TGItem>(pass, self, lines, height: height)
      return pass.withItems { general.contentWidth(width, $0) } ?? 0
    }
  }
}

// MARK: - Memory

extension TGFlexAlgorithm {
  /// Lends memory for the lines of a pass.
  func withLines<Result>(
    of pass: TGPass, _ body: (UnsafeMutableBufferPointer<FlexLine>) -> Result
  ) -> Result {
    // A number that is known at compile time takes no thought at run time.
    wrap == .noWrap
      ? withUnsafeTemporaryAllocation(of: FlexLine.self, capacity: 1, body)
      : withUnsafeTemporaryAllocation(of: FlexLine.self, capacity: max(1, pass.count), body)
  }
}

extension TGPass {
  /// Lends memory for the items of a pass.
  func withItems<Said: SaidItem, Result>(_ body: (FlexItems<Said>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: FlexItem<Said>.self, capacity: max(1, count), body)
  }
}

// MARK: - What flex layouts and grids have in common

extension TGPass {
  /// Takes `wrap` away from the items, whose sizes the container finds by itself, and reports what
  /// means nothing to it.
  public func prepareItems() {
    for child in children where !child.isPlain {
      prepare(child[.horizontal], "width", "centerX")
      prepare(child[.vertical], "height", "centerY")
    }
  }

  /// Reports a number that cannot be computed with.
  func check(_ number: Double, _ child: TGChild, _ property: String) {
    if !number.isFinite {
      report(child, property, .notFinite(replacement: 0))
    } else if number < 0 {
      report(
        child, property,
        .other("is negative; 0 is used instead", code: "negative-number", severity: .error))
    } else if number > TGItem.largestNumber {
      report(child, property, .tooLarge(limit: TGItem.largestNumber))
    }
  }

  private func prepare<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, _ size: String, _ center: String
  ) {
    switch child.sizeKind {
    case .wrap: child.eraseSize()
    case .reference: report(child.child, size, .unsuitableReference)
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
    if !bounds.allSatisfy(\.meansSomethingToItems) {
      report(
        child.child, size,
        .other(
          "has a bound that is neither points nor a percentage; it is ignored",
          code: "unsuitable-bound", severity: .error))
    }
  }

  /// Gives a container that wraps its width the one its content asks for, within its own bounds.
  public func settleWidth(height: Double?, _ content: (TGContentWidth, Double?) -> Double) {
    let axis = self[.horizontal]
    guard axis.wraps else { return }
    let width = content(.greatest, height)
    axis.size = axis.wrapsByItself ? max(axis.lowerBound, min(width, axis.upperBound)) : width
  }
}
