// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let examplesFunctions: [@Sendable () -> TGLayout] = [
  { examples1() },
  { examples2() },
  { examples3() },
  { examples4() },
  { examples5() },
  { examples6() },
  { examples7() },
  { examples8() },
]

func examples1() -> TGLayout {
  let root = TGLinearLayout(.vert) {
    TGView("A").size(20, 10).top(min: 10)
    TGView("B").size(20, 10).with { $0.tg_left.equal(5).min(20, offset: 10) }
    TGView("C").size(20, 10).left(50, min: 80, max: 60)
  }.named("R").size(100, 100)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 100, height: 200), snapping: .sizes))
}

func examples2() -> TGLayout {
  let root = TGLinearLayout(.vert) {
    TGView("A")
      .size(10, 10)
      .frame(TGRect(x: 5, y: 5, width: 20, height: 20))
      .sizeClass(.landscape) { $0.tg_visibility = .gone }
    TGView("B")
      .size(10, 10)
      .visibility(.gone)
      .frame(TGRect(x: 5, y: 5, width: 20, height: 20))
      .sizeClass(.landscape) { $0.tg_visibility = .visible }
    TGLinearLayout(.vert) {
      TGView("D").width(.superview(.width), multiple: 0.5).height(10)
      TGView("E").width(10, min: .superview(.width)).height(10)
    }.named("P").size(.fill, 50).sizeClass(.landscape) { $0.tg_padding = TGInsets(all: 5) }
  }.named("R").size(100, 100)

  return root.layout(
    in: TGEnvironment(
      size: TGSize(width: 200, height: 200), snapping: .sizes, sizeClass: .landscape))
}

func examples3() -> TGLayout {
  let root = TGLinearLayout(.vert) {
    TGLinearLayout(.horz) {
      TGView("A").height(10)
      TGView("B").size(3, 10)
      TGView("C").height(10)
    }.named("P").size(100, 10).fixedSubviews(size: 20, minSpace: 5, maxSpace: 15)
    TGLinearLayout(.horz) {
      TGView("D").height(10)
      TGView("E").height(10)
      TGView("F").height(10)
    }.named("Q").size(100, 10).fixedSubviews(size: 20, minSpace: 5, maxSpace: 15, centered: true)
    TGLinearLayout(.horz) {
      TGView("G").height(10)
      TGView("H").width(5, max: 12).height(10)
      TGView("I").size(.fill, 10)
    }.named("S").size(100, 10).fixedSubviews(size: 20, minSpace: 5)
  }.named("R").size(100, 200)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 300, height: 300), snapping: .sizes))
}

func examples4() -> TGLayout {
  let a = TGView(.text(chars: 20, advance: 10, line: 20)).named("A")

  let root = TGRelativeLayout {
    a.size(.fill, .wrap)
    TGView("B").size(10, 10).top(a.anchor(.bottom))
  }.named("root").size(100, 100)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 300, height: 300), snapping: .sizes))
}

func examples5() -> TGLayout {
  let root = TGRelativeLayout {
    TGView("B").width(5, min: 150).height(10).left(10).right(60).top(20).visibility(.gone)
  }.named("root").size(200, 100)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 300, height: 300), snapping: .sizes))
}

func examples6() -> TGLayout {
  let root = TGFlowLayout(.vert, arrangedCount: 2) {
    TGView("A").height(20)
    TGView("B").height(20)
    TGView("C").size(30, 20)
    TGView("D").height(20).left(5)
  }.named("R").size(100, .wrap).fixedSubviews(size: 60, minSpace: 10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func examples7() -> TGLayout {
  let root = TGFlowLayout(.vert) {
    TGView("A").size(60, 20)
    TGView("B").size(60, 50%)
    TGFlowLayout(.horz) {
      TGView("C").size(10, 15)
      TGView("D").size(10, 25)
    }.named("Q").size(100, 20).spacing(horz: 3)
  }.named("R").size(100, 100)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func examples8() -> TGLayout {
  let root = TGPathLayout(.circle(r: 40)) {
    TGView("v0").size(10, 10)
    TGView("v1").size(10, 10)
    TGView("v2").size(10, 10)
  }.named("root").size(200, 100).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    $0.tg_coordinateSetting.start = 0
    $0.tg_coordinateSetting.end = 3.141592653589793
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 300, height: 300), snapping: .sizes))
}
