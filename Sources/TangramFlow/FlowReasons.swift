import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a flow: repeats the computation of `Flow` with
/// `TGReason` values instead of numbers.
///
/// The lines are determined first, from the extents of the children. Then each child is explained by the
/// children before it and above it, and by the effect of gravity on its line.
struct FlowReasons<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let flow: Flow<Main>
  /// The indices of the children in placement order.
  private(set) var order: [Int]
  var lines: [FlowLine] = []
  /// The cross-axis extent of all lines; computed only if a gravity moves the lines.
  private(set) var allDepth = TGReason.rule(0)
  /// The effect of the cross-axis gravity on the lines.
  private(set) var moveAcross = FlowMove()
  /// The neighbors of each child in a flow with uneven lines; empty if the lines are even.
  var columns: [FlowColumn] = []

  init(_ main: Main, _ pass: TGPass, _ options: TGFlowAlgorithm) {
    var flow = Flow<Main>(pass, options)
    self.pass = pass
    order = Array(0..<pass.count)
    if flow.perLine > 0 {
      flow.applyFixedSubviews()
      flow.applyPaging()
    } else {
      flow.decideLength()
      if options.packs, !flow.isEndless { order = Self.packedOrder(&flow) }
      flow.applyFixedSubviews()
    }
    self.flow = flow
    lines = flow.perLine > 0 ? countedLines() : linesByContent()
    for number in lines.indices { measure(number) }
    if isMovedAcross { allDepth = depthOfCountedLines }
    findColumns()
    moveAcross = findMoveAcross()
  }

  /// Computes the reasons for a line.
  ///
  /// If none of its children is explained, only the parts that positions on other lines depend on are
  /// computed.
  private mutating func measure(_ number: Int) {
    let isExplained =
      pass.explained.isEmpty || lines[number].places.contains(where: isExplained)
    if flow.perLine > 0, pass.childrenMayShrink { findShortage(number) }
    lines[number].shares = sharesAlong(lines[number])
    lines[number].deepest = deepest(number)
    if isExplained || isMovedAcross || isUneven { lines[number].depth = depth(number) }
    if isExplained { lines[number].taken = taken(lines[number]) }
  }

  /// Computes the shortages of a line, for which the children temporarily get the extents that they have
  /// before they shrink.
  private mutating func findShortage(_ number: Int) {
    let line = lines[number]
    let (first, next, flow) = (line.first, line.places.upperBound, flow(of: line))
    lines[number].shortageOfMargins = flow.shortage(first, next, isPlacing: true)
    let extents = line.places.map { pass[$0][main].extent }
    for place in line.places {
      pass[place][main].extent = countedExtent(place, line, nil).value
    }
    lines[number].shortage = flow.shortage(first, next, isPlacing: false)
    for (place, extent) in zip(line.places, extents) { pass[place][main].extent = extent }
  }

  /// Whether a gravity may move all lines.
  var isMovedAcross: Bool {
    pass[cross].gravity != .none && !flow.fillsOnlyLine(lines.count)
      && (!pass[cross].wraps || pass[cross].clamp(0) > 0)
  }

  /// The packing order: the order in which the children fill their lines best.
  ///
  /// The extents of the children are restored afterwards.
  private static func packedOrder(_ flow: inout Flow<Main>) -> [Int] {
    let (main, cross) = (Main(), Main.Cross())
    let extents = flow.pass.children.map { ($0[main].extent, $0[cross].extent) }
    let needed = flow.extentsForPacking()
    for (child, own) in zip(flow.pass.children, extents) {
      (child[main].extent, child[cross].extent) = own
    }
    let room = flow.length - flow.start - flow.end
    return LinePacker.order(of: needed, in: room, gap: flow.space)
  }

  private func isExplained(_ place: Int) -> Bool { pass.explained.contains(order[place]) }

  func explain() {
    pass.explain(arrangedLines: lines.count)
    explainSize()
    for number in lines.indices {
      let line = lines[number]
      for place in line.places where isExplained(place) {
        explainExtents(place, number, line.shares[place])
        explainAlong(place, number)
        explainAcross(place, number)
      }
    }
  }
}

extension TGFlowAlgorithm {
  /// Explains the rectangle of each child, and the size of the flow where it wraps.
  public func explain(_ pass: TGPass) {
    switch orientation {
    case .vert: FlowReasons(.horizontal, pass, self).explain()
    case .horz: FlowReasons(.vertical, pass, self).explain()
    }
  }
}

// MARK: - Names for numbers of the container

extension FlowReasons {
  /// The word for a line of the flow: row or column.
  var lineName: String { Main.pick(horizontal: "row", vertical: "column") }
  var extentName: String { Main.pick(horizontal: "width", vertical: "height") }

  func child(at place: Int) -> TGChild { pass[order[place]] }

  /// The padding before a line, and the gap that `tg_setSubviews` may add to it.
  var start: TGReason { padded(pass[main].reasons.paddingStart) }

  /// The padding after a line, and the gap that `tg_setSubviews` may add to it.
  var end: TGReason { padded(pass[main].reasons.paddingEnd) }

  private func padded(_ padding: TGReason) -> TGReason {
    guard flow.options.fixedSubviews?.centered == true, let gap = spread?.gap else {
      return padding
    }
    return padding + gap
  }

  /// The gap between neighbors on a line; an unlabeled 0 if there is none.
  var gap: TGReason {
    let gap = spread?.gap ?? pass[main].reasons.space
    return gap.value == 0 ? .rule(0) : gap
  }

  /// The gap between lines; an unlabeled 0 if there is none.
  var lineGap: TGReason {
    flow.lineSpace == 0 ? .rule(0) : pass[cross].reasons.space
  }

  /// The extent along the line that `tg_setSubviews` gives each child, including margins.
  var fixedSize: TGReason? {
    guard let fixed = flow.options.fixedSubviews, flow.fixedSize != nil else { return nil }
    return spread?.size
      ?? .written(fixed.size, "size of each", "tg_setSubviews(size: \(fixed.size))")
  }

  /// The size and the gap from `tg_setSubviews`, if it spreads children over their line.
  private var spread: (size: TGReason, gap: TGReason)? {
    guard let fixed = flow.options.fixedSubviews, flow.fixedSize != nil, !flow.isEndless else {
      return nil
    }
    let own = pass[main]
    let room = flow.length - own.paddingStart - own.paddingEnd
    let keepsLeast = flow.perLine > 0
    let count = keepsLeast ? Double(flow.perLine) : flow.countThatFits(fixed, in: room)
    guard count < 1e9, fixed.spread(count, in: room, keepsLeast: keepsLeast) != nil else {
      return nil
    }
    return fixed.spreadReasons(
      Int(count), in: length - own.reasons.paddingStart - own.reasons.paddingEnd,
      keepsLeast: keepsLeast)
  }

  /// The extent of the container along the lines while they are filled.
  ///
  /// If the container becomes as long as its only line, this is its maximum extent.
  var length: TGReason {
    let size = pass[main].reasons.size
    guard let known = flow.knownLength, flow.fitsContent else { return size }
    return size.value == known ? size : .rule(known, "maximum \(extentName)")
  }

  /// The available length inside the padding.
  var room: TGReason { room(of: length) }

  func room(of length: TGReason) -> TGReason {
    let isBare = start.value == 0 && end.value == 0
    return isBare ? length : (length - start - end).named("room of a \(lineName)")
  }
}

extension TGReason {
  /// The reason with a label if it has operands; otherwise unchanged, so that a single number keeps its
  /// label.
  func gathered(_ label: String) -> TGReason { operands.isEmpty ? self : named(label) }
}
