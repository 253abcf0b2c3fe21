// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let flexgridFunctions: [@Sendable () -> TGLayout] = [
  { flexgrid1() },
  { flexgrid2() },
  { flexgrid3() },
  { flexgrid4() },
  { flexgrid5() },
  { flexgrid6() },
  { flexgrid7() },
  { flexgrid8() },
]

func flexgrid1() -> TGLayout {
  let root = TGFlexLayout(.row) {
    TGGridLayout(
      columns: [.repeated(.autoFit, [40])],
      rows: [.maxContent, .auto, 4.5, .minmax(.share(10%), 120)]) {
        TGView(.text(chars: 12, advance: 8, line: 14))
          .named("C")
          .height(120.5)
          .left(-5)
          .bottom(20)
          .absolute()
          .grid(row: .lines(3, -1))
        TGView("D").width(40, min: 50%, max: 120).grid(column: -1)
        TGView(.text(chars: 18, advance: 7, line: 20)).named("E")
      }.named("B").width(10%, min: 0)
    TGView("F")
      .width(12)
      .height(50%, min: 20)
      .margin(top: 12, bottom: 15)
      .left(12)
      .right(2)
      .alignSelf(.flexEnd)
  }.named("A").width(.wrap, max: 100).height(80).padding(bottom: 2).with {
    $0.tg_hspaceShare = 10%
    $0.tg_alignItems = .center
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flexgrid2() -> TGLayout {
  let root = TGGridLayout {
    TGView(.text(chars: 8, advance: 12, line: 18))
      .named("B")
      .width(120)
      .grid(column: .span(4), row: .lines(-2, 4))
    TGView(.size(16, 20)).named("C").height(30).grid(column: .span(4))
    TGGridLayout {
      TGFlexLayout(.row) {
        TGView("F").width(max: 80).height(90)
        TGView("G").width(90)
      }
      .named("E")
      .width(8)
      .alignSelf(.start)
      .justifySelf(.flexStart)
      .grid(row: .span(2))
      .spacing(10)
      .with { $0.tg_alignItems = .start }
    }.named("D").width(40%).grid(row: .span(2)).spacing(vert: 15).with {
      $0.tg_autoFlow = .rowDense
      $0.tg_alignItems = .flexStart
    }
  }.named("A").size(60, 200).with {
    $0.tg_autoRows = [.fr(1), 40]
    $0.tg_alignItems = .flexEnd
    $0.tg_alignContent = .spaceEvenly
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flexgrid3() -> TGLayout {
  let root = TGFlexLayout(.column) {
    TGGridLayout(columns: [4, .minContent, 10, .auto, .auto]) {
      TGView("C").height(8).alignSelf(.flexEnd)
      TGView(.size(48, 10))
        .named("D")
        .height(100)
        .right(6)
        .top(15)
        .visibility(.invisible)
        .justifySelf(.center)
      TGView("E").size(70, 44)
    }.named("B").width(.wrap).padding(4).with { $0.tg_autoFlow = .rowDense }
  }.named("A").size(.fill, 400).padding(10).spacing(horz: 1).with { $0.tg_alignItems = .flexEnd }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flexgrid4() -> TGLayout {
  let root = TGFlexLayout(.column) {
    TGView("B").height(4, min: 50).itemAspectRatio(1.5)
    TGView(.size(30, 30)).named("C").alignSelf(.stretch)
    TGGridLayout(columns: [.minmax(.maxContent, .auto)], areas: ["a . b", "c c c"]) {
      TGGridLayout(
        columns: [.fr(2), .repeated(.times(2), [.auto])],
        rows: [20, 120, .minmax(.maxContent, .maxContent)]) {
          TGView(.text(chars: 18, advance: 10, line: 20))
            .named("F")
            .left(5)
            .right(2)
            .top(20)
            .autoMargins(.bottom)
            .grid(column: .span(4))
          TGView(.size(48, 15)).named("G").left(4).visibility(.gone).justifySelf(.flexStart)
          TGView("H").height(15).itemAspectRatio(1.5).justifySelf(.center)
          TGView(.text(chars: 8, advance: 7, line: 18))
            .named("I")
            .width(80)
            .alignSelf(.end)
            .justifySelf(.stretch)
          TGView(.text(chars: 3, advance: 10, line: 17.5)).named("J").justifySelf(.center)
          TGView("K").width(40).height(32, min: 20)
        }
        .named("E")
        .width(50)
        .justifySelf(.end)
        .grid(column: .lines(1, 2), row: .lines(2, -1))
        .with {
          $0.tg_autoFlow = .rowDense
          $0.tg_justifyItems = .center
        }
      TGView(.text(chars: 12, advance: 5, line: 14)).named("L").width(8).alignSelf(.start)
      TGFlexLayout(.row, wrap: true) {
        TGView(.text(chars: 40, advance: 7.5, line: 20)).named("N").size(80, 50).flex(basis: 0)
        TGView("O").size(80, 20).flex(grow: 3)
        TGView(.size(16, 20)).named("P").height(36)
        TGView(.size(100, 15)).named("Q").width(32).alignSelf(.start).order(2).flex(shrink: 0)
        TGView(.text(chars: 5, advance: 12, line: 17.5)).named("R").size(8, .wrap)
        TGView("S").height(90)
        TGView(.size(20, 8)).named("T").visibility(.gone).order(1).flex(grow: 1, basis: .content)
        TGView(.size(30, 8)).named("U").left(20).autoMargins([.right, .top]).flex(grow: 1, basis: 0)
      }.named("M").height(70).alignSelf(.end).area("c")
      TGFlexLayout(.column) {
        TGView(.text(chars: 25, advance: 5, line: 18)).named("W")
        TGView("X").width(90).height(5%, max: 150).flex(basis: 20)
        TGView(.size(70, 20)).named("Y").margin(top: 1, bottom: 8).right(20)
      }.named("V").height(10).alignSelf(.start).spacing(horz: 1).with {
        $0.tg_justifyContent = .end
        $0.tg_alignItems = .center
      }
    }.named("D").height(70).left(10).right(15).flex(shrink: 0.5).with {
      $0.tg_autoFlow = .columnDense
      $0.tg_justifyItems = .flexStart
    }
  }.named("A").size(.fill, .wrap)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flexgrid5() -> TGLayout {
  let root = TGFlexLayout(.row) {
    TGView("B").width(60, max: 20).height(80, min: 20, max: 150)
    TGFlexLayout(.columnReverse) {
      TGView("D").width(max: 30).height(.wrap)
      TGView("E").size(100%, 4).alignSelf(.end)
    }.named("C").height(40).left(4).top(2).padding(top: 5, trailing: 6).with {
      $0.tg_alignItems = .end
    }
    TGView(.text(chars: 1, advance: 7.5, line: 20))
      .named("F")
      .size(120, 90)
      .alignSelf(.flexStart)
      .flex(basis: 0)
    TGFlexLayout(.columnReverse) {
      TGGridLayout(
        columns: [20, .minmax(.share(10%), 80)], rows: [.minmax(20, .fr(2)), .fr(0.5), .maxContent],
        areas: ["a a", "b c"]) {
          TGView(.text(chars: 12, advance: 8, line: 12))
            .named("I")
            .width(.fill)
            .margin(top: 5, bottom: 10)
            .area("a")
          TGView("J")
            .width(min: 10, max: 50)
            .left(12)
            .autoMargins([.right, .top])
            .bottom(20)
            .area("b")
          TGView(.text(chars: 2, advance: 12, line: 10)).named("K").width(60%).area("c")
          TGView(.text(chars: 18, advance: 5, line: 16))
            .named("L")
            .height(32)
            .left(6)
            .justifySelf(.flexStart)
        }.named("H").size(32, 30%).alignSelf(.flexEnd).flex(grow: 3).with {
          $0.tg_autoFlow = .column
        }
      TGView("M").width(4).flex(grow: 1)
      TGGridLayout {
        TGView(.text(chars: 5, advance: 7.5, line: 24)).named("O").justifySelf(.flexEnd)
        TGView(.text(chars: 25, advance: 12, line: 18)).named("P").justifySelf(.flexEnd)
        TGView(.size(10, 5)).named("Q").grid(row: .span(2))
      }
      .named("N")
      .top(25%)
      .absolute()
      .flex(shrink: 2)
      .padding(top: 1, leading: 15, bottom: 12)
      .with { $0.tg_hspaceShare = 10% }
    }.named("G").flex(grow: 0.5).with { $0.tg_alignItems = .center }
  }.named("A").size(400, 80).padding(20).spacing(horz: 20)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flexgrid6() -> TGLayout {
  let g = TGGridLayout(columns: [.maxContent, .share(50%), 36]) {
    TGGridLayout {
      TGView(.text(chars: 3, advance: 7, line: 16)).named("I").height(4)
      TGGridLayout(columns: [.auto, 90], rows: [36, 30, .auto]) {
        TGView("K").width(min: 0).height(36).left(-5).right(-5).absolute()
        TGView(.text(chars: 12, advance: 12, line: 14))
          .named("L")
          .width(15)
          .margin(top: 12, bottom: 6)
          .left(2)
          .right(8)
        TGView("M").height(32)
        TGView(.text(chars: 2, advance: 7, line: 24))
          .named("N")
          .size(100, 50)
          .left(10)
          .autoMargins(.top)
          .bottom(5)
          .grid(column: .span(4))
      }.named("J").with {
        $0.tg_autoColumns = [.minContent]
        $0.tg_autoRows = [.minmax(.maxContent, 40), .minmax(0, 40)]
        $0.tg_alignItems = .center
        $0.tg_justifyContent = .flexStart
      }
      TGView(.text(chars: 18, advance: 5, line: 14))
        .named("O")
        .grid(column: TGGridSpan(.line(4), .span(3)))
      TGView(.text(chars: 1, advance: 5, line: 20)).named("P").height(8).grid(column: -3)
      TGFlexLayout(.columnReverse) {
        TGView(.text(chars: 8, advance: 6, line: 17.5))
          .named("R")
          .width(30)
          .left(8)
          .right(6)
          .bottom(-20)
        TGView("S").size(120, .wrap).flex(grow: 3)
        TGView(.size(16, 48)).named("T").size(20, 50).order(-1).flex(grow: 1)
        TGView(.text(chars: 8, advance: 7.5, line: 16))
          .named("U")
          .size(.wrap, 70)
          .left(2)
          .flex(grow: 2)
      }
      .named("Q")
      .height(50%)
      .grid(column: TGGridSpan(.span(2), .line(1)), row: .lines(4, -2))
      .spacing(5)
    }.named("H").grid(column: 2, row: TGGridSpan(.line(-2), .span(3))).with {
      $0.tg_autoColumns = [.fr(1), 100, .fitContent(100)]
      $0.tg_autoRows = [.minContent]
      $0.tg_autoFlow = .rowDense
      $0.tg_justifyItems = .flexStart
      $0.tg_alignItems = .baseline
    }
  }.named("G").padding(trailing: 20).with {
    $0.tg_hspaceShare = 10%
    $0.tg_autoFlow = .column
    $0.tg_alignItems = .flexEnd
    $0.tg_alignContent = .center
  }

  let root = TGFlexLayout(.row) {
    TGGridLayout(columns: [.repeated(.times(3), [90])], rows: [12, .repeated(.autoFit, [50])]) {
      TGView(.size(10, 60)).named("C").size(120, .wrap)
      TGView(.text(chars: 1, advance: 10, line: 24)).named("D").height(5%)
    }.named("B").width(50%).with { $0.tg_justifyContent = .start }
    TGView("E").size(15.5, 100%)
    TGView(.text(chars: 25, advance: 10, line: 17.5))
      .named("F")
      .height(32.5)
      .right(1)
      .itemAspectRatio(1.5)
    g
  }.named("A").size(.wrap).with {
    $0.tg_wrap = .wrapReverse
    $0.tg_alignContent = .spaceAround
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flexgrid7() -> TGLayout {
  let root = TGGridLayout(columns: [.fr(1), .fr(2), .fitContent(100)]) {
    TGFlexLayout(.row) {
      TGView(.size(70, 48)).named("C").width(40).flex(shrink: 2, basis: 10)
      TGView(.text(chars: 18, advance: 10, line: 12)).named("D").flex(grow: 1)
      TGView("E").width(min: 50, max: 20).margin(top: 0, bottom: 5).absolute().flex(shrink: 0)
      TGView(.text(chars: 12, advance: 5, line: 17.5)).named("F").size(60, 120.5).flex(grow: 3)
      TGView(.size(30, 60)).named("G").flex(basis: 80%)
      TGView("H").width(min: 80, max: 30).height(32).flex(grow: 1)
    }.named("B").height(4).justifySelf(.end).spacing(horz: 15)
  }.named("A").size(120, .fill).with {
    $0.tg_autoColumns = [32]
    $0.tg_justifyItems = .center
    $0.tg_alignContent = .flexEnd
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func flexgrid8() -> TGLayout {
  let root = TGFlexLayout(.column) {
    TGView(.size(16, 10)).named("B").width(12).flex(grow: 3)
    TGView(.text(chars: 8, advance: 8, line: 17.5))
      .named("C")
      .width(30%)
      .alignSelf(.flexStart)
      .flex(grow: 1)
    TGGridLayout(columns: [.minContent, 32, .auto, 15]) {
      TGView(.text(chars: 1, advance: 7.5, line: 24))
        .named("E")
        .size(4, .wrap)
        .alignSelf(.center)
        .order(-1)
      TGView(.text(chars: 12, advance: 8, line: 16))
        .named("F")
        .width(.wrap)
        .autoMargins(.left)
        .right(6)
        .grid(column: .lines(-3, -1))
      TGView("G").height(8).grid(row: 4)
    }.named("D").with {
      $0.tg_autoColumns = [24]
      $0.tg_autoFlow = .rowDense
      $0.tg_justifyContent = .spaceEvenly
    }
    TGGridLayout(columns: [.auto, .auto, .fr(2), 90]) {
      TGView(.text(chars: 40, advance: 10, line: 18)).named("I").width(100)
      TGView(.text(chars: 12, advance: 5, line: 12))
        .named("J")
        .right(1)
        .top(20)
        .justifySelf(.center)
        .grid(row: 3)
      TGView(.text(chars: 2, advance: 10, line: 10))
        .named("K")
        .height(10)
        .margin(top: 2, bottom: 20)
        .left(12)
    }.named("H").padding(8).spacing(vert: 5)
    TGGridLayout(columns: [.share(25%), .auto]) {
      TGView("M").width(min: 20).grid(column: .span(4))
      TGView(.text(chars: 25, advance: 6, line: 18)).named("N").height(100).grid(row: -3)
    }.named("L").height(.wrap).right(15).bottom(12).flex(grow: 2, basis: 0).with {
      $0.tg_justifyItems = .flexEnd
      $0.tg_justifyContent = .spaceBetween
    }
    TGView("O").width(4).left(5).right(0).bottom(25%).absolute()
    TGView(.text(chars: 25, advance: 10, line: 20)).named("P").flex(grow: 2)
    TGView(.text(chars: 3, advance: 8, line: 24)).named("Q").flex(grow: 3)
  }.named("A").size(200, 40)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}
