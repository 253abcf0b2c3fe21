import TangramCore
import TangramExplanations

/// The numbers of an item of a flex layout or a grid along both axes as `TGReason` values.
package struct ItemReasons: RuleItem {
  let pass: TGPass
  /// The item with its original properties, and the computed extents.
  package let item: Item
  /// The lengths that percentages refer to.
  private let wholes: (x: TGReason, y: TGReason)
  /// Whether vertical positions are percentages of the height instead of the width.
  private let isAbsolute: Bool

  /// Creates the reasons for an item, whose percentages refer to a width and a height.
  package init(
    _ item: Item, _ pass: TGPass, width: TGReason, height: TGReason, isAbsolute: Bool = false
  ) {
    (self.item, self.pass) = (item, pass)
    (wholes, self.isAbsolute) = ((width, height), isAbsolute)
  }

  private var child: TGChild { pass[item.childIndex] }

  package func childReasons(_ axis: TGAxis) -> TGChildReasons { child.reasons(axis) }

  /// The length that percentages along an axis refer to.
  package func whole(_ axis: TGAxis) -> TGReason { axis == .horizontal ? wholes.x : wholes.y }
}

extension ItemReasons {
  package var x: ItemAxisReasons { self[.horizontal] }
  package var y: ItemAxisReasons { self[.vertical] }

  package subscript(axis: TGAxis) -> ItemAxisReasons {
    let whole = whole(axis)
    return ItemAxisReasons(
      item: item[axis], child: childReasons(axis), whole: whole,
      marginBase: isAbsolute ? whole : wholes.x)
  }

  package var ratio: TGReason {
    .written(item.ratio, "aspect ratio", "itemAspectRatio(\(readable(item.ratio)))")
  }

  package func measuredWidth(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> TGReason {
    let rule = width == .least ? "the least its content can do with" : "all its content asks for"
    let found = pass.contentWidth(width, of: child, height: height)
    let reason = childReasons(.horizontal).measured(found, by: rule)
    return width == .least ? reason.by(rule) : reason
  }

  package func measuredHeight(width: TGReason, _ pass: TGPass) -> TGReason {
    childReasons(.vertical).measured(
      pass.contentHeight(of: child, width: width.value), within: width.value,
      by: "its content laid out in the width that it has")
  }

  /// Returns the distance from the top margin edge to the baseline, or to the bottom of an item
  /// without a baseline.
  package func ascent(_ value: Double) -> TGReason {
    let below = value - item.y.before
    return y.before
      + (child.font != nil
        ? .measured(below, "ascender", by: "its first line") : .rule(below, "baseline"))
  }
}

// MARK: - Along an axis

/// The numbers of an item along one axis as `TGReason` values.
package struct ItemAxisReasons: RuleItemAxis {
  fileprivate let item: ItemAxis
  package let child: TGChildReasons
  /// The length that percentages refer to.
  fileprivate let whole: TGReason
  /// The length that percentages of margins refer to.
  fileprivate let marginBase: TGReason

  package var flags: ItemFlags { item.flags }
  package var extent: TGReason { child.extent }
  package var outer: TGReason { outer(of: extent) }

  package var size: TGReason {
    guard item.isSized else { return .rule(.nan) }
    let size =
      fills
      ? inner(of: whole) : flags.contains(.isShare) ? child.share(of: whole) : child.number
    return checked(size.notNegative, item.size, "size")
  }

  package var lower: TGReason { child.bound(isLower: true, worth: item.lower, of: whole) }

  package var upper: TGReason {
    if item.upper == .infinity { return .rule(item.upper) }
    return child.bound(isLower: false, worth: item.upper, of: whole)
  }

  package var before: TGReason {
    if flags.contains(.autoBefore) { return .rule(0) }
    return checked(child.start(of: marginBase), item.before, "margin before")
  }

  package var after: TGReason {
    if flags.contains(.autoAfter) { return .rule(0) }
    return checked(child.after(of: marginBase), item.after, "margin after")
  }

  package var padding: TGReason {
    item.padding == 0 ? .rule(0) : .rule(item.padding, "own padding")
  }

  package func outer(of length: TGReason) -> TGReason { length + before + after }

  package func inner(of length: TGReason) -> TGReason { length - before - after }

  package func clamp(_ extent: TGReason, from least: TGReason) -> TGReason {
    let padding = padding
    return extent.atMost(upper).atLeast(least.value < padding.value ? padding : least)
  }

  /// Returns the reason if its value matches the number, or else the number without a formula: the item
  /// may have been read before the length that its percentages refer to was known.
  private func checked(_ reason: TGReason, _ value: Double, _ label: String) -> TGReason {
    reason.ifEqual(to: value) ?? .rule(value, label)
  }
}

// MARK: - Rectangles

/// The containing block of an absolutely positioned item along an axis.
package typealias AbsoluteRoom = AbsoluteSpace<TGReason>

extension ItemReasons {
  package func explain(_ axis: TGAxis, origin: TGReason, extent: TGReason) {
    childReasons(axis).explain(extent: extent)
    childReasons(axis).explain(origin: origin)
  }

  /// Records why an absolutely positioned item has the rectangle that `placeAbsolutely` computes.
  package static func explainAbsolute(
    _ item: Item, in x: AbsoluteRoom, _ y: AbsoluteRoom, _ pass: TGPass
  ) {
    let own = ItemReasons(item, pass, width: x.extent, height: y.extent, isAbsolute: true)
    let known = own.knownHeight(in: y)
    let height = known.isKnown ? own.y.extent : known
    own.explain(
      .horizontal, origin: own.x.origin(in: x),
      extent: own.absoluteWidth(in: x, height: height, pass))
    own.explain(
      .vertical, origin: own.y.origin(in: y),
      extent: known.isKnown
        ? known : own.y.clamp(own.contentHeight(width: own.x.extent, pass)))
  }

  /// Returns the margin before the item, after auto margins have taken their shares of the free
  /// space.
  package func autoBefore(_ free: TGReason, _ axis: TGAxis) -> TGReason {
    guard item[axis].flags.contains(.autoBefore) else { return self[axis].before }
    return self[axis].autoMargin(free)
  }
}
