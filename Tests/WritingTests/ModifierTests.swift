import Tangram
import Testing

@Suite struct ModifierTests {
  private func frame(of view: TGView) -> TGRect? {
    TGFrameLayout { view.size(10, 10) }.size(200, 100).layout(in: TGSize(width: 200, height: 100))[
      path: [0]]
  }

  @Test func marginsAcceptNumbersAndShares() {
    let count = 8
    #expect(frame(of: TGView().margin(top: count, leading: 20%))?.origin == TGPoint(x: 40, y: 8))
    #expect(frame(of: TGView().margin(bottom: 1.5, trailing: 1))?.origin == TGPoint(x: 189, y: 89))
    #expect(TGView().margin(count).description == TGView().margin(8.0).description)
    #expect(
      TGView().margin(10%).description
        == "view {tg_leading.equal(10%), tg_trailing.equal(10%), tg_top.equal(10%), "
        + "tg_bottom.equal(10%)}")
    let none: Double? = nil
    #expect(TGView().margin(top: none, leading: nil).description == "view")
  }

  @Test func centersAcceptNumbersAndShares() {
    let count = 8
    #expect(frame(of: TGView().centered())?.origin == TGPoint(x: 95, y: 45))
    #expect(frame(of: TGView().centered(x: count, y: 10%))?.origin == TGPoint(x: 103, y: 55))
    #expect(frame(of: TGView().centered(x: nil))?.origin == TGPoint(x: 0, y: 45))
  }

  @Test func onePositionAtATime() {
    let count = 3
    let view = TGView().top(8).bottom(20%).left(1, offset: count).right(min: 4, max: count * 2)
      .centerX(offset: 2).centerY(0).baseline(.superview(.baseline))
    #expect(
      view.description
        == "view {tg_left.equal(1, offset: 3), tg_right.min(4).max(6), tg_centerX.offset(2), "
        + "tg_top.equal(8), tg_bottom.equal(20%), tg_centerY.equal(0), "
        + "tg_baseline.equal(superview.tg_baseline)}")
    #expect(
      TGView().leading(5).trailing(6).description
        == "view {tg_leading.equal(5), tg_trailing.equal(6)}")
  }

  @Test func positionsRelativeToOtherViews() {
    let photo = TGView("photo").size(40, 30).margin(top: 5, leading: 6)
    let layout = TGRelativeLayout {
      photo
      TGView("a").size(10, 10).leading(photo.anchor(.trailing), offset: 8).top(photo)
      TGView("b").size(10, 10).centerX([]).centerY(photo)
    }.size(200, 100).layout(in: TGSize(width: 200, height: 100))
    #expect(layout["a"]?.origin == TGPoint(x: 54, y: 5))
    #expect(layout["b"]?.origin.y == 15)
  }

  @Test func remainingModifiersOfAView() {
    let view = TGView().named("a").alignment(.center).visibility(.gone).content(.size(3, 4))
      .frame(TGRect(x: 1, y: 2, width: 3, height: 4)).useFrame().noLayout().reverseFloat()
      .clearFloat().sizeClass(.landscape) { $0.tg_width.equal(5) }
    #expect(
      view.description
        == "view \"a\" {tg_visibility = .gone, tg_alignment = [horz.center, vert.center], "
        + "tg_useFrame = true, tg_noLayout = true, tg_reverseFloat = true, tg_clearFloat = true, "
        + "tg_content = .size(3, 4), set for landscape, frame = (1, 2, 3, 4)}")
    #expect(
      view.visibility(.visible).useFrame(false).noLayout(false).reverseFloat(false)
        .clearFloat(false).content(nil).frame(.zero).alignment(.none).hidden().description
        == "view \"a\" {isHidden = true, set for landscape}")
  }

  @Test func geometryAndAppearanceModifiers() {
    let turn = TGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let view = TGView().transform(turn).anchorPoint(TGPoint(x: 0, y: 1)).alpha(0.5).enabled(false)
    #expect(view.transform == turn && view.anchorPoint == TGPoint(x: 0, y: 1))
    #expect(view.alpha == 0.5 && !view.isEnabled)
  }

  @Test func modifiersOfAllContainers() {
    let count = 4
    let container = TGFrameLayout().padding(count).padding(top: 1, trailing: 2.5)
      .spacing(horz: 3, vert: count).gravity(TGGravity.horz.right).reverseLayout()
      .zeroPadding(false).children { TGView() }
    #expect(
      container.description
        == "frame {tg_padding = (top 1, leading 4, bottom 4, trailing 2.5), tg_hspace = 3, "
        + "tg_vspace = 4, tg_gravity = horz.right, tg_reverseLayout = true, "
        + "tg_zeroPadding = false, 1 child}")
    let sides = { (layout: TGFrameLayout) in
      let padding = layout.tg_padding
      return [padding.top, padding.leading, padding.bottom, padding.trailing]
    }
    #expect(sides(TGFrameLayout().padding(horz: 8, vert: count)) == [4, 8, 4, 8])
    #expect(sides(TGFrameLayout().padding(1).padding(horz: 8)) == [1, 8, 1, 8])
    #expect(sides(TGFrameLayout().padding(1).padding(vert: count).padding()) == [4, 1, 4, 1])
    #expect(TGFrameLayout().spacing(count).padding(TGInsets(all: 1)).tg_hspace == 4)
    let mirror = TGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(TGFrameLayout().layoutTransform(mirror).tg_layoutTransform == mirror)
  }

  @Test func aModifierDoesNotChangeTheOriginal() {
    let plain = TGView("A")
    _ = plain.width(20%, min: 3).top(5).margin(1).alignment(.center).aspectRatio(2)
    #expect(plain.description == "view \"A\"")
  }
}
