// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let restFunctions: [@Sendable () -> TGLayout] = [
  { rest1() },
  { rest2() },
  { rest3() },
  { rest4() },
  { rest5() },
  { rest6() },
  { rest7() },
  { rest8() },
]

func rest1() -> TGLayout {
  let root = TGLinearLayout(.vert) {
    TGFlowLayout(.vert, arrangedCount: 3) {
      TGView("B").width(20).height(.superview(.height), increment: 5, multiple: 0.5).top(8)
      TGView("C").size(10, 150%)
      TGView("D").width(40%).height(.this(.width), increment: -10, multiple: 0.5)
    }.named("A").width(20, min: 50).height(40%).left(20).padding(top: 16)
    TGView("E").size(40%, 128).top(20).centerX(12)
    TGView(.size(50, 48)).named("F").width(.wrap, max: 80).height(128).top(10).centerX(15%)
    TGTableLayout(.vert)
      .named("G")
      .size(75%, 25%)
      .alignment(TGGravity.horz.left)
      .padding(10)
      .spacing(horz: 4, vert: 10)
      .row(size: 70, colCount: 4) {}
      .with {
        $0[row: 0] = $0[row: 0]?.named("H").padding(5).spacing(horz: 0).children {
          TGView("I").height(.fill)
          TGView("J")
          TGView("K")
          TGView("L").height(40%).top(12).frame(TGRect(x: 10, y: 12, width: 10, height: 64))
        }
      }
      .row(size: .wrap, colSize: 10) {
        TGView("M").height(20, min: 50).left(7.5)
        TGView(.text(chars: 12, advance: 12, line: 20)).named("N").height(24)
      }
      .row(size: .average, colSize: .average) {}
      .with {
        $0[row: 2] = $0[row: 2]?.named("O").gravity(TGGravity.vert.fill).children {
          TGView("P")
          TGView("Q")
          TGView("R").height(15).left(12)
          TGView("T").bottom(6)
          TGView("U").height(40).frame(TGRect(x: 15, y: 12, width: 20, height: 32))
        }
      }
  }.named("S").size(.wrap, .fill).centerX(4).shrinkType([.weight, .space])

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 480), snapping: .sizes))
}

func rest2() -> TGLayout {
  let c = TGView("C")

  let root = TGFrameLayout {
    TGView("A").width(.superview(.width), max: 60).height(.this(.width))
    TGView("B").width(60, min: 30).height(20, max: 60)
    c.size(50, 50)
    TGView(.text(chars: 40, advance: 6, line: 17.5))
      .named("D")
      .width(c, increment: -20)
      .height(60%, multiple: 0.75, min: 50)
      .left(10)
  }.named("S").size(.wrap).bottom(0).gravity([TGGravity.horz.left, TGGravity.vert.top])

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func rest3() -> TGLayout {
  let root = TGTableLayout(.vert)
    .named("S")
    .size(301, 300)
    .padding(10)
    .spacing(horz: 8, vert: 6)
    .row(size: .wrap, colCount: 5) {}
    .with {
      $0[row: 0] = $0[row: 0]?.named("A").children {
        TGView("B").height(50).right(4).frame(TGRect(x: 10, y: 2, width: 20, height: 20))
        TGView("C").height(10, max: 100).left(10).top(2)
        TGView("D").height(44)
        TGView("E").height(50)
        TGView("F").height(30, max: 100)
      }
    }
    .row(size: .wrap, colSize: 8) {}
    .with {
      $0[row: 1] = $0[row: 1]?.named("G").spacing(horz: 0).children {
        TGView(.size(20, 70)).named("H").height(15).bottom(3.3)
        TGView("I").height(20)
        TGView("J").height(60)
        TGView("K").height(30)
        TGView("L").height(30)
      }
    }
    .row(size: .wrap, colSize: .average) {}
    .with {
      $0[row: 2] = $0[row: 2]?.named("M").children {
        TGView(.size(12.25, 60)).named("N").height(.wrap).right(6)
        TGView("O").height(40)
      }
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func rest4() -> TGLayout {
  let a = TGPathLayout(.cardioid(a: 30)).named("A")
  let b = TGView("B")
  let d = TGView(.size(70, 80)).named("D")

  let root = TGRelativeLayout {
    a.children {
      b.size(60, 44)
      TGView(.size(36, 50)).named("C").size(12.25, .wrap)
      TGView(.text(chars: 25, advance: 10, line: 18)).named("E").size(.wrap, 20).top(2)
      TGView(.size(8, 120)).named("F").size(24, 16)
      d.width(b, increment: 2.5, multiple: 0.75).height(10)
    }
    .width(.superview(.width), increment: -5, multiple: 0.4)
    .height(.superview(.height), max: 150)
    .top(.superview(.top), offset: 15)
    .bottom(.superview(.bottom), offset: 8)
    .centerX(.superview(.centerX), offset: 8)
    .reverseLayout()
    .distanceError(0.2)
    .with {
      $0.tg_coordinateSetting.origin = TGPoint(x: 0.2, y: 0.5)
      $0.originViewID = d.id
    }
    TGView(.text(chars: 3, advance: 8, line: 20))
      .named("G")
      .width(a, increment: 10)
      .height(50%)
      .left(a.anchor(.left))
      .bottom(a.anchor(.bottom), offset: 5)
  }.named("S").size(250, 225).padding(10)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func rest5() -> TGLayout {
  let b = TGView(.text(chars: 40, advance: 7, line: 10)).named("B")

  let root = TGFloatLayout(.horz) {
    TGView(.text(chars: 5, advance: 12, line: 16)).named("A").size(.wrap, 60).bottom(2).clearFloat()
    b.size(30, 40)
    TGView("C").width(b, min: 50).height(48).clearFloat()
  }.named("S").width(.fill).margin(top: 8, bottom: 8)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}

func rest6() -> TGLayout {
  let b = TGView(.size(25, 5.2)).named("B")
  let d = TGView("D")
  let e = TGView("E")
  let f = TGView("F")
  let g = TGView(.size(120, 48)).named("G")
  let i = TGView(.text(chars: 60, advance: 8, line: 18)).named("I")

  let root = TGPathLayout(.cardioid(a: 30)) {
    TGRelativeLayout {
      b.width(.wrap, max: 60).left(15).top(15).bottom(.superview(.centerY))
      TGView(.size(61.7, 80))
        .named("C")
        .width(b)
        .height(32)
        .useFrame()
        .frame(TGRect(x: 2, y: 20, width: 61.7, height: 100))
      d.size(50, 10%).left(b.anchor(.left)).top(0).frame(TGRect(x: 20, y: 5, width: 20, height: 15))
      e.width(12, max: 60).height(50%).left(5)
      f.size(32, 16).left(4)
      g.size(48, .wrap).top(f.anchor(.bottom), offset: 15).bottom(e.anchor(.top), offset: -5)
      TGView(.size(12, 15)).named("H").width(g).height(d.anchor(.width)).top(4, offset: 5)
    }.named("A").width(.wrap, min: 30).height(44).padding(7.5).zeroPadding(false)
    TGView("J").size(50, 50)
    TGView("K")
      .width(60)
      .height(.superview(.height), increment: 5, multiple: 0.75)
      .top(5)
      .frame(TGRect(x: 0, y: 0, width: 120, height: 32))
    TGView(.text(chars: 8, advance: 6, line: 14))
      .named("L")
      .size(.wrap, 36)
      .frame(TGRect(x: -5, y: 15, width: 64, height: 25))
    i.size(12, .wrap)
  }
  .named("S")
  .size(200, 100)
  .layoutTransform(TGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
  .distanceError(0.05)
  .with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    $0.originViewID = i.id
  }

  return root.layout(
    in: TGEnvironment(
      size: TGSize(width: 313, height: 411), scale: 2, snapping: .sizes, isRightToLeft: true))
}

func rest7() -> TGLayout {
  let c = TGView("C")

  let root = TGPathLayout(.ellipse(rx: 72, ry: 96)) {
    TGView("A").width(48).height(.superview(.height), multiple: 0.5)
    TGRelativeLayout {
      c.width(44).height(.superview(.width)).left(4).top(.superview(.top), offset: 15)
      TGView(.text(chars: 40, advance: 7, line: 14))
        .named("D")
        .size(.wrap)
        .right(5)
        .bottom(c.anchor(.top), offset: -10)
      TGView("E").width(64, min: 50).height(80).left(3).visibility(.gone)
    }.named("B").width(.wrap, min: 30).height(.superview(.height), multiple: 1.5, min: 20)
    TGLinearLayout(.vert) {
      TGView(.text(chars: 8, advance: 7.5, line: 10))
        .named("G")
        .size(20, 100%)
        .top(0.3333333333333333%)
      TGView("H").size(10, 100%).margin(top: 0.3333333333333333%, bottom: 0.3333333333333333%)
    }.named("F").size(24, 12).spacing(vert: 4).gravity(TGGravity.horz.center)
  }.named("S").size(180.5, 240).spaceType(.count(10)).distanceError(0.2).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    $0.tg_coordinateSetting.start = 1.5708
    $0.tg_coordinateSetting.end = 6.2832
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 3, snapping: .sizes))
}

func rest8() -> TGLayout {
  let f = TGFloatLayout(.vert, spacing: 2).named("F")
  let m = TGView(.size(48, 12)).named("M")

  let c = TGFrameLayout {
    TGView(.text(chars: 3, advance: 10, line: 24)).named("D").size(.wrap, 15).top(6)
    TGRelativeLayout {
      f.children {
        TGView(.text(chars: 3, advance: 5, line: 20)).named("G").size(.wrap, 12).reverseFloat()
        TGView("H").width(120).height(20, max: 60).left(15)
        TGView("I").width(10).height(20, min: 20).left(3)
        TGView("J").size(20, 15).bottom(2)
      }.height(10).left(12).right(10).centerY(20)
      TGView("K").size(12, 50%).left(3).top(f.anchor(.top))
      TGRelativeLayout {
        m.size(10, .wrap).left(12).top(5).visibility(.gone)
        TGView("N").size(10, 15).right(m.anchor(.left), offset: -5).top(m.anchor(.bottom))
      }.named("L").size(.wrap).left(12).visibility(.gone).padding(bottom: 10, trailing: 8)
      TGView("O").width(8).top(16).bottom(f.anchor(.top), offset: 5)
    }.named("E").width(.wrap).margin(top: 15, bottom: 10).padding(top: 20).with {
      $0.tg_leftPadding = 10
      $0.tg_rightPadding = 20
    }
    TGView("P").size(40, 24).top(4, offset: 5)
  }.named("C").size(.wrap, 33).left(8).gravity(TGGravity.horz.windowCenter)

  let root = TGLinearLayout(.horz) {
    TGView(.text(chars: 25, advance: 8, line: 17.5)).named("A").size(40%, 16).left(30%).bottom(0)
    TGLinearLayout(.vert) {
      c
      TGView("Q").size(32, 33%).top(5).centerX(15)
      TGView("R").size(75, 50).top(10)
      TGView("T").size(70, 10%).top(20).centerX(5)
    }.named("B").width(.wrap).height(.superview(.height)).top(20).shrinkType([.weight, .space])
    TGView("U").width(61.7).top(15).bottom(50%, offset: 3)
    TGView("V").size(48, 8).left(25%, offset: 8)
  }.named("S").size(200, .wrap)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 400, height: 300), scale: 3, snapping: .sizes))
}
