import TangramCore
import TangramExplanations

/// Why the children of a flow are where they are: what `Flow` does, as reasons.
///
/// Which children make a line is found out first, by the extents that they have. Then each child is
/// explained by the ones before it and above it, and by what the gravity does to its line.
struct FlowReasons<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let flow: Flow<Main>
  /// The children in the order in which they are placed.
  private(set) var order: [Int]
  var lines: [FlowLine] = []
  /// What all lines take across.
  private(set) var allDepth = TGReason.rule(0)
  /// Where children go that do not follow a line; empty for a flow of even lines.
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
    allDepth = depthOfLines
    findColumns()
  }

  /// Finds the depth and the reach of a line.
  private mutating func measure(_ number: Int) {
    lines[number].deepest = deepest(number)
    lines[number].depth = depth(number)
    lines[number].farthest = farthest(number)
    lines[number].taken = taken(lines[number])
  }

  /// The order in which children fill their lines best.
  ///
  /// The children have the extents afterwards that they had before.
  private static func packedOrder(_ flow: inout Flow<Main>) -> [Int] {
    let (main, cross) = (Main(), Main.Cross())
    let extents = flow.pass.children.map { ($0[main].extent, $0[cross].extent) }
    let needed = flow.extentsForPacking(commonSize: flow.sizeOfFixedSubviews)
    for (child, own) in zip(flow.pass.children, extents) {
      (child[main].extent, child[cross].extent) = own
    }
    let room = flow.length - flow.start - flow.end
    return LinePacker.order(of: needed, in: room, gap: flow.space)
  }

  func explain() {
    explainSize()
    for number in lines.indices {
      let line = lines[number]
      let shares = sharesAlong(line)
      for place in line.places {
        explainExtents(place, number, shares[place])
        explainAlong(place, number)
        explainAcross(place, number)
      }
    }
  }
}

extension TGFlowAlgorithm {
  /// Says why each child has its rectangle, and why the flow has its size where it wraps.
  public func explain(_ pass: TGPass) {
    switch orientation {
    case .vert: FlowReasons(.horizontal, pass, self).explain()
    case .horz: FlowReasons(.vertical, pass, self).explain()
    }
  }
}

// MARK: - Names for numbers of the container

extension FlowReasons {
  /// What tells lines of a flow apart.
  var lineName: String { Main.pick(horizontal: "row", vertical: "column") }
  private var extentName: String { Main.pick(horizontal: "width", vertical: "height") }

  func child(at place: Int) -> TGChild { pass[order[place]] }

  /// The padding before a line, and the gap that `tg_setSubviews` may put there.
  var start: TGReason { padded(pass[main].reasons.paddingStart) }

  /// The padding after a line, and the gap that `tg_setSubviews` may put there.
  var end: TGReason { padded(pass[main].reasons.paddingEnd) }

  private func padded(_ padding: TGReason) -> TGReason {
    guard flow.options.fixedSubviews?.centered == true, let gap = spread?.gap else {
      return padding
    }
    return padding + gap
  }

  /// The gap between neighbours on a line; nothing if there is none.
  var gap: TGReason {
    let gap = spread?.gap ?? pass[main].reasons.space
    return gap.value == 0 ? .rule(0) : gap
  }

  /// The gap between lines; nothing if there is none.
  var lineGap: TGReason {
    flow.lineSpace == 0 ? .rule(0) : pass[cross].reasons.space
  }

  /// What `tg_setSubviews` gives each child along the line, margins included.
  var fixedSize: TGReason? {
    guard let fixed = flow.options.fixedSubviews, flow.fixedSize != nil else { return nil }
    return spread?.size
      ?? .written(fixed.size, "size of each", "tg_setSubviews(size: \(fixed.size))")
  }

  /// The size and the gap of `tg_setSubviews`, if it spreads children over their line.
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

  /// The extent of the container along the lines, as it is while they are filled.
  ///
  /// A container that is as long as its only line is no longer than its maximum until then.
  var length: TGReason {
    let size = pass[main].reasons.size
    guard let known = flow.knownLength, flow.fitsContent else { return size }
    return size.value == known ? size : .rule(known, "maximum \(extentName)")
  }

  /// What is left of the length inside the padding.
  var room: TGReason { room(of: length) }

  func room(of length: TGReason) -> TGReason {
    let isBare = start.value == 0 && end.value == 0
    return isBare ? length : (length - start - end).named("room of a \(lineName)")
  }
}

extension TGReason {
  /// Several numbers under one name; a single one keeps its own.
  func gathered(_ label: String) -> TGReason { operands.isEmpty ? self : named(label) }
}
