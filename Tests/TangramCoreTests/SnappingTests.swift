import Tangram
import TangramScene
import Testing

/// The three ways of snapping frames to the pixel grid, with exact frames.
@Suite struct SnappingTests {
  /// Three equal shares of 80 in a row, and views at fractional positions in a frame layout.
  private func thirds(
    _ snapping: TGSnapping, scale: Double = 1, isRightToLeft: Bool = false
  ) -> [TGRect] {
    let stack = TGHStack(spacing: 0) {
      for _ in 0..<3 { TGView().size(.fill) }
    }.size(80, 10)
    let environment = TGEnvironment(
      size: TGSize(width: 100, height: 100), scale: scale, snapping: snapping,
      isRightToLeft: isRightToLeft)
    return stack.layout(in: environment).entries.dropFirst().map(\.frame)
  }

  private func row(_ spans: [(Double, Double)]) -> [TGRect] {
    spans.map { TGRect(x: $0.0, y: 0, width: $0.1, height: 10) }
  }

  @Test func thirdsWithSnappedEdgesAreAdjacent() {
    #expect(thirds(.edges) == row([(0, 27), (27, 26), (53, 27)]))
    #expect(thirds(.edges, scale: 2) == row([(0, 26.5), (26.5, 27), (53.5, 26.5)]))
    #expect(thirds(.edges, isRightToLeft: true) == row([(53, 27), (27, 26), (0, 27)]))
  }

  @Test func thirdsWithSnappedSizesAreEqual() {
    #expect(thirds(.sizes) == row([(0, 27), (27, 27), (53, 27)]))
  }

  @Test func withoutSnappingThirdsAreExact() {
    let third = 80.0 / 3
    #expect(thirds(.off) == row([(0, third), (third, third), (third + third, third)]))
    #expect(thirds(.off, scale: 3) == thirds(.off))
  }

  /// A leaf, and a container filled by a leaf, at the same position.
  private func twins(_ snapping: TGSnapping) -> [TGRect] {
    let tree = TGFrameLayout {
      TGView().size(10.3, 5.5).margin(top: 0.5, leading: -0.5)
      TGFrameLayout { TGView().size(.fill) }.size(10.3, 5.5).margin(top: 0.5, leading: -0.5)
    }.size(50, 50)
    let environment = TGEnvironment(size: TGSize(width: 50, height: 50), snapping: snapping)
    return tree.layout(in: environment).entries.dropFirst().map(\.frame)
  }

  @Test func edgesSnapLeavesAndContainersEqually() {
    let (frame, inner) = (
      TGRect(x: 0, y: 1, width: 10, height: 5), TGRect(x: 0, y: 0, width: 10, height: 5)
    )
    #expect(twins(.edges) == [frame, frame, inner])
  }

  @Test func sizesSnapLeavesAndContainersDifferently() {
    #expect(
      twins(.sizes) == [
        TGRect(x: -1, y: 1, width: 10, height: 6), TGRect(x: -1, y: 1, width: 11, height: 5),
        TGRect(x: 0, y: 0, width: 11, height: 5),
      ])
  }

  @Test func withoutSnappingEverythingIsExact() {
    let frame = TGRect(x: -0.5, y: 0.5, width: 10.3, height: 5.5)
    #expect(
      twins(.off) == [frame, frame, TGRect(x: 0, y: 0, width: 10.3, height: 5.5)])
  }

  @Test(arguments: zip(TGSnapping.allCases, [21.0, 20, 20.4]))
  func aWrappingContainerIsSnapped(snapping: TGSnapping, width: Double) {
    let tree = TGLinearLayout(.horz) {
      TGView().size(10.2, 4)
      TGView().size(10.2, 4)
    }.size(.wrap)
    let environment = TGEnvironment(size: TGSize(width: 50, height: 50), snapping: snapping)
    #expect(tree.layout(in: environment).frame.width == width)
    #expect(tree.tg_sizeThatFits(snapping: snapping).width == width)
  }

  @Test func edgesOfTheRootAreSnapped() {
    let root = TGFrameLayout { TGView("a").size(.fill) }.size(.fill)
      .with {
        $0.tg_leading.equal(0.3)
        $0.tg_trailing.equal(0.3)
      }
    let layout = root.layout(in: TGSize(width: 100, height: 10))
    #expect(layout.frame == TGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(layout["a"] == TGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test func aSessionFollowsChangedSnapping() {
    let tree = TGHStack(spacing: 0) { for _ in 0..<3 { TGView().size(.fill) } }.size(80, 10)
    var session = TGLayoutSession()
    var environment = TGEnvironment(size: TGSize(width: 100, height: 100))
    for snapping in TGSnapping.allCases + [.edges] {
      environment.snapping = snapping
      let frames = session.layout(tree, in: environment).entries.map(\.frame)
      #expect(frames == tree.layout(in: environment).entries.map(\.frame))
    }
  }

  @Test func scenesSpecifyTheirSnapping() throws {
    #expect(try TGScene(json: #"{"root":{}}"#).environment.snapping == .edges)
    for (name, snapping) in [("edges", TGSnapping.edges), ("sizes", .sizes), ("off", .off)] {
      let scene = try TGScene(json: #"{"snap":"\#(name)","root":{}}"#)
      #expect(scene.environment.snapping == snapping)
      #expect(try TGScene(json: scene.json()).environment.snapping == snapping)
    }
  }

  @Test func conformanceCasesDefaultToSnappedSizes() throws {
    let test = try TGConformanceCase(json: #"{"name":"a","frames":{},"scene":{"root":{}}}"#)
    #expect(test.scene.environment.snapping == .sizes)
    let edges = try TGConformanceCase(
      json: #"{"name":"a","frames":{},"scene":{"snap":"edges","root":{}}}"#)
    #expect(edges.scene.environment.snapping == .edges)
  }
}
