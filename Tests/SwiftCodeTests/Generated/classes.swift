// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram
import TangramTextViews

let classesFunctions: [@Sendable () throws -> TGLayout] = [
  { classes1() },
  { classes2() },
  { classes3() },
  { classes4() },
  { classes5() },
  { classes6() },
  { classes7() },
  { classes8() },
  { classes9() },
  { classes10() },
  { classes11() },
  { classes12() },
]

func classes1() -> TGLayout {
  let root = TGLinearLayout(.vert, spacing: 6) {
    TGView("A").size(20, 10)
    TGView("B").size(30, 16)
  }
  .named("S")
  .size(200, .wrap)
  .padding(top: 1, leading: 2, bottom: 3, trailing: 4)
  .zeroPadding(false)
  .gravity(.center)
  .reverseLayout()
  .layoutTransform(TGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4))
  .shrinkType(.average)
  .sizeClass(.landscape) {
    $0.tg_zeroPadding = true
    $0.tg_reverseLayout = false
    $0.tg_padding = .zero
    $0.tg_topPadding = 5
    $0.tg_leftPadding = 7
    $0.tg_hspace = 3
    $0.tg_vspace = 3
    $0.tg_gravity = [TGGravity.horz.right, TGGravity.vert.bottom]
    $0.tg_layoutTransform = TGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -3, ty: 2)
    $0.tg_orientation = .horz
  }
  .sizeClass(.portrait) {
    $0.tg_padding = .zero
    $0.tg_hspace = 0
    $0.tg_vspace = 0
    $0.tg_gravity = .none
    $0.tg_layoutTransform = .identity
    $0.tg_shrinkType = .none
  }
  .sizeClass(.comb(.compact, .regular)) {
    $0.tg_hspace = 0
    $0.tg_vspace = 0
    $0.tg_padding = TGInsets(all: 9)
    $0.tg_hspace = 2
    $0.tg_vspace = 8
    $0.tg_gravity = TGGravity.horz.fill
    $0.tg_shrinkType = [.weight, .space]
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes2() -> TGLayout {
  let root = TGFrameLayout {
    TGHStack(alignment: .top, spacing: 4) {
      TGView().size(10, 10)
      TGSpacer(5)
      TGView().size(20, 20)
    }.named("A").sizeClass(.landscape) {
      $0.tg_hspace = 9
      $0.tg_align = .bottom
    }.sizeClass(.portrait) {
      $0.tg_hspace = 0
      $0.tg_align = .center
    }
    TGVStack(spacing: 4) {
      TGView().size(10, 10)
      TGSpacer(minimum: 3, priority: 1).sizeClass(.landscape) {
        $0.tg_length = 7
        $0.tg_minimum = 0
        $0.tg_priority = 0
      }.sizeClass(.portrait) {
        $0.tg_length = nil
        $0.tg_minimum = 6
        $0.tg_priority = 2
      }
      TGView().size(20, 10)
    }.named("B").height(60).top(30).sizeClass(.landscape) {
      $0.tg_vspace = 2
      $0.tg_align = .trailing
    }.sizeClass(.portrait) { $0.tg_vspace = 0 }
    TGZStack(alignment: .bottomTrailing) {
      TGView().size(10, 10)
      TGView().size(30, 30)
    }.named("C").left(90).sizeClass(.landscape) { $0.tg_align = .topLeading }.sizeClass(.portrait) {
      $0.tg_align = .center
    }
  }.named("S").size(200, 100)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes3() -> TGLayout {
  let a = TGView(.text(chars: 3, advance: 7, line: 9)).named("A")
  let b = TGView(.text(chars: 3, advance: 7, line: 12)).named("B")

  let root = TGLinearLayout(.horz) {
    a.height(20).top(10)
    b.height(30)
    TGView(.text(chars: 3, advance: 7, line: 15)).named("C").height(16)
  }
  .named("S")
  .size(300, 100)
  .baselineBase(b)
  .fixedSubviews(size: 40, minSpace: 5, maxSpace: 30, centered: true)
  .sizeClass(.landscape) {
    $0.tg_baselineBaseView = a.id
    $0.tg_fixedSubviews = TGFixedSubviews(size: 30)
  }
  .sizeClass(.portrait) {
    $0.tg_baselineBaseView = nil
    $0.tg_fixedSubviews = nil
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes4() -> TGLayout {
  let root = TGFlowLayout(.vert, arrangedCount: 2) {
    TGView("A").size(50, 20)
    TGView("B").size(30, 10)
    TGView("C").size(60, 12)
  }
  .named("S")
  .size(120, 100)
  .gravity(TGGravity.horz.among)
  .pagedCount(4)
  .autoArrange()
  .isFlex()
  .arrangedGravity(TGGravity.vert.center)
  .lastlineGravityPolicy(.always)
  .lineGravity(TGLineGravity(lines: [TGGravity.horz.center, nil]))
  .with { $0.tg_fixedSubviews = TGFixedSubviews(size: 20, maxSpace: 12) }
  .sizeClass(.landscape) {
    $0.tg_arrangedCount = 0
    $0.tg_pagedCount = 0
    $0.tg_autoArrange = false
    $0.tg_fixedSubviews = nil
    $0.tg_gravity = TGGravity.horz.right
    $0.tg_arrangedGravity = TGGravity.vert.bottom
    $0.tg_lastlineGravityPolicy = .auto
    $0.tg_lineGravity = TGLineGravity(last: [TGGravity.horz.left, TGGravity.vert.stretch])
  }
  .sizeClass(.portrait) {
    $0.tg_autoArrange = false
    $0.tg_isFlex = false
    $0.tg_arrangedGravity = .none
    $0.tg_lastlineGravityPolicy = .no
    $0.tg_lineGravity = nil
    $0.tg_orientation = .horz
    $0.tg_arrangedCount = 3
    $0.tg_pagedCount = 3
    $0.tg_fixedSubviews = TGFixedSubviews(size: 15, minSpace: 2)
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes5() -> TGLayout {
  let root = TGFloatLayout(.horz) {
    TGView("A").size(50, 20).reverseFloat()
    TGView("B").size(80, 10).clearFloat().sizeClass(.landscape) {
      $0.tg_clearFloat = false
      $0.tg_reverseFloat = true
    }.sizeClass(.portrait) { $0.tg_reverseFloat = true }
  }.named("S").size(120, .wrap).noBoundaryLimit().sizeClass(.landscape) {
    $0.tg_orientation = .vert
    $0.tg_noBoundaryLimit = false
  }.sizeClass(.portrait) {
    $0.tg_hspace = 5
    $0.tg_vspace = 5
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes6() -> TGLayout {
  let b = TGView("B")
  let a = TGView("A")

  let root = TGPathLayout(.circle(r: 60)) {
    b.size(20, 20)
    TGView("C").size(16, 16)
    a.size(10, 10)
  }.named("S").size(200, 200).spaceType(.fixed(40)).distanceError(0.25).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    $0.tg_coordinateSetting.isMath = true
    $0.tg_coordinateSetting.isReverse = true
    $0.tg_coordinateSetting.start = 1
    $0.tg_coordinateSetting.end = 4
    $0.originViewID = a.id
  }.sizeClass(.landscape) {
    $0.tg_coordinateSetting.isMath = false
    $0.tg_coordinateSetting.isReverse = false
    $0.tg_curve = .line(m: 1, b: 5)
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.25, y: 0)
    $0.tg_coordinateSetting.start = 0
    $0.tg_coordinateSetting.end = 120
    $0.tg_spaceType = .count(4)
    $0.originViewID = b.id
    $0.tg_distanceError = 1
  }.sizeClass(.portrait) {
    $0.tg_curve = nil
    $0.tg_coordinateSetting.origin = .zero
    $0.tg_coordinateSetting.isReverse = false
    $0.tg_coordinateSetting.start = nil
    $0.tg_coordinateSetting.end = nil
    $0.tg_spaceType = .flexed
    $0.originViewID = nil
    $0.tg_distanceError = 0.5
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes7() -> TGLayout {
  let root = TGTableLayout(.vert)
    .named("S")
    .size(200, 100)
    .spacing(vert: 4)
    .shrinkType(.average)
    .sizeClass(.landscape) {
      $0.tg_shrinkType = .none
      $0.tg_vspace = 9
    }
    .sizeClass(.portrait) {
      $0.tg_vspace = 0
      $0.tg_gravity = TGGravity.vert.center
    }
    .row(size: 20, colSize: .wrap) {}
    .with {
      $0[row: 0] = $0[row: 0]?.padding(2).spacing(horz: 3).sizeClass(.landscape) {
        $0.tg_padding = .zero
        $0.tg_gravity = TGGravity.horz.right
      }.sizeClass(.portrait) {
        $0.tg_padding = TGInsets(all: 5)
        $0.tg_hspace = 8
      }.children {
        TGView("A").width(30)
        TGView("B").width(40)
      }
    }
    .row(size: .wrap, colSize: 25) {
      TGView("C").height(12)
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes8() -> TGLayout {
  let root = TGFlexLayout(.rowReverse, wrap: true) {
    TGView("A").size(40, 20).autoMargins([.left, .right]).top(3).sizeClass(.landscape) {
      $0.tg_flex.autoMargins.remove(.right)
      $0.tg_right.clear()
      $0.tg_flex.autoMargins.remove(.left)
      $0.tg_left.equal(6)
      $0.tg_top.clear()
      $0.tg_flex.autoMargins.insert(.top)
    }.sizeClass(.portrait) {
      $0.tg_top.clear()
      $0.tg_bottom.clear()
      $0.tg_flex.autoMargins.insert(.bottom)
    }
    TGView("B")
      .width(30)
      .alignSelf(.flexEnd)
      .order(-1)
      .itemAspectRatio(1.5)
      .flex(grow: 1, shrink: 2, basis: 20%)
      .sizeClass(.landscape) {
        $0.tg_flex.alignSelf = .stretch
        $0.tg_flex.order = 2
        $0.tg_flex.aspectRatio = 0.5
        $0.tg_flex.grow = 3
        $0.tg_flex.shrink = 0
        $0.tg_flex.basis = 25
      }
      .sizeClass(.portrait) {
        $0.tg_flex.alignSelf = nil
        $0.tg_flex.order = 0
        $0.tg_flex.aspectRatio = nil
        $0.tg_flex.basis = .auto
      }
      .sizeClass(.comb(.compact, .regular)) {
        $0.tg_flex.grow = 0
        $0.tg_flex.shrink = 1
        $0.tg_flex.basis = .content
      }
    TGView("C").size(16, 16).left(7).top(5).absolute().sizeClass(.landscape) {
      $0.tg_flex.isAbsolute = false
    }.sizeClass(.portrait) {
      $0.tg_left.clear()
      $0.tg_right.equal(4)
    }
    TGView("D").size(12, 12).sizeClass(.landscape) {
      $0.tg_bottom.equal(2)
      $0.tg_flex.isAbsolute = true
    }.sizeClass(.portrait) { $0.tg_flex.basis = .share(40%) }
  }.named("S").size(200, 120).with {
    $0.tg_hspaceShare = 5%
    $0.tg_vspaceShare = 5%
    $0.tg_justifyContent = .center
    $0.tg_alignContent = .spaceAround
    $0.tg_alignItems = .center
  }.sizeClass(.landscape) {
    $0.tg_hspaceShare = nil
    $0.tg_vspaceShare = nil
    $0.tg_hspace = 0
    $0.tg_vspace = 0
    $0.tg_hspace = 4
    $0.tg_vspaceShare = 10%
    $0.tg_direction = .column
    $0.tg_wrap = .wrapReverse
    $0.tg_justifyContent = .spaceBetween
    $0.tg_alignContent = .flexEnd
    $0.tg_alignItems = .flexStart
  }.sizeClass(.portrait) {
    $0.tg_direction = .row
    $0.tg_wrap = .noWrap
  }.sizeClass(.comb(.compact, .regular)) {
    $0.tg_justifyContent = .flexStart
    $0.tg_alignContent = .stretch
    $0.tg_alignItems = .stretch
    $0.tg_hspaceShare = nil
    $0.tg_vspaceShare = nil
    $0.tg_hspace = 6
    $0.tg_vspace = 6
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes9() -> TGLayout {
  let root = TGGridLayout(
    columns: [40, .fr(1), .minmax(20, .fr(2))], rows: [.share(20%), .auto],
    areas: ["a a b", "c d b"]) {
      TGView("A").size(20, 10).justifySelf(.end).area("b").sizeClass(.landscape) {
        $0.tg_grid.justifySelf = .stretch
        $0.tg_grid.area = "c"
      }.sizeClass(.portrait) {
        $0.tg_grid.justifySelf = nil
        $0.tg_grid.area = nil
      }
      TGView("B")
        .height(10)
        .grid(column: TGGridSpan(.line(2), .span(2)), row: -1)
        .sizeClass(.landscape) {
          $0.tg_grid.column = .lines(1, 3)
          $0.tg_grid.row = .span(2)
        }
        .sizeClass(.portrait) {
          $0.tg_grid.column = .auto
          $0.tg_grid.row = .auto
        }
        .sizeClass(.comb(.compact, .regular)) {
          $0.tg_grid.column = TGGridSpan(.auto, .line(3))
          $0.tg_grid.row = 2
        }
      TGView("C").size(30, 30)
    }.named("S").size(240, 160).spacing(vert: 4).with {
      $0.tg_hspaceShare = 5%
      $0.tg_autoColumns = [30]
      $0.tg_autoRows = [.fitContent(25), .minContent]
      $0.tg_autoFlow = .column
      $0.tg_justifyItems = .center
      $0.tg_alignItems = .end
      $0.tg_justifyContent = .spaceEvenly
      $0.tg_alignContent = .center
    }.sizeClass(.landscape) {
      $0.tg_hspaceShare = nil
      $0.tg_hspace = 0
      $0.tg_vspaceShare = 4%
      $0.tg_columns = [.repeated(.autoFill, [50, .maxContent])]
      $0.tg_rows = [.repeated(.times(2), [30])]
      $0.tg_autoColumns = [.fr(1)]
      $0.tg_autoRows = [18]
      $0.tg_areas = ["a . c"]
      $0.tg_autoFlow = .rowDense
      $0.tg_justifyItems = .start
      $0.tg_alignItems = .baseline
      $0.tg_justifyContent = .end
      $0.tg_alignContent = .start
    }.sizeClass(.portrait) {
      $0.tg_columns = []
      $0.tg_rows = []
      $0.tg_autoColumns = []
      $0.tg_autoRows = []
      $0.tg_autoFlow = .row
    }.sizeClass(.comb(.compact, .regular)) {
      $0.tg_areas = []
      $0.tg_justifyItems = nil
      $0.tg_alignItems = nil
      $0.tg_justifyContent = .stretch
      $0.tg_alignContent = .stretch
    }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes10() -> TGLayout {
  let a = TGView(.text(chars: 6, advance: 8, line: 12)).named("A")
  let b = TGView(.size(30, 14)).named("B")

  let root = TGConstraintLayout {
    a
      .hugging(300, .horizontal)
      .resistance(600, .horizontal)
      .resistance(700, .vertical)
      .sizeClass(.landscape) {
        $0.tg_hugging = (900, .required)
        $0.tg_resistance = (.medium, .medium)
      }
      .sizeClass(.portrait) {
        $0.tg_hugging = (.low, .low)
        $0.tg_resistance = (.high, .high)
      }
    b
  }.named("S").size(200, 120).padding(8).with { box in
    box.make(a) { $0.left.equalTo($0.superview.leftMarginAnchor).offset(3) }
    box.constrain { box in
      (box.bottomMarginAnchor == a.bottomAnchor).priority(.medium).named("lower")
      box.widthAnchor >= 90
      (box.rightMarginAnchor >= a.rightAnchor * 1.5 - 4).active(false)
    }
    box.constraints.append(
      TGConstraint(TGConstraintItem(nil, .height), .greaterOrEqual, TGConstraintItem(a.id, .bottom), multiplier: 0.5, constant: 6))
    box.make(b) { $0.left.equalTo(a.rightAnchor).offset(5) }
  }.sizeClass(.landscape) {
    $0.constraints = []
    $0.constraints.append(TGConstraint(TGConstraintItem(a.id, .right), .equal, TGConstraintItem(nil, .rightMargin), constant: -3).priority(.high))
    $0.constraints.append(TGConstraint(TGConstraintItem(b.id, .right), .lessOrEqual, TGConstraintItem(a.id, .left), multiplier: 0.5).active(false).named("half"))
    $0.constraints.append(TGConstraint(TGConstraintItem(b.id, .bottom), .equal, TGConstraintItem(nil, .bottom)))
    $0.constraints.append(TGConstraint(TGConstraintItem(a.id, .height), .equal, constant: 33))
  }.sizeClass(.portrait) { $0.constraints = [] }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes11() -> TGLayout {
  let root = TGFrameLayout {
    TGView("A")
      .size(20, 10)
      .visibility(.gone)
      .alignment(TGGravity.horz.right)
      .noLayout()
      .anchorPoint(TGPoint(x: 0, y: 1))
      .frame(TGRect(x: 1, y: 2, width: 3, height: 4))
      .transform(TGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 0))
      .sizeClass(.landscape) {
        $0.tg_noLayout = false
        $0.tg_visibility = .invisible
        $0.tg_alignment = TGGravity.vert.bottom
      }
      .sizeClass(.portrait) {
        $0.tg_visibility = .visible
        $0.tg_alignment = .none
      }
    TGView("B")
      .size(20, 10)
      .useFrame()
      .hidden()
      .frame(TGRect(x: 9, y: 8, width: 7, height: 6))
      .sizeClass(.landscape) { $0.tg_useFrame = false }
      .sizeClass(.portrait) { $0.tg_noLayout = true }
    TGView("C")
      .width(.superview(.width), increment: -2, multiple: 0.5, max: 60)
      .height(30)
      .left(10, offset: 3, min: 4, max: 90)
      .top(20%)
      .sizeClass(.landscape) {
        $0.tg_top.clear()
        $0.tg_left.clear()
        $0.tg_left.equal(10%, offset: 1)
        $0.tg_bottom.equal(.superview(.centerY), offset: 2)
        $0.tg_width.clear()
        $0.tg_width.equal(.this(.height), multiple: 2).min(10)
        $0.tg_height.equal(30%).max(.superview(.width), multiple: 0.25)
      }
      .sizeClass(.portrait) {
        $0.tg_width.clear()
        $0.tg_left.clear()
        $0.tg_left.offset(7)
        $0.tg_centerY.equal(4)
        $0.tg_height.clear()
        $0.tg_height.min(12)
      }
  }.named("S").size(200, 100).with { $0.bounds.origin = TGPoint(x: 4, y: 6) }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 240), sizeClass: .landscape))
}

func classes12() -> TGLayout {
  let root = TGView("S")
    .size(200, 100)
    .anchorPoint(TGPoint(x: 0.25, y: 0.75))
    .frame(TGRect(x: 10, y: 20, width: 100, height: 50))
    .with { $0.bounds.origin = TGPoint(x: 3, y: 5) }
    .with {
      $0.addSubview(
        TGView("A").frame(TGRect(x: 1, y: 2, width: 30, height: 40)))
      $0.addSubview(
        TGLinearLayout(.vert) {
          TGView("C").size(20, 10)
          TGView("D").frame(TGRect(x: 5, y: 5, width: 5, height: 5)).with {
            $0.addSubview(
              TGView("E").frame(TGRect(x: 1, y: 1, width: 2, height: 2)))
          }
        }.named("B").size(50%, .wrap).top(50))
    }

  return root.layout(in: TGSize(width: 320, height: 240))
}
