import Tangram

// Flex layouts and grids of leaves that have sizes of their own.

extension RandomTree {
  mutating func flex() -> TGView {
    var flex = TGFlexLayout()
    flex.tg_direction =
      isTransposed ? pick(.column, .columnReverse) : pick(.row, .rowReverse)
    flex.tg_wrap = random.pick(TGFlexWrap.allCases)
    flex.tg_justifyContent = random.pick(TGContentAlignment.allCases)
    flex.tg_alignContent = random.pick(TGContentAlignment.allCases)
    flex.tg_alignItems = alignment()
    (flex.tg_hspace, flex.tg_vspace) = turned((number(0...9), number(0...9)))
    let room = turned((number(80...300), number(40...200)))
    flex.tg_size(width: room.0, height: room.1)
    for _ in 0..<Int.random(in: 1...6, using: &random) { flex.addSubview(flexItem()) }
    return flex.view
  }

  mutating func grid() -> TGView {
    let templates = turned((tracks(), tracks()))
    var grid = TGGridLayout(columns: templates.0, rows: templates.1)
    grid.tg_autoFlow = isTransposed ? pick(.column, .columnDense) : pick(.row, .rowDense)
    let contents = TGContentAlignment.allCases
    (grid.tg_justifyContent, grid.tg_alignContent) = turned(
      (random.pick(contents), random.pick(contents)))
    (grid.tg_justifyItems, grid.tg_alignItems) = turned((gridAlignment(), gridAlignment()))
    (grid.tg_hspace, grid.tg_vspace) = turned((number(0...9), number(0...9)))
    let room = turned((number(80...300), number(40...200)))
    grid.tg_size(width: room.0, height: room.1)
    for _ in 0..<Int.random(in: 1...8, using: &random) { grid.addSubview(gridItem()) }
    return grid.view
  }

  /// An alignment with the same meaning along both axes.
  private mutating func alignment() -> TGItemAlignment {
    random.pick(TGItemAlignment.allCases.filter { $0 != .baseline })
  }

  private mutating func gridAlignment() -> TGItemAlignment? {
    pick(nil, .start, .end, .center, .stretch, .flexEnd)
  }

  private mutating func flexItem() -> TGView {
    var view = item(60...80, most: (120, 80))
    view.tg_flex.grow = pick(0, 0, 0.3, 1, 2)
    view.tg_flex.shrink = pick(0, 0.5, 1, 1, 3)
    if random.chance(30) { view.tg_flex.basis = .points(number(0...90)) }
    if random.chance(30) { view.tg_flex.alignSelf = alignment() }
    let (least, most) = (number(0...60), number(20...90))
    if random.chance(40) { size(.horizontal, of: &view).min(least).max(most) }
    if random.chance(15) { view.tg_flex.autoMargins = isTransposed ? .top : .leading }
    return view
  }

  private mutating func gridItem() -> TGView {
    var view = item(60...60, most: (80, 80))
    (view.tg_grid.column, view.tg_grid.row) = turned((span(), span()))
    (view.tg_grid.justifySelf, view.tg_flex.alignSelf) = turned((gridAlignment(), gridAlignment()))
    return view
  }

  /// A leaf that may have a size, an order and a margin.
  ///
  /// - Parameters:
  ///   - chances: The chances that it has a size, across and along, in percent.
  ///   - most: The largest extents, along and across.
  private mutating func item(_ chances: ClosedRange<Int>, most: (Int, Int)) -> TGView {
    var view = TGView()
    let (along, across) = (number(0...most.0), number(0...most.1))
    if random.chance(chances.upperBound) { size(.horizontal, of: &view).equal(along) }
    if random.chance(chances.lowerBound) { size(.vertical, of: &view).equal(across) }
    if random.chance(20) { view.tg_flex.order = Int.random(in: -2...2, using: &random) }
    let margin = number(-5...15)
    if random.chance(30) { start(.horizontal, of: &view).equal(margin) }
    return view
  }

  private mutating func tracks() -> [TGGridTrack] { (0..<random.below(4)).map { _ in track() } }

  private mutating func track() -> TGGridTrack {
    pick(
      .points(number(5...60)), .share(TGWeight(number(5...40))), .fr(1), .fr(0.5), .auto,
      .minContent, .maxContent, .minmax(.points(number(0...30)), .fr(2)),
      .minmax(.auto, .points(number(20...70))), .fitContent(.points(number(10...60))),
      .repeated(.times(2), [.points(number(5...20)), .auto]))
  }

  private mutating func span() -> TGGridSpan {
    switch random.below(8) {
    case 0: TGGridSpan(.line(Int.random(in: -3...3, using: &random)))
    case 1: .lines(Int.random(in: 1...3, using: &random), Int.random(in: -2...4, using: &random))
    case 2: .span(Int.random(in: 1...3, using: &random))
    default: .auto
    }
  }
}
