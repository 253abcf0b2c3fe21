import TangramCore
import TangramExplanations

// The steps for a complete line: the gravity along it, and the alignment of its children across it.

extension Flow {
  /// Aligns the children of the current line: those at these indices in placement order.
  @inline(__always)
  mutating func alignLine(_ places: Range<Int>) {
    if places.isEmpty { return }
    if perLine == 0 { applyLineGravity(places, number: lineStarts.count - 1) }
    shrinkMargins(places)
    if let log { noteLine(places, in: log) }
    switch lineGravity {
    case .none, .start, .stretch, .windowCenter, .baseline, .other: break
    case .center, .end: alignAlong(places)
    case .between, .around, .among, .fill:
      // The policy may exempt a last line that is not full from gravity, unless that line has its own gravity
      // along it.
      let policy = options.isFlex ? .always : options.lastLinePolicy
      let isLastAndNotFull = places.upperBound == pass.count && places.count != perLine
      if policy == .always || lineHasOwnGravity || !isLastAndNotFull {
        alignAlong(places)
      } else if policy == .auto, perLine > 0, places.lowerBound >= perLine {
        noteLine { $0.isAlignedWithPreviousLine = true }
        for index in places { pass[index][main].origin = pass[index - perLine][main].origin }
      }
    }
    if line.hasAlignment || lineArranged != .none { alignAcross(places) }
  }

  private func alignAlong(_ places: Range<Int>) {
    // With a given number of children per line, the gravity `fill` has already made their extents equal.
    if lineGravity == .fill, perLine > 0 { return }
    noteLine { $0.isMoved = true }
    let room = length - (start + end) - line.reach
    let move = FlowMove(lineGravity, places.count, in: room)
    for place in places {
      let along = child(at: place)[main]
      along.origin = move.moved(along.origin, place - places.lowerBound)
      along.extent += move.growth
    }
  }

  @inline(__always)
  private func alignAcross(_ places: Range<Int>) {
    if ignoresAlignments { return }
    // The baseline of the first child of the line that has text.
    var baseline: Double?
    for place in places {
      let (child, across) = (child(at: place), child(at: place)[cross])
      let (origin, alignment) = (across.origin, alignment(of: child))
      if alignment == .fill { across.extent = across.clamp(across.insideMargins(line.depth)) }
      across.origin += across.shift(
        alignment, across.extent, inLine: line.depth, baseline: baseline)
      if Self.linesAreRows, baseline == nil,
        let own = across.baselineOffset(inHeight: across.extent)
      {
        baseline = own + across.origin - origin
      }
    }
  }

  /// Whether the children of the line are not aligned across it: with the arranged gravity `between`, rows
  /// ignore the children's own alignment; columns do not.
  var ignoresAlignments: Bool {
    Self.linesAreRows && arranged == .between && lineArranged == .between
  }

  /// The alignment of a child across its line: its own or, without one, that of the line.
  @inline(__always)
  func alignment(of child: TGChild) -> TGAlignment {
    let own = child[cross].alignment
    return child[cross].resolved(own == .none ? lineArranged : own)
  }
}

// MARK: - The rules of a child across its line

extension FlowChild {
  /// The distance by which an alignment moves a child with a given extent within its line.
  ///
  /// - Parameter baseline: The baseline of the first child of the line that has text; nil before that child.
  @inline(__always)
  func shift(
    _ alignment: TGAlignment, _ extent: @autoclosure () -> Number,
    inLine depth: @autoclosure () -> Number, baseline: @autoclosure () -> Number?
  ) -> Number {
    switch alignment {
    case .center, .end:
      let room = insideMargins(depth()) - extent()
      return room.value == 0 ? Number(0) : alignment == .end ? room : room / Number(2)
    case .baseline:
      guard let baseline = baseline(), let own = baselineOffset(inHeight: extent())
      else { return Number(0) }
      return baseline - own.named("own baseline")
    default: return Number(0)
    }
  }

  /// The distance from where a line begins to the baseline of a child, before the child is aligned; nil
  /// without text.
  @inline(__always)
  func baselineOffset(inHeight height: Number) -> Number? {
    baseline(inHeight: height).map { marginBefore(of: nil) + $0 }
  }

  /// Returns a length without the margins of the child.
  @inline(__always)
  func insideMargins(_ length: Number) -> Number {
    length - marginBefore(of: nil) - marginAfter(of: nil)
  }
}
