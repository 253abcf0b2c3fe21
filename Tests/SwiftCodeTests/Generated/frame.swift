// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let frameFunctions: [@Sendable () -> TGLayout] = [
  { frame1() },
  { frame2() },
  { frame3() },
  { frame4() },
  { frame5() },
  { frame6() },
  { frame7() },
  { frame8() },
]

func frame1() -> TGLayout {
  let root = TGFrameLayout {
    TGView("A").size(10, 33%).bottom(50%)
    TGView("B").size(70, 60%).top(10)
    TGView(.text(chars: 12, advance: 7, line: 24))
      .named("C")
      .width(.wrap)
      .height(.fill, multiple: 0.4)
      .bottom(5, min: 10)
    TGView(.size(25, 32)).named("D").size(.wrap).margin(top: 8, bottom: 12)
  }.named("S").size(.wrap, 300).padding(bottom: 10, trailing: 4)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func frame2() -> TGLayout {
  let root = TGFrameLayout {
    TGPathLayout(.ellipse(rx: 12, ry: 30)) {
      TGView("B").size(12, 60)
      TGView("C").width(24).height(.superview(.height), multiple: 0.4)
      TGView(.text(chars: 25, advance: 12, line: 17.5)).named("D").size(.wrap).top(15)
      TGView("E").size(15, 48).right(25.6).bottom(6)
      TGView("F").size(20, 40)
      TGView("G").size(44, 25)
    }
    .named("A")
    .width(30, min: 10)
    .margin(top: -2.5, leading: 66.6%, trailing: 15)
    .bottom(15, offset: 5, max: 60)
    .spaceType(.count(8))
    .distanceError(0.05)
    .with {
      $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
      $0.tg_coordinateSetting.start = 0
      $0.tg_coordinateSetting.end = 6.2832
    }
    TGView(.text(chars: 40, advance: 6, line: 17.5)).named("H").size(16, .wrap).top(10)
    TGView("I")
      .size(40%, 12)
      .left(15)
      .bottom(0)
      .alignment([TGGravity.horz.right, TGGravity.vert.center])
  }.named("S").size(150, .wrap).with { $0.tg_leftPadding = 5 }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func frame3() -> TGLayout {
  let root = TGFrameLayout {
    TGView("A").width(.superview(.width)).height(.superview(.height)).top(15%)
    TGView("B").width(120, min: 20).height(.this(.width))
  }
  .named("S")
  .height(.fill)
  .left(4)
  .right(6)
  .padding(12)
  .gravity([TGGravity.horz.leading, TGGravity.vert.center])

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func frame4() -> TGLayout {
  let root = TGFrameLayout {
    TGView("A").width(10%, min: 50, max: 60).height(32)
    TGView("B").size(40%, 30).centerX(50%)
    TGView("C").size(40, 15).bottom(2, min: 20)
    TGView("D").width(90, min: 20, max: 40).height(24).left(100%, min: 0).right(4).top(10)
    TGView("E").width(50).height(.this(.width)).top(2)
    TGView("F")
      .size(.fill, 40)
      .centerX(6, max: 40)
      .useFrame()
      .frame(TGRect(x: 3.3, y: 12, width: 80, height: 30))
  }.named("S").size(225, .wrap)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 200, height: 200), scale: 2, snapping: .sizes))
}

func frame5() -> TGLayout {
  let root = TGFrameLayout {
    TGView("A").margin(top: 0, bottom: 10).left(75%).right(8)
    TGView(.size(20, 80)).named("B").size(20%, .fill).top(8)
    TGView("C").size(40, 50%).alignment([TGGravity.horz.trailing, TGGravity.vert.bottom])
    TGView(.size(90, 60)).named("D").width(12).height(100%, min: 20)
  }
  .named("S")
  .size(300, 300)
  .padding(trailing: 8)
  .gravity([TGGravity.horz.center, TGGravity.vert.bottom])
  .sizeClass(.comb(.compact, .any, .landscape)) { $0.tg_padding = TGInsets(all: 4) }

  return root.layout(
    in: TGEnvironment(
      size: TGSize(width: 375, height: 667), snapping: .sizes,
      sizeClass: .comb(.compact, .regular, .landscape)))
}

func frame6() -> TGLayout {
  let root = TGFrameLayout {
    TGView(.text(chars: 60, advance: 5, line: 16))
      .named("A")
      .width(.wrap, max: 60)
      .height(.superview(.height))
      .centerX(10)
      .centerY(80%)
      .alignment([TGGravity.horz.left, TGGravity.vert.bottom])
    TGView(.size(40, 80)).named("B").size(64, .fill).bottom(10%)
    TGView("C").size(40, 60).centerX(20).centerY(0)
    TGView("D").size(0, 15%).top(3)
    TGView("E").size(24, 50%).left(12).centerY(5, max: 10)
  }
  .named("S")
  .size(.wrap, 201)
  .padding(8)
  .gravity(TGGravity.horz.trailing)
  .sizeClass(.comb(.regular, .compact)) {
    $0.tg_hspace = 2
    $0.tg_vspace = 2
  }

  return root.layout(
    in: TGEnvironment(
      size: TGSize(width: 400, height: 300), snapping: .sizes,
      sizeClass: .comb(.regular, .regular, .landscape)))
}

func frame7() -> TGLayout {
  let root = TGFrameLayout {
    TGView("A").size(24, 10%).right(10, offset: 4.5).top(6)
    TGView("B").width(20).left(4).top(16).bottom(10, offset: -5).sizeClass(.comb(.compact, .any)) {
      $0.tg_width.equal(50)
    }
    TGView("C").size(20, 20%).left(15, max: 10).sizeClass(.comb(.compact, .any)) {
      $0.tg_width.equal(64)
    }
    TGView("D")
      .size(20, 12.5%)
      .top(12, max: 20)
      .visibility(.gone)
      .sizeClass(.comb(.compact, .any)) { $0.tg_width.equal(25) }
    TGView(.text(chars: 3, advance: 6, line: 18))
      .named("E")
      .height(.fill, max: 150)
      .left(10)
      .right(0)
      .alignment(TGGravity.horz.trailing)
    TGView("F").size(10, .fill).top(6)
  }.named("S").height(300).left(20).right(5)

  return root.layout(
    in: TGEnvironment(
      size: TGSize(width: 375, height: 667), snapping: .sizes, isRightToLeft: true,
      sizeClass: .comb(.compact, .any)))
}

func frame8() -> TGLayout {
  let root = TGFrameLayout {
    TGView(.size(75, 16)).named("A").width(.superview(.width)).height(.wrap).centerY(5, offset: -10)
    TGView("B").width(10).height(.this(.width)).top(8)
    TGView("C").width(40%).height(.this(.width), increment: -20, multiple: 0.5, max: 150)
    TGView("D").size(.fill, 61.7).left(50%, offset: -10).top(0)
    TGView(.text(chars: 18, advance: 12, line: 10))
      .named("E")
      .width(50)
      .height(.wrap, min: 20)
      .centerY(3)
    TGView("F").size(60, 90).top(0).centerX(16)
    TGView("G").width(.superview(.width), min: 30).height(75).leading(5)
  }.named("S").width(100).height(.wrap, max: 200)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}
