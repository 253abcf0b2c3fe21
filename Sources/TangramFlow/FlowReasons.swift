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
  var cross: TGAxis { main.crossed }
  let (containerAlong, containerAcross): (TGPassReasons, TGPassReasons)
  /// The number of children per line; 0 if lines break by content.
  let perLine: Int
  let fitsContent: Bool
  /// Whether the children of a line may begin at different cross-axis coordinates.
  let isUneven: Bool
  /// Whether `tg_setSubviews` gives the children a size.
  private let hasFixedSize: Bool
  /// The lengths that children occupy on the explained lines: all children, and those without a share.
  private(set) var (occupied, occupiedByOthers): ([Int: TGReason], [Int: TGReason]) = ([:], [:])
  /// The effect of the cross-axis gravity on the lines.
  private(set) var moveAcross = FlowMove<TGReason>()

  init<Main: TGAxisType>(_ flow: Flow<Main>, _ log: FlowLog) {
    (pass, options, self.log) = (flow.pass, flow.options, log)
    order = flow.order.isEmpty ? Array(0..<flow.pass.count) : flow.order
    main = Main.axis
    (containerAlong, containerAcross) = (pass.reasons(main), pass.reasons(main.crossed))
    (perLine, fitsContent, isUneven) = (flow.perLine, flow.fitsContent, flow.isUneven)
    hasFixedSize = flow.fixedSize != nil
    for line in lines where line.places.contains(where: isExplained) {
      if line.places.contains(where: { found($0).share != nil }) {
        occupiedByOthers[line.number] = occupiedByOthers(line)
      }
      occupied[line.number] = occupied(line)
    }
    moveAcross = findMoveAcross()
  }

  var lines: [FlowLine] { log.lines }
  func along(_ place: Int) -> TGChildReasons { pass[order[place]].reasons(main) }
  func across(_ place: Int) -> TGChildReasons { pass[order[place]].reasons(cross) }
  func found(_ place: Int) -> FlowFinding { log.children[order[place]] }

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
    let (isAlong, isPaged) = (child.axis == main, options.pagedCount > 0 && perLine > 0)
    let item = isPaged ? pageItem(isAlong) : isAlong && hasFixedSize ? fixed.size : nil
    return item.map { child.insideMargins($0) }
  }

  private func pageItem(_ isAlong: Bool) -> TGReason {
    let (container, isOutside) =
      isAlong
      ? (containerAlong, containerAlong.wraps) : (containerAcross, !containerAlong.wraps)
    let outside = container.outside - (isAlong ? start : container.paddingStart)
    let page = isOutside ? outside : isAlong ? room : container.content
    let count = isAlong ? perLine : max(1, options.pagedCount / perLine)
    return page.equalPart(of: count, gap: isAlong ? gap : lineGap, endsWithGap: isOutside)
      .named("part of a page").by("an equal part of a page")
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
    if log.movesLines { return reachAcross + container.paddingEnd }
    if !isUneven { return bottom(log.countedLineCount - 1) + container.paddingEnd }
    return (log.farthestAcross.map { unmovedEnd($0) } ?? container.paddingStart)
      + container.paddingEnd
  }
}

// MARK: - Extents

extension FlowReasons {
  private func explainExtents(_ place: Int, _ line: FlowLine) {
    let (along, across) = (along(place), across(place))
    along.explain(extent: ownExtent(along: place, line) + moveAlong(line).growth)
    // A child that does not wrap keeps the extent that it is given.
    if perLine > 0 { along.explain(extent: along.clamp(given(along) ?? along.current)) }
    if found(place).alignment == .fill, place != line.deepest || log.fillsOnlyLine {
      across.explain(extent: filled(across, line) + growth(place))
    }
    across.explain(extent: ownExtent(across: place, line) + growth(place))
  }

  private func filled(_ across: TGChildReasons, _ line: FlowLine) -> TGReason {
    let depth = depth(line).gathered("depth of the \(lineName)")
    return across.clamp(across.insideMargins(depth)).by("as deep as its \(lineName)")
  }

  /// The length that the gravity across the lines adds to the extent of a child.
  func growth(_ place: Int) -> TGReason {
    found(place).growsWithLine ? moveAcross.growth : .rule(0)
  }

  /// The extent of a child along an axis before the child or its line is stretched.
  func unstretched(_ place: Int, _ axis: TGAxis) -> TGReason {
    let (child, extent) = (pass[order[place]].reasons(axis), found(place).extents[axis])
    let isSame = (child.extent.value - extent).magnitude < tolerance
    return isSame ? child.extent : .rule(extent, "\(child.label) before it is stretched")
  }

  /// The extent that the size of a child specifies along either axis, unless it is a share.
  func sized(
    _ child: TGChildReasons, _ place: Int, tiedTo other: @autoclosure () -> TGReason
  ) -> TGReason {
    if child.axis == .horizontal || !child.child[.vertical].wraps {
      return child.clamp(child.sized(given(child), tiedTo: other()))
    }
    // A height is measured at the width that the child had before gravity stretched it.
    let (width, extent) = (child.child[.horizontal], child.child[.horizontal].extent)
    width.extent = found(place).extents.width
    defer { width.extent = extent }
    return child.clamp(child.current)
  }
}
