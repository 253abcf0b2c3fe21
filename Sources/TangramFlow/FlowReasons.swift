import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a flow.
///
/// The flow is laid out once more, to record the children of each line, and their rectangles before gravity
/// moves or stretches them. Then each child is explained by the children before it and above it, and by the
/// effect of gravity on its line.
struct FlowReasons {
  let pass: TGPass
  let options: TGFlowAlgorithm
  let log: FlowLog
  /// The indices of the children in placement order.
  let order: [Int]
  /// The axis along the lines.
  let main: TGAxis
  let (containerAlong, containerAcross): (TGPassReasons, TGPassReasons)
  /// The number of children per line; 0 if lines break by content.
  let perLine: Int
  let fitsContent: Bool
  /// Whether the children of a line may begin at different cross-axis coordinates.
  let isUneven: Bool
  /// Whether the cross-axis gravity may move all lines.
  let isMovedAcross: Bool
  /// Whether `tg_setSubviews` or pages give the children a size.
  private let (hasFixedSize, hasPages): (Bool, Bool)
  /// The lengths that children occupy on the explained lines: all children, and those without a share.
  private(set) var (occupied, occupiedByOthers): ([Int: TGReason], [Int: TGReason]) = ([:], [:])
  /// The effect of the cross-axis gravity on the lines.
  private(set) var moveAcross = FlowMove()

  init<Main: TGAxisType>(_ flow: Flow<Main>, _ log: FlowLog) {
    (pass, options, self.log) = (flow.pass, flow.options, log)
    order = flow.order.isEmpty ? Array(0..<flow.pass.count) : flow.order
    main = Main.axis
    (containerAlong, containerAcross) = (pass.reasons(main), pass.reasons(main.crossed))
    (perLine, fitsContent) = (flow.perLine, flow.fitsContent)
    isUneven = flow.isUneven
    (hasFixedSize, hasPages) = (flow.fixedSize != nil, flow.pageItem != nil)
    let cross = pass[Main.Cross()]
    isMovedAcross =
      cross.gravity != .none && !log.fillsOnlyLine && (!cross.wraps || cross.clamp(0) > 0)
    for line in lines where line.places.contains(where: isExplained) {
      if line.places.contains(where: { found($0).share != nil }) {
        occupiedByOthers[line.number] = occupiedByOthers(line)
      }
      occupied[line.number] = occupied(line)
    }
    moveAcross = findMoveAcross()
  }

  var lines: [FlowLine] { log.lines }

  private func isExplained(_ place: Int) -> Bool { pass.explained.contains(order[place]) }

  func explain() {
    pass.explain(arrangedLines: lines.count)
    containerAlong.explain(size: sizeAlong)
    containerAcross.explain(size: sizeAcross)
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

extension FlowReasons {
  func along(_ place: Int) -> TGChildReasons { pass[order[place]].reasons(main) }
  func across(_ place: Int) -> TGChildReasons { pass[order[place]].reasons(main.crossed) }
  func found(_ place: Int) -> FlowFinding { log.children[order[place]] }
}

// MARK: - Names for numbers of the container

extension FlowReasons {
  /// The word for a line of the flow: row or column.
  var lineName: String { main == .horizontal ? "row" : "column" }

  /// The padding and the gap along a line, which `tg_setSubviews` may have changed.
  var start: TGReason { fixed.start }
  var end: TGReason { fixed.end }
  var gap: TGReason { fixed.gap }

  /// The gap between lines; an unlabeled 0 if there is none.
  var lineGap: TGReason { containerAcross.space }

  /// The extent that a page, or `tg_setSubviews`, gives a child, without its margins.
  func given(_ child: TGChildReasons) -> TGReason? {
    let isAlong = child.axis == main
    let item = hasPages ? pageItem(isAlong) : isAlong && hasFixedSize ? fixed.size : nil
    return item.map { child.lessMargins($0) }
  }

  private func pageItem(_ isAlong: Bool) -> TGReason {
    let count = isAlong ? perLine : max(1, options.pagedCount / perLine)
    let (container, gap) = isAlong ? (containerAlong, gap) : (containerAcross, lineGap)
    // Pages follow each other along the lines if the flow wraps on that axis. A page then also includes
    // the gap before the next one.
    let page =
      isAlong == containerAlong.wraps
      ? container.outside - (isAlong ? start : container.paddingStart) - gap.times(count)
      : (isAlong ? room : container.content) - gap.times(count - 1)
    return page.part(of: count).named("part of a page").by("an equal part of a page")
  }

  /// The common size, the gap and the padding of the lines, after `tg_setSubviews` has changed them.
  private var fixed: (size: TGReason?, gap: TGReason, start: TGReason, end: TGReason) {
    containerAlong.line(
      of: options.fixedSubviews, log.spreadCount,
      in: length - containerAlong.paddingStart - containerAlong.paddingEnd,
      keepsLeast: perLine > 0)
  }

  /// Whether the lines have unlimited length.
  var isEndless: Bool { log.length == .infinity }

  /// The extent of the container along the lines while they are filled.
  ///
  /// If the container becomes as long as its only line, this is its maximum extent.
  var length: TGReason {
    let size = containerAlong.size
    guard let known = log.length, fitsContent else { return size }
    return size.value == known ? size : .rule(known, "maximum \(main.extentName)")
  }

  /// The available length inside the padding.
  var room: TGReason { room(of: length) }

  func room(of length: TGReason) -> TGReason {
    length.inside(start, end, named: "room of a \(lineName)")
  }
}

// MARK: - The size of the flow

extension FlowReasons {
  private var sizeAlong: TGReason {
    if pass.count == 0 { return start + end }
    if perLine > 0 {
      if containerAlong.gravity == .fill {
        return TGReason.rule(containerAlong.size.value)
          .by("a flow that fills its \(lineName)s keeps its size")
      }
      let longest = TGReason.greatest(of: lines.map { pageOffset($0) + occupied($0) })
      return start + (longest ?? .rule(0)) + end
    }
    if fitsContent { return start + lines.map { occupied($0) }.reduce(.rule(0), +) + end }
    return TGReason.rule(0).by("a flow that breaks its \(lineName)s is as long as its minimum")
  }

  private var sizeAcross: TGReason {
    let container = containerAcross
    if pass.count == 0 { return container.paddingStart + container.paddingEnd }
    // If gravity moves the lines, their children do not end where they would end without gravity.
    if moveAcross.lead.value != 0 || moveAcross.gap.value != 0 {
      return reachAcross + container.paddingEnd
    }
    if !isUneven { return bottom(log.countedLineCount - 1) + container.paddingEnd }
    let places = 0..<lines[log.countedLineCount - 1].places.upperBound
    let ends = places.map { across($0).end + across($0).after() }
    return (.greatest(of: ends) ?? .rule(0)) + container.paddingEnd
  }
}

// MARK: - Extents

extension FlowReasons {
  private func explainExtents(_ place: Int, _ line: FlowLine) {
    let (along, across) = (along(place), across(place))
    along.explain(extent: ownExtent(along: place, line) + moveAlong(line).growth)
    // A child that does not wrap keeps the extent that it is given.
    if perLine > 0, let given = given(along) { along.explain(extent: along.clamp(given)) }
    let growth = found(place).growsWithLine ? moveAcross.growth : .rule(0)
    if found(place).alignment == .fill {
      let depth = depth(line).named("depth of the \(lineName)")
      across.explain(extent: across.clamp(across.lessMargins(depth)) + growth)
    }
    across.explain(extent: ownExtent(across: place, line) + growth)
  }

  /// The extents of a child before the child or its line is stretched.
  func extentBeforeGravity(along place: Int, _ line: FlowLine) -> TGReason {
    let (along, isStretched) = (along(place), line.isMoved && line.gravity == .fill)
    return isStretched ? ownExtent(along: place, line).named(stretched(along)) : along.extent
  }
  func extentBeforeGravity(across place: Int, _ line: FlowLine) -> TGReason {
    let (across, found) = (across(place), found(place))
    let isStretched = isMovedAcross && found.growsWithLine || found.alignment == .fill
    return isStretched ? ownExtent(across: place, line).named(stretched(across)) : across.extent
  }
  private func stretched(_ child: TGChildReasons) -> String {
    "\(child.label) before it is stretched"
  }

  /// The extent that the size of a child specifies along either axis, unless it is a share.
  func sizedExtent(_ child: TGChildReasons, _ place: Int) -> TGReason {
    switch child.size {
    // If the container wraps, its whole size is used, including padding.
    case .ofContainer(child.axis) where child.container.wraps:
      return child.clamp(child.scale(child.container.size))
    case .ofOtherAxis:
      let other = child.axis == main ? across(place) : along(place)
      return child.clamp(child.scale(other.extent.magnitude))
    case .number, .ofContainer, .ofOther: return child.clamp(child.sized(sameAxis: false))
    case .wrap where child.axis == .vertical:
      // A height is measured at the width that the child had before gravity stretched it.
      let (width, extent) = (child.child[.horizontal], child.child[.horizontal].extent)
      width.extent = found(place).extents.width
      defer { width.extent = extent }
      return child.clamp(child.current)
    case .wrap, .none, .list, .weight, .fill: return child.clamp(given(child) ?? child.current)
    }
  }
}
