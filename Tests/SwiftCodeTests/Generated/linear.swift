// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let linearFunctions: [@Sendable () -> TGLayout] = [
  { linear1() },
  { linear2() },
  { linear3() },
  { linear4() },
  { linear5() },
  { linear6() },
  { linear7() },
  { linear8() },
]

func linear1() -> TGLayout {
  let root = TGLinearLayout(.horz, spacing: 0.4) {
    TGView(.text(chars: 3, advance: 10, line: 16))
      .named("A")
      .width(.wrap)
      .height(.wrap, max: 80)
      .left(6)
      .right(3, max: 10)
      .top(15)
    TGView("B").width(48).top(0.4, min: 0).bottom(20%).alignment(TGGravity.vert.bottom)
    TGView("C")
      .width(.fill)
      .height(75, max: 80)
      .left(6)
      .noLayout()
      .frame(TGRect(x: 20, y: 20, width: 80, height: 44))
    TGView("D").size(36, 5.2)
  }.named("S").size(240, 241)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}

func linear2() -> TGLayout {
  let b = TGView(.text(chars: 3, advance: 5, line: 20)).named("B")

  let root = TGLinearLayout(.horz) {
    TGView(.text(chars: 5, advance: 6, line: 20)).named("A").size(.wrap)
    b.size(60, .wrap).left(15)
    TGView(.text(chars: 3, advance: 8, line: 16)).named("C").size(48, .wrap).left(0).top(10)
    TGView("D").margin(top: 30%, bottom: 33%).right(6)
  }.named("S").size(.wrap, .fill).gravity(TGGravity.vert.baseline).baselineBase(b)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 3, snapping: .sizes))
}

func linear3() -> TGLayout {
  let root = TGLinearLayout(.horz) {
    TGView(.size(75, 8))
      .named("A")
      .width(.fill, min: 20)
      .height(.wrap)
      .top(4)
      .bottom(20%, min: 0, max: 20)
    TGView("B").size(.fill, 40%).left(5).centerY(15, offset: 3)
    TGView("C").size(12, 50).right(5)
  }.named("S").size(216.5, 150).padding(2)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func linear4() -> TGLayout {
  let root = TGLinearLayout(.vert) {
    TGView("A").size(32, .fill).left(12).top(20)
    TGView(.size(36, 32))
      .named("B")
      .size(.fill, 180)
      .left(5)
      .useFrame()
      .frame(TGRect(x: 5, y: 2, width: 75, height: 12))
    TGView("C").size(15, 10%).left(100%, offset: -5)
  }.named("S").size(240, 300).shrinkType(.auto)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 200, height: 200), scale: 3, snapping: .sizes))
}

func linear5() -> TGLayout {
  let root = TGLinearLayout(.vert, spacing: 20) {
    TGView(.size(80, 48))
      .named("A")
      .width(33%)
      .height(.this(.width), increment: -10)
      .top(6, min: 10)
    TGView("B").size(60, 15)
    TGView("C").width(.fill).height(.this(.width)).leading(15, max: 60)
    TGView("D").width(36).height(.this(.width), multiple: 2).left(60%)
    TGView(.text(chars: 25, advance: 7, line: 10))
      .named("E")
      .width(12)
      .height(.this(.width), multiple: 2)
  }.named("S").height(.wrap).left(15).right(15).gravity(TGGravity.horz.right)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func linear6() -> TGLayout {
  let root = TGLinearLayout(.horz) {
    TGView("A").size(10, 100).bottom(20)
    TGView("B").size(8, 16).visibility(.gone)
    TGView("C").size(.fill, 64).top(6)
    TGView("D").width(15).height(.this(.width), increment: -20, multiple: 1.5).left(5, offset: 3)
    TGView("E").size(100%, 75).centerY(5)
    TGView("F").size(120, 80).bottom(3.3)
    TGView("G")
      .width(20%, increment: 10, multiple: 0.4)
      .height(8)
      .left(6)
      .top(3, max: 20)
      .frame(TGRect(x: 8, y: 12, width: 60, height: 25))
    TGView("H").size(16, 80%).left(25%).top(2).frame(TGRect(x: 5, y: -5, width: 50, height: 30))
  }.named("S").size(100, .wrap).padding(top: 10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes, isRightToLeft: true))
}

func linear7() -> TGLayout {
  let root = TGLinearLayout(.vert, spacing: 12) {
    TGView(.text(chars: 12, advance: 6, line: 10))
      .named("A")
      .width(.fill, max: 80)
      .height(216)
      .right(10%)
      .top(20)
      .noLayout()
      .frame(TGRect(x: 16, y: 0, width: 40, height: 20))
    TGView("B").height(.fill).left(80%).right(15)
  }.named("S").size(300, 180).padding(bottom: 12, trailing: 10).shrinkType([.weight, .space])

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 667, height: 375), scale: 2, snapping: .sizes))
}

func linear8() -> TGLayout {
  let root = TGLinearLayout(.horz) {
    TGView("A").width(36).height(50%, increment: -20)
    TGView("B").width(10, min: 10).height(80).frame(TGRect(x: 2, y: 12, width: 32, height: 30))
    TGView(.text(chars: 25, advance: 7, line: 17.5)).named("C").width(.wrap, max: 40).height(90)
    TGView(.text(chars: 1, advance: 10, line: 18)).named("D").size(.wrap)
    TGView("E").size(16, 40).right(2).bottom(2).alignment(TGGravity.vert.fill)
    TGView(.size(12, 20)).named("F").width(30).height(8, max: 80)
    TGView("G").height(60%).centerY(5)
    TGView(.size(30, 32)).named("H").size(16, 60).left(4).right(5)
  }.named("S").size(.wrap, .fill).padding(10).spacing(vert: 6)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}
