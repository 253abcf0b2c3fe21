// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let flowFunctions: [@Sendable () -> TGLayout] = [
  { flow1() },
  { flow2() },
  { flow3() },
  { flow4() },
  { flow5() },
  { flow6() },
  { flow7() },
  { flow8() },
]

func flow1() -> TGLayout {
  let root = TGFlowLayout(.horz, arrangedCount: 3, spacing: 4) {
    TGView(.text(chars: 1, advance: 5, line: 17.5)).named("A").size(30, .wrap)
    TGView("B").width(40, max: 150).height(36).visibility(.gone)
    TGView("C").size(.fill, 80%)
    TGView(.size(20, 48)).named("D").size(40, 12)
    TGView(.size(100, 15))
      .named("E")
      .size(32, .wrap)
      .left(2)
      .right(12)
      .noLayout()
      .frame(TGRect(x: 5, y: 16, width: 60, height: 24))
    TGView(.text(chars: 1, advance: 10, line: 24)).named("F").size(44, .fill)
    TGView(.text(chars: 3, advance: 7, line: 16)).named("G").size(12, .fill)
    TGView(.text(chars: 3, advance: 12, line: 14)).named("H").width(24).height(.wrap, min: 50)
  }.named("S").size(180.5, 100).arrangedGravity([TGGravity.horz.trailing, TGGravity.vert.around])

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func flow2() -> TGLayout {
  let root = TGFlowLayout(.vert) {
    TGView(.size(48, 40)).named("A").width(60).height(100, min: 20)
    TGView("B").width(30).height(44, max: 150)
    TGView("C").size(10, .fill)
    TGView("D").width(.superview(.width), multiple: 0.75).height(20)
  }.named("S").size(100, 240).top(5).gravity(TGGravity.vert.center)

  return root.layout(
    in: TGEnvironment(
      size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes, isRightToLeft: true))
}

func flow3() -> TGLayout {
  let root = TGFlowLayout(.vert) {
    TGView(.text(chars: 3, advance: 8, line: 24)).named("A").size(44, 30).margin(top: 5, bottom: 6)
    TGView("B").width(60%, max: 80).height(1)
    TGView(.text(chars: 40, advance: 8, line: 16))
      .named("C")
      .width(25)
      .height(.this(.width), increment: 2.5)
      .left(16)
    TGView("D").size(50%, 12).right(0.4)
    TGView("E").width(10%).height(.this(.width))
    TGView("F").width(64).height(.this(.width))
  }
  .named("S")
  .height(.wrap)
  .left(3)
  .right(8)
  .padding(top: 4)
  .gravity([TGGravity.horz.right, TGGravity.vert.bottom])
  .autoArrange()
  .with {
    $0.tg_leftPadding = 12
    $0.tg_rightPadding = 20
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}

func flow4() -> TGLayout {
  let root = TGFlowLayout(.vert, arrangedCount: 2) {
    TGView(.size(25, 70)).named("A").width(.wrap, min: 20, max: 60).height(.this(.width), min: 10)
    TGView("B").size(20, 15)
    TGView("C").size(80, 40)
    TGView("D").width(0, min: 20).height(.this(.width))
    TGView("E").size(60, 12.25)
    TGView(.text(chars: 3, advance: 7, line: 16)).named("F").size(48, 36)
  }.named("S").size(.wrap).gravity(TGGravity.vert.center)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}

func flow5() -> TGLayout {
  let root = TGFlowLayout(.horz) {
    TGView("A").width(24, min: 30).height(10%, max: 80)
    TGView("B").size(12, 50).right(10).alignment(TGGravity.horz.center)
    TGView("C").size(40, 50)
    TGView("D").size(64, 64)
    TGView("E").size(36, 40).alignment(TGGravity.horz.left)
  }.named("S").size(.wrap, .fill).gravity(TGGravity.horz.leading)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func flow6() -> TGLayout {
  let root = TGFlowLayout(.horz, arrangedCount: 1) {
    TGView(.size(40, 60)).named("A").size(40, 120)
    TGView(.text(chars: 8, advance: 8, line: 18)).named("B").size(25, 60)
    TGView(.size(40, 90)).named("C").size(50, 50)
    TGView("D").size(80, 12)
    TGView("E").size(.fill, 8).top(15)
  }
  .named("S")
  .size(225, .wrap)
  .left(20)
  .top(6)
  .reverseLayout()
  .arrangedGravity([TGGravity.horz.right, TGGravity.vert.between])

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}

func flow7() -> TGLayout {
  let root = TGFlowLayout(.horz, arrangedCount: 3, spacing: 12) {
    TGView("A").size(12, 60).bottom(6).alignment(TGGravity.horz.leading)
    TGView("B").width(120, min: 20).height(20).alignment(TGGravity.horz.right)
    TGView(.text(chars: 1, advance: 12, line: 17.5)).named("C").size(12, 0)
    TGView("D").size(40, 20)
  }.named("S").size(301, .wrap).padding(10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}

func flow8() -> TGLayout {
  let d = TGView("D")
  let e = TGView("E")

  let root = TGFlowLayout(.vert, arrangedCount: 1) {
    TGView("A").width(75, min: 30).height(10).sizeClass(.comb(.regular, .any)) {
      $0.tg_height.equal(90)
    }
    TGView("B").size(25, 80)
    TGRelativeLayout {
      d
        .size(10, 66.6%)
        .centerX(.superview(.centerX))
        .centerY(10)
        .frame(TGRect(x: 10, y: 5, width: 24, height: 25))
      e
        .width(12)
        .height(.superview(.height), increment: 2.5, multiple: 0.4)
        .top(d.anchor(.bottom), offset: -5)
        .centerX(d.anchor(.centerX), offset: -5)
      TGView(.text(chars: 5, advance: 12, line: 24))
        .named("F")
        .width(16)
        .height(.superview(.height), max: 40)
        .leading(8)
        .frame(TGRect(x: 5, y: 12, width: 32, height: 20))
      TGView("G").size(16, 75).top(15%).centerX(4)
      TGView("H").size(8, 50).right(e.anchor(.left), offset: 5)
    }.named("C").size(15, 90)
    TGView("I").size(33.3, 64).sizeClass(.comb(.regular, .any)) { $0.tg_width.equal(80) }
    TGView("J").size(40, 64).bottom(5).sizeClass(.comb(.regular, .any)) {
      $0.tg_height.equal(50)
      $0.tg_visibility = .invisible
    }
  }
  .named("S")
  .size(216.5, .wrap)
  .padding(4)
  .spacing(horz: 15)
  .gravity(TGGravity.vert.bottom)
  .sizeClass(.comb(.regular, .any)) {
    $0.tg_padding = .zero
    $0.tg_arrangedCount = 3
  }

  return root.layout(
    in: TGEnvironment(
      size: TGSize(width: 375, height: 667), snapping: .sizes, sizeClass: .comb(.regular, .any)))
}
