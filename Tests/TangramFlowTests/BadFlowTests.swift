import Tangram
import Testing

/// With any properties, the layout of a flow ends with finite frames.
@Suite struct BadFlowTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, -7, 1e300,
  ]

  func expectFinite(_ flow: TGFlowLayout) {
    for entry in flow.layout(in: TGSize(width: 100, height: 100)).entries {
      let frame = entry.frame
      #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite)
    }
  }

  @Test(arguments: numbers, [0, 1, 3, .max, -2])
  func anyNumberGivesFiniteFrames(number: Double, count: Int) {
    for orientation in TGOrientation.allCases {
      for gravity in [TGGravity.none, .fill, .between, .center] {
        var flow = TGFlowLayout(orientation, arrangedCount: count) {
          TGView().size(number, 10)
          TGView().size(10, number).margin(number)
          TGView().width(TGWeight(number)).height(TGWeight(number))
          TGView(.text(chars: 9, advance: number, line: 3)).size(.wrap)
        }.size(100, 100).gravity(gravity).spacing(number)
        expectFinite(flow)
        flow.tg_arrangedGravity = gravity
        flow.tg_autoArrange = true
        expectFinite(flow)
        flow.tg_pagedCount = count
        flow.tg_size(.wrap)
        expectFinite(flow)
      }
    }
  }

  @Test(arguments: numbers, numbers)
  func anyFixedSizeGivesFiniteFrames(size: Double, space: Double) {
    for count in [0, 2] {
      for centered in [true, false] {
        var flow = TGFlowLayout(arrangedCount: count) { leaves([(10, 10), (20, 10), (0, 5)]) }
        flow.subviews[1].tg_width.clear()
        flow.tg_size(width: 100, height: 100)
        flow.tg_setSubviews(size: size, minSpace: space, maxSpace: size, centered: centered)
        expectFinite(flow)
        flow.tg_size(.wrap)
        expectFinite(flow)
      }
    }
  }

  @Test func aNonFiniteFixedSizeIsReported() {
    var flow = TGFlowLayout { leaves([(10, 10)]) }.size(100, 100).named("R")
    flow.tg_setSubviews(size: .nan, minSpace: 3)
    let layout = flow.layout(in: TGSize(width: 100, height: 100))
    #expect(
      layout.diagnostics.map(\.description) == [
        "R: fixedSubviews is not a finite number; 0 is used instead"
      ])
  }

  @Test func divergingSizesEnd() {
    var child = TGView("A").height(10)
    child.tg_width.equal(.superview(.width), increment: 10)
    let flow = TGFlowLayout(arrangedCount: 1) { child }.size(.wrap)
    expectFinite(flow)
    #expect(flow.layout(in: TGSize(width: 9, height: 9)).solveCount <= 100)
  }

  @Test func stretchedContainersGiveFiniteFrames() {
    let inner = TGFlowLayout { TGView().size(10, 10) }.width(50).height(.wrap)
      .alignment([.vert.fill, .horz.fill])
    for orientation in TGOrientation.allCases {
      for count in [0, 2] {
        let flow = TGFlowLayout(orientation, arrangedCount: count) {
          inner
          TGView().size(20, 30)
        }.size(.wrap).gravity(.fill)
        expectFinite(flow)
      }
    }
  }
}
