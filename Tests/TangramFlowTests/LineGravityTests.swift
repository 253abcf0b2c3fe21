import Tangram
import Testing

/// The distribution of space along a line, across a line, and among the lines.
@Suite struct LineGravityTests {
  /// A line of three children and a line of two, in a flow with three children per line.
  func rows(_ gravity: TGGravity, _ policy: TGGravityPolicy = .no) -> TGFlowLayout {
    var flow = TGFlowLayout(arrangedCount: 3) {
      leaves(Array(repeating: (20, 10), count: 5))
    }.size(100, 40)
    flow.tg_hspace = 5
    flow.tg_gravity = gravity
    flow.tg_lastlineGravityPolicy = policy
    return flow
  }

  @Test(
    "Gravity distributes the space along a line",
    arguments: [
      (TGGravity.horz.center, TGGravityPolicy.no, [15, 40, 65, 27.5, 52.5]),
      (.horz.right, .no, [30, 55, 80, 55, 80]),
      (.horz.between, .no, [0, 40, 80, 0, 25]),
      (.horz.between, .auto, [0, 40, 80, 0, 40]),
      (.horz.between, .always, [0, 40, 80, 0, 80]),
      (.horz.around, .always, [5, 40, 75, 13.75, 66.25]),
      (.horz.among, .no, [7.5, 40, 72.5, 0, 25]),
      (.horz.windowCenter, .always, [0, 25, 50, 0, 25]),
    ])
  func roomAlongALine(gravity: TGGravity, policy: TGGravityPolicy, starts: [Double]) {
    #expect(rows(gravity, policy).starts(.horizontal, "ABCDE", scale: 4) == starts)
  }

  @Test func aroundAndAmongCenterASingleChild() {
    for gravity in [TGGravity.horz.around, .horz.among] {
      var flow = TGFlowLayout(arrangedCount: 1) { leaves([(20, 10)]) }.size(100, 40)
      flow.tg_gravity = gravity
      #expect(flow.starts(.horizontal, "A") == [40])
    }
  }

  @Test func fillStretchesAllLinesButTheLast() {
    var bounded = TGView("B").size(30, 10)
    bounded.tg_width.max(32)
    var flow = TGFlowLayout {
      TGView("A").size(30, 10)
      bounded
      TGView("C").size(50, 10)
    }.size(100, 40).gravity(.horz.fill)
    #expect(
      flow.frames("ABC") == [frame(0, 0, 50, 10), frame(50, 0, 50, 10), frame(0, 10, 50, 10)])
    flow.tg_lastlineGravityPolicy = .always
    #expect(flow.frames("C") == [frame(0, 10, 100, 10)])
    flow.subviews.removeLast()
    flow.tg_lastlineGravityPolicy = .auto
    #expect(flow.frames("AB") == [frame(0, 0, 30, 10), frame(30, 0, 30, 10)])
  }

  @Test func childrenFollowTheirOwnAlignmentOrTheContainers() {
    var flow = TGFlowLayout(arrangedCount: 4) {
      TGView("A").size(20, 30).margin(bottom: 10)
      TGView("B").size(20, 10).margin(top: 4)
      TGView("C").size(20, 10).alignment(.vert.fill)
      TGView("D").size(20, 10).alignment(.vert.top)
    }.size(100, 40)
    flow.tg_arrangedGravity = .vert.center
    #expect(
      flow.frames("ABCD") == [
        frame(0, 0, 20, 30), frame(20, 17, 20, 10), frame(40, 0, 20, 40), frame(60, 0, 20, 10),
      ])
    flow.tg_arrangedGravity = .vert.bottom
    #expect(flow.starts(.vertical, "ABCD") == [0, 30, 0, 0])
  }

  @Test(
    "Gravity distributes the space across the lines",
    arguments: [
      (TGGravity.vert.center, [30, 30, 50], [20, 10, 20]),
      (.vert.bottom, [60, 60, 80], [20, 10, 20]),
      (.vert.among, [20, 20, 60], [20, 10, 20]),
      (.vert.around, [15, 15, 65], [20, 10, 20]),
      (.vert.between, [0, 0, 80], [20, 10, 20]),
      (.vert.fill, [0, 0, 50], [50, 40, 50]),
    ], [2, 0])
  func roomAcrossLines(
    of expected: (gravity: TGGravity, starts: [Double], extents: [Double]), count: Int
  ) {
    let flow = TGFlowLayout(arrangedCount: count) {
      leaves([(20, 20), (20, 10), (20, 20)])
    }.size(count == 0 ? 45 : 100, 100).gravity(expected.gravity)
    let frames = flow.frames("ABC")
    #expect(frames.map(\.minY) == expected.starts)
    #expect(frames.map(\.height) == expected.extents)
  }

  @Test func gravityMovesNoLinesInAWrappingFlow() {
    let flow = TGFlowLayout(arrangedCount: 1) { leaves([(20, 20)]) }.size(.wrap)
      .gravity(.vert.center).named("R")
    #expect(flow.frames("RA") == [frame(0, 0, 20, 20), frame(0, 0, 20, 20)])
  }

  @Test func aWrappingFlowCentersLinesInTheLongestOne() {
    let flow = TGFlowLayout(arrangedCount: 1) { leaves([(20, 10), (60, 10)]) }.size(.wrap)
      .gravity(.horz.center).named("R")
    #expect(
      flow.frames("RAB") == [frame(0, 0, 60, 20), frame(20, 0, 20, 10), frame(0, 10, 60, 10)])
  }
}
