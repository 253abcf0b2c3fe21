// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let floatFunctions: [@Sendable () -> TGLayout] = [
  { float1() },
  { float2() },
  { float3() },
  { float4() },
  { float5() },
  { float6() },
  { float7() },
  { float8() },
]

func float1() -> TGLayout {
  let root = TGFloatLayout(.horz) {
    TGView("A").width(80)
    TGView("B").width(20).height(25%, multiple: 0.75).reverseFloat()
    TGView(.size(24, 0)).named("C").size(.wrap).left(0).bottom(15)
    TGView("D").width(30).right(2)
    TGView("E").width(.superview(.width), increment: 5)
    TGView("F").width(36).right(20)
  }.named("S").size(.fill, 300).fixedSubviews(size: 50, minSpace: 0, maxSpace: 60)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func float2() -> TGLayout {
  let a = TGView("A")

  let root = TGFloatLayout(.horz) {
    a.size(64, .fill)
    TGView(.text(chars: 60, advance: 7.5, line: 18))
      .named("B")
      .width(a)
      .height(.wrap)
      .reverseFloat()
    TGView(.size(60, 36)).named("C").width(12, max: 80).height(64).reverseFloat()
    TGView(.size(8, 32)).named("D").width(.wrap, max: 80).height(50, min: 20)
    TGView("E").width(64, max: 80).height(60, max: 100)
    TGView("F")
      .width(60)
      .height(.superview(.height), increment: 5, multiple: 0.25)
      .frame(TGRect(x: 3, y: 20, width: 120, height: 32))
    TGView("G").width(90, max: 80).height(60).reverseFloat()
  }
  .named("S")
  .width(.superview(.width))
  .height(.superview(.height), increment: -40)
  .spacing(vert: 5)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 3, snapping: .sizes))
}

func float3() -> TGLayout {
  let a = TGView("A")

  let root = TGFloatLayout(.vert, spacing: 6) {
    a.size(32, 12).reverseFloat()
    TGView("B").width(a).height(.this(.width)).left(-5).right(5)
    TGView(.text(chars: 40, advance: 7.5, line: 17.5)).named("C").size(.wrap).reverseFloat()
    TGView("D")
      .width(.superview(.width), increment: 5)
      .height(5.2, max: 80)
      .reverseFloat()
      .clearFloat()
    TGView(.size(36, 16)).named("E").size(15, .wrap).reverseFloat()
    TGView("F").size(80, 12)
  }.named("S").size(250, .wrap).bottom(10).padding(top: 12, trailing: 5)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func float4() -> TGLayout {
  let c = TGView("C")

  let root = TGFloatLayout(.horz, spacing: 12) {
    TGView("A").size(50, 60).top(15)
    TGView(.text(chars: 25, advance: 5, line: 16))
      .named("B")
      .size(30, 8)
      .useFrame()
      .clearFloat()
      .frame(TGRect(x: 0, y: 12, width: 50, height: 24))
    c.width(15, max: 40).height(100).reverseFloat().clearFloat()
    TGView("D").width(16).height(c, increment: 5, multiple: 1.5)
  }.named("S").size(.fill, .wrap).padding(5)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func float5() -> TGLayout {
  let root = TGFloatLayout(.vert, spacing: 8) {
    TGView(.size(20, 44)).named("A").size(12.25, .wrap)
    TGView("B")
      .width(70)
      .height(.superview(.height), multiple: 0.4, min: 20)
      .reverseFloat()
      .clearFloat()
    TGView(.text(chars: 1, advance: 5, line: 24))
      .named("C")
      .width(8)
      .height(.superview(.height), increment: 2.5, multiple: 0.25)
      .right(25.6)
  }.named("S").size(120, .fill)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func float6() -> TGLayout {
  let root = TGFloatLayout(.vert, spacing: 5) {
    TGView(.text(chars: 5, advance: 7, line: 18)).named("A").size(.wrap, 70)
    TGView("B").height(60)
    TGView("C")
      .width(90)
      .height(.superview(.height), multiple: 0.4, max: 80)
      .left(4)
      .bottom(15)
      .reverseFloat()
    TGView("D").size(80, 36).visibility(.gone)
    TGView("E").height(60).left(3.3).clearFloat()
    TGView("F").size(40, 64)
    TGView(.text(chars: 18, advance: 7, line: 20)).named("G").size(.wrap, 64).reverseFloat()
  }.named("S").width(180.5).margin(top: 16, bottom: 16).fixedSubviews(size: 32, minSpace: 10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func float7() -> TGLayout {
  let b = TGView(.text(chars: 3, advance: 10, line: 16)).named("B")

  let root = TGFloatLayout(.horz, spacing: 3) {
    TGView("A").size(10, 10)
    b.size(25, 33.3)
    TGView("C").width(80).height(b, increment: 15, multiple: 2).reverseFloat()
  }.named("S").height(.superview(.height), multiple: 0.5).left(20).right(6).padding(top: 10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func float8() -> TGLayout {
  let root = TGFloatLayout(.horz, spacing: 4) {
    TGView("A")
      .width(.superview(.width), multiple: 0.5)
      .height(60)
      .frame(TGRect(x: 8, y: 10, width: 15, height: 75))
    TGPathLayout(.line(m: 2, b: 10)) {
      TGView(.size(50, 15))
        .named("C")
        .width(50, min: 50)
        .height(.wrap)
        .useFrame()
        .frame(TGRect(x: 10, y: 12, width: 10, height: 50))
      TGView(.text(chars: 60, advance: 8, line: 20)).named("D").size(32, 30)
      TGView(.size(60, 60)).named("E").width(.wrap, min: 50).height(.wrap).right(4)
      TGView("F").size(50, 36)
      TGView("G").size(10, 48)
      TGView("H").size(20, 7.5)
    }.named("B").size(12, 15).right(15).distanceError(0.05).with {
      $0.tg_coordinateSetting.origin = TGPoint(x: 0, y: 1)
    }
    TGView("I").size(40, 40).reverseFloat()
  }.named("S").size(120, 180.5).gravity(TGGravity.vert.top)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}
