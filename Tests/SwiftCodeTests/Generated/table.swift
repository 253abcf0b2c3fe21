// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let tableFunctions: [@Sendable () -> TGLayout] = [
  { table1() },
  { table2() },
  { table3() },
  { table4() },
  { table5() },
  { table6() },
  { table7() },
  { table8() },
]

func table1() -> TGLayout {
  let root = TGTableLayout(.horz)
    .named("S")
    .size(.wrap, .fill)
    .padding(leading: 4, bottom: 4, trailing: 5)
    .row(size: .wrap, colCount: 5) {
      TGView(.text(chars: 3, advance: 10, line: 16)).named("A").width(15).right(0)
      TGView(.text(chars: 3, advance: 7.5, line: 14)).named("B").width(.wrap)
      TGView("C").width(40, max: 40)
      TGView("D").width(25, min: 10)
      TGView(.size(40, 10)).named("E").width(30)
    }
    .row(size: 20, colSize: 30) {
      TGView("F").width(.fill)
      TGView(.size(40, 60)).named("G")
      TGView("H").visibility(.invisible)
      TGView("I").top(5)
      TGView("J").width(.fill)
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 3, snapping: .sizes))
}

func table2() -> TGLayout {
  let root = TGTableLayout(.horz)
    .named("S")
    .width(150)
    .margin(top: 5, bottom: 5)
    .gravity(TGGravity.horz.center)
    .row(size: 15, colSize: .wrap) {}
    .with {
      $0[row: 0] = $0[row: 0]?.named("A").children {
        TGView("B").height(16)
        TGView("C").height(60)
        TGView("D").height(15, min: 10)
        TGView("E").height(36, min: 30)
        TGView("F").size(100%, 44)
      }
    }
    .row(size: 36, colSize: 20) {}
    .with {
      $0[row: 1] = $0[row: 1]?.gravity(TGGravity.horz.center).children {
        TGView(.text(chars: 12, advance: 5, line: 10)).named("G").width(20%)
        TGView("H").width(.fill)
      }
    }
    .row(size: .average, colSize: .fill) {}
    .with {
      $0[row: 2] = $0[row: 2]?.named("I").gravity(TGGravity.horz.right).children {
        TGView(.size(40, 70)).named("J").height(.fill)
        TGView("K").height(80)
        TGView("L").height(20)
      }
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 200, height: 200), snapping: .sizes))
}

func table3() -> TGLayout {
  let root = TGTableLayout(.vert, spacing: 5)
    .named("S")
    .size(200, .wrap)
    .centerY(15)
    .row(size: .wrap, colCount: 4) {}
    .with {
      $0[row: 0] = $0[row: 0]?.named("A").children {
        TGView("B").height(44).noLayout().frame(TGRect(x: 12, y: 2, width: 40, height: 25))
        TGFrameLayout().named("C").height(12.25).padding(12)
        TGView("D").height(44).left(10)
      }
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 768, height: 1024), snapping: .sizes))
}

func table4() -> TGLayout {
  let root = TGTableLayout(.vert)
    .named("S")
    .size(200, 300)
    .padding(4)
    .row(size: .wrap, colSize: .wrap) {}
    .with {
      $0[row: 0] = $0[row: 0]?.named("A").gravity(TGGravity.vert.bottom).children {
        TGView("B").width(40, max: 80).height(40)
        TGView("C").size(80, 36).visibility(.gone)
      }
    }
    .row(size: .average, colSize: .average) {}
    .with {
      $0[row: 1] = $0[row: 1]?
        .named("D")
        .spacing(horz: 25.6, vert: 25.6)
        .gravity(TGGravity.vert.fill)
        .children {
          TGView("E").bottom(15)
          TGView(.size(60, 40)).named("F").height(.wrap)
          TGView(.size(100, 90)).named("G").height(.wrap)
        }
    }
    .row(size: 60, colSize: .wrap) {}
    .with {
      $0[row: 2] = $0[row: 2]?.named("H").children {
        TGView("I").width(36).right(15)
        TGView("J").width(75).bottom(15)
        TGView(.text(chars: 40, advance: 7, line: 17.5)).named("K").size(.wrap)
        TGView("L").size(24, 30)
        TGView(.size(8, 90)).named("M").size(64, 15%)
      }
    }
    .row(size: 15, colSize: 48) {}
    .with {
      $0[row: 3] = $0[row: 3]?.named("N").children {
        TGView("O")
        TGView(.size(120, 70)).named("P")
      }
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func table5() -> TGLayout {
  let root = TGTableLayout(.horz, spacing: 7.5)
    .named("S")
    .width(.wrap)
    .margin(top: 4, bottom: 4)
    .left(15)
    .row(size: .wrap, colCount: 1) {}
    .with {
      $0[row: 0] = $0[row: 0]?.named("A").children {
        TGView("B").width(33.3)
      }
    }
    .row(size: 16, colCount: 4) {}
    .with {
      $0[row: 1] = $0[row: 1]?.named("C").padding(15).children {
        TGView("D").width(50).left(10)
        TGView(.text(chars: 3, advance: 7, line: 17.5)).named("E").width(.wrap)
        TGView("F")
        TGView("G").top(6)
      }
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 313, height: 411), snapping: .sizes))
}

func table6() -> TGLayout {
  let root = TGTableLayout(.vert, spacing: 5)
    .named("S")
    .size(301, .wrap)
    .left(20)
    .padding(bottom: 16, trailing: 10)
    .row(size: .wrap, colSize: .average) {}
    .with {
      $0[row: 0] = $0[row: 0]?.named("A").padding(2).children {
        TGView("B").height(10).centerY(15)
        TGView("C").height(24)
        TGView("D").height(12)
        TGView("E").height(15).right(3)
      }
    }
    .row(size: 40, colSize: .fill) {}
    .with {
      $0[row: 1] = $0[row: 1]?
        .named("F")
        .spacing(horz: 15, vert: 15)
        .gravity(TGGravity.vert.fill)
        .children {
          TGView("G").width(8)
          TGView("H").width(16).bottom(3)
          TGView("I").width(60).visibility(.invisible)
          TGView(.size(32, 50)).named("J").size(.wrap, 50%)
          TGView(.text(chars: 3, advance: 12, line: 16)).named("K").size(.wrap)
        }
    }
    .row(size: 16, colCount: 4) {
      TGView(.size(44, 30)).named("L").height(30%)
      TGView("M").useFrame().frame(TGRect(x: 4, y: 5, width: 80, height: 1))
      TGView(.text(chars: 8, advance: 10, line: 14)).named("N").height(.fill)
      TGView("O").height(40%)
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes))
}

func table7() -> TGLayout {
  let root = TGTableLayout(.vert)
    .named("S")
    .width(240)
    .height(.wrap, max: 80)
    .left(12)
    .padding(top: 5, trailing: 12)
    .spacing(vert: 5)
    .row(size: .wrap, colCount: 4) {}
    .with {
      $0[row: 0] = $0[row: 0]?.named("A").children {
        TGView("B").height(60).right(20)
        TGView("C").height(50).visibility(.gone)
        TGView("D").height(40)
        TGView("E").height(36).bottom(7.5)
      }
    }
    .row(size: 61.7, colSize: .fill) {
      TGView("F").width(80)
      TGView(.text(chars: 40, advance: 7.5, line: 16)).named("G").width(.fill)
      TGView("H").width(24).top(10)
    }
    .row(size: .wrap, colCount: 2) {}
    .with {
      $0[row: 2] = $0[row: 2]?.named("I").children {
        TGView("J").height(32).centerY(10)
        TGView("K").height(16)
      }
    }
    .row(size: 20, colCount: 5) {}
    .with {
      $0[row: 3] = $0[row: 3]?.named("L").spacing(horz: 10, vert: 10).with { $0.tg_leftPadding = 5 }
        .children {
          TGView(.text(chars: 5, advance: 8, line: 14)).named("M").height(30)
          TGView(.text(chars: 12, advance: 7.5, line: 24)).named("N").height(50%)
          TGView("O")
          TGView("P")
          TGView(.size(50, 70)).named("Q").height(.wrap)
        }
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 3, snapping: .sizes))
}

func table8() -> TGLayout {
  let root = TGTableLayout(.horz, spacing: 10)
    .named("S")
    .size(.wrap, 201)
    .padding(15)
    .row(size: 48, colSize: .fill) {}
    .with {
      $0[row: 0] = $0[row: 0]?.named("A").children {
        TGView("B").size(15%, 30)
        TGView("C").height(16)
        TGView(.text(chars: 60, advance: 7.5, line: 14)).named("D").size(20%, .wrap)
      }
    }
    .row(size: .wrap, colSize: .fill) {}
    .with {
      $0[row: 1] = $0[row: 1]?.named("E").spacing(horz: 2, vert: 2).children {
        TGView("F").size(20, 10)
        TGView("G").size(44, 75%)
        TGView("H").size(16, 60)
      }
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 768, height: 1024), scale: 3, snapping: .sizes))
}
