import TangramBoxModel
import TangramCore
import TangramExplanations

/// The numbers of an item of a flex layout as `TGReason` values.
struct FlexItemReasons: RuleFlexItem {
  private let layout: FlexReasons
  let flex: FlexItem
  let box: ItemReasons

  init(_ flex: FlexItem, in layout: FlexReasons) {
    (self.layout, self.flex) = (layout, flex)
    box = ItemReasons(
      flex.box, layout.pass, width: layout.inner[.horizontal], height: layout.inner[.vertical])
  }

  private var main: TGAxis { layout.mainAxis }
  private var cross: TGAxis { layout.crossAxis }

  var grow: TGReason { .written(flex.grow, "grow", "flex(grow: \(readable(flex.grow)))") }

  var shrink: TGReason {
    .written(flex.shrink, "shrink", "flex(shrink: \(readable(flex.shrink)))")
  }

  func basis(_ number: Double) -> TGReason {
    var text = readable(number)
    if case .share(let weight) = flex.basis { text = "\(weight)" }
    return .written(number, "basis", "flex(basis: \(text))")
  }

  private var definiteBasis: TGReason {
    definiteBasis(
      along: main, of: layout.wholeAlong.isKnown ? layout.inner[main] : .rule(.nan))
  }

  var base: TGReason {
    var item = self
    return item.base(from: definiteBasis, along: main, layout.pass)
  }

  var hypothetical: TGReason {
    var item = self
    let least = item.least(isContent: !definiteBasis.isKnown, along: main, layout.pass)
    return box[main].clamp(base, from: least ?? .rule(0))
  }

  var automaticMinimum: TGReason {
    var item = self
    return item.automaticMinimum(along: main, layout.pass)
  }

  var definiteCrossSize: TGReason {
    if !flex.definiteCrossSize.isKnown { return .rule(.nan) }
    let known = definiteCrossSize(box[cross], in: layout.inner[cross])
    return known.ifEqual(to: flex.definiteCrossSize) ?? .rule(flex.definiteCrossSize)
  }

  var measuringWidth: TGReason {
    if flex.definiteCrossSize.isKnown { return definiteCrossSize }
    var item = self
    return item.findMeasuringWidth(in: layout.inner.known(.horizontal), layout.pass)
  }

  var ascent: TGReason { ascent(box[cross].extent) }

  /// Returns the cross-axis distance from the item's margin edge to its baseline; in a column, to its left
  /// edge.
  func ascent(_ extent: TGReason) -> TGReason {
    if layout.isRow { return box.ascent(flex.ascent) }
    return layout.pass.isRightToLeft ? box.x.before + extent : box.x.before
  }

  func labeled(_ contribution: TGReason) -> TGReason {
    contribution.gathered("what \(box.x.child.label) asks for")
  }
}
