import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a flow.
///
/// The flow is laid out once more, to note which children are on which line, and what they are before
/// gravity moves or stretches them. Then each child is explained by the children before it and above it,
/// and by the effect of gravity on its line.
struct FlowReasons {
  let pass: TGPass
  let options: TGFlowAlgorithm
  let log: FlowLog
  /// The indices of the children in placement order.
  let order: [Int]
  /// The axis along the lines.
  let main: TGAxis
  let (containerAlong, containerAcross): (FlowAxis, FlowAxis)
  /// The number of children per line; 0 if lines break by content.
  let perLine: Int
  let fitsContent: Bool
  /// Whether the children of a line may begin at different cross-axis coordinates.
  let isUneven: Bool
  private let hasFixedSize: Bool
  let hasPages: Bool
  /// What children occupy on the lines that are explained: all children, and those without a share.
  private(set) var (taken, takenByOthers): ([Int: TGReason], [Int: TGReason]) = ([:], [:])
  /// The effect of the cross-axis gravity on the lines.
  private(set) var moveAcross = FlowMove()

  init<Main: TGAxisType>(_ flow: Flow<Main>, _ log: FlowLog) {
    (pass, options, self.log) = (flow.pass, flow.options, log)
    order = flow.order.isEmpty ? Array(0..<flow.pass.count) : flow.order
    main = Main.axis
    (containerAlong, containerAcross) = (FlowAxis(pass[flow.main]), FlowAxis(pass[flow.cross]))
    (perLine, fitsContent) = (flow.perLine, flow.fitsContent)
    isUneven = flow.isUneven
    (hasFixedSize, hasPages) = (flow.fixedSize != nil, flow.pageItem != nil)
    for line in lines where line.places.contains(where: isExplained) {
      if line.places.contains(where: { found($0).share != nil }) {
        takenByOthers[line.number] = takenByOthers(line)
      }
      taken[line.number] = taken(line)
    }
    moveAcross = findMoveAcross()
  }

  var lines: [FlowLine] { log.lines }

  private func isExplained(_ place: Int) -> Bool { pass.explained.contains(order[place]) }

  func explain() {
    pass.explain(arrangedLines: lines.count)
    explainSize()
    for line in lines {
      for place in line.places where isExplained(place) {
        explainExtents(place, line)
        explainAlong(place, line)
        explainAcross(place, line)
      }
    }
  }
}

extension Flow {
  /// Lays out the flow once more, and explains what it finds on the way.
  mutating func explain() {
    let log = FlowLog(count: pass.count)
    self.log = log
    pass.rerun {
      for child in pass.children {
        child[.horizontal].extent = child[.horizontal].current
        child[.vertical].extent = child[.vertical].current
      }
      layOut()
    }
    FlowReasons(self, log).explain()
  }
}

// MARK: - Axes known at run time

/// A container along an axis that is known only at run time.
struct FlowAxis {
  let reasons: TGPassReasons
  let wraps: Bool
  let gravity: TGAlignment
  /// Whether it has a lower bound.
  let isBounded: Bool

  init<Axis: TGAxisType>(_ axis: TGPassAxis<Axis>) {
    (reasons, wraps, gravity) = (axis.reasons, axis.wraps, axis.gravity)
    isBounded = axis.clamp(0) > 0
  }
}

/// A child along an axis that is known only at run time.
struct FlowChild {
  let child: TGChild
  let axis: TGAxis
  let reasons: TGChildReasons
  let size: TGChildSize
  let isAverage: Bool
  let (multiple, increment): (Double, Double)
  let (shrink, startShrink, endShrink): (Double, Double, Double)
  /// The sum of its margins.
  let margins: Double

  init(_ child: TGChild, _ axis: TGAxis) {
    self = axis == .horizontal ? FlowChild(child[.horizontal]) : FlowChild(child[.vertical])
  }

  private init<Axis: TGAxisType>(_ own: TGChildAxis<Axis>) {
    (child, axis, reasons, size) = (own.child, Axis.axis, own.reasons, own.size)
    (isAverage, multiple, increment) = (own.isAverage, own.multiple, own.increment)
    (shrink, startShrink, endShrink) = (own.shrink, own.startShrink, own.endShrink)
    margins = own.start + own.end
  }

  /// Whether the size is a share.
  var isWeighted: Bool { if case .weight = size { true } else { size == .fill } }

  func explain(origin: @autoclosure () -> TGReason) {
    if axis == .horizontal { return child[.horizontal].explain(origin: origin()) }
    child[.vertical].explain(origin: origin())
  }

  func explain(extent: @autoclosure () -> TGReason) {
    if axis == .horizontal { return child[.horizontal].explain(extent: extent()) }
    child[.vertical].explain(extent: extent())
  }
}

extension FlowReasons {
  func along(_ place: Int) -> FlowChild { FlowChild(pass[order[place]], main) }
  func across(_ place: Int) -> FlowChild { FlowChild(pass[order[place]], main.crossed) }
  func found(_ place: Int) -> FlowFinding { log.children[order[place]] }
}

// MARK: - Names for numbers of the container

extension FlowReasons {
  /// The word for a line of the flow: row or column.
  var lineName: String { main == .horizontal ? "row" : "column" }
  var extentName: String { main == .horizontal ? "width" : "height" }

  /// The padding before a line, and the gap that `tg_setSubviews` may add to it.
  var start: TGReason { padded(containerAlong.reasons.paddingStart) }

  /// The padding after a line, and the gap that `tg_setSubviews` may add to it.
  var end: TGReason { padded(containerAlong.reasons.paddingEnd) }

  private func padded(_ padding: TGReason) -> TGReason {
    guard options.fixedSubviews?.centered == true, let gap = spread?.gap else { return padding }
    return padding + gap
  }

  /// The gap between neighbors on a line; an unlabeled 0 if there is none.
  var gap: TGReason {
    let gap = spread?.gap ?? containerAlong.reasons.space
    return gap.value == 0 ? .rule(0) : gap
  }

  /// The gap between lines; an unlabeled 0 if there is none.
  var lineGap: TGReason {
    let gap = containerAcross.reasons.space
    return gap.value == 0 ? .rule(0) : gap
  }

  /// The extent along the line that a page, or `tg_setSubviews`, gives each child.
  var itemAlong: TGReason? {
    if hasPages { return pageItem(isAlong: true) }
    guard let fixed = options.fixedSubviews, hasFixedSize else { return nil }
    return spread?.size
      ?? .written(fixed.size, "size of each", "tg_setSubviews(size: \(fixed.size))")
  }

  /// The extent across the lines that a page gives each child.
  var itemAcross: TGReason? { hasPages ? pageItem(isAlong: false) : nil }

  private func pageItem(isAlong: Bool) -> TGReason {
    let count = isAlong ? perLine : max(1, options.pagedCount / perLine)
    let gap = isAlong ? gap : lineGap
    let container = (isAlong ? containerAlong : containerAcross).reasons
    let page: TGReason
    // Pages follow each other along the lines if the flow wraps on that axis.
    if isAlong == containerAlong.wraps {
      // A page also includes the gap before the next page.
      page = container.outside - (isAlong ? start : container.paddingStart) - times(count, gap)
    } else {
      page = (isAlong ? room : container.content) - times(count - 1, gap)
    }
    let part = count == 1 ? page : page / .rule(Double(count))
    return part.named("part of a page").by("an equal part of a page")
  }

  /// The size and the gap from `tg_setSubviews`, if it spreads children over their line.
  private var spread: (size: TGReason, gap: TGReason)? {
    guard let fixed = options.fixedSubviews, let count = log.spreadCount, count < 1e9 else {
      return nil
    }
    let own = containerAlong.reasons
    return fixed.spreadReasons(
      Int(count), in: length - own.paddingStart - own.paddingEnd, keepsLeast: perLine > 0)
  }

  /// Whether the lines have unlimited length.
  var isEndless: Bool { log.length == .infinity }

  /// The extent of the container along the lines while they are filled.
  ///
  /// If the container becomes as long as its only line, this is its maximum extent.
  var length: TGReason {
    let size = containerAlong.reasons.size
    guard let known = log.length, fitsContent else { return size }
    return size.value == known ? size : .rule(known, "maximum \(extentName)")
  }

  /// The available length inside the padding.
  var room: TGReason { room(of: length) }

  func room(of length: TGReason) -> TGReason {
    let isBare = start.value == 0 && end.value == 0
    return isBare ? length : (length - start - end).named("room of a \(lineName)")
  }

  /// A number multiplied by a count.
  func times(_ count: Int, _ reason: TGReason) -> TGReason {
    if reason.value == 0 || count == 0 { return .rule(0) }
    return count == 1 ? reason : .rule(Double(count)) * reason
  }
}

// MARK: - The size of the flow

extension FlowReasons {
  private func explainSize() {
    if pass[.horizontal].wraps { pass[.horizontal].explain(size: size(.horizontal)) }
    if pass[.vertical].wraps { pass[.vertical].explain(size: size(.vertical)) }
  }

  private func size(_ axis: TGAxis) -> TGReason { axis == main ? sizeAlong : sizeAcross }

  private var sizeAlong: TGReason {
    if pass.count == 0 { return start + end }
    if perLine > 0 {
      if containerAlong.gravity == .fill {
        return TGReason.rule(containerAlong.reasons.size.value)
          .by("a flow that fills its \(lineName)s keeps its size")
      }
      let longest = TGReason.greatest(of: lines.map { pageOffset($0) + taken($0) })
      return start + (longest ?? .rule(0)) + end
    }
    if fitsContent { return start + lines.map { taken($0) }.reduce(.rule(0), +) + end }
    return TGReason.rule(0).by("a flow that breaks its \(lineName)s is as long as its minimum")
  }

  private var sizeAcross: TGReason {
    let container = containerAcross.reasons
    if pass.count == 0 { return container.paddingStart + container.paddingEnd }
    // Where the gravity moves the lines, their children do not end where they would without it.
    if moveAcross.from.value != 0 || moveAcross.gap.value != 0 {
      return reachAcross + container.paddingEnd
    }
    if !isUneven { return bottom(countedLineCount - 1) + container.paddingEnd }
    // The farthest coordinate that the children of these lines reach, including margins.
    let ends = (0..<lines[countedLineCount - 1].places.upperBound).map { place in
      let reasons = across(place).reasons
      return reasons.end + reasons.after()
    }
    return (TGReason.greatest(of: ends) ?? .rule(0)) + container.paddingEnd
  }

  /// The number of lines that `tg_maxLines` includes in the size of the flow.
  var countedLineCount: Int {
    let most = options.maxLines
    return most > 0 && containerAcross.wraps ? min(most, lines.count) : lines.count
  }
}
