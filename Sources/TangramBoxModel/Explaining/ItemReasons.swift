import TangramCore
import TangramExplanations

/// The numbers of an item of a flex layout or a grid along both axes as `TGReason` values.
package struct ItemReasons {
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
  /// Returns the extent that the item specifies; nil if it depends on the content.
  package func size(_ axis: TGAxis) -> TGReason? {
    let along = item[axis]
    guard along.isSized else { return nil }
    if along.fills {
      return checked(inner(whole(axis), axis).notNegative, along.size, "size")
    }
    let isShare = along.flags.contains(.isShare)
    let size = isShare ? childReasons(axis).share(of: whole(axis)) : childReasons(axis).number
    return checked(size.notNegative, along.size, "size")
  }

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

  /// Clamps a length to the bounds of the item; the lower bound and the padding take precedence.
  package func clamp(_ length: TGReason, _ axis: TGAxis) -> TGReason {
    let along = item[axis]
    var clamped = along.upper < length.value ? .least([length, upper(axis)]) : length
    if along.lower > clamped.value, along.lower >= along.padding {
      clamped = .greatest([clamped, lower(axis)])
    }
    return covering(clamped, axis)
  }

  package func lower(_ axis: TGAxis) -> TGReason {
    childReasons(axis).bound(isLower: true, worth: item[axis].lower, of: whole(axis))
  }

  package func upper(_ axis: TGAxis) -> TGReason {
    childReasons(axis).bound(isLower: false, worth: item[axis].upper, of: whole(axis))
  }

  /// Returns a length, but at least the item's own padding.
  package func covering(_ length: TGReason, _ axis: TGAxis) -> TGReason {
    length.atLeast(.rule(item[axis].padding, "own padding"))
  }

  /// Returns the reason if its value matches the number, or else the number without a formula: the item
  /// may have been read before the length that its percentages refer to was known.
  private func checked(_ reason: TGReason, _ value: Double, _ label: String) -> TGReason {
    reason.ifEqual(to: value) ?? .rule(value, label)
  }
}

// MARK: - Content

extension ItemReasons {
  /// Returns the content width, as computed by `Item`.
  package func contentWidth(_ width: TGContentWidth, height: Double) -> TGReason {
    if item.isEmpty { return empty(.horizontal) }
    let rule = width == .least ? "the least its content can do with" : "all its content asks for"
    func measured(_ width: TGContentWidth, _ height: Double?) -> TGReason {
      let found = pass.contentWidth(width, of: child, height: height)
      let reason = childReasons(.horizontal).measured(found, by: rule)
      return width == .least ? reason.by(rule) : reason
    }
    let known = height.isNaN ? nil : height
    if item.ratio == 0 { return covering(measured(width, known), .horizontal) }
    if let known {
      let byRatio = clamp(.rule(known, "height"), .vertical) * ratio
      return byRatio.atLeast(covering(measured(.least, known), .horizontal))
    }
    let most = TGReason.rule(item.y.upper) * ratio
    let least = TGReason.rule(max(item.y.lower, item.y.padding)) * ratio
    return covering(measured(width, nil).atMost(most).atLeast(least), .horizontal)
  }

  /// Returns the height of the content at a width, as computed by `Item`.
  package func contentHeight(width: TGReason, usesRatio: Bool = true) -> TGReason {
    let hasRatio = item.ratio > 0 && usesRatio
    if !item.hasContent, !hasRatio { return empty(.vertical) }
    if hasRatio, item.y.hasLower { return covering(width / ratio, .vertical) }
    if item.isContainer { child[.vertical].isIndefinite = true }
    let found = pass.contentHeight(of: child, width: width.value)
    let content = covering(
      childReasons(.vertical).measured(
        found, within: width.value, by: "its content laid out in the width that it has"), .vertical)
    return hasRatio ? (width / ratio).atLeast(content) : content
  }

  /// Returns the width of the content within an available width, as computed by `Item`.
  package func fittedWidth(in room: TGReason, height: Double) -> TGReason {
    let greatest = contentWidth(.greatest, height: height)
    if greatest.value <= room.value { return greatest }
    let least = contentWidth(.least, height: height)
    if least.value > room.value {
      return least.value < greatest.value ? .greatest([room, least]) : greatest
    }
    return TGReason.least([greatest, room]).by("its content in the room there is")
  }

  /// Returns the item's contribution to the content width of its container, including margins.
  package func contribution(_ width: TGContentWidth, height: Double) -> TGReason {
    let own = size(.horizontal) ?? contentWidth(width, height: height)
    return outer(clamp(own, .horizontal), .horizontal)
  }

  package var ratio: TGReason {
    .written(item.ratio, "aspect ratio", "itemAspectRatio(\(readable(item.ratio)))")
  }

  private func empty(_ axis: TGAxis) -> TGReason {
    let padding = item[axis].padding
    if padding > 0 { return .rule(padding, "own padding") }
    return TGReason.rule(0).by("nothing is in it")
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

extension ItemReasons {
  package func explain(_ axis: TGAxis, origin: TGReason, extent: TGReason) {
    childReasons(axis).explain(extent: extent)
    childReasons(axis).explain(origin: origin)
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
    let (lead, between) = distribute(free.value, among: count, isReversed: isReversed)
    func part(_ length: Double) -> TGReason {
      if length == 0 { return .rule(0) }
      return length == free.value ? free : free / .rule((free.value / length).rounded())
    }
    return (part(lead), part(between))
  }
}

extension TGReason {
  /// Returns the part of free space that precedes an item: 0, half of it, or all of it.
  package func fraction(_ part: Double) -> TGReason {
    part == 0 ? .rule(0) : part == 1 ? self : self / .rule(2)
  }
}
