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

// MARK: - The item's own numbers

extension ItemReasons {
  package var ratio: TGReason {
    .written(item.ratio, "aspect ratio", "itemAspectRatio(\(readable(item.ratio)))")
  }

  /// Returns the extent that the item specifies; nil if it depends on the content.
  package func size(_ axis: TGAxis) -> TGReason? {
    let (along, reasons) = (item[axis], childReasons(axis))
    guard along.isSized else { return nil }
    let isShare = along.flags.contains(.isShare)
    let size =
      along.fills
      ? inner(whole(axis), axis) : isShare ? reasons.share(of: whole(axis)) : reasons.number
    return checked(size.notNegative, along.size, "size")
  }

  package func extent(_ axis: TGAxis) -> TGReason { childReasons(axis).extent }

  package func before(_ axis: TGAxis) -> TGReason { margin(axis, isBefore: true) }

  package func after(_ axis: TGAxis) -> TGReason { margin(axis, isBefore: false) }

  /// Returns the margin before or after the item; 0 for an auto margin.
  package func margin(_ axis: TGAxis, isBefore: Bool) -> TGReason {
    let (along, reasons) = (item[axis], childReasons(axis))
    if along.flags.contains(isBefore ? .autoBefore : .autoAfter) { return .rule(0) }
    let whole = isAbsolute ? whole(axis) : wholes.x
    return isBefore
      ? checked(reasons.start(of: whole), along.before, "margin before")
      : checked(reasons.after(of: whole), along.after, "margin after")
  }

  package func outer(_ length: TGReason, _ axis: TGAxis) -> TGReason {
    length + before(axis) + after(axis)
  }

  package func inner(_ length: TGReason, _ axis: TGAxis) -> TGReason {
    length - before(axis) - after(axis)
  }

  package func clamp(_ length: TGReason, from least: TGReason, _ axis: TGAxis) -> TGReason {
    let padding = padding(axis)
    return length.atMost(upper(axis)).atLeast(least.value < padding.value ? padding : least)
  }

  package func lower(_ axis: TGAxis) -> TGReason {
    childReasons(axis).bound(isLower: true, worth: item[axis].lower, of: whole(axis))
  }

  package func upper(_ axis: TGAxis) -> TGReason {
    let upper = item[axis].upper
    if upper == .infinity { return .rule(upper) }
    return childReasons(axis).bound(isLower: false, worth: upper, of: whole(axis))
  }

  package func padding(_ axis: TGAxis) -> TGReason {
    let padding = item[axis].padding
    return padding == 0 ? .rule(0) : .rule(padding, "own padding")
  }

  /// Returns the reason if its value matches the number, or else the number without a formula: the item
  /// may have been read before the length that its percentages refer to was known.
  private func checked(_ reason: TGReason, _ value: Double, _ label: String) -> TGReason {
    reason.ifEqual(to: value) ?? .rule(value, label)
  }
}

// MARK: - Content

extension ItemReasons {
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

  package func contentWidth(_ width: TGContentWidth, height: Double) -> TGReason {
    contentWidth(width, height: .rule(height, "height"), pass)
  }

  package func contentHeight(width: TGReason) -> TGReason { contentHeight(width: width, pass) }

  package func fittedWidth(in room: TGReason, height: Double) -> TGReason {
    fittedWidth(in: room, height: .rule(height, "height"), pass)
  }

  /// Returns the distance from the top margin edge to the baseline, or to the bottom of an item
  /// without a baseline.
  package func ascent(_ value: Double) -> TGReason {
    let below = value - item.y.before
    return before(.vertical)
      + (child.font != nil
        ? .measured(below, "ascender", by: "its first line") : .rule(below, "baseline"))
  }
}

// MARK: - Rectangles, and the distribution of free space

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
    let height = own.knownHeight(in: y)
    own.explain(
      .horizontal, origin: own.origin(.horizontal, in: x),
      extent: own.absoluteWidth(in: x, height: height.map { _ in own.extent(.vertical) }, pass))
    own.explain(
      .vertical, origin: own.origin(.vertical, in: y),
      extent: height
        ?? own.clamp(own.contentHeight(width: own.extent(.horizontal), pass), .vertical))
  }

  /// Returns the margin before the item, after auto margins have taken their shares of the free
  /// space.
  package func autoBefore(_ free: TGReason, _ axis: TGAxis) -> TGReason {
    let flags = item[axis].flags
    guard flags.contains(.autoBefore) else { return before(axis) }
    let room = free.notNegative
    let share = flags.contains(.autoAfter) ? room / .rule(2) : room
    return share.by("the margin takes what is free").named("auto margin")
  }
}

extension TGContentAlignment {
  /// The space before the first element and between neighbors, each a part of the free space.
  package func reasons(
    _ free: TGReason, among count: Int, isReversed: Bool = false
  ) -> (lead: TGReason, between: TGReason) {
    if free.value == 0 { return (.rule(0), .rule(0)) }
    return distribute(free, among: count, isReversed: isReversed)
  }
}
