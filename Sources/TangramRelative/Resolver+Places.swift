import TangramCore
import TangramExplanations

// Placing a child along an axis.
//
// The code that most attempts to place a child need is inlined, so that the child and its state are looked up
// only once; as separate functions, these parts would make chains of siblings take 44% more instructions.

extension Resolver {
  /// Places a child along an axis, unless it is already placed.
  ///
  /// - Returns: `false` if another value must be resolved first; `obstacle` describes that value.
  func place<Axis: TGAxisType>(_ index: Int, _ child: TGChildAxis<Axis>) -> Bool {
    if self[index, Axis.axis].known == .all { return true }
    let kinds = kinds(index, child)
    let extent: Double
    switch size(index, child, kinds) {
    case .blocked: return false
    case .placed: return true
    case .sized(let known): extent = known
    }
    var placed = extent
    if fills(index, child, kinds) {
      guard let filled = filled(index, child, kinds) else {
        setExtent(extent, index, child)
        return false
      }
      placed = child.scaled(filled)
    }
    guard let span = span(index, child, placed, kinds) else {
      setExtent(extent, index, child)
      return false
    }
    setPlace(span, index, child)
    return true
  }
}

// MARK: - The rules
//
// They are generic over their numbers, because explanations evaluate them with reasons. A
// result is nil if another value must be resolved first; an explanation comes after everything is resolved.

extension Resolver {
  /// The start and the end of a child with a given extent.
  @inline(__always)
  func span<Child: RelativeChild>(
    _ index: Int, _ child: Child, _ extent: Child.Number, _ kinds: PositionKinds
  ) -> Span<Child.Number>? {
    let span: Span<Child.Number>?
    if child.axis == .vertical, let baseline = baselinePosition(index, child.child) {
      span = spanByBaseline(baseline, index, child, extent)
    } else if kinds.areCentered {
      span = spanByCenter(index, child, extent, kinds.center)
    } else {
      span = spanByEdges(index, child, extent, kinds)
    }
    return span.flatMap { clampToEdges($0, index, child) }
  }

  // MARK: By the baseline, which exists only on the vertical axis

  /// The baseline that places a child: a number, or a reference to an existing view; nil if there is none.
  @inline(__always)
  func baselinePosition(_ index: Int, _ child: TGChild) -> TGChildPosition? {
    guard let baseline = child.baseline else { return nil }
    if baseline.kind == .number { return baseline }
    let isIgnored = self[index, .vertical].ignored.contains(.baseline)
    return isIgnored || baseline.reference?.target ?? .missing == .missing ? nil : baseline
  }

  private func isPlacedByBaseline<Child: RelativeChild>(_ index: Int, _ child: Child) -> Bool {
    child.axis == .vertical && baselinePosition(index, child.child) != nil
  }

  /// The span of a child that is placed by its baseline.
  ///
  /// A child without text has no baseline, and is placed at the top of the content.
  @inline(never)
  private func spanByBaseline<Child: RelativeChild>(
    _ baseline: TGChildPosition, _ index: Int, _ child: Child, _ extent: Child.Number
  ) -> Span<Child.Number>? {
    let above = child.baseline(inHeight: extent)
    var line = child.container.paddingStart
    if let reference = baseline.reference {
      guard let edge = edge(reference, .baseline, of: index, child) else { return nil }
      if above != nil { line = edge }
      if !isAbsent(reference), baseline.points != 0 {
        line = line + Child.Number(baseline.points).named("offset of the baseline")
      }
    } else {
      line = line + Child.Number(baseline.number).named("baseline")
    }
    return Span(start: above.map { line - $0 } ?? line, extent: extent)
  }

  // MARK: By the center

  @inline(never)
  private func spanByCenter<Child: RelativeChild>(
    _ index: Int, _ child: Child, _ extent: Child.Number, _ kind: TGValueKind
  ) -> Span<Child.Number>? {
    let two = Child.Number(2)
    var start: Child.Number
    var staysInside = true
    if kind == .reference, let reference = child.centerPosition.reference {
      guard let edge = edge(reference, .center, of: index, child) else { return nil }
      start = edge - extent / two
      if !isAbsent(reference) { start = start + child.centerOffset(of: nil) }
      staysInside = reference.target == .container
    } else {
      let room = child.container.contentBeforePass
      start = (room - extent) / two + child.container.paddingStart + child.centerOffset(of: room)
    }
    // While a wrapping container is still too small, no child may begin before its edge.
    if staysInside, child.container.wraps { start = start.atLeast(Child.Number(0)) }
    return Span(start: start, extent: extent)
  }

  // MARK: By the edges

  /// The span of a child that is placed by its end position or, without one, by its start position.
  @inline(__always)
  private func spanByEdges<Child: RelativeChild>(
    _ index: Int, _ child: Child, _ extent: Child.Number, _ kinds: PositionKinds
  ) -> Span<Child.Number>? {
    if kinds.end != .none {
      guard let edge = endEdge(index, child, kinds.end, isBetween: false) else { return nil }
      let end = edge + startPoints(index, child)
      return Span(start: end - extent, end: end, extent: extent)
    }
    if kinds.start == .none {
      return Span(start: child.container.paddingStart + child.marginBefore(of: nil), extent: extent)
    }
    return startEdge(index, child, kinds.start, isBetween: false).map {
      Span(start: $0, extent: extent)
    }
  }

  /// Whether a child fills the available space: a child that is placed by its baseline alone has no edges
  /// between which it could.
  @inline(__always)
  func fills<Child: RelativeChild>(
    _ index: Int, _ child: Child, _ kinds: PositionKinds
  ) -> Bool {
    child.fills && (kinds.center != .none || !isPlacedByBaseline(index, child))
  }

  /// The space that a child fills.
  @inline(never)
  func filled<Child: RelativeChild>(
    _ index: Int, _ child: Child, _ kinds: PositionKinds
  ) -> Child.Number? {
    let container = child.container
    // By its baseline, a child is placed as a whole, even if it also belongs to a row.
    let ignoresEdges = kinds.areCentered || isPlacedByBaseline(index, child)
    if ignoresEdges || kinds.start == .none && kinds.end == .none {
      return container.contentBeforePass
    }
    if kinds.end != .none {
      let end = endEdge(index, child, kinds.end, isBetween: false)
      return end.map { $0 - container.paddingStart }
    }
    // The axes differ: the top padding is subtracted instead of the bottom padding, as in TangramKit.
    let padding = child.axis == .horizontal ? container.paddingEnd : container.paddingStart
    let start = startEdge(index, child, kinds.start, isBetween: false)
    return start.map { container.sizeBeforePass - padding - $0 }
  }

  /// The coordinate that the start position specifies.
  ///
  /// - Parameter isBetween: Whether both positions place the child; otherwise, the offset from an absent
  ///   sibling is ignored.
  @inline(__always)
  func startEdge<Child: RelativeChild>(
    _ index: Int, _ child: Child, _ kind: TGValueKind, isBetween: Bool
  ) -> Child.Number? {
    let container = child.container
    if kind == .reference, let reference = startReference(index, child) {
      guard let edge = edge(reference, .start, of: index, child) else { return nil }
      return !isBetween && isAbsent(reference) ? edge : edge + startPoints(index, child)
    }
    // The size of the container is read only for a percentage.
    let margin =
      kind == .weight
      ? child.marginBefore(of: container.contentBeforePass) : startPoints(index, child)
    return container.paddingStart + margin
  }

  /// The coordinate that the end position specifies.
  func endEdge<Child: RelativeChild>(
    _ index: Int, _ child: Child, _ kind: TGValueKind, isBetween: Bool
  ) -> Child.Number? {
    let container = child.container
    if kind == .reference, let reference = child.endPosition.reference {
      guard let edge = edge(reference, .end, of: index, child) else { return nil }
      return !isBetween && isAbsent(reference) ? edge : edge - child.marginAfter(of: nil)
    }
    let room = kind == .weight ? container.contentBeforePass : nil
    return container.sizeBeforePass - container.paddingEnd - child.marginAfter(of: room)
  }

  // MARK: Between other views' edges

  /// Limits a child to the range between the edges that bound its start and end positions.
  @inline(__always)
  private func clampToEdges<Child: RelativeChild>(
    _ span: Span<Child.Number>, _ index: Int, _ child: Child
  ) -> Span<Child.Number>? {
    let (lower, upper) = (child.startPosition.lowerBound, child.endPosition.upperBound)
    if lower == nil, upper == nil { return span }
    return clamp(span, lower, upper, index, child)
  }

  @inline(never)
  private func clamp<Child: RelativeChild>(
    _ span: Span<Child.Number>, _ lower: TGChildBound?, _ upper: TGChildBound?, _ index: Int,
    _ child: Child
  ) -> Span<Child.Number>? {
    let ignored = self[index, child.axis].ignored
    var clamped = span
    var (lowest, highest): (Child.Number?, Child.Number?) = (nil, nil)
    if let lower, let reference = lower.reference, !ignored.contains(.lowerBound) {
      guard let edge = edge(reference, .lowerBound, of: index, child) else { return nil }
      lowest = lower.offset == 0 ? edge : edge + Child.Number(lower.offset).named("offset")
    }
    if let upper, let reference = upper.reference, !ignored.contains(.upperBound) {
      guard let edge = edge(reference, .upperBound, of: index, child) else { return nil }
      highest = upper.offset == 0 ? edge : edge - Child.Number(upper.offset).named("offset")
    }
    clamped.clamp(from: lowest, to: highest)
    return clamped
  }
}

extension PositionKinds {
  /// Whether a child is placed by the position of its own center, and not as part of a row.
  var areCentered: Bool { center != .none && center != .list }
}

extension TGRuleChild {
  /// Whether the child fills the available space.
  @inline(__always) var fills: Bool { sizeKind == .fill && !child.isExcluded }
}

extension TGChildAxis {
  /// Whether the child has a list of views on the axis.
  var hasList: Bool { sizeKind == .list || centerPosition.kind == .list }
}
