import Tangram
import Testing

/// Statements about positions, as found in programs that use TangramKit.
///
/// They are changed only to `var` for `let`, and to `TGView` for `UIView`. The tests check the resulting
/// frames, so that a statement means the same here.
@Suite struct PositionLines {
  let room = TGSize(width: 375, height: 667)

  /// The frame of a child in a frame layout of 200 × 100.
  private func frame(of view: TGView) -> TGRect? {
    var s = TGFrameLayout()
    s.tg_size(width: 200, height: 100)
    s.addSubview(view)
    return s.layout(in: room)[view]
  }

  @Test func topAndLeading() {
    var a = TGView()
    a.tg_top.equal(10)
    a.tg_leading.equal(20)
    a.tg_size(width: 30, height: 40)
    #expect(frame(of: a) == TGRect(x: 20, y: 10, width: 30, height: 40))
  }

  @Test func bottomAndTrailing() {
    var a = TGView()
    a.tg_bottom.equal(10)
    a.tg_trailing.equal(20)
    a.tg_size(width: 30, height: 40)
    #expect(frame(of: a) == TGRect(x: 150, y: 50, width: 30, height: 40))
  }

  @Test func leftAndRightGiveTheWidth() {
    var a = TGView()
    a.tg_left.equal(20%)
    a.tg_right.equal(30%)
    a.tg_height.equal(10)
    #expect(frame(of: a) == TGRect(x: 40, y: 0, width: 100, height: 10))
  }

  @Test func centersWithAnOffset() {
    var a = TGView()
    a.tg_centerX.equal(0, offset: 5)
    a.tg_centerY.equal(10)
    a.tg_size(width: 20, height: 20)
    #expect(frame(of: a) == TGRect(x: 95, y: 50, width: 20, height: 20))
  }

  @Test func offsetReplacesTheOffset() {
    var a = TGView()
    a.tg_left.equal(10).offset(5)
    a.tg_left.offset(7)
    a.tg_size(10)
    #expect(frame(of: a) == TGRect(x: 17, y: 0, width: 10, height: 10))
    #expect(a.tg_left.offsetVal == 7)
  }

  @Test func boundsOfAMargin() {
    var a = TGView()
    a.tg_left.equal(50%).max(30)
    a.tg_top.equal(1%).min(12)
    a.tg_size(10)
    #expect(frame(of: a) == TGRect(x: 30, y: 12, width: 10, height: 10))
    #expect(a.tg_left.maxVal.numberVal == 30)
    #expect(a.tg_top.minVal.numberVal == 12)
  }

  @Test func aMinimumAloneIsAMargin() {
    var a = TGView()
    a.tg_top.min(10)
    a.tg_size(10)
    var s = TGLinearLayout(.vert)
    s.tg_size(width: 100, height: 100)
    s.addSubview(a)
    #expect(s.layout(in: room)[a] == TGRect(x: 0, y: 10, width: 10, height: 10))
  }

  @Test func operatorsOfPositions() {
    var a = TGView()
    a.tg_left ~= 10
    a.tg_left += 5
    a.tg_top ~= 20%
    a.tg_top -= 3
    a.tg_top >= 2
    a.tg_top <= 15
    a.tg_size(10)
    #expect(frame(of: a) == TGRect(x: 15, y: 15, width: 10, height: 10))
  }

  @Test func nilRemovesAValue() {
    var a = TGView()
    a.tg_left.equal(10)
    a.tg_left.equal(nil)
    a.tg_size(10)
    #expect(!a.tg_left.hasValue)
    #expect(frame(of: a) == TGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func clearRemovesAllValues() {
    var a = TGView()
    a.tg_left.equal(10, offset: 3).min(5)
    a.tg_left.clear()
    #expect(a.tg_left.numberVal == nil && a.tg_left.offsetVal == 0)
    #expect(a.tg_left.min.numberVal == nil)
  }

  @Test func inactivePositionsAreIgnored() {
    var a = TGView()
    a.tg_left.equal(10)
    a.tg_left.isActive = false
    a.tg_size(10)
    #expect(frame(of: a) == TGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func valuesOfAPosition() {
    var (a, b) = (TGView(), TGView())
    a.tg_left.equal(b.tg_right, offset: 8)
    a.tg_top.equal(20%)
    a.tg_centerX.equal([b.tg_centerX])
    #expect(a.tg_left.posVal == b.anchor(.right))
    #expect(a.tg_top.weightVal == TGWeight(20))
    #expect(a.tg_centerX.arrayVal == [b.anchor(.centerX)])
  }

  @Test func originAndEnd() {
    var (a, b) = (TGView(), TGView())
    a.tg_origin(x: 10, y: 20)
    a.tg_end(x: 30, y: 40)
    b.tg_origin(TGPoint(x: 1, y: 2))
    b.tg_end(TGPoint(x: 3, y: 4))
    #expect(frame(of: a) == TGRect(x: 10, y: 20, width: 160, height: 40))
    #expect(frame(of: b) == TGRect(x: 1, y: 2, width: 196, height: 94))
  }

  @Test func marginsOnAllSides() {
    var (a, b, c, d) = (TGView(), TGView(), TGView(), TGView())
    a.tg_margin(10)
    b.tg_horzMargin(20)
    b.tg_vertMargin(30)
    c.tg_margin(top: 1, left: 2, bottom: 3, right: 4)
    d.tg_margin(top: 1, leading: 10%, bottom: 3, trailing: 20)
    #expect(frame(of: a) == TGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(frame(of: b) == TGRect(x: 20, y: 30, width: 160, height: 40))
    #expect(frame(of: c) == TGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(frame(of: d) == TGRect(x: 20, y: 1, width: 160, height: 96))
  }

  @Test func andChainsStatements() {
    var a = TGView()
    a.tg_left.equal(5).and().tg_top.equal(6).and().tg_width.equal(7).and().tg_height.equal(8)
    #expect(frame(of: a) == TGRect(x: 5, y: 6, width: 7, height: 8))
  }
}
