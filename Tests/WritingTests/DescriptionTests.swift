import Tangram
import Testing

/// The description of a view consists of the calls that would create it.
@Suite struct DescriptionTests {
  @Test func positionsAreDescribedAsCalls() {
    var view = TGView("a")
    view.tg_left.equal(20%, offset: 5).min(10).max(30.5, offset: 2)
    view.tg_trailing.offset(-4)
    view.tg_top.equal(TGLayoutPos.tg_safeAreaMargin)
    view.tg_centerY.equal([.superview(.centerY)], offset: 1)
    view.tg_bottom.equal(7)
    view.tg_bottom.isActive = false
    #expect(
      view.description
        == "view \"a\" {tg_left.equal(20%, offset: 5).min(10).max(30.5, offset: 2), "
        + "tg_trailing.offset(-4), tg_top.equal(-20171003), tg_bottom.equal(7) (inactive), "
        + "tg_centerY.equal([superview.tg_centerY], offset: 1)}")
    #expect(
      view.tg_left.description == "tg_left.equal(20%, offset: 5).min(10).max(30.5, offset: 2)")
    #expect(view.tg_baseline.description == "tg_baseline")
  }

  @Test func sizesAreDescribedAsCalls() {
    let photo = TGView("photo")
    var view = TGView()
    view.tg_width.equal(photo.anchor(.height), increment: 3, multiple: 0.5).min(.wrap)
    view.tg_height.equal(view.tg_width).max(.superview(.height), increment: -1, multiple: 2)
    #expect(
      view.description
        == "view {tg_width.equal(\(photo.id).tg_height, increment: 3, multiple: 0.5).min(.wrap), "
        + "tg_height.equal(self.tg_width).max(superview.tg_height, increment: -1, multiple: 2)}")
    view = TGView()
    view.tg_width.equal(.fill)
    view.tg_height.equal(.average).add(2)
    #expect(
      view.description == "view {tg_width.equal(.fill), tg_height.equal(.average, increment: 2)}")
    view.tg_height.clear()
    view.tg_height.add(2).multiply(3)
    #expect(view.tg_height.description == "tg_height.add(2).multiply(3)")
    #expect(view.tg_width.description == "tg_width.equal(.fill)")
  }

  @Test func containersCountTheirChildren() {
    var column = TGLinearLayout(.vert).named("card")
    column.tg_width.equal(320).max(50%)
    column.tg_height.equal(.wrap)
    column.tg_space = 8
    for _ in 0..<3 { column.addSubview(TGView()) }
    #expect(
      column.description
        == "linear \"card\" {tg_width.equal(320).max(50%), "
        + "tg_height.equal(.wrap), tg_space = 8, 3 children}")
    #expect(TGFlowLayout().description == "flow")
  }

  static let gravities: [(gravity: TGGravity, text: String)] = [
    (TGGravity.none, "[]"), (TGGravity.horz.left, "horz.left"),
    (TGGravity.horz.leading, "horz.leading"), (TGGravity.horz.right, "horz.right"),
    (TGGravity.horz.trailing, "horz.trailing"), (TGGravity.vert.top, "vert.top"),
    (TGGravity.vert.bottom, "vert.bottom"), (TGGravity.vert.baseline, "vert.baseline"),
    (TGGravity.horz.windowCenter, "horz.windowCenter"),
    (TGGravity.center, "[horz.center, vert.center]"),
    (TGGravity.among, "[horz.among, vert.among]"),
    ([TGGravity.horz.fill, TGGravity.vert.between], "[horz.fill, vert.between]"),
    ([TGGravity.horz.left, TGGravity.horz.center], "horz.(3)"),
  ]

  @Test("Gravities are described by name", arguments: gravities)
  func gravity(gravity: TGGravity, text: String) {
    #expect(gravity.description == text)
  }

  @Test func contentAndSizeClassesAreDescribed() {
    #expect(
      TGView(.text(chars: 3, advance: 7, line: 16)).description
        == "view {tg_content = .text(chars: 3, advance: 7, line: 16)}")
    #expect(
      TGView(.measured { $0 }).description == "view {tg_content = .measured { … }}")
    #expect(
      TGSizeClass.comb(.regular, .compact, .portrait).description
        == "regular width, compact height, portrait")
    #expect(TGSizeClass.default.description == "every screen")
  }
}
