// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let flexFunctions: [@Sendable () -> TGLayout] = [
  { flex1() },
  { flex2() },
  { flex3() },
  { flex4() },
  { flex5() },
  { flex6() },
  { flex7() },
  { flex8() },
]

func flex1() -> TGLayout {
  let root = TGFlexLayout(.row) {
    TGView(.text(chars: 40, advance: 7.5, line: 17.5)).named("B")
    TGView(.text(chars: 18, advance: 12, line: 12)).named("C").height(4)
    TGView(.size(70, 10)).named("D").width(100.5).flex(grow: 1)
    TGView(.text(chars: 1, advance: 8, line: 12)).named("E")
    TGView(.text(chars: 2, advance: 6, line: 14))
      .named("F")
      .width(70)
      .margin(top: 5, bottom: 15)
      .left(20)
      .right(6)
      .alignSelf(.start)
      .flex(grow: 0.2, basis: 10%)
  }.named("A").size(500, 100).padding(6).spacing(vert: 10).with { $0.tg_alignItems = .start }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flex2() -> TGLayout {
  let root = TGFlexLayout(.row) {
    TGView(.text(chars: 12, advance: 8, line: 14))
      .named("B")
      .height(15)
      .alignSelf(.flexStart)
      .order(-1)
    TGView("C").height(24.5).margin(top: 15, bottom: 10).left(8).right(5).flex(grow: 0.2)
    TGView(.text(chars: 1, advance: 12, line: 16)).named("D").width(20%)
  }.named("A").size(60, 300).spacing(2)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flex3() -> TGLayout {
  let root = TGFlexLayout(.rowReverse, wrap: true) {
    TGView(.size(48, 8)).named("B").flex(grow: 1)
    TGView(.text(chars: 5, advance: 7, line: 18))
      .named("C")
      .size(24, 4)
      .flex(grow: 0.5, shrink: 0, basis: 0)
    TGView("D").height(12).absolute().flex(grow: 1, shrink: 0)
  }.named("A").size(150, .wrap).with {
    $0.tg_alignContent = .start
    $0.tg_alignItems = .flexStart
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flex4() -> TGLayout {
  let root = TGFlexLayout(.row) {
    TGView(.size(20, 5)).named("B").height(80).left(2).flex(basis: 0)
    TGView("C").size(.wrap, 8).flex(grow: 1)
    TGView(.size(70, 20)).named("D").flex(grow: 0.2)
    TGView(.size(20, 60)).named("E").flex(shrink: 2)
    TGView(.text(chars: 8, advance: 10, line: 18)).named("F").height(.wrap).flex(grow: 0.2)
  }.named("A").size(250, .wrap)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flex5() -> TGLayout {
  let root = TGFlexLayout(.column, wrap: true) {
    TGView(.size(16, 15)).named("B").height(32.5)
    TGView(.text(chars: 12, advance: 6, line: 10)).named("C").height(90).alignSelf(.start)
    TGView("D").width(100).flex(grow: 1)
    TGView("E").size(8, 50).flex(grow: 2)
    TGView("F").width(25%).height(50%, min: 50, max: 30)
  }.named("A").size(180, .fill).spacing(20).with { $0.tg_alignItems = .end }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flex6() -> TGLayout {
  let root = TGFlexLayout(.columnReverse) {
    TGView(.text(chars: 25, advance: 5, line: 10)).named("B").alignSelf(.flexStart).flex(grow: 2)
    TGView(.text(chars: 40, advance: 6, line: 24))
      .named("C")
      .size(.wrap, 24)
      .margin(top: 10, bottom: 2)
      .left(1)
    TGView(.text(chars: 3, advance: 8, line: 16))
      .named("D")
      .width(24)
      .top(1)
      .order(2)
      .flex(grow: 0.5)
    TGView(.size(48, 15)).named("E").size(10, 24).flex(grow: 0.2, shrink: 0)
    TGView("F").size(4, 12).flex(grow: 1)
    TGFlexLayout(.row) {
      TGView("H").width(40).left(2).right(8).flex(grow: 1)
      TGView(.size(70, 48)).named("I").width(120)
      TGFlexLayout(.column) {
        TGView("K").width(100%, min: 50)
        TGView(.text(chars: 40, advance: 8, line: 12)).named("L").width(100).alignSelf(.end)
        TGView(.text(chars: 1, advance: 7.5, line: 20)).named("M").width(36)
        TGView("N").width(60%, max: 80).height(32, max: 50).flex(grow: 2, basis: 0)
        TGView(.text(chars: 40, advance: 12, line: 14))
          .named("O")
          .size(100, 40)
          .left(5)
          .right(-12)
          .autoMargins(.top)
          .bottom(1)
          .flex(shrink: 2)
      }.named("J").size(44, 80).spacing(5)
      TGView("P")
        .size(40%, 44)
        .margin(top: 25%, bottom: 0)
        .right(10%)
        .visibility(.invisible)
        .absolute()
      TGView(.size(20, 20)).named("Q").size(100, .wrap)
    }.named("G").flex(grow: 1).with { $0.tg_justifyContent = .center }
  }.named("A").size(.fill, .wrap).spacing(vert: 5)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flex7() -> TGLayout {
  let root = TGFlexLayout(.row) {
    TGView(.text(chars: 18, advance: 6, line: 10)).named("B").width(60).flex(grow: 1)
    TGView("C").width(36).height(24, min: 10).right(8).bottom(4).flex(basis: 90)
    TGView(.text(chars: 1, advance: 6, line: 14)).named("D").width(44).autoMargins(.right).top(20)
    TGView(.text(chars: 1, advance: 6, line: 14)).named("E").flex(shrink: 0.5)
  }.named("A").size(180, 80).with { $0.tg_justifyContent = .spaceEvenly }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flex8() -> TGLayout {
  let root = TGFlexLayout(.row, wrap: true) {
    TGView(.text(chars: 5, advance: 5, line: 16)).named("B").width(12).order(1)
    TGView(.text(chars: 40, advance: 5, line: 14))
      .named("C")
      .width(120.5)
      .itemAspectRatio(1)
      .flex(basis: 8)
    TGView(.text(chars: 12, advance: 10, line: 12)).named("D").size(20, .wrap).left(1).flex(grow: 1)
    TGView(.text(chars: 12, advance: 7.5, line: 24))
      .named("E")
      .height(24)
      .right(10)
      .top(-5)
      .absolute()
      .flex(shrink: 0)
  }.named("A").size(250, .wrap).spacing(20).with { $0.tg_justifyContent = .spaceAround }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}
