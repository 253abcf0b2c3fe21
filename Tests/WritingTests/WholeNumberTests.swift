import Tangram
import Testing

/// Integers are accepted as points without a conversion.
@Suite struct WholeNumberTests {
  private let count = 4
  private let room = TGSize(width: 100, height: 100)

  @Test func geometryAcceptsIntegersAndDoubles() {
    #expect(TGPoint(x: count, y: 2.5) == TGPoint(x: 4.0, y: 2.5))
    #expect(TGSize(width: 2.5, height: count) == TGSize(width: 2.5, height: 4.0))
    #expect(
      TGRect(x: count, y: 0.5, width: count * 2, height: 1.5)
        == TGRect(origin: TGPoint(x: 4.0, y: 0.5), size: TGSize(width: 8.0, height: 1.5)))
    #expect(TGPoint(x: count, y: count) == TGPoint(x: 4.0, y: 4.0))
    #expect(TGSize(width: count, height: 3) == TGSize(width: 4.0, height: 3.0))
    #expect(
      TGRect(x: count, y: count, width: count, height: count)
        == TGRect(x: 4.0, y: 4.0, width: 4.0, height: 4.0))
  }

  @Test func insets() {
    #expect(TGInsets(top: count) == TGInsets(top: 4.0, leading: 0, bottom: 0, trailing: 0))
    #expect(TGInsets(leading: count, trailing: 2.5) == TGInsets(leading: 4.0, trailing: 2.5))
    #expect(
      TGInsets(top: count, left: 1, bottom: 0.5, right: count)
        == TGInsets(top: 4.0, leading: 1, bottom: 0.5, trailing: 4.0))
    #expect(TGInsets() == .zero)
  }

  @Test func pixels() {
    let environment = TGEnvironment(size: room, scale: count)
    #expect(environment.scale == 4)
    #expect(TGView().size(1.3, 1).layout(in: environment).frame.width == 1.25)
  }

  @Test func rowsOfTables() {
    var table = TGTableLayout(.vert)
    table.tg_addRow(size: .points(count), colSize: .points(count * 2))
    table.tg_addCol(TGView("a"), inRow: 0)
    #expect(table.layout(in: room)["a"] == TGRect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test func descriptors() {
    var (a, b) = (TGView(), TGView())
    a.tg_size(width: count, height: count)
    a.tg_left.equal(count, offset: count).min(count).max(count * 9)
    a.tg_top ~= count
    b.tg_width.equal(a.tg_width, increment: count, multiple: count).min(count).max(count * 9)
    b.tg_height.equal(TGWeight(count)).add(count).multiply(count)
    b.tg_end(x: count, y: count)
    #expect(
      a.description
        == "view {tg_left.equal(4, offset: 4).min(4).max(36), tg_top.equal(4), "
        + "tg_width.equal(4), tg_height.equal(4)}")
    let s = TGFrameLayout {
      a
      b
    }.size(100, 100)
    #expect(s.layout(in: room)[b] == TGRect(x: 76, y: 76, width: 20, height: 20))
  }

  @Test func chains() {
    var (whole, plain, other) = (TGView(), TGView(), TGView("other"))
    whole.tg_left.equal(20%, offset: count).min(count, offset: count).max(count * 9, offset: 0.5)
    plain.tg_left.equal(20%, offset: 4.0).min(4.0, offset: 4.0).max(36.0, offset: 0.5)
    whole.tg_right.equal(Float(4)).min(other.tg_right, offset: count).max(.infinity)
    plain.tg_right.equal(4.0).min(other.tg_right, offset: 4.0).max(Double.infinity)
    whole.tg_top.equal(4).min(other.anchor(.top), offset: count).max(other.anchor(.bottom))
    plain.tg_top.equal(4.0).min(other.anchor(.top), offset: 4.0).max(other.anchor(.bottom))
    whole.tg_width.equal(count, increment: count, multiple: count).min(count, increment: 0.5)
    plain.tg_width.equal(4.0, increment: 4.0, multiple: 4.0).min(4.0, increment: 0.5)
    whole.tg_height.equal(4).min(3, multiple: 2).max(count, increment: 1, multiple: 0.5)
    plain.tg_height.equal(4.0).min(3.0, multiple: 2.0).max(4.0, increment: 1.0, multiple: 0.5)
    #expect(whole.description == plain.description)
  }

  @Test func operators() {
    var (short, long, other) = (TGView(), TGView(), TGView("other"))
    short.tg_left ~= count
    short.tg_left >= count
    short.tg_left <= 40
    long.tg_left.equal(4.0).min(4.0).max(40.0)
    short.tg_right ~= other.tg_left
    short.tg_right >= Float(2)
    short.tg_right <= .infinity
    long.tg_right.equal(other.tg_left).min(2.0).max(.infinity)
    short.tg_top ~= other.anchor(.bottom)
    short.tg_top += count
    long.tg_top.equal(other.anchor(.bottom)).offset(4.0)
    short.tg_width ~= other.tg_height
    short.tg_width >= count
    short.tg_width <= other.tg_width
    long.tg_width.equal(other.tg_height).min(4.0).max(other.tg_width)
    short.tg_height ~= other.anchor(.width)
    short.tg_height >= other.anchor(.height)
    short.tg_height <= 50%
    long.tg_height.equal(other.anchor(.width)).min(other.anchor(.height)).max(50%)
    #expect(short.description == long.description)
  }

  @Test func itemsAndTracks() {
    let view = TGView().flex(grow: count, shrink: count, basis: .points(count))
    #expect(view.tg_flex == TGView().flex(grow: 4, shrink: 4, basis: .points(4.0)).tg_flex)
    #expect(TGView().flex(grow: count, basis: 20%).tg_flex.basis == .share(20%))
    #expect(TGView().flex().tg_flex == TGFlexItem())
    #expect(TGView().itemAspectRatio(count).tg_flex.aspectRatio == 4)
    #expect([TGGridTrack.points(count), .fr(count)] == [.points(4.0), .fr(4.0)])
  }

  @Test func curvesAndTransforms() {
    #expect("\(TGCurve.circle(r: count))" == "\(TGCurve.circle(r: 4.0))")
    #expect("\(TGCurve.ellipse(rx: count, ry: 2))" == "\(TGCurve.ellipse(rx: 4.0, ry: 2.0))")
    #expect(TGPathSpaceType.fixed(count) == .fixed(4.0))
    #expect(TGAffineTransform(scaleX: count, y: 1.5) == TGAffineTransform(scaleX: 4.0, y: 1.5))
    #expect(TGAffineTransform(translationX: count, y: count)(.zero) == TGPoint(x: 4, y: 4))
    #expect(TGFixedSubviews(size: count) == TGFixedSubviews(size: 4.0))
    #expect(TGContent.Font(lineHeight: count, ascender: 3).lineHeight == 4)
  }

  @Test("Gaps and paddings accept integers and floating-point numbers")
  func gaps() {
    let line = TGLinearLayout(.vert, spacing: count) {
      TGView().size(1, 1)
      TGView().size(1, 1)
    }.padding(count).spacing(vert: count * 2).size(.wrap)
    #expect(line.layout(in: room).frame.size == TGSize(width: 9, height: 18))
  }
}
