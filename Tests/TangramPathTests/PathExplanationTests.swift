import Tangram
import Testing

/// What a path layout says about why a view has its frame.
@Suite struct PathExplanationTests {
  private func text(_ name: String, _ root: some TGViewProtocol) -> String {
    root.layout(in: TGSize(width: 300, height: 400)).explain(name)?.description ?? "not there"
  }

  @Test("A child on a circle is explained by a radius, an angle and a distance")
  func circle() {
    var path = TGPathLayout(.circle(r: 50)) {
      for name in ["A", "B", "C", "D"] { TGView(name).size(10, 10) }
    }.named("S").size(200, 100)
    path.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    #expect(
      text("B", path) == """
        B (95, 95, 10, 10)
          x 95 = origin of the curve 100 + radius at 90° 50 · cos 90° 0 − width 10 · anchor 0.5: place 2 of 4, 78.54 further on
            origin of the curve 100 = left padding 0 + S's width 200 · 0.5
          y 95 = origin of the curve 50 + radius at 90° 50 · sin 90° 1 − height 10 · anchor 0.5: place 2 of 4, 78.54 further on
            origin of the curve 50 = top padding 0 + S's height 100 · 0.5
          width 10 = tg_width.equal(10)
          height 10 = tg_height.equal(10)
        """)
  }

  @Test("A child on a function's curve is explained by the function, moved by margins")
  func rectangular() {
    var moved = TGView("B").size(10, 10)
    moved.tg_top.equal(3)
    let path = TGPathLayout(.line(m: 0, b: 20)) {
      TGView("A").size(10, 10)
      moved
    }.named("S").size(100, 50).padding(4)
    #expect(
      text("B", path) == """
        B (91, 22, 10, 10)
          x 91 = left padding 4 + curve's x 92 − width 10 · anchor 0.5: place 2 of 2, 92 further on
          y 22 = top padding 4 + curve's y at x = 92 20 − height 10 · anchor 0.5 + top margin 3: place 2 of 2, 92 further on
          width 10 = tg_width.equal(10)
          height 10 = tg_height.equal(10)
        """)
  }

  @Test("The origin view is at the origin of the curve")
  func originView() {
    var path = TGPathLayout(.circle(r: 50)) { TGView("A").size(10, 10) }.named("S").size(200, 100)
    path.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 1)
    path.tg_originView = TGView("O").size(20, 20)
    #expect(
      text("O", path) == """
        O (90, 90, 20, 20)
          x 90 = origin of the curve 100 − width 20 · anchor 0.5: the origin view
            origin of the curve 100 = left padding 0 + S's width 200 · 0.5
          y 90 = origin of the curve 100 − height 20 · anchor 0.5: the origin view
            origin of the curve 100 = top padding 0 + S's height 100 · 1
          width 20 = tg_width.equal(20)
          height 20 = tg_height.equal(20)
        """)
  }

  @Test("A wrapping layout reaches from its first child to its last one")
  func wrapping() {
    let path = TGPathLayout(.line(m: 1, b: 0)) {
      TGView("A").size(10, 10)
      TGView("B").size(10, 10)
    }.named("S").width(80).height(.wrap)
    #expect(
      text("S", path) == """
        S (0, 0, 80, 90)
          x 0 = nothing says where it begins
          y 0 = nothing says where it begins
          width 80 = tg_width.equal(80)
          height 90 = end of B 85 − A's y -5
            end of B 85 = B's y 75 + B's height 10
        """)
  }

  @Test("Without a curve, children are centered on the corner")
  func noCurve() {
    let path = TGPathLayout { TGView("A").size(10, 10) }.named("S").size(100, 50)
    #expect(
      text("A", path) == """
        A (-5, -5, 10, 10)
          x -5 = corner 0 − width 10 · anchor 0.5: there is no curve
          y -5 = corner 0 − height 10 · anchor 0.5: there is no curve
          width 10 = tg_width.equal(10)
          height 10 = tg_height.equal(10)
        """)
  }
}
