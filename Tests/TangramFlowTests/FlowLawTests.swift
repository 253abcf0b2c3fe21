import Tangram
import TangramTestSupport
import Testing

/// A flow by its axes rather than by its sides, so that it can be built in both orientations.
struct FlowPattern {
  var dice: Dice

  init(seed: UInt64) { dice = Dice(state: seed) }

  private let alongGravities: [(vert: TGGravity, horz: TGGravity)] = [
    (.none, .none), (.horz.center, .vert.center), (.horz.trailing, .vert.bottom),
    (.horz.between, .vert.between), (.horz.around, .vert.around), (.horz.among, .vert.among),
    (.horz.fill, .vert.fill),
  ]

  private let acrossGravities: [(vert: TGGravity, horz: TGGravity)] = [
    (.none, .none), (.vert.center, .horz.center), (.vert.bottom, .horz.trailing),
    (.vert.between, .horz.between), (.vert.around, .horz.around), (.vert.among, .horz.among),
    (.vert.fill, .horz.fill),
  ]

  /// The flow of the pattern; the same dice give the same pattern for both orientations.
  func flow(_ orientation: TGOrientation) -> TGFlowLayout {
    var dice = dice
    let isVertical = orientation == .vert
    var flow = TGFlowLayout(orientation, arrangedCount: dice.roll(5)).named("R")
    let (along, across) = (Double(60 + dice.roll(100)), Double(50 + dice.roll(150)))
    let (gap, lineGap) = (Double(dice.roll(8)), Double(dice.roll(8)))
    let padding = Double(dice.roll(10))
    flow.tg_size(width: isVertical ? along : across, height: isVertical ? across : along)
    flow.tg_hspace = isVertical ? gap : lineGap
    flow.tg_vspace = isVertical ? lineGap : gap
    flow.tg_padding = TGInsets(
      top: isVertical ? 2 : padding, leading: isVertical ? padding : 2,
      bottom: isVertical ? 5 : 1, trailing: isVertical ? 1 : 5)
    if dice.roll(3) == 0 {
      if isVertical { flow.tg_height.equal(.wrap) } else { flow.tg_width.equal(.wrap) }
    }
    let (main, cross) = (dice.pick(alongGravities), dice.pick(acrossGravities))
    let arranged = dice.pick(acrossGravities)
    flow.tg_gravity = isVertical ? [main.vert, cross.vert] : [main.horz, cross.horz]
    flow.tg_arrangedGravity = isVertical ? arranged.vert : arranged.horz
    flow.tg_lastlineGravityPolicy = dice.pick(TGGravityPolicy.allCases)
    flow.tg_autoArrange = dice.roll(4) == 0
    if dice.roll(5) == 0 {
      flow.tg_setSubviews(size: 20, minSpace: 3, centered: dice.roll(2) == 0)
    }
    for _ in 0..<dice.roll(12) { flow.addSubview(child(isVertical, &dice)) }
    return flow
  }

  private func child(_ isVertical: Bool, _ dice: inout Dice) -> TGView {
    var view = TGView()
    let kind = dice.roll(6)
    let (along, across) = (Double(5 + dice.roll(40)), Double(5 + dice.roll(40)))
    let start = dice.roll(4) == 0 ? Double(dice.roll(9)) : 0
    let main = isVertical ? view.tg_width : view.tg_height
    switch kind {
    case 0: main.equal(.fill)
    case 1: main.equal(TGWeight(10 + dice.roll(60)))
    default: main.equal(along)
    }
    let cross = isVertical ? view.tg_height : view.tg_width
    cross.equal(across)
    if start != 0 {
      let edge = isVertical ? view.tg_leading : view.tg_top
      edge.equal(start)
    }
    return view
  }
}

/// What holds for all flows.
@Suite struct FlowLawTests {
  static let seeds = 1...300

  func frames(_ flow: TGFlowLayout, rightToLeft: Bool = false) -> [TGRect] {
    let environment = TGEnvironment(
      size: TGSize(width: 500, height: 500), scale: 4096, isRightToLeft: rightToLeft)
    return flow.layout(in: environment).entries.map(\.frame)
  }

  @Test func columnsAreRowsSeenInADiagonalMirror() {
    for seed in Self.seeds {
      let pattern = FlowPattern(seed: UInt64(seed))
      let rows = frames(pattern.flow(.vert))
      let columns = frames(pattern.flow(.horz))
      for (row, column) in pairs(rows, columns) {
        let transposed = frame(column.minY, column.minX, column.height, column.width)
        #expect(row.isNear(transposed), "seed \(seed)")
      }
    }
  }

  @Test func rightToLeftIsLeftToRightReflected() {
    for seed in Self.seeds {
      for orientation in TGOrientation.allCases {
        let flow = FlowPattern(seed: UInt64(seed)).flow(orientation)
        let (plain, mirrored) = (frames(flow), frames(flow, rightToLeft: true))
        // A negative extent is mirrored before it is cut to zero.
        for (one, other) in pairs(plain, mirrored).dropFirst() where one.width > 0 {
          let x = plain[0].width - one.maxX
          #expect(
            other.isNear(frame(x, one.minY, one.width, one.height)), "seed \(seed)")
        }
      }
    }
  }

  @Test func aSecondLayoutChangesNothing() {
    for seed in Self.seeds {
      var flow = FlowPattern(seed: UInt64(seed)).flow(.vert)
      flow.layoutSubviews(in: TGSize(width: 500, height: 500))
      let first = flow.descendants.map(\.frame)
      flow.layoutSubviews(in: TGSize(width: 500, height: 500))
      // Weights that are packed go by the extents they had, so these may change places.
      if flow.tg_autoArrange { continue }
      #expect(flow.descendants.map(\.frame) == first, "seed \(seed)")
    }
  }
}

extension TGRect {
  fileprivate func isNear(_ other: TGRect) -> Bool {
    let distances = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return distances.allSatisfy { $0.magnitude < 0.01 }
  }
}
