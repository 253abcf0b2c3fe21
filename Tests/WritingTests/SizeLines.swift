import Tangram
import Testing

/// Statements about sizes, as found in programs that use TangramKit.
@Suite struct SizeLines {
  let room = TGSize(width: 375, height: 667)

  /// The size of a child in a frame layout of 200 × 100.
  private func size(of view: TGView) -> TGSize? {
    var s = TGFrameLayout()
    s.tg_size(width: 200, height: 100)
    s.addSubview(view)
    return s.layout(in: room)[view]?.size
  }

  @Test func numbers() {
    var a = TGView()
    a.tg_width.equal(30)
    a.tg_height.equal(12.5, increment: 1, multiple: 2)
    #expect(size(of: a) == TGSize(width: 30, height: 26))
  }

  @Test func aSpacerWithoutALengthIsFlexible() {
    let none: Double? = nil
    #expect(TGSpacer(nil).tg_length == nil)
    #expect(TGSpacer(none).tg_length == nil)
    #expect(TGSpacer(8).tg_length == 8)
    #expect(TGSpacer(8.5).tg_length == 8.5)
  }

  @Test func operatorsWithViewsAndChains() throws {
    var b = TGView("b").size(40, 10)
    var a = TGView("a")
    func frame(_ layout: TGLayout) throws -> TGRect { try #require(layout["a"]) }
    func inFrame() throws -> TGRect {
      try frame(
        TGRelativeLayout {
          a
          b
        }.size(200, 100).layout(in: room))
    }
    a.tg_width ~= b
    a.tg_height ~= a.superview
    #expect(try inFrame().size == TGSize(width: 40, height: 100))
    a.tg_width ~= b.tg_width * 2 + 10
    a.tg_height ~= (b.tg_height + 5) * 2 - 3
    #expect(try inFrame().size == TGSize(width: 90, height: 27))
    a.tg_width ~= b.tg_width / 4
    a.tg_width >= b
    a.tg_height ~= 500
    a.tg_height <= a.superview
    #expect(try inFrame().size == TGSize(width: 40, height: 100))
    a.tg_width <= b.tg_width - 30
    #expect(try inFrame().width == 10)
    a.tg_left ~= b.tg_right + 5
    a.tg_top ~= b
    #expect(try inFrame().origin == TGPoint(x: 45, y: 0))
    a.tg_left ~= b.tg_right - 5
    #expect(try inFrame().minX == 35)
  }

  @Test func shares() {
    var a = TGView()
    a.tg_width.equal(25%)
    a.tg_height.equal(TGWeight(50))
    #expect(size(of: a) == TGSize(width: 50, height: 50))
  }

  @Test func wrapAndFill() {
    var a = TGView(.size(33, 44))
    a.tg_width.equal(.wrap)
    a.tg_height.equal(.fill)
    #expect(size(of: a) == TGSize(width: 33, height: 100))
    #expect(a.tg_width.isWrap && a.tg_height.isFill)
  }

  @Test func qualifiedSizeValues() {
    var a = TGView(.size(33, 44))
    a.tg_size(width: TGLayoutSize.wrap, height: TGLayoutSize.fill)
    #expect(size(of: a) == TGSize(width: 33, height: 100))
    a.tg_height.equal(TGLayoutSize.average)
    #expect(a.tg_height.weightVal == 100%)
  }

  @Test func aHeightRelativeToTheWidth() {
    var a = TGView()
    a.tg_width.equal(40)
    a.tg_height.equal(a.tg_width).add(-10)
    #expect(size(of: a) == TGSize(width: 40, height: 30))
  }

  @Test func multiplesAndIncrements() {
    var a = TGView()
    a.tg_width.equal(40).multiply(2).add(5)
    a.tg_height.equal(a.tg_width, increment: 1, multiple: 0.5)
    #expect(size(of: a) == TGSize(width: 85, height: 44))
  }

  @Test func boundsOfASize() {
    var a = TGView()
    a.tg_width.equal(.fill).max(120)
    a.tg_height.equal(10).min(a.tg_width, multiple: 0.25)
    #expect(size(of: a) == TGSize(width: 120, height: 30))
    #expect(a.tg_width.maxVal.numberVal == 120)
    #expect(a.tg_height.minVal.multipleVal == 0.25)
  }

  @Test func sharesAsBounds() {
    var a = TGView()
    a.tg_width.equal(.fill)
    a.tg_width <= 30%
    a.tg_height.equal(10)
    a.tg_height >= 20%
    #expect(size(of: a) == TGSize(width: 60, height: 20))
  }

  @Test func operatorsOfSizes() {
    var (a, b) = (TGView(), TGView())
    a.tg_width ~= 10
    a.tg_width *= 3
    a.tg_width += 5
    a.tg_height ~= .fill
    a.tg_height <= 60
    b.tg_width ~= 50%
    b.tg_width /= 2
    b.tg_width -= 10
    b.tg_height ~= b.tg_width
    b.tg_height >= 45
    #expect(size(of: a) == TGSize(width: 35, height: 60))
    #expect(size(of: b) == TGSize(width: 40, height: 45))
  }

  @Test func widthAndHeightAtOnce() {
    var views = [TGView](repeating: TGView(.size(33, 44)), count: 7)
    views[0].tg_size(width: 10, height: 20)
    views[1].tg_size(width: .fill, height: 20)
    views[2].tg_size(width: 10, height: .wrap)
    views[3].tg_size(width: 50%, height: .fill)
    views[4].tg_size(TGSize(width: 3, height: 4))
    views[5].tg_size(15)
    views[6].tg_size(.wrap)
    #expect(
      views.map { size(of: $0) } == [
        TGSize(width: 10, height: 20), TGSize(width: 200, height: 20),
        TGSize(width: 10, height: 44), TGSize(width: 100, height: 100),
        TGSize(width: 3, height: 4), TGSize(width: 15, height: 15), TGSize(width: 33, height: 44),
      ])
  }

  @Test func valuesOfASize() {
    var (a, b) = (TGView(), TGView())
    a.tg_width.equal(b.tg_width, increment: 5, multiple: 2)
    a.tg_height.equal([b.tg_height])
    #expect(a.tg_width.sizeVal == b.anchor(.width))
    #expect(a.tg_width.incrementVal == 5 && a.tg_width.multipleVal == 2)
    #expect(a.tg_height.arrayVal == [b.anchor(.height)])
    a.tg_width.equal(nil)
    a.tg_height.clear()
    #expect(!a.tg_width.hasValue && !a.tg_height.hasValue)
  }

  @Test func integersAreAccepted() {
    let (count, half) = (7, 0.5)
    var (a, b) = (TGView(), TGView())
    a.tg_width.equal(count, increment: count, multiple: half)
    a.tg_height.equal(count).min(count * 2, increment: count).max(99)
    b.tg_size(width: count, height: .fill)
    b.tg_height.max(a, increment: count)
    b.tg_margin(top: count, left: count, bottom: count, right: half)
    b.tg_top.equal(a.tg_bottom, offset: count).min(count, offset: count)
    #expect(size(of: a) == TGSize(width: 11, height: 21))
    #expect(a.tg_width.incrementVal == 7)
    #expect(b.tg_height.max.incrementVal == 7)
    #expect(b.tg_top.offsetVal == 7 && b.tg_left.numberVal == 7 && b.tg_right.numberVal == 0.5)
    var c = TGView()
    c.tg_size(count)
    #expect(size(of: c) == TGSize(width: count, height: count))
  }
}
