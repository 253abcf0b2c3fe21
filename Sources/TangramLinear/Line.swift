import TangramCore

/// A line of children in the making.
///
/// `Main` is the axis along the line. Nothing here names a side: the two orientations differ only
/// in that heights follow widths. So in a column the extent across is known before the one along
/// the line, and in a row after it; `widthsComeFirst` says which.
struct Line<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let shrinkType: TGSubviewsShrinkType
  let baselineBase: TGViewID?

  /// The padding and the gaps along the line, which `tg_setSubviews` may have changed.
  var start: Double
  var end: Double
  var space: Double
  /// The size along the line that all children get, or 0.
  var commonSize = 0.0
  /// The line of writing of the base view, once that view is placed.
  var baseline: Double?

  init(pass: TGPass, shrinkType: TGSubviewsShrinkType, baselineBase: TGViewID?) {
    self.pass = pass
    let main = pass[Main()]
    self.shrinkType = shrinkType
    self.baselineBase = baselineBase
    start = main.paddingStart
    end = main.paddingEnd
    space = main.space
  }

  /// Whether children lie above each other, so that the extent across is a width and the one along
  /// the line may depend on it.
  @inline(__always) static var widthsComeFirst: Bool { Main.axis == .vertical }

  /// The gaps between neighbours in all.
  var totalSpace: Double { pass.count > 1 ? Double(pass.count - 1) * space : 0 }
}

/// Lengths that differ by less than this are the same.
let tolerance = 1e-7

// MARK: - Across the line

extension Line {
  /// Sizes a child across the line and places it there.
  @inline(__always)
  mutating func layOutAcross(_ child: TGChild) {
    if !layOutBareAcross(child) { layOutAcrossByRule(child) }
  }

  @inline(never)
  private mutating func layOutAcrossByRule(_ child: TGChild) {
    if baselineBase != nil, pass[cross].gravity == .baseline {
      sizeAcross(child)
      placeOnBaseline(child)
      return
    }
    sizeAcross(child)
    child[cross].place()
  }

  /// Sizes and places a child across the line about which nothing is said there but its size, as
  /// most children are, in a container without a gravity there.
  ///
  /// - Returns: Whether the child is such a child.
  @inline(__always)
  func layOutBareAcross(_ child: TGChild) -> Bool {
    guard child[cross].isBare, child[cross].alignment == .none,
      pass[cross].gravity == .none
    else { return false }
    switch child[cross].sizeKind {
    case .number: child[cross].extent = child[cross].plainExtent
    case .fill: child[cross].extent = pass[cross].content
    case .none, .wrap: break
    default: return false
    }
    child[cross].origin = pass[cross].paddingStart
    return true
  }

  /// The extent across the line: the child's own, a share of the container, or what margins leave.
  func sizeAcross(_ child: TGChild) {
    switch child[cross].sizeKind {
    case .number: child[cross].extent = child[cross].number(or: 0)
    case .none where !child[cross].hasBothMargins, .wrap: break
    default: sizeAcrossByContainer(child)
    }
    child[cross].clampExtent()
  }

  func sizeAcrossByContainer(_ child: TGChild) {
    let room = pass[cross].content
    var extent = child[cross].extent
    if child[cross].isPart(of: Cross.axis) { extent = child[cross].scaled(room) }
    extent = child[cross].share(of: room, or: extent)
    if child[cross].wantsRoomAcross {
      let left =
        room - child[cross].start(of: room) - child[cross].end(of: room)
      extent = child[cross].filled(by: left, or: extent)
      if child[cross].hasBothMargins { extent = left }
    }
    child[cross].extent = extent
  }

  /// Sizes the container across the line, if it wraps there, by the extents the children have.
  func wrapAcross() {
    guard pass[cross].wraps else { return }
    var greatest = 0.0
    for index in 0..<pass.count where pass[index][cross].countsAcross {
      greatest = max(greatest, pass[index][cross].needAcross)
    }
    setExtentAcross(greatest)
  }

  func setExtentAcross(_ need: Double) {
    pass[cross].size = need + pass[cross].paddingStart + pass[cross].paddingEnd
  }

  /// Places a child of a row under the gravity `baseline`: the base view at the top, later views
  /// with text on its line of writing, all others at the top.
  mutating func placeOnBaseline(_ child: TGChild) {
    let alignment = child[cross].resolvedAlignment
    child[cross].place(alignment)
    guard let font = child.font else { return }
    let height = child[cross].extent.magnitude
    let ownLine = (height - font.lineHeight) / 2 + font.ascender
    if let baseline {
      if alignment == .baseline { child[cross].origin = baseline - ownLine }
    } else if child.id == baselineBase {
      baseline = child[cross].origin + ownLine
    }
  }
}

extension TGChildAxis {
  @inline(__always) var wantsRoomAcross: Bool { sizeKind == .fill || hasBothMargins }

  /// Whether the size is tied to the container's extent along `axis`.
  @inline(__always) func isPart(of axis: TGAxis) -> Bool {
    if case .ofContainer(axis) = size { true } else { false }
  }

  /// Whether the child has a say in the extent of a container that wraps across the line.
  var countsAcross: Bool {
    switch sizeKind {
    case .fill, .weight: return false
    case .reference: if isPart(of: Axis.axis) { return false }
    default: break
    }
    return !hasBothMargins
  }

  /// The extent across the line that gives the child room with its margins, of which weights are
  /// percentages of the very extent that is asked for.
  @inline(__always) var needAcross: Double { isBare ? extent : needWithPositions }

  private var needWithPositions: Double {
    guard hasPositions else { return extent }
    let positions = [startInFull, centerInFull, endInFull]
    var total = extent
    var weights = 0.0
    for position in positions {
      if let weight = position.weight { weights += weight / 100 }
      total += position.number
      total += position.offset
    }
    total = weights >= 1 - tolerance ? 0 : total / (1 - weights)
    return positions.reduce(extent) { $0 + $1.clamp($1.points(of: total)) }
  }
}
