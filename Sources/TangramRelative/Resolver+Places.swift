import TangramCore

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
    var span = Span(extent: extent)
    if kinds.center != .none, child.fills { span.extent = child.scaled(child.container.room) }
    let isPlaced: Bool
    if Axis.axis == .vertical, let baseline = baselinePosition(index, child.child) {
      isPlaced = placeByBaseline(baseline, index, &span, child)
    } else if kinds.center != .none, kinds.center != .list {
      isPlaced = placeByCenter(index, &span, child, kinds.center)
    } else {
      isPlaced = placeByEdges(index, &span, child, kinds)
    }
    guard isPlaced, clampToEdges(index, &span, child) else {
      setExtent(extent, index, child)
      return false
    }
    setPlace(span, index, child)
    return true
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

  /// The baseline coordinate of a placed child; its top edge if it has no text.
  func baseline(of child: TGChild) -> Double {
    let (top, height) = (child[.vertical].origin, child[.vertical].extent)
    return top + (child.font?.baseline(inHeight: height) ?? 0)
  }

  /// Places a child by its baseline.
  ///
  /// A child without text has no baseline, and is placed at the top of the content.
  func placeByBaseline<Axis: TGAxisType>(
    _ baseline: TGChildPosition, _ index: Int, _ span: inout Span, _ child: TGChildAxis<Axis>
  ) -> Bool {
    let font = child.child.font
    var line = child.container.paddingStart
    if let reference = baseline.reference {
      guard let edge = edge(reference, .baseline, of: index, child) else { return false }
      if font != nil { line = edge }
      if !isAbsent(reference) { line += baseline.points }
    } else {
      line += baseline.number
    }
    span.start = line - (font?.baseline(inHeight: span.extent) ?? 0)
    span.end = span.start + span.extent
    return true
  }

  // MARK: By the center

  private func placeByCenter<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ child: TGChildAxis<Axis>, _ kind: TGValueKind
  ) -> Bool {
    var staysInside = true
    if kind == .reference, let reference = child.centerPosition.reference {
      guard let edge = edge(reference, .center, of: index, child) else { return false }
      span.start = edge - span.extent / 2 + (isAbsent(reference) ? 0 : child.center)
      staysInside = reference.target == .container
    } else {
      let room = child.container.room
      let middle = (room - span.extent) / 2 + child.container.paddingStart
      span.start = middle + child.center(of: room)
    }
    // While a wrapping container is still too small, no child may begin before its edge.
    if staysInside, span.start < 0, child.container.wraps { span.start = 0 }
    span.end = span.start + span.extent
    return true
  }

  // MARK: By the edges

  /// Places a child by its start position, or by its end position, which takes precedence.
  @inline(__always)
  private func placeByEdges<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ child: TGChildAxis<Axis>, _ kinds: PositionKinds
  ) -> Bool {
    let container = child.container
    if kinds.start != .none {
      guard let edge = startEdge(index, child, kinds.start, isBetween: false) else { return false }
      if child.fills { span.extent = child.scaled(container.room(after: edge)) }
      span.start = edge
    } else if kinds.end == .none {
      if child.fills { span.extent = child.scaled(container.room) }
      span.start = child.start + container.paddingStart
    }
    span.end = span.start + span.extent
    if kinds.end != .none {
      guard let edge = endEdge(index, child, kinds.end, isBetween: false) else { return false }
      let shift = startPoints(index, child)
      span.end = edge + shift
      if child.fills { span.extent = child.scaled(span.end - shift - container.paddingStart) }
      span.start = span.end - span.extent
    }
    return true
  }

  /// The coordinate that the start position specifies; nil if a sibling must be placed first.
  ///
  /// - Parameter isBetween: Whether both positions place the child; otherwise, the offset from an absent
  ///   sibling is ignored.
  @inline(__always)
  func startEdge<Axis: TGAxisType>(
    _ index: Int, _ child: TGChildAxis<Axis>, _ kind: TGValueKind, isBetween: Bool
  ) -> Double? {
    let container = child.container
    if kind == .reference, let reference = startReference(index, child) {
      guard let edge = edge(reference, .start, of: index, child) else { return nil }
      let offset = startPoints(index, child)
      return offset == 0 || !isBetween && isAbsent(reference) ? edge : edge + offset
    }
    // The size of the container is read only for a percentage.
    let margin = kind == .weight ? child.start(of: container.room) : startPoints(index, child)
    return margin + container.paddingStart
  }

  /// The coordinate that the end position specifies; nil if a sibling must be placed first.
  func endEdge<Axis: TGAxisType>(
    _ index: Int, _ child: TGChildAxis<Axis>, _ kind: TGValueKind, isBetween: Bool
  ) -> Double? {
    let container = child.container
    if kind == .reference, let reference = child.endPosition.reference {
      guard let edge = edge(reference, .end, of: index, child) else { return nil }
      return !isBetween && isAbsent(reference) ? edge : edge - child.end
    }
    let margin = kind == .weight ? child.end(of: container.room) : child.end
    return container.sizeBeforePass - container.paddingEnd - margin
  }

  // MARK: Between other views' edges

  /// Limits a child to the range between the edges that bound its start and end positions.
  private func clampToEdges<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ child: TGChildAxis<Axis>
  ) -> Bool {
    let (lower, upper) = (child.startPosition.lowerBound, child.endPosition.upperBound)
    if lower == nil, upper == nil { return true }
    guard let lowest = limit(lower, .lowerBound, index, child),
      let highest = limit(upper, .upperBound, index, child)
    else { return false }
    span.clamp(from: lowest, to: highest)
    return true
  }

  /// The coordinate of an edge that bounds a position; infinite if there is none, and nil if a sibling must
  /// be placed first.
  private func limit<Axis: TGAxisType>(
    _ bound: TGChildBound?, _ descriptor: Descriptor, _ index: Int, _ child: TGChildAxis<Axis>
  ) -> Double? {
    let isLower = descriptor == .lowerBound
    guard let bound, let reference = bound.reference,
      !self[index, Axis.axis].ignored.contains(descriptor)
    else { return isLower ? -.infinity : .infinity }
    guard let edge = edge(reference, descriptor, of: index, child) else { return nil }
    return isLower ? edge + bound.offset : edge - bound.offset
  }
}

extension TGChildAxis {
  /// Whether the child fills the available space.
  var fills: Bool { sizeKind == .fill && !child.isExcluded }

  /// Whether the child has a list of views on the axis.
  var hasList: Bool { sizeKind == .list || centerPosition.kind == .list }
}
