// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let pathFunctions: [@Sendable () -> TGLayout] = [
  { path1() },
  { path2() },
  { path3() },
  { path4() },
  { path5() },
  { path6() },
  { path7() },
  { path8() },
]

func path1() -> TGLayout {
  let root = TGPathLayout(.rose(a: 40, k: 2)) {
    TGView("A").size(20, 50)
    TGView("B").size(30, 30)
    TGView("C").size(30, 12)
    TGView(.text(chars: 3, advance: 5, line: 24)).named("D").size(.wrap, 24)
    TGView("E").size(30, 20)
    TGView(.size(10, 50)).named("F").size(24, .wrap).right(8)
  }.named("S").size(200, .fill).spaceType(.count(10)).distanceError(0.2).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    $0.tg_coordinateSetting.start = 0
    $0.tg_coordinateSetting.end = 6.2832
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 400, height: 300), snapping: .sizes, isRightToLeft: true))
}

func path2() -> TGLayout {
  let root = TGPathLayout(.sine(amplitude: 20, period: 200)) {
    TGView(.size(60, 50)).named("A").size(.wrap)
    TGView("B").width(.superview(.width), increment: 15).height(48)
    TGView("C").size(44, 15)
    TGView(.text(chars: 18, advance: 10, line: 17.5)).named("D").size(60, 60)
    TGView("E").size(33.3, 15)
    TGView("F").width(40, min: 20).height(30)
    TGView(.size(80, 16)).named("G").size(.wrap).top(6)
  }.named("S").width(150).margin(top: 10, bottom: 10).distanceError(0.01).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func path3() -> TGLayout {
  let a = TGView("A")

  let root = TGPathLayout(.sine(amplitude: 40, period: 100)) {
    a.size(44, 7.5)
    TGView("B").width(a).height(10, max: 60).frame(TGRect(x: 6, y: 3, width: 12, height: 8))
    TGView(.text(chars: 3, advance: 6, line: 20)).named("C").width(.wrap).height(.wrap, max: 80)
    TGLinearLayout(.horz) {
      TGView("E").width(32).top(2, offset: 5).bottom(80%)
      TGView("F").width(12, min: 50).height(8).left(20).top(0)
      TGView(.text(chars: 8, advance: 12, line: 24)).named("G").size(8, 16)
    }.named("D").size(60, 50).padding(15).spacing(horz: 6).gravity(TGGravity.horz.around)
    TGView("H").width(33.3).height(a)
  }.named("S").size(200, 200).padding(top: 12, leading: 16).distanceError(0.01).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0, y: 0.5)
    $0.tg_coordinateSetting.start = 0
    $0.tg_coordinateSetting.end = 100
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 400, height: 300), snapping: .sizes))
}

func path4() -> TGLayout {
  let a = TGView("A")

  let root = TGPathLayout(.circle(r: 60)) {
    a.size(60, 48).bottom(5).sizeClass(.landscape) { $0.tg_height.equal(70) }
    TGView(.text(chars: 3, advance: 12, line: 24)).named("B").size(.wrap)
    TGView(.text(chars: 18, advance: 8, line: 20))
      .named("C")
      .width(60)
      .height(a, increment: 2.5, multiple: 2)
    TGView(.size(70, 15)).named("D").size(60, 36).left(16).sizeClass(.comb(.compact, .any)) {
      $0.tg_left.equal(4)
      $0.tg_height.equal(75)
      $0.tg_visibility = .invisible
    }
    TGView("E").size(40, 40).useFrame().frame(TGRect(x: 3, y: 4, width: 90, height: 12))
    TGView(.text(chars: 1, advance: 5, line: 16))
      .named("F")
      .width(32, max: 150)
      .height(.wrap, min: 30, max: 100)
    TGView("G").size(25, 15).bottom(6).sizeClass(.landscape) { $0.tg_width.equal(40) }
  }.named("S").size(150, .fill).padding(12).spaceType(.fixed(20)).distanceError(0.2).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
  }

  return root.layout(
    in: TGEnvironment(
      size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes, sizeClass: .landscape))
}

func path5() -> TGLayout {
  let root = TGPathLayout(.circle(r: 72)) {
    TGView("A").size(15, 32)
    TGView(.size(50, 100)).named("B").size(60, .wrap)
    TGView("C").size(25, 40)
    TGView(.text(chars: 1, advance: 10, line: 16))
      .named("D")
      .width(.superview(.width), multiple: 0.4)
      .height(.wrap)
    TGView("E").size(48, 48)
    TGView("F").size(10, 60)
    TGView("G").width(30).height(.superview(.height), multiple: 2)
  }.named("S").size(180, 270.5).padding(bottom: 20, trailing: 5).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    $0.tg_coordinateSetting.isMath = true
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 667, height: 375), scale: 2, snapping: .sizes))
}

func path6() -> TGLayout {
  let a = TGView("A")

  let root = TGPathLayout(.cardioid(a: 37)) {
    a.size(15, 32).bottom(2)
    TGView("B").width(40).height(a, increment: -10, multiple: 1.5).top(3)
    TGView(.text(chars: 25, advance: 7, line: 18)).named("C").size(40, 20)
  }
  .named("S")
  .height(180)
  .left(8)
  .right(8)
  .padding(top: 12, bottom: 10, trailing: 12)
  .distanceError(0.01)
  .with { $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5) }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 3, snapping: .sizes))
}

func path7() -> TGLayout {
  let a = TGView("A")
  let d = TGView("D")

  let root = TGPathLayout(.line(m: 1, b: 10)) {
    a.size(15, 60)
    TGView("B").width(36).height(.superview(.height), increment: 2.5).top(0)
    TGView("C").width(44).height(a, multiple: 1.5)
    TGView("E").width(a, increment: 2.5).height(16)
    d.width(50).height(.superview(.height), increment: -5)
  }.named("S").size(216.5, 301).spaceType(.fixed(50)).distanceError(0.05).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0, y: 1)
    $0.originViewID = d.id
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func path8() -> TGLayout {
  let root = TGPathLayout(.ellipse(rx: 96, ry: 120)) {
    TGView(.size(90, 44)).named("A").width(48).height(.wrap, min: 50)
    TGView("B").size(24, 30).noLayout().frame(TGRect(x: 16, y: 10, width: 100, height: 90))
    TGView("C").size(24, 32)
    TGView(.text(chars: 12, advance: 12, line: 17.5)).named("D").size(.wrap, 60)
    TGView("E").size(20, 5.2)
    TGView(.size(40, 120)).named("F").size(.wrap)
    TGFloatLayout(.horz) {
      TGView("H").width(32).height(12, max: 60)
      TGView("I").width(.superview(.width), multiple: 1.5).height(12).left(6).reverseFloat()
      TGView(.text(chars: 5, advance: 6, line: 24)).named("J").size(.wrap).top(25.6).reverseFloat()
      TGView("K").width(30).height(.superview(.height), increment: 5, max: 80).reverseFloat()
      TGView("L").size(20, 44)
    }.named("G").width(.superview(.width), multiple: 2).height(16)
    TGView("M")
      .width(15, min: 20)
      .height(16)
      .noLayout()
      .frame(TGRect(x: 2, y: 10, width: 16, height: 80))
  }
  .named("S")
  .width(241)
  .height(.superview(.height), increment: -40)
  .padding(top: 12, trailing: 5)
  .spaceType(.count(5))
  .distanceError(0.01)
  .with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    $0.tg_coordinateSetting.isMath = true
    $0.tg_coordinateSetting.start = 0
    $0.tg_coordinateSetting.end = 6.2832
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}
