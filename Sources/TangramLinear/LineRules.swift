import TangramCore
import TangramExplanations

// The rules of a line, for its layout and for its explanation.

/// The side of a margin along the line.
enum Side { case start, end }

// MARK: - Along the line

extension TGRuleChild {
  /// The complete descriptor of a margin along the line.
  func position(_ side: Side) -> TGChildPosition { side == .start ? startPosition : endPosition }

  /// The length of a margin along the line: a share of the remaining length or, if there is none, its points
  /// minus the reduction of the gaps; in a group, a weight is a percentage of `room`.
  func margin(
    _ side: Side, _ share: Number? = nil, of room: Number? = nil, in distribution: Distribution?
  ) -> Number {
    let position = position(side)
    var margin = share ?? marginBeforeShares(side, of: room)
    guard let distribution else { return margin }
    if share == nil, room == nil {
      let length = position.number + position.offset
      margin = margin.bounded(to: position.clamp(length))
        .shortened(by: distribution.gapShrink.part(of: length))
    }
    return margin.shortened(by: distribution.shortage?.part(of: position.shrink) ?? 0)
  }

  /// The length that a margin takes before the remaining length is divided into shares: of a share, only the
  /// offset.
  func marginBeforeShares(_ side: Side, of room: Number?) -> Number {
    if room == nil, position(side).weight != nil {
      let offset = position(side).offset
      return offset == 0 ? Number(0) : Number(offset).named("offset")
    }
    return side == .start ? marginBefore(of: room) : marginAfter(of: room)
  }

  /// The extent along the line of a child that has no share, before its bounds are applied; `room` is the
  /// length of the line without padding.
  @inline(__always)
  func extentAlong(in room: @autoclosure () -> Number) -> Number {
    switch size {
    case .number: number
    case .ofContainer(axis) where !container.wraps: scaled(room())
    case .ofOtherAxis where axis == .vertical: scaled(cross.extent)
    case .ofOtherAxis where container.gravity != .none:
      scaled(cross.early(cross.heightBeforeWidth))
    default: current
    }
  }

  /// The height of a child of a row before its width is resolved, for a width that refers to the height.
  private var heightBeforeWidth: Number {
    if refersToContainer { return scaled(container.contentBeforePass) }
    return sizeKind == .number ? number : current
  }

  /// Returns an extent that the child has before the line is laid out, which may be its final extent.
  func early(_ extent: Number) -> Number {
    extent.value == self.extent.value ? self.extent : extent
  }
}

extension TGRuleNumber {
  /// Returns the length minus its part of a shortage.
  func shortened(by part: Double) -> Self {
    part == 0 ? self : self - Self(part).named("part of the shortage")
  }

  /// Returns the length of a margin, or a bound of it that it is clamped to.
  func bounded(to length: Double) -> Self {
    length == value ? self : Self(length).named("bound of the margin")
  }
}

extension TGRuleContainer {
  /// How the gravity along a line places its children, which need a length, as a group: where the group
  /// begins, the length that is added to each gap, and the growth of each stretchable child.
  ///
  /// - Parameter middle: Where the group begins if it is centered in the window.
  func spread(
    _ count: Int, _ needed: Number, stretchable: Int, inWindow middle: @autoclosure () -> Number
  ) -> (first: Number, gap: Number, growth: Number) {
    let remaining = (sizeBeforePass - needed - paddingStart - paddingEnd).named("rest")
    let (lead, gap) = gravity.spread(count).parts(of: remaining)
    let first = gravity == .windowCenter ? middle() : paddingStart + lead
    if stretchable == 0 { return (first, gap, Number(0)) }
    let growth = remaining / Number(Double(stretchable))
    return (first, gap, growth.by("what is left, in equal parts"))
  }
}

// MARK: - Across the line

extension TGRuleChild {
  /// Whether the size refers to the container's extent along the same axis.
  @inline(__always) var refersToContainer: Bool {
    if case .ofContainer(axis) = size { true } else { false }
  }

  /// Whether the child affects the extent of a container that wraps across the line.
  @inline(__always) var affectsExtentAcross: Bool {
    switch sizeKind {
    case .fill, .weight: false
    case .reference where refersToContainer: false
    default: !isBetweenMargins
    }
  }

  /// The extent across the line before its bounds are applied, independently of the container's extent,
  /// which is not resolved yet: in a row, a height that may depend on the width of the child.
  @inline(__always)
  func ownExtentAcross(along width: Number) -> Number {
    if sizeKind == .number { return number }
    guard axis == .vertical else { return current }
    return switch size {
    case .ofContainer(axis): scaled(container.contentBeforePass)
    case .ofOtherAxis: scaled(width)
    default: current
    }
  }

  /// The extent across the line before its bounds are applied: the space between its margins, a share of the
  /// container or else the child's own extent.
  @inline(never)
  func extentAcross(own: Number) -> Number {
    let room = container.content
    if sizeKind == .fill || isBetweenMargins {
      let between = room - marginBefore(of: room) - marginAfter(of: room)
      return isBetweenMargins ? between : scaled(between)
    }
    if refersToContainer { return scaled(room) }
    return sizeKind == .weight ? share(of: room) : own
  }

  /// The extent that a child with this extent requires of a container that wraps across the line, including
  /// margins, whose weights are percentages of the required extent itself.
  @inline(never)
  func requiredExtentAcross(_ extent: Number) -> Number {
    let positions = [startPosition, centerPosition, endPosition]
    let weights = positions.reduce(0) { $0 + ($1.weight ?? 0) / 100 }
    let numbers = positions.reduce(extent) { $0 + Number($1.number) + Number($1.offset) }
    let total =
      weights >= 1 - tolerance
      ? Number(0) : (numbers / Number(1 - weights)).named("room that leaves space for shares")
    let points = [marginBefore(of: total), centerOffset(of: total), marginAfter(of: total)]
    return zip(positions, points).reduce(extent) { $0 + $1.1.bounded(to: $1.0.clamp($1.1.value)) }
  }

  /// The coordinate that puts the baseline of the child on that of another child; nil if one of them has no
  /// text.
  func origin(onBaselineOf base: Self) -> Number? {
    guard let own = baseline(inHeight: extent.magnitude),
      let other = base.baseline(inHeight: base.extent.magnitude)
    else { return nil }
    return base.origin + other - own
  }
}

extension TGChildAxis {
  /// The extent that the child requires of a container that wraps across the line, including margins.
  @inline(__always) var requiredExtentAcross: Double {
    if !hasPositions { return extent }
    return hasPlainMargins ? extent + start + end : requiredExtentAcross(extent)
  }
}
