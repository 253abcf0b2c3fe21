import Tangram
import Testing

/// Statements about containers, as found in programs that use TangramKit.
@Suite struct ContainerLines {
  let room = TGSize(width: 375, height: 667)

  private func leaf(_ width: Double, _ height: Double) -> TGView { TGView().size(width, height) }

  /// The frames of the children.
  private func frames(of container: some TGContainer) -> [TGRect] {
    let layout = container.layout(in: room)
    return container.subviews.compactMap { layout[$0] }
  }

  @Test func aColumn() {
    var s = TGLinearLayout(.vert)
    s.tg_width.equal(100)
    s.tg_height.equal(.wrap)
    s.tg_vspace = 10
    s.tg_padding = TGInsets(top: 1, left: 2, bottom: 3, right: 4)
    s.tg_gravity = TGGravity.horz.right
    s.addSubview(leaf(10, 20))
    s.addSubview(leaf(30, 40))
    #expect(
      frames(of: s) == [
        TGRect(x: 86, y: 1, width: 10, height: 20), TGRect(x: 66, y: 31, width: 30, height: 40),
      ])
    #expect(s.layout(in: room).frame == TGRect(x: 0, y: 0, width: 100, height: 74))
  }

  @Test func aRowWithAGivenFrame() {
    var s = TGLinearLayout(frame: TGRect(x: 5, y: 6, width: 100, height: 20), orientation: .horz)
    s.tg_space = 4
    s.tg_leftPadding = 10
    s.tg_rightPadding = 20
    s.tg_reverseLayout = true
    var a = TGView()
    a.tg_width.equal(.fill)
    a.tg_height.equal(.fill)
    s.addSubview(a)
    s.addSubview(leaf(6, 7))
    #expect(
      frames(of: s) == [
        TGRect(x: 20, y: 0, width: 60, height: 20), TGRect(x: 10, y: 0, width: 6, height: 7),
      ])
  }

  @Test func equalSizesAndGaps() {
    var s = TGLinearLayout(.horz)
    s.tg_size(width: 100, height: 10)
    for _ in 0..<3 { s.addSubview(TGView().height(10)) }
    var t = s
    s.tg_equalizeSubviews(centered: false)
    t.tg_equalizeSubviews(centered: true, withSpace: 10)
    #expect(frames(of: s).map(\.minX) == [0, 40, 80])
    #expect(frames(of: s).map(\.width) == [20, 20, 20])
    #expect(frames(of: t).map(\.minX) == [10, 40, 70])
  }

  @Test func equalGaps() {
    var s = TGLinearLayout(.horz)
    s.tg_size(width: 100, height: 10)
    for width in [10, 20, 30] { s.addSubview(TGView().size(width, 10)) }
    s.tg_equalizeSubviewsSpace(centered: false)
    #expect(frames(of: s).map(\.minX) == [0, 30, 70])
  }

  @Test func childrenOfOneSize() {
    var s = TGLinearLayout(.horz)
    s.tg_size(width: 100, height: 10)
    for _ in 0..<3 { s.addSubview(TGView().height(10)) }
    s.tg_setSubviews(size: 20, minSpace: 5, maxSpace: 20)
    #expect(frames(of: s).map(\.minX) == [0, 40, 80])
    #expect(frames(of: s).map(\.width) == [20, 20, 20])
  }

  @Test func childrenShrinkEqually() {
    var s = TGLinearLayout(.horz)
    s.tg_size(width: 50, height: 10)
    s.tg_shrinkType = .average
    s.addSubview(leaf(40, 10))
    s.addSubview(leaf(30, 10))
    var rest = TGView()
    rest.tg_size(width: .fill, height: 10)
    s.addSubview(rest)
    #expect(frames(of: s).map(\.width) == [30, 20, 0])
  }

  @Test func aBaselineOfARow() {
    var s = TGLinearLayout(.horz)
    s.tg_size(width: 100, height: 40)
    s.tg_gravity = TGGravity.vert.baseline
    let big = TGView(.text(chars: 2, advance: 10, line: 20)).size(.wrap)
    s.tg_baselineBaseView = big.id
    s.addSubview(big)
    s.addSubview(TGView(.text(chars: 2, advance: 5, line: 10)).size(.wrap))
    #expect(frames(of: s).map(\.minY) == [0, 8])
  }

  @Test func aFlowOfTags() {
    var s = TGFlowLayout(.vert)
    s.tg_width.equal(100)
    s.tg_height.equal(.wrap)
    s.tg_hspace = 5
    s.tg_vspace = 8
    for width in [40, 50, 60] { s.addSubview(TGView().size(width, 10)) }
    #expect(
      frames(of: s).map(\.origin) == [
        TGPoint(x: 0, y: 0), TGPoint(x: 45, y: 0), TGPoint(x: 0, y: 18),
      ])
  }

  @Test func aCountedFlow() {
    var s = TGFlowLayout(.vert, arrangedCount: 2)
    s.tg_size(width: 100, height: .wrap)
    s.tg_arrangedGravity = TGGravity.vert.bottom
    s.tg_gravity = TGGravity.horz.fill
    s.tg_lastlineGravityPolicy = .no
    s.tg_pagedCount = 0
    s.tg_autoArrange = false
    for height in [10, 20, 30] { s.addSubview(TGView().height(height)) }
    #expect(frames(of: s).map(\.minY) == [10, 0, 20])
    #expect(frames(of: s).map(\.width) == [50, 50, 50])
  }

  @Test func aHorizontalFlow() {
    var s = TGFlowLayout(frame: TGRect(x: 0, y: 0, width: 60, height: 25), orientation: .horz)
    for _ in 0..<3 { s.addSubview(leaf(10, 10)) }
    #expect(s.tg_orientation == .horz && s.tg_arrangedCount == 0)
    #expect(
      frames(of: s).map(\.origin) == [
        TGPoint(x: 0, y: 0), TGPoint(x: 0, y: 10), TGPoint(x: 10, y: 0),
      ])
  }

  @Test func floatsOnBothSides() {
    var s = TGFloatLayout(.vert)
    s.tg_width.equal(100)
    s.tg_height.equal(.wrap)
    var (a, b, c) = (leaf(30, 20), leaf(20, 10), leaf(10, 10))
    b.tg_reverseFloat = true
    c.tg_clearFloat = true
    a.tg_alignment = TGGravity.none
    for view in [a, b, c] { s.addSubview(view) }
    #expect(
      frames(of: s).map(\.origin) == [
        TGPoint(x: 0, y: 0), TGPoint(x: 80, y: 0), TGPoint(x: 0, y: 20),
      ])
  }

  @Test func floatsWithoutABoundaryLimit() {
    var s = TGFloatLayout(.vert)
    s.tg_size(.wrap)
    s.tg_noBoundaryLimit = true
    for _ in 0..<3 { s.addSubview(leaf(200, 10)) }
    #expect(frames(of: s).map(\.minX) == [0, 200, 400])
  }

  @Test func aTable() {
    var s = TGTableLayout(.vert)
    s.tg_size(width: 106, height: .wrap)
    s.tg_hspace = 6
    s.tg_vspace = 4
    s.tg_addRow(size: .wrap, colSize: .average)
    s.tg_addCol(TGView("a").height(10), inRow: 0)
    s.tg_addCol(TGView("b").height(20), inRow: 0)
    s.tg_addRow(size: 30, colCount: 2)
    s.addSubview(TGView("c"))
    #expect(s.tg_rowCount == 2 && s.tg_colCount(inRow: 0) == 2)
    #expect(s.tg_colView(at: TGIndexPath(row: 1, col: 0))?.name == "c")
    let layout = s.layout(in: room)
    #expect(layout["b"] == TGRect(x: 56, y: 0, width: 50, height: 20))
    #expect(layout["c"] == TGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(layout.frame.height == 54)
  }

  @Test func rowsAndCellsAreInsertedAndRemoved() {
    var s = TGTableLayout(.vert)
    s.tg_addRow(size: 10, colSize: 20)
    s.tg_addRow(size: 10, colSize: 20)
    s.tg_addCol(TGView("a"), inRow: 0)
    s.tg_insertCol(TGView("b"), inIndexPath: TGIndexPath(row: 0, col: 0))
    s.tg_exchangeCol(TGIndexPath(row: 0, col: 0), with: TGIndexPath(row: 0, col: 1))
    s.tg_exchangeRow(0, with: 1)
    s.tg_insertRow(size: 5, colSize: .wrap, rowIndex: 0)
    s.tg_removeRow(1)
    s.tg_removeCol(TGIndexPath(row: 1, col: 1))
    #expect(s.tg_rowCount == 2)
    #expect(s.tg_rowView(at: 1)?.subviews.map(\.name) == ["a"])
  }

  @Test func viewsRelativeToEachOther() {
    var s = TGRelativeLayout()
    s.tg_size(width: 200, height: 100)
    var (a, b) = (TGView(), TGView())
    a.tg_size(width: 40, height: 30)
    a.tg_centerX.equal([b.tg_centerX])
    b.tg_left.equal(a.tg_right, offset: 10)
    b.tg_top.equal(a.tg_bottom)
    b.tg_width.equal(a.tg_width).multiply(1.5)
    b.tg_height.equal(a)
    a.tg_centerX.equal(s.tg_centerX)
    s.addSubview(a)
    s.addSubview(b)
    #expect(
      frames(of: s) == [
        TGRect(x: 80, y: 0, width: 40, height: 30), TGRect(x: 130, y: 30, width: 60, height: 30),
      ])
  }

  @Test func childrenOnACircle() {
    var s = TGPathLayout()
    s.tg_size(width: 100, height: 100)
    s.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    s.tg_polarEquation = { _ in 40 }
    s.tg_spaceType = .count(4)
    s.tg_distanceError = 0.1
    s.addSubview(leaf(10, 10))
    s.addSubview(leaf(10, 10))
    s.tg_originView = leaf(20, 20)
    #expect(
      frames(of: s) == [
        TGRect(x: 85, y: 45, width: 10, height: 10), TGRect(x: 45, y: 85, width: 10, height: 10),
        TGRect(x: 40, y: 40, width: 20, height: 20),
      ])
    #expect(s.tg_pathSubviews.count == 2)
  }

  @Test func aLayoutTransformMirrorsChildren() {
    var s = TGLinearLayout(.horz)
    s.tg_size(width: 100, height: 40)
    s.tg_layoutTransform = TGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    s.addSubview(leaf(30, 10))
    #expect(frames(of: s) == [TGRect(x: 70, y: 0, width: 30, height: 10)])
  }

  @Test func paddingOfAnEmptyContainer() {
    var s = TGLinearLayout(.vert)
    s.tg_size(.wrap)
    s.tg_topPadding = 1
    s.tg_bottomPadding = 2
    s.tg_leadingPadding = 3
    s.tg_trailingPadding = 4
    #expect(s.layout(in: room).frame.size == TGSize(width: 7, height: 3))
    s.tg_zeroPadding = false
    #expect(s.layout(in: room).frame.size == .zero)
  }
}
