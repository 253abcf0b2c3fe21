// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let nestedFunctions: [@Sendable () -> TGLayout] = [
  { nested1() },
  { nested2() },
  { nested3() },
  { nested4() },
  { nested5() },
  { nested6() },
  { nested7() },
  { nested8() },
]

func nested1() -> TGLayout {
  let root = TGFlowLayout(.vert, spacing: 15) {
    TGView(.size(15, 64)).named("A").width(.superview(.width), increment: -10).height(32).left(-5)
    TGView("B").size(20%, 120)
    TGView("C").size(40, 64).left(3)
    TGView(.size(10, 24))
      .named("D")
      .width(30%)
      .height(70, min: 20)
      .noLayout()
      .frame(TGRect(x: 15, y: 6, width: 70, height: 90))
  }.named("S").size(.fill, .wrap).padding(2).gravity(TGGravity.horz.leading).autoArrange()

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func nested2() -> TGLayout {
  let root = TGLinearLayout(.vert) {
    TGView(.size(48, 64)).named("A").size(64, 80).centerX(3).visibility(.gone)
    TGView(.text(chars: 40, advance: 12, line: 10)).named("B").size(.wrap, 70).bottom(60%)
  }.named("S").size(.fill, 200).padding(leading: 4, bottom: 10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func nested3() -> TGLayout {
  let c = TGView("C")
  let d = TGView(.size(90, 24)).named("D")
  let e = TGView("E")

  let root = TGFloatLayout(.vert) {
    TGView("A").size(20, 30)
    TGRelativeLayout {
      c.width([e.anchor(.width)]).height(15).top(.superview(.top), offset: 10)
      d.width(15).top(16).bottom(c.anchor(.top)).centerX(c.anchor(.right))
      e.height(20).left(c.anchor(.right)).bottom(d.anchor(.bottom), offset: 15)
    }.named("B").size(40, 10)
    TGView("F").width(64).height(.this(.width), increment: -20)
  }
  .named("S")
  .width(.fill)
  .height(.wrap, max: 80)
  .padding(top: 12, leading: 4, bottom: 12)
  .gravity(TGGravity.horz.left)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 200, height: 200), snapping: .sizes))
}

func nested4() -> TGLayout {
  let root = TGRelativeLayout {
    TGView(.size(10, 60))
      .named("A")
      .size(80, .wrap)
      .top(10)
      .centerX(.superview(.centerX), offset: -5)
    TGView("B").width(12).height(.this(.width)).margin(top: 20, leading: 3)
  }.named("S").height(.wrap).left(12).right(16).reverseLayout()

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 3, snapping: .sizes))
}

func nested5() -> TGLayout {
  let root = TGLinearLayout(.vert, spacing: 6) {
    TGView(.size(90, 64)).named("A").size(10%, .wrap).left(0, offset: 4.5)
    TGView(.size(5.2, 25))
      .named("B")
      .width(.wrap)
      .height(80, min: 10)
      .left(10%)
      .useFrame()
      .frame(TGRect(x: 5, y: 3, width: 40, height: 120))
    TGView("C")
      .width(40%)
      .height(7.5, min: 20, max: 100)
      .left(6, offset: -5)
      .alignment(TGGravity.horz.leading)
  }.named("S").size(180.5, 80%).reverseLayout()

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func nested6() -> TGLayout {
  let a = TGView("A")

  let root = TGRelativeLayout {
    a.height(8).bottom(.superview(.centerY), offset: 10).leading(.superview(.leading)).trailing(40%)
    TGView(.text(chars: 25, advance: 7.5, line: 10))
      .named("B")
      .width(.fill, max: 150)
      .height(.wrap)
      .top(a.anchor(.bottom), offset: 5)
  }.named("S").height(301).left(20).right(3.3).padding(top: 20)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 768, height: 1024), scale: 3, snapping: .sizes))
}

func nested7() -> TGLayout {
  let a = TGView("A")
  let f = TGView(.text(chars: 60, advance: 7.5, line: 10)).named("F")
  let g = TGView("G")

  let root = TGRelativeLayout {
    a
      .height(64)
      .top(2)
      .leading(.superview(.leading), offset: 8)
      .trailing(.superview(.trailing))
      .visibility(.invisible)
    TGLinearLayout(.horz) {
      TGView(.text(chars: 1, advance: 6, line: 14)).named("C").size(24, 48).bottom(10)
      TGView("D").size(10, 20).centerY(20, max: 60)
      TGView("E").width(50).margin(top: 50%, bottom: 15)
    }
    .named("B")
    .size(.wrap, 70)
    .left(a.anchor(.left), offset: 8)
    .top(a.anchor(.bottom))
    .layoutTransform(TGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    f.size(40, .wrap).left(g.anchor(.right)).top(2)
    g.width([f.anchor(.width)]).height(.this(.width))
  }.named("S").size(150, 241).right(10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}

func nested8() -> TGLayout {
  let b = TGPathLayout(.spiral(a: 10, b: 5)) {
    TGView("C").size(30, 36)
    TGView("D").size(7.5, 25).right(15).top(15)
    TGTableLayout(.vert)
      .named("E")
      .size(.wrap)
      .padding(12)
      .spacing(horz: 5)
      .row(size: .wrap, colSize: 32) {}
      .with {
        $0[row: 0] = $0[row: 0]?.padding(7.5).gravity(TGGravity.horz.right).children {
          TGView(.text(chars: 18, advance: 6, line: 14)).named("F").height(60)
          TGView("G").height(12)
        }
      }
  }
  .named("B")
  .width(.wrap)
  .height(60, min: 20)
  .padding(15)
  .spaceType(.fixed(50))
  .distanceError(0.05)
  .with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    $0.tg_coordinateSetting.isMath = true
    $0.tg_coordinateSetting.start = 0
    $0.tg_coordinateSetting.end = 6.2832
  }

  let root = TGLinearLayout(.vert) {
    TGView(.text(chars: 12, advance: 7, line: 20))
      .named("A")
      .width(.wrap, min: 10)
      .height(.wrap)
      .alignment(TGGravity.horz.left)
    b
    TGView(.text(chars: 18, advance: 8, line: 10))
      .named("H")
      .width(36)
      .height(150.6, min: 30)
      .top(3)
      .centerX(2)
  }.named("S").size(.wrap).zeroPadding(false).spacing(horz: 12, vert: 3)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}
