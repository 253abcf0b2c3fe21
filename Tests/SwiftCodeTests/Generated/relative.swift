// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let relativeFunctions: [@Sendable () -> TGLayout] = [
  { relative1() },
  { relative2() },
  { relative3() },
  { relative4() },
  { relative5() },
  { relative6() },
  { relative7() },
  { relative8() },
]

func relative1() -> TGLayout {
  let a = TGView("A")
  let b = TGView("B")
  let e = TGView(.text(chars: 60, advance: 12, line: 10)).named("E")

  let root = TGRelativeLayout {
    a.size(60, 12).bottom(.superview(.centerY), offset: 10)
    b.width(.superview(.width)).height(a).bottom(a.anchor(.bottom))
    TGView("C").size(15%, 50).left(a.anchor(.right)).bottom(5).with {
      $0.tg_right.max(b.anchor(.left))
    }
    TGView(.size(50, 100)).named("D").size(25, 100%).top(a.anchor(.top), offset: 8).leading(15)
    e.size(50, 120).centerX(b.anchor(.right)).frame(TGRect(x: 4, y: 10, width: 30, height: 80))
    TGView("F").size(20, 36).right(.superview(.right), offset: 10)
    TGView("G").size(64, 20).left(e.anchor(.right)).centerY(.superview(.centerY))
    TGView("H").width(.superview(.width)).height(e).right(a.anchor(.left), offset: 10).centerY(12)
  }.named("S").size(250, 301).reverseLayout()

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 200, height: 200), scale: 3, snapping: .sizes))
}

func relative2() -> TGLayout {
  let a = TGView("A")
  let c = TGView("C")

  let root = TGRelativeLayout {
    a.size(.fill, 40).bottom(.superview(.bottom), offset: -10).trailing(.superview(.trailing))
    TGView("B")
      .height(.superview(.height))
      .left(.superview(.left), offset: 5)
      .right(.superview(.right))
      .centerY(10)
      .visibility(.invisible)
    c.height(24).left(5).right(30%).top(16).visibility(.invisible)
    TGView(.text(chars: 40, advance: 10, line: 17.5))
      .named("D")
      .size(.wrap)
      .left(a.anchor(.right), offset: 10)
      .right(.superview(.right))
      .top(a.anchor(.bottom), offset: 8)
      .bottom(c.anchor(.top), offset: 8)
  }.named("S").size(300, 200)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 3, snapping: .sizes))
}

func relative3() -> TGLayout {
  let a = TGView("A")
  let b = TGView("B")

  let root = TGRelativeLayout {
    a.size(80, 30).bottom(.superview(.bottom), offset: -10)
    b.size(120, 44).left(a.anchor(.right)).top(a.anchor(.top))
    TGView(.text(chars: 18, advance: 7, line: 10))
      .named("C")
      .width(40%)
      .height(a)
      .centerX(12)
      .centerY(b.anchor(.top))
  }.named("S").size(216.5, 120).padding(5)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes, isRightToLeft: true))
}

func relative4() -> TGLayout {
  let a = TGView(.text(chars: 60, advance: 10, line: 17.5)).named("A")

  let root = TGRelativeLayout {
    a
      .width(.wrap)
      .height(.wrap, max: 60)
      .right(.superview(.centerX), offset: -5)
      .top(.superview(.top))
    TGView("B")
      .width(120)
      .margin(top: 0, bottom: 16)
      .right(a.anchor(.left), offset: -5)
      .useFrame()
      .frame(TGRect(x: 10, y: 6, width: 32, height: 16))
    TGView("C").width(24).left(.superview(.left), offset: -5).top(2).bottom(.superview(.bottom))
    TGView("D")
      .width(.superview(.width), increment: 2.5, multiple: 0.25)
      .height(25)
      .top(a.anchor(.bottom))
    TGView("E").size(10%, 44).left(10)
  }.named("S").margin(top: 15, bottom: 15).left(2).right(10).padding(10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes, isRightToLeft: true))
}

func relative5() -> TGLayout {
  let b = TGView("B")

  let root = TGRelativeLayout {
    TGView("A").size(36, 50).left(15).top(-2.5)
    b.size(80, 60).left(0.4)
    TGView("C").size(32, 50).with { $0.tg_centerY.equal([b.anchor(.centerY)], offset: 5) }
  }.named("S").width(.wrap, max: 200).height(300)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func relative6() -> TGLayout {
  let a = TGView("A")
  let b = TGView("B")
  let c = TGView("C")

  let root = TGRelativeLayout {
    a.height(15).left(b.anchor(.right)).top(80%)
    b.width([a.anchor(.width), c.anchor(.width)]).height(25).top(a.anchor(.bottom), offset: 8)
    c.size(20, 50).left(a.anchor(.right)).centerY(6)
  }.named("S").size(180, 300).padding(top: 4, leading: 10, trailing: 10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes, isRightToLeft: true))
}

func relative7() -> TGLayout {
  let a = TGView("A")
  let b = TGView("B")

  let root = TGRelativeLayout {
    a.size(70, 50).top(10)
    b.size(44, 20%).trailing(33%).centerY(16)
    TGView("C")
      .width(.superview(.width), multiple: 0.5)
      .height(b.anchor(.width), increment: -20, multiple: 1.5, min: 30)
      .bottom(a.anchor(.top), offset: -5)
      .centerX(b.anchor(.trailing))
  }.named("S").size(300, 216.5).padding(8)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func relative8() -> TGLayout {
  let a = TGView("A")
  let b = TGView("B")

  let root = TGRelativeLayout {
    a.left(.superview(.centerX)).right(16).top(.superview(.top)).bottom(.superview(.bottom))
    b
      .width(.superview(.width), multiple: 0.5, min: 50, max: 80)
      .height(12.5%, max: 80)
      .top(4)
      .centerX(a.anchor(.trailing), offset: -10)
    TGView(.size(80, 15))
      .named("C")
      .width(80)
      .top(b.anchor(.bottom), offset: -10)
      .bottom(a.anchor(.top))
      .trailing(b.anchor(.trailing), offset: -10)
    TGView(.text(chars: 18, advance: 7, line: 14))
      .named("D")
      .size(.wrap, 50%)
      .left(b.anchor(.right), offset: -5)
      .right(3.3)
  }.named("S").width(180.5).height(.superview(.height), increment: -40)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}
