import TangramCore

/// A line of children in the making.
///
/// `Main` is the axis along the line. Nothing here names a side: the two orientations differ only
/// in that heights follow widths. So in a column the extent across is known before the one along
/// the line, and in a row after it; `widthsComeFirst` says which.
struct Line<Main: TGAxisType> {
  typealias Cross = Main.Cross

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
    self.shrinkType = shrinkType
    self.baselineBase = baselineBase
    start = pass.paddingStart(Main.self)
    end = pass.paddingEnd(Main.self)
    space = pass.space(Main.self)
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
    if baselineBase != nil, pass.gravity(Cross.self) == .baseline {
      sizeAcross(child)
      placeOnBaseline(child)
      return
    }
    sizeAcross(child)
    pass.place(child, Cross.self)
  }

  /// Sizes and places a child across the line about which nothing is said there but its size, as
  /// most children are, in a container without a gravity there.
  ///
  /// - Returns: Whether the child is such a child.
  @inline(__always)
  func layOutBareAcross(_ child: TGChild) -> Bool {
    guard child.isBare(Cross.self), child.alignment(Cross.self) == .none,
      pass.gravity(Cross.self) == .none
    else { return false }
    switch child.sizeKind(Cross.self) {
    case .number: child.setExtent(child.plainExtent(Cross.self), Cross.self)
    case .fill: child.setExtent(pass.content(Cross.self), Cross.self)
    case .none, .wrap: break
    default: return false
    }
    child.setOrigin(pass.paddingStart(Cross.self), Cross.self)
    return true
  }

  /// The extent across the line: the child's own, a share of the container, or what margins leave.
  func sizeAcross(_ child: TGChild) {
    switch child.sizeKind(Cross.self) {
    case .number: child.setExtent(child.number(or: 0, Cross.self), Cross.self)
    case .none where !child.hasBothMargins(Cross.self), .wrap: break
    default: sizeAcrossByContainer(child)
    }
    child.clampExtent(Cross.self)
  }

  func sizeAcrossByContainer(_ child: TGChild) {
    let room = pass.content(Cross.self)
    var extent = child.extent(Cross.self)
    if child.isPart(of: Cross.axis, Cross.self) { extent = child.scaled(room, Cross.self) }
    extent = child.share(of: room, or: extent, Cross.self)
    if child.wantsRoomAcross(Cross.self) {
      let left =
        room - child.start(Cross.self, of: room) - child.end(Cross.self, of: room)
      extent = child.filled(by: left, or: extent, Cross.self)
      if child.hasBothMargins(Cross.self) { extent = left }
    }
    child.setExtent(extent, Cross.self)
  }

  /// Sizes the container across the line, if it wraps there, by the extents the children have.
  func wrapAcross() {
    guard pass.wraps(Cross.self) else { return }
    var greatest = 0.0
    for index in 0..<pass.count where pass[index].countsAcross(Cross.self) {
      greatest = max(greatest, pass[index].needAcross(Cross.self))
    }
    setExtentAcross(greatest)
  }

  func setExtentAcross(_ need: Double) {
    pass.setSize(need + pass.paddingStart(Cross.self) + pass.paddingEnd(Cross.self), Cross.self)
  }

  /// Places a child of a row under the gravity `baseline`: the base view at the top, later views
  /// with text on its line of writing, all others at the top.
  mutating func placeOnBaseline(_ child: TGChild) {
    let alignment = pass.resolvedAlignment(of: child, Cross.self)
    pass.place(child, alignment, Cross.self)
    guard alignment == .baseline, let font = child.font else { return }
    let height = child.extent(Cross.self).magnitude
    let ownLine = (height - font.lineHeight) / 2 + font.ascender
    if let baseline {
      child.setOrigin(baseline - ownLine, Cross.self)
    } else if child.id == baselineBase {
      baseline = child.origin(Cross.self) + ownLine
    }
  }
}

extension TGChild {
  @inline(__always)
  func wantsRoomAcross<Cross: TGAxisType>(_: Cross.Type) -> Bool {
    sizeKind(Cross.self) == .fill || hasBothMargins(Cross.self)
  }

  /// Whether the size along an axis is tied to the container's extent along `axis`.
  @inline(__always)
  func isPart<Axis: TGAxisType>(of axis: TGAxis, _: Axis.Type) -> Bool {
    guard let link = sizeLink(Axis.self) else { return false }
    return link.target == PlanLink.container && link.attribute.axis == axis
  }

  /// Whether the child has a say in the extent of a container that wraps across the line.
  func countsAcross<Cross: TGAxisType>(_: Cross.Type) -> Bool {
    switch sizeKind(Cross.self) {
    case .fill, .weight: return false
    case .anchor: if isPart(of: Cross.axis, Cross.self) { return false }
    default: break
    }
    return !hasBothMargins(Cross.self)
  }

  /// The extent across the line that gives the child room with its margins, of which weights are
  /// percentages of the very extent that is asked for.
  @inline(__always)
  func needAcross<Cross: TGAxisType>(_: Cross.Type) -> Double {
    isBare(Cross.self) ? extent(Cross.self) : needWithPositions(Cross.self)
  }

  private func needWithPositions<Cross: TGAxisType>(_: Cross.Type) -> Double {
    let extent = extent(Cross.self)
    guard hasPositions(Cross.self) else { return extent }
    let places: [PositionPlace] = [.start, .center, .end]
    var total = extent
    var weights = 0.0
    for place in places {
      let position = positionInFull(place, Cross.self)
      if position.kind == .weight { weights += position.value / 100 }
      if position.kind == .number { total += position.value }
      total += position.offset
    }
    total = weights >= 1 - tolerance ? 0 : total / (1 - weights)
    return places.reduce(extent) { need, place in
      let position = positionInFull(place, Cross.self)
      return need + held(position.points(of: total), by: place, Cross.self)
    }
  }
}
