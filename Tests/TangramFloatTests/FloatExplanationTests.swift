import Tangram
import Testing

/// What a float layout says about why a view has its frame.
@Suite struct FloatExplanationTests {
  private func text(_ name: String, _ root: some TGViewProtocol) -> String {
    root.layout(in: TGSize(width: 300, height: 400)).explain(name)?.description ?? "not there"
  }

  private var float: TGFloatLayout {
    var price = TGView("B").size(40, 20)
    price.tg_reverseFloat = true
    var last = TGView("E").size(10, 10)
    last.tg_clearFloat = true
    return TGFloatLayout(.vert) {
      TGView("A").size(30, 30)
      price
      TGView("C").size(50, 10)
      TGView("D").size(50%, 10)
      last
    }.named("S").width(100).height(.wrap)
  }

  @Test("A child floats to the edge or to the child before it")
  func sides() {
    #expect(
      text("B", float) == """
        B (60, 0, 40, 20)
          x 60 = S's width 100 − right padding 0 − width 40: floats to the end
          y 0 = A's y 0: no higher than A on the other side
          width 40 = tg_width.equal(40)
          height 20 = tg_height.equal(20)
        """)
  }

  @Test("A child goes below one that leaves too little space beside it")
  func below() {
    #expect(
      text("C", float) == """
        C (30, 20, 50, 10)
          x 30 = A's x 0 + A's width 30: floats to A
          y 20 = B's y 0 + B's height 20: below B, beside which there is no room
          width 50 = tg_width.equal(50)
          height 10 = tg_height.equal(10)
        """)
  }

  @Test("A weight is a share of the space at the child's position")
  func share() {
    #expect(
      text("D", float) == """
        D (80, 20, 10, 10)
          x 80 = C's x 30 + C's width 50: floats to C
          y 20 = C's y 20: beside C
          width 10 = 50 % of room in its place 20
            room in its place 20 = S's width 100 − right padding 0 − end of C 80
              end of C 80 = C's x 30 + C's width 50
          height 10 = tg_height.equal(10)
        """)
  }

  @Test("A child that clears a side lies below all children on that side")
  func clearing() {
    #expect(
      text("E", float) == """
        E (0, 30, 10, 10)
          x 0 = left padding 0
          y 30 = A's y 0 + A's height 30: tg_clearFloat: below A
          width 10 = tg_width.equal(10)
          height 10 = tg_height.equal(10)
        """)
    #expect(
      text("S", float) == """
        S (0, 0, 100, 40)
          x 0 = nothing says where it begins
          y 0 = nothing says where it begins
          width 100 = tg_width.equal(100)
          height 40 = end of E 40 + bottom padding 0
            end of E 40 = E's y 30 + E's height 10
        """)
  }

  @Test("Children are aligned in their line, and gravity moves all of them")
  func alignment() {
    var small = TGView("B").size(10, 10)
    small.tg_alignment = TGGravity.vert.center
    let float = TGFloatLayout(.vert) {
      TGView("A").size(20, 30)
      small
    }.named("S").size(100, 100).gravity(TGGravity.vert.bottom)
    #expect(
      text("B", float) == """
        B (20, 80, 10, 10)
          x 20 = A's x 0 + A's width 20: floats to A
          y 80 = A's y 70 + (A's height 30 − height 10) / 2: beside A
          width 10 = tg_width.equal(10)
          height 10 = tg_height.equal(10)
        """)
  }
}
