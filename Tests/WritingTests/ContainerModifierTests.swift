import Tangram
import Testing

@Suite struct ContainerModifierTests {
  private let room = TGSize(width: 375, height: 667)

  @Test func spacingOfALinearLayout() {
    let gap = 8
    let column = TGLinearLayout(.vert, spacing: gap) {
      TGView("a").size(10, 10)
      TGView("b").size(10, 10)
    }.size(.wrap)
    #expect(column.layout(in: room).frame.size == TGSize(width: 10, height: 28))
    #expect(TGLinearLayout(spacing: 2.5).tg_space == 2.5)
  }

  @Test func modifiersOfALinearLayout() {
    let base = TGView("base")
    let line = TGLinearLayout().orientation(.horz).shrinkType([.weight, .space])
      .baselineBase(base)
    #expect(line.tg_orientation == .horz && line.tg_shrinkType == [.weight, .space])
    #expect(line.tg_baselineBaseView == base.id)
  }

  @Test func equalizedChildrenOfALinearLayout() {
    let row = TGLinearLayout(.horz) { for _ in 0..<3 { TGView().height(10) } }.size(100, 10)
    func places(_ row: TGLinearLayout) -> [Double?] {
      let layout = row.layout(in: room)
      return row.subviews.map { layout[$0]?.minX }
    }
    #expect(places(row.equalized()) == [0, 40, 80])
    #expect(places(row.equalized(centered: true, spacing: 10)) == [10, 40, 70])
    #expect(places(row.fixedSubviews(size: 20, minSpace: 0)) == [0, 40, 80])
    let sized = TGLinearLayout(.horz) { for width in [10, 20, 30] { TGView().size(width, 10) } }
    #expect(places(sized.size(100, 10).equalizedSpace()) == [0, 30, 70])
  }

  @Test func modifiersOfAFlowLayout() {
    let flow = TGFlowLayout(.vert, arrangedCount: 3, spacing: 4) { TGView() }
    #expect(flow.tg_arrangedCount == 3 && flow.tg_hspace == 4 && flow.subviews.count == 1)
    let other = TGFlowLayout().orientation(.horz).arrangedCount(2).pagedCount(4).autoArrange()
      .arrangedGravity(.center).lastlineGravityPolicy(.always)
    #expect(other.tg_orientation == .horz && other.tg_arrangedCount == 2)
    #expect(other.tg_pagedCount == 4 && other.tg_autoArrange)
    #expect(other.tg_arrangedGravity == .center && other.tg_lastlineGravityPolicy == .always)
  }

  @Test func modifiersOfAFloatLayout() {
    let float = TGFloatLayout(.vert, spacing: 4) {
      TGView("a").size(10, 10)
      TGView("b").size(10, 10).reverseFloat()
      TGView("c").size(10, 10).clearFloat()
    }.size(100, 100)
    let layout = float.layout(in: room)
    #expect(layout["b"]?.minX == 90)
    #expect(layout["c"]?.origin == TGPoint(x: 0, y: 14))
    let other = TGFloatLayout().orientation(.horz).noBoundaryLimit()
    #expect(other.tg_orientation == .horz && other.tg_noBoundaryLimit)
  }

  @Test func rowsOfATable() {
    let table = TGTableLayout(.vert, spacing: 4)
      .row(size: 10, colSize: .average) {
        TGView("a")
        TGView("b")
      }
      .row(size: .wrap, colCount: 3) { for name in ["c", "d"] { TGView(name).height(20) } }
      .width(104).height(.wrap).shrinkType(.average)
    let layout = table.layout(in: room)
    #expect(layout["b"] == TGRect(x: 54, y: 0, width: 50, height: 10))
    #expect(layout["d"] == TGRect(x: 36, y: 0, width: 32, height: 20))
    #expect(layout.frame.height == 34)
    #expect(table.tg_shrinkType == .average)
  }

  @Test func spacingOfATableAppliesToItsRows() {
    let table = TGTableLayout(.vert).row(size: 10, colSize: 20) {
      TGView("a")
      TGView("b")
    }
    #expect(table.spacing(horz: 7).layout(in: room)["b"]?.minX == 27)
    #expect(table.spacing(5).layout(in: room)["b"]?.minX == 25)
  }

  @Test func modifiersOfAPathLayout() {
    let setting = TGCoordinateSetting(origin: TGPoint(x: 0.5, y: 0.5))
    let path = TGPathLayout().curve(.circle(r: 40)).coordinateSetting(setting)
      .spaceType(.count(4)).distanceError(1).originView(TGView("o").size(20, 20)).size(100, 100)
    #expect(path.tg_coordinateSetting == setting && path.tg_spaceType == .count(4))
    #expect(path.tg_distanceError == 1)
    #expect(path.layout(in: room)["o"] == TGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func integersAsSpacingOfStacks() {
    let gap = 6
    let row = TGHStack(spacing: gap) {
      TGView("a").size(10, 10)
      TGView("b").size(10, 10)
      TGSpacer(gap)
      TGView("c").size(10, 10)
      TGSpacer(minimum: gap)
    }.size(100, 10)
    let layout = row.layout(in: room)
    #expect(layout["b"]?.minX == 16)
    #expect(layout["c"]?.minX == 32)
    #expect(TGVStack(spacing: gap).tg_vspace == 6)
  }
}
