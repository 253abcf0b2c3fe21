import Tangram
import Testing

/// The operators on positions and sizes do what the corresponding methods do.
@Suite struct OperatorTests {
  private let room = TGSize(width: 200, height: 100)

  /// The description of a view after a change.
  private func described(_ change: (inout TGView) -> Void) -> String {
    var view = TGView()
    change(&view)
    return view.description
  }

  @Test func positionsTakeNumbers() {
    #expect(described { $0.tg_left ~= 2.5 } == "view {tg_left.equal(2.5)}")
    #expect(
      described {
        $0.tg_left ~= 2.5
        $0.tg_left += 1.5
      } == "view {tg_left.equal(2.5, offset: 1.5)}")
    #expect(
      described {
        $0.tg_left ~= 2.5
        $0.tg_left -= 1.5
      } == "view {tg_left.equal(2.5, offset: -1.5)}")
    #expect(
      described {
        $0.tg_top >= 2.5
        $0.tg_top <= 9.5
      } == "view {tg_top.min(2.5).max(9.5)}")
  }

  @Test func sizesTakeNumbers() {
    #expect(
      described {
        $0.tg_width ~= 2.5
        $0.tg_width += 1.5
        $0.tg_height ~= 8.5
        $0.tg_height -= 1.5
      }
        == described {
          $0.tg_width.equal(2.5).add(1.5)
          $0.tg_height.equal(8.5).add(-1.5)
        })
    #expect(
      described {
        $0.tg_width ~= 2.5
        $0.tg_width *= 1.5
        $0.tg_height ~= 8.5
        $0.tg_height /= 0.5
      }
        == described {
          $0.tg_width.equal(2.5).multiply(1.5)
          $0.tg_height.equal(8.5).multiply(2.0)
        })
    #expect(
      described {
        $0.tg_width >= 2.5
        $0.tg_width <= 9.5
      } == "view {tg_width.min(2.5).max(9.5)}")
  }

  @Test func operatorsAffectTheFrame() {
    var view = TGView("a")
    view.tg_left ~= 10.5
    view.tg_left += 1.5
    view.tg_width ~= 20.5
    view.tg_width *= 2.0
    view.tg_width -= 1.0
    view.tg_height ~= 60.0
    view.tg_height /= 4.0
    view.tg_height >= 16.0
    view.tg_top ~= 3.0
    view.tg_top >= 5.0
    let layout = TGLinearLayout(.vert) { view }.size(100, 100).layout(in: room)
    #expect(layout["a"] == TGRect(x: 12, y: 5, width: 40, height: 16))
  }

  @Test func sizesAndPositionsTakeAnchorsAndLists() {
    let a = TGView("a").size(30, 20).left(10).top(8)
    var (b, c, d) = (TGView("b"), TGView("c"), TGView("d"))
    b.tg_left ~= TGAnchor(.view(a.id), .right)
    b.tg_top ~= TGAnchor(.view(a.id), .bottom)
    b.tg_width ~= TGAnchor(.view(a.id), .width)
    b.tg_height ~= TGAnchor(.view(a.id), .width)
    c.tg_top ~= 60.0
    c.tg_width ~= [d.tg_width]
    c.tg_height ~= 10.0
    d.tg_top ~= 60.0
    d.tg_height ~= 10.0
    let board = TGRelativeLayout {
      a
      b
      c
      d
    }.size(200, 100)
    let layout = board.layout(in: room)
    #expect(layout["b"] == TGRect(x: 40, y: 28, width: 30, height: 30))
    #expect(layout["c"]?.width == 100)
    #expect(layout["d"]?.width == 100)
  }

  @Test func sizesAreBoundedByOtherSizes() {
    var (a, b, c) = (TGView("a").size(30, 20), TGView("b").size(90, 90), TGView("c").size(5, 5))
    b.tg_width <= a.tg_width
    b.tg_height <= TGAnchor(.view(a.id), .height)
    c.tg_width >= a.tg_width
    c.tg_height >= TGAnchor(.view(a.id), .height)
    let layout = TGFrameLayout {
      a
      b
      c
    }.size(200, 100).layout(in: room)
    #expect(layout["b"]?.size == TGSize(width: 30, height: 20))
    #expect(layout["c"]?.size == TGSize(width: 30, height: 20))
  }

  // MARK: - Whole numbers

  @Test func integersAreAcceptedAsOffsetsOfBounds() {
    let count = 3
    var a = TGView("a").size(10, 10).left(40)
    var (b, c) = (TGView("b").size(90, 5), TGView("c").size(90, 5))
    b.tg_left.equal(0).min(a.tg_right, offset: count)
    c.tg_left.equal(10)
    c.tg_right.max(TGAnchor(.view(a.id), .left), offset: count)
    let layout = TGRelativeLayout {
      a
      b
      c
    }.size(200, 100).layout(in: room)
    #expect(layout["b"] == TGRect(x: 53, y: 0, width: 37, height: 5))
    #expect(layout["c"] == TGRect(x: 10, y: 0, width: 27, height: 5))
    let other = TGAnchor(.view(a.id), .top)
    #expect(
      described { $0.tg_top.min(other, offset: count).max(a.tg_bottom, offset: count) }
        == described { $0.tg_top.min(other, offset: 3.0).max(a.tg_bottom, offset: 3.0) })
    #expect(described { $0.tg_top.min(4, offset: count) } == "view {tg_top.min(4, offset: 3)}")
    #expect(described { $0.tg_top.max(4, offset: count) } == "view {tg_top.max(4, offset: 3)}")
  }

  @Test func integersAreAcceptedAsOffsetsOfLists() {
    let count = 4
    var (a, b) = (TGView("a").size(10, 10), TGView("b").size(20, 20))
    a.tg_centerX.equal([b.tg_centerX], offset: count)
    a.tg_centerY.equal([TGAnchor(.view(b.id), .centerY)], offset: count)
    var (c, d) = (TGView("c").size(10, 10), TGView("d").size(20, 20))
    c.tg_centerX.equal([d.tg_centerX], offset: Double(count))
    c.tg_centerY.equal([TGAnchor(.view(d.id), .centerY)], offset: Double(count))
    let (whole, broken) = (
      TGRelativeLayout {
        a
        b
      }.size(200, 100).layout(in: room),
      TGRelativeLayout {
        c
        d
      }.size(200, 100).layout(in: room)
    )
    #expect(whole.entries.map(\.frame) == broken.entries.map(\.frame))
    // The offset is part of the centered group, which is 34 wide.
    #expect(whole["a"]?.minX == 83)
    #expect(whole["b"]?.minX == 93)
  }

  @Test func integersAreAcceptedAsIncrementsOfLists() {
    let count = -20
    var (a, b) = (TGView("a").size(10, 10), TGView("b").size(20, 20))
    a.tg_width.equal([b.tg_width], increment: count)
    let layout = TGRelativeLayout {
      a
      b
    }.size(200, 100).layout(in: room)
    // The space beside the other view, plus the increment.
    #expect(layout["a"]?.width == 160)
    #expect(layout["b"]?.width == 20)
  }
}
