import Tangram
import Testing

/// Stacks inside stacks, inside other containers, and around them.
@Suite struct NestingTests {
  let room = TGSize(width: 300, height: 200)

  @Test func aRootStackFillsTheAvailableSize() {
    #expect(TGHStack().layout(in: room).frame == TGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func aNestedStackWithoutASizeSharesTheLength() {
    let layout = TGVStack {
      TGHStack {
        TGView("A").size(50, 20)
        TGSpacer()
        TGView("B").size(50, 20)
      }.named("top")
      TGSpacer(20)
      TGHStack { TGView("C").size(50, 20) }.named("bottom")
    }.layout(in: room)
    #expect(layout["top"] == TGRect(x: 0, y: 0, width: 300, height: 90))
    #expect(layout["bottom"] == TGRect(x: 0, y: 110, width: 300, height: 90))
    #expect(layout["B"] == TGRect(x: 250, y: 35, width: 50, height: 20))
    #expect(layout["C"] == TGRect(x: 125, y: 35, width: 50, height: 20))
  }

  @Test func aNestedWrappingStackHasTheSizeOfItsContent() {
    let layout = TGHStack {
      TGVStack(alignment: .leading) {
        TGView(.text(chars: 6, advance: 10, line: 20)).named("title")
        TGSpacer(4)
        TGView(.text(chars: 9, advance: 10, line: 12)).named("subtitle")
      }.named("texts").size(.wrap)
      TGSpacer()
      TGZStack { TGView("dot").size(8, 8) }.named("pile").size(24, 24)
    }.layout(in: room)
    #expect(layout["texts"] == TGRect(x: 0, y: 82, width: 90, height: 36))
    #expect(layout["subtitle"] == TGRect(x: 0, y: 24, width: 90, height: 12))
    #expect(layout["pile"] == TGRect(x: 276, y: 88, width: 24, height: 24))
    #expect(layout["dot"] == TGRect(x: 8, y: 8, width: 8, height: 8))
  }

  @Test func wrappingStacksGetTheHeightForTheirWidth() {
    func row(_ name: String) -> TGView {
      TGHStack {
        TGView(.text(chars: 30, advance: 10, line: 20)).width(.fill)
        TGView().size(50, 10)
      }.named(name).height(.wrap).view
    }
    let column = TGVStack { row("A") }.named("column").height(.wrap)
    let layout = TGLinearLayout(.vert) {
      column.width(150)
      TGView("next").size(10, 10)
    }.size(.wrap).layout(in: room)
    #expect(layout["A"]?.size == TGSize(width: 150, height: 60))
    #expect(layout["column"]?.size == TGSize(width: 150, height: 60))
    #expect(layout["next"]?.minY == 60)
  }

  @Test func textsInAWrappingColumnBreakAtTheWidestView() {
    let layout = TGVStack {
      TGView().size(100, 10)
      TGView(.text(chars: 25, advance: 10, line: 20)).named("text").width(.fill)
    }.size(.wrap).layout(in: room)
    #expect(layout["text"] == TGRect(x: 0, y: 10, width: 100, height: 60))
    #expect(layout.frame.size == TGSize(width: 100, height: 70))
  }

  @Test func stacksAndOtherContainersNest() {
    func stack(_ name: String) -> TGView {
      TGHStack(spacing: 5) {
        TGView().size(20, 10)
        TGFlowLayout(arrangedCount: 2).children {
          TGView().size(10, 10)
          TGView().size(10, 10)
          TGView().size(10, 10)
        }.size(.wrap)
      }.named(name).size(.wrap).view
    }
    let containers: [TGView] = [
      TGLinearLayout(.vert) { stack("A") }.size(.wrap).view,
      TGFrameLayout { stack("B") }.size(.wrap).view,
      TGRelativeLayout().children { stack("C") }.size(.wrap).view,
      TGFlowLayout(arrangedCount: 1).children { stack("D") }.size(.wrap).view,
      TGHStack { stack("E") }.size(.wrap).view,
      TGVStack { stack("F") }.size(.wrap).view,
      TGZStack { stack("G") }.size(.wrap).view,
    ]
    for container in containers {
      let layout = container.layout(in: room)
      #expect(layout.frame.size == TGSize(width: 45, height: 20))
      #expect(layout[path: [0]]?.size == TGSize(width: 45, height: 20))
      #expect(layout[path: [0, 0]] == TGRect(x: 0, y: 5, width: 20, height: 10))
      #expect(layout[path: [0, 1]] == TGRect(x: 25, y: 0, width: 20, height: 20))
      #expect(layout.diagnostics.isEmpty)
    }
    let filled = TGLinearLayout(.vert) {
      TGView().height(50)
      TGHStack().named("rest")
    }.size(.fill).layout(in: room)
    #expect(filled["rest"] == TGRect(x: 0, y: 50, width: 300, height: 150))
  }

  @Test func aSpacerOutsideAStackIsAViewWithoutASize() {
    let layout = TGLinearLayout(.vert) {
      TGView().size(10, 10)
      TGSpacer(40)
      TGView("next").size(10, 10)
    }.size(.wrap).layout(in: room)
    #expect(layout["next"]?.minY == 10)
  }

  @Test func deepStacksAreSolvedAFewTimesEach() {
    var tree = TGView(.text(chars: 100, advance: 10, line: 20)).named("leaf")
    for level in 0..<2000 {
      tree =
        level.isMultiple(of: 2)
        ? TGVStack { tree }.height(.wrap).view : TGHStack { tree }.size(.wrap).view
    }
    let layout = TGVStack { tree }.layout(in: TGSize(width: 500, height: 50))
    #expect(layout["leaf"]?.size == TGSize(width: 1000, height: 20))
    #expect(layout.solveCount <= 5 * 2000)
  }

  // MARK: Handles

  @Test func handlesCanBeMadeOnlyFromTheirKind() {
    let (row, column, pile) = (TGHStack().view, TGVStack().view, TGZStack().view)
    #expect(TGHStack(row) != nil && TGHStack(column) == nil && TGHStack(pile) == nil)
    #expect(TGVStack(column) != nil && TGVStack(row) == nil && TGVStack(TGView()) == nil)
    #expect(TGZStack(pile) != nil && TGZStack(row) == nil)
    #expect(TGSpacer(TGSpacer(3).view)?.tg_length == 3 && TGSpacer(row) == nil)
  }

  @Test func optionsCanBeChangedWithoutAffectingCopies() {
    let row = TGHStack(alignment: .top)
    var other = row
    other.tg_align = .bottom
    #expect(row.tg_align == .top && other.tg_align == .bottom)
    var column = TGVStack(alignment: .trailing)
    column.tg_align = .leading
    #expect(column.tg_align == .leading)
    var spacer = TGSpacer(minimum: 3, priority: 2)
    #expect(spacer.tg_length == nil && spacer.tg_minimum == 3 && spacer.tg_priority == 2)
    spacer.tg_minimum = 4
    spacer.tg_priority = -1
    #expect(spacer.tg_minimum == 4 && spacer.tg_priority == -1)
  }
}
