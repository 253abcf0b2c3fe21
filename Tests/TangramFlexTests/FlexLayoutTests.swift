import Tangram
import TangramTestSupport
import Testing

/// How flex layouts differ from other containers, and what they add to CSS.
@Suite struct FlexLayoutTests {
  @Test func theMinimumWinsOverTheMaximum() {
    let view = TGView().height(10).with { $0.tg_width.equal(50).min(80).max(60) }
    #expect(frames(TGFlexLayout { view }.width(300).height(20))[0].width == 80)
    #expect(frames(TGLinearLayout(.horz) { view }.width(300).height(20))[0].width == 60)
  }

  @Test func itemsShrinkToTheirContentUnlessAMinimumIsSet() {
    let text = TGView(.size(70, 10)).width(100)
    let row = TGFlexLayout {
      text
      text.with { $0.tg_width.min(0) }
    }.with { $0.tg_size(width: 100, height: 20) }
    #expect(frames(row).map(\.width) == [70, 30])
  }

  @Test func aContainerIsNotSmallerThanItsPadding() {
    var inner = TGFlexLayout().width(10).height(50)
    inner.tg_padding = TGInsets(all: 20)
    let row = TGFlexLayout { inner }.with { $0.tg_size(width: 100, height: 100) }
    #expect(frames(row)[0].size == TGSize(width: 40, height: 50))
    let column = TGFlexLayout(.column) { inner }.with { $0.tg_size(.wrap) }
    #expect(column.layout(in: TGSize(width: 200, height: 200)).frame.size == frames(row)[0].size)
  }

  @Test func boundsCanBePercentagesOfTheContainer() {
    let view = TGView().height(10).with { $0.tg_width.equal(10).min(50%) }
    let row = TGFlexLayout { view }.with {
      $0.tg_size(width: 220, height: 20)
      $0.tg_padding = TGInsets(all: 10)
    }
    #expect(frames(row)[0].width == 100)
    let linear = TGLinearLayout(.vert) { view }.with { $0.tg_size(width: 200, height: 20) }
    #expect(frames(linear)[0].width == 100)
  }

  @Test func aFlexLayoutWrapsInALinearLayout() {
    let line = TGLinearLayout(.vert) {
      TGFlexLayout(.row, wrap: true) {
        TGView().size(60, 10)
        TGView().size(60, 20)
      }.width(.fill).height(.wrap)
      TGView().size(10, 10)
    }.with { $0.tg_size(width: 100, height: 100) }
    #expect(frames(line).map(\.height) == [30, 10])
    #expect(frames(line)[1].minY == 30)
  }

  @Test func containersOfOtherKindsCanBeItems() {
    let row = TGFlexLayout {
      TGFlowLayout {
        TGView().size(30, 10)
        TGView().size(40, 10)
      }
      TGLinearLayout(.vert) {
        TGView().size(30, 10)
        TGView().size(40, 10)
      }
    }.with {
      $0.tg_size(width: 90, height: 100)
      $0.tg_alignItems = .start
    }
    // Both want more width than is available; the flow can shrink to the width of its widest view.
    #expect(
      frames(row) == [
        TGRect(x: 0, y: 0, width: 50, height: 20), TGRect(x: 50, y: 0, width: 40, height: 20),
      ])
  }

  @Test func modifiersSetItemProperties() {
    let view = TGView().flex(grow: 1, shrink: 0, basis: 20%).alignSelf(.center).order(2)
      .itemAspectRatio(1.5).autoMargins(.leading).absolute()
    #expect(view.tg_flex.grow == 1 && view.tg_flex.shrink == 0)
    #expect(view.tg_flex.basis == .share(20%) && view.tg_flex.alignSelf == .center)
    #expect(view.tg_flex.order == 2 && view.tg_flex.aspectRatio == 1.5)
    #expect(view.tg_flex.autoMargins == .leading && view.tg_flex.isAbsolute)
    #expect(TGView().flex(basis: 20).tg_flex.basis == .points(20))
  }

  @Test func modifiersSetContainerOptions() {
    let items = [TGView().size(10, 10), TGView().size(10, 10)]
    let flex = TGFlexLayout(.row, wrap: true, spacing: 4) { items }
      .justifyContent(.center).alignItems(.end).alignContent(.spaceBetween)
    #expect(flex.tg_hspace == 4 && flex.tg_vspace == 4)
    #expect(flex.tg_justifyContent == .center && flex.tg_alignItems == .end)
    #expect(flex.tg_alignContent == .spaceBetween)
    let gap = 6
    let grid = TGGridLayout(columns: [.auto], spacing: gap) { items }.justifyItems(.center)
      .alignItems(.end)
    #expect(grid.tg_hspace == 6 && grid.tg_vspace == 6)
    #expect(grid.tg_justifyItems == .center && grid.tg_alignItems == .end)
    let frames = flex.padding(horz: 8, vert: 3).size(100, 40)
      .layout(in: TGSize(width: 200, height: 200)).entries.map(\.frame.origin)
    #expect(frames.dropFirst() == [TGPoint(x: 38, y: 3), TGPoint(x: 52, y: 3)])
  }

  @Test func gravityAndAlignmentDiagnosticsSuggestARemedy() {
    let flex = TGFlexLayout(.row) { TGView("A").size(5, 5).alignment(.right) }.named("row")
      .gravity(.right).size(50, 50).layout(in: TGSize(width: 50, height: 50))
    for notation in TGDiagnostic.Notation.allCases {
      #expect(
        flex.diagnostics.map { $0.text(in: notation) } == [
          "row: gravity has no effect in a flex layout; set `justifyContent` and `alignItems` instead",
          "A: alignment has no effect in a flex layout; set `alignSelf` instead",
        ])
    }
  }

  @Test func autoMarginsCenterAnItemAsTheDiagnosticSuggests() {
    let item = TGView("A").size(20, 10)
    let centered = item.autoMargins([.left, .right, .top, .bottom])
    let room = TGSize(width: 100, height: 60)
    let containers: [(TGView) -> TGView] = [
      { item in TGFlexLayout(.row) { item }.size(100, 60).view },
      { item in TGFlexLayout(.column) { item }.size(100, 60).view },
      { item in TGGridLayout(columns: [.fr(1)], rows: [.fr(1)]) { item }.size(100, 60).view },
    ]
    for container in containers {
      let refused = container(item.centered()).layout(in: room)
      #expect(
        refused.diagnostics.map(\.description)
          == ["centerX", "centerY"].map {
            "A: \($0) has no effect in flex layouts and grids; to center an item, set `autoMargins` on both sides"
          })
      let layout = container(centered).layout(in: room)
      #expect(layout["A"] == TGRect(x: 40, y: 25, width: 20, height: 10))
      #expect(layout.diagnostics == [])
    }
  }

  @Test func valuesWithoutEffectAreReported() {
    var view = TGView("A").size(10, 10)
    view.tg_centerX.equal(3)
    let other = TGView("B").size(10, 10)
    let layout = TGFlexLayout {
      view
      other
      TGView("C").size(10, 10).flex(grow: .nan, basis: .points(.infinity))
    }.with { $0.tg_size(width: 100, height: 20) }.view.layout(in: TGSize(width: 100, height: 20))
    #expect(
      layout.diagnostics.map(\.description) == [
        "A: centerX has no effect in flex layouts and grids; to center an item, set `autoMargins` on both sides",
        "C: grow is not a finite number; 0 is used instead",
        "C: basis is not a finite number; 0 is used instead",
        "C: width is set to 10, but a maximum, a flex basis, the container's gravity, or shrinking made it 0",
      ])
    #expect(layout["C"]?.width == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5])
  func invalidNumbersGiveSoundLayouts(number: Double) {
    let item = TGView().size(number, number).flex(
      grow: number, shrink: number, basis: .points(number)
    )
    .itemAspectRatio(number)
    for direction in TGFlexDirection.allCases {
      let flex = TGFlexLayout(direction, wrap: true) {
        item
        TGView(.size(number, number)).flex(grow: 1, basis: TGWeight(number))
        TGFlexLayout { item.absolute() }.with { $0.tg_hspaceShare = TGWeight(number) }
      }.with { $0.tg_space = number }
      for tree in [
        flex.view, flex.width(number).height(20).view, flex.width(.wrap).height(.wrap).view,
      ] {
        #expect(tree.layout(in: TGSize(width: 320, height: 480)).isSound)
      }
    }
  }

  @Test(arguments: [TGItemAlignment.start, .stretch, .baseline])
  func everyItemCanHaveItsOwnLine(alignment: TGItemAlignment) {
    let leaf = TGView().size(50, 10)
    let kinds = [
      leaf, leaf.flex(grow: 1), leaf.order(1), TGFlexLayout { leaf }.view,
    ]
    for kind in kinds {
      for wrap in [TGFlexWrap.wrap, .wrapReverse] {
        var row = TGFlexLayout(.row) { for _ in 0..<40 { kind } }
        row.tg_size(width: 50, height: .wrap)
        (row.tg_wrap, row.tg_alignItems) = (wrap, alignment)
        let found = frames(row).map(\.minY)
        let tops = (0..<40).map { Double($0) * 10 }
        #expect(found == (wrap == .wrap ? tops : tops.reversed()))
      }
    }
  }
}
