// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let gridFunctions: [@Sendable () -> TGLayout] = [
  { grid1() },
  { grid2() },
  { grid3() },
  { grid4() },
  { grid5() },
  { grid6() },
  { grid7() },
  { grid8() },
]

func grid1() -> TGLayout {
  let root = TGGridLayout(columns: [30, .minmax(40, .auto)]) {
    TGView(.size(48, 15)).named("B").width(80.5).top(10).grid(row: .span(2))
    TGGridLayout(columns: [20.5, .auto, .fr(2)]) {
      TGGridLayout(columns: [.repeated(.times(2), [80])], rows: [8, 20, .fr(1)]) {
        TGView("E").size(60, 90).left(20).right(5).absolute().grid(column: 4)
        TGView("F").height(40)
        TGView("G").height(min: 80)
      }.named("D").height(40).with {
        $0.tg_justifyItems = .flexStart
        $0.tg_justifyContent = .center
      }
    }.named("C").spacing(horz: 12).with { $0.tg_justifyContent = .center }
    TGGridLayout(columns: [.minContent, .share(5%), .minmax(10, .fr(1))]) {
      TGView(.text(chars: 3, advance: 12, line: 18)).named("I").height(12).grid(row: .span(2))
      TGView(.text(chars: 5, advance: 5, line: 14))
        .named("J")
        .width(60%)
        .alignSelf(.flexStart)
        .grid(row: .span(2))
      TGView(.text(chars: 5, advance: 8, line: 16))
        .named("K")
        .alignSelf(.flexStart)
        .grid(column: TGGridSpan(.line(1), .span(2)))
    }.named("H").size(32, 40).grid(column: .lines(-2, -3))
  }.named("A").size(100, .wrap)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func grid2() -> TGLayout {
  let root = TGGridLayout {
    TGView(.size(48, 10)).named("B").height(4).grid(row: .span(2))
    TGView("C").size(.wrap, 40).justifySelf(.flexStart)
    TGView(.text(chars: 18, advance: 7, line: 17.5))
      .named("D")
      .height(32)
      .order(-1)
      .grid(column: .span(2))
    TGView(.text(chars: 8, advance: 7, line: 24)).named("E").grid(row: .span(4))
    TGView(.size(30, 20)).named("F").width(60%).justifySelf(.end)
  }.named("A").size(60, 40).padding(10).with {
    $0.tg_justifyItems = .flexEnd
    $0.tg_alignItems = .center
    $0.tg_justifyContent = .end
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func grid3() -> TGLayout {
  let root = TGGridLayout(
    columns: [.fr(0.5), .maxContent], rows: [.minmax(.maxContent, .auto), .share(20%)]) {
      TGView(.size(70, 30)).named("B").height(15.5).justifySelf(.flexEnd)
      TGView(.size(70, 8)).named("C").height(44).grid(row: TGGridSpan(.line(-3), .span(2)))
      TGView("D").width(max: 150).height(min: 20)
      TGView("E").height(24).autoMargins([.left, .right, .top]).grid(row: .span(2))
      TGView("F").height(60, min: 50%).left(8).bottom(1)
    }.named("A").size(150, .wrap).with {
      $0.tg_autoFlow = .rowDense
      $0.tg_alignContent = .flexStart
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func grid4() -> TGLayout {
  let root = TGGridLayout(columns: [.maxContent, .minContent]) {
    TGView(.text(chars: 12, advance: 10, line: 24))
      .named("B")
      .width(75%)
      .justifySelf(.flexEnd)
      .grid(column: TGGridSpan(.line(4), .span(4)), row: 1)
    TGView(.size(30, 5)).named("C").height(.wrap)
    TGView("D").height(44).autoMargins([.left, .right, .top]).bottom(8).visibility(.gone)
    TGView(.text(chars: 40, advance: 8, line: 18)).named("E")
    TGView(.text(chars: 40, advance: 10, line: 10)).named("F").size(10, 24)
  }.named("A").size(80, .wrap).spacing(horz: 6).with {
    $0.tg_autoRows = [.share(30%)]
    $0.tg_justifyItems = .center
    $0.tg_justifyContent = .end
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func grid5() -> TGLayout {
  let d = TGGridLayout(
    columns: [.minmax(.minContent, .fr(2)), .auto, .maxContent, .minContent, 50],
    rows: [.repeated(.times(2), [120])]) {
      TGGridLayout(columns: [60.5]) {
        TGGridLayout(
          columns: [.fitContent(20), .minmax(.minContent, .minContent), .maxContent],
          rows: [.fr(1), 20, .minmax(0, 40)]) {
            TGView("G").width(70).height(80, min: 0)
            TGView("H").height(50).left(8).right(5).alignSelf(.flexStart).itemAspectRatio(3)
            TGView(.size(5, 15)).named("I")
          }
          .named("F")
          .right(4)
          .autoMargins(.top)
          .bottom(6)
          .grid(row: .lines(2, 1))
          .padding(trailing: 2)
          .with {
            $0.tg_hspaceShare = 5%
            $0.tg_autoColumns = [.share(40%)]
            $0.tg_justifyItems = .end
            $0.tg_alignItems = .flexStart
          }
        TGGridLayout(
          columns: [15, .maxContent, .share(60%)], rows: [.auto, .repeated(.times(3), [20])]) {
            TGView(.size(70, 10)).named("K").width(15).alignSelf(.stretch).justifySelf(.start)
            TGView(.size(100, 10))
              .named("L")
              .justifySelf(.end)
              .grid(column: 3, row: TGGridSpan(.line(1), .span(2)))
            TGView(.text(chars: 3, advance: 12, line: 16)).named("M")
            TGView("N").width(max: 20).top(-8)
            TGView(.size(10, 48)).named("O").height(50).grid(row: .span(2))
            TGView("P").width(min: 20%, max: 10).height(24)
            TGView("Q").size(120, 120.5).grid(row: .lines(-2, 4))
            TGView("R").height(70).alignSelf(.start)
          }.named("J").padding(top: 2).with {
            $0.tg_justifyItems = .end
            $0.tg_alignItems = .flexEnd
            $0.tg_alignContent = .start
          }
        TGView(.text(chars: 25, advance: 8, line: 12)).named("S").height(120)
      }.named("E").with { $0.tg_autoColumns = [.auto] }
      TGView(.text(chars: 1, advance: 6, line: 24)).named("T").height(70).justifySelf(.flexEnd)
      TGView(.text(chars: 2, advance: 10, line: 18))
        .named("U")
        .alignSelf(.stretch)
        .grid(row: .span(2))
    }.named("D").autoMargins(.right).grid(row: .lines(-3, -3)).with { $0.tg_alignContent = .start }

  let root = TGGridLayout(
    columns: [.auto, .auto, 40], rows: [36, .fitContent(.share(50%)), .minContent]) {
      TGView("B").width(4).height(min: 0, max: 120).left(10).top(25%).absolute()
      TGView(.text(chars: 3, advance: 8, line: 24)).named("C").width(120).order(-1)
      d
      TGView(.size(20, 5)).named("V").height(15)
      TGGridLayout(
        columns: [.share(20%), .minmax(.minContent, .fr(1)), .minmax(0, .maxContent)],
        rows: [.minmax(10, .auto), .minmax(.minContent, .fr(2)), 12]) {
          TGView("X").size(8, .wrap).left(10).right(5).bottom(8).grid(row: .span(2))
          TGView(.text(chars: 40, advance: 6, line: 20)).named("Y").order(2)
        }.named("W").left(0).right(5).top(5).absolute()
    }.named("A").width(150).height(.wrap, min: 50).with {
      $0.tg_autoColumns = [8]
      $0.tg_autoFlow = .column
      $0.tg_justifyItems = .stretch
      $0.tg_alignContent = .end
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func grid6() -> TGLayout {
  let root = TGGridLayout(columns: [.repeated(.autoFit, [.minmax(30, 80), 80])]) {
    TGView(.size(48, 30)).named("B").height(90).alignSelf(.stretch)
    TGGridLayout(columns: [.auto, .share(10%)], rows: [.fr(2), 120]) {
      TGView("D").width(max: 50).height(15)
      TGView(.size(100, 30)).named("E").size(60%, 60).right(-8).visibility(.invisible)
      TGView(.size(16, 60)).named("F").size(40, 70)
    }.named("C").height(10).margin(top: 5, bottom: 20).left(5%).right(-1).grid(column: 2).with {
      $0.tg_autoColumns = [50, .maxContent]
    }
    TGView(.text(chars: 1, advance: 6, line: 12)).named("G").width(.wrap).alignSelf(.start)
    TGGridLayout(columns: [60.5, 36.5, .auto], rows: [32, 50, .fr(1)]) {
      TGView(.size(30, 48)).named("I").width(70.5).left(2).top(4).autoMargins(.bottom).grid(row: 2)
      TGView("J").width(min: 50, max: 150).height(5%)
      TGView(.size(20, 10)).named("K").height(.wrap).justifySelf(.end).grid(row: .span(2))
    }.named("H").with {
      $0.tg_autoColumns = [.auto]
      $0.tg_autoFlow = .column
    }
  }.named("A").size(500, .fill).padding(8).spacing(20).with {
    $0.tg_alignItems = .baseline
    $0.tg_justifyContent = .center
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func grid7() -> TGLayout {
  let root = TGGridLayout(
    columns: [.fitContent(.share(50%)), .auto, .maxContent],
    rows: [.repeated(.times(3), [.fr(1.5)])]) {
      TGView(.text(chars: 1, advance: 6, line: 17.5))
        .named("B")
        .left(10)
        .autoMargins(.right)
        .grid(column: TGGridSpan(.line(1), .span(4)))
      TGView(.size(48, 48)).named("C").height(50%)
      TGView(.text(chars: 12, advance: 5, line: 17.5)).named("D").height(.wrap)
      TGView(.text(chars: 12, advance: 6, line: 18)).named("E").right(0).top(5).absolute()
      TGView(.text(chars: 12, advance: 7, line: 20))
        .named("F")
        .height(4)
        .alignSelf(.baseline)
        .justifySelf(.flexEnd)
        .grid(column: 2)
    }.named("A").width(.wrap, max: 300).height(40).with { $0.tg_justifyContent = .center }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}

func grid8() -> TGLayout {
  let root = TGGridLayout(columns: [.fr(1.5), .auto, 40, .auto, .fr(1.5)]) {
    TGView(.text(chars: 25, advance: 6, line: 12)).named("B").height(12).order(-1)
    TGView("C").size(70, 80)
    TGView("D").height(24).right(8)
    TGView("E").width(24, max: 30).grid(column: TGGridSpan(.span(3), .line(1)), row: -2)
    TGView("F").width(50%).height(min: 30)
    TGView(.text(chars: 8, advance: 6, line: 16)).named("G").size(120, 50)
    TGView("H").height(60).justifySelf(.stretch).grid(column: .lines(4, 2))
    TGView("I").size(20, 60).grid(row: .lines(-1, -2))
    TGView(.text(chars: 40, advance: 7.5, line: 16))
      .named("J")
      .height(60)
      .left(8)
      .bottom(5)
      .justifySelf(.flexStart)
    TGView(.text(chars: 3, advance: 7.5, line: 16))
      .named("K")
      .height(20)
      .grid(column: TGGridSpan(.line(4), .span(2)))
  }.named("A").size(180, .wrap).padding(leading: 10).spacing(horz: 10).with {
    $0.tg_autoFlow = .columnDense
    $0.tg_justifyItems = .flexEnd
    $0.tg_alignContent = .spaceEvenly
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 1024, snapping: .sizes))
}
