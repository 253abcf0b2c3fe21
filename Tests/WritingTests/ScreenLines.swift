import Tangram
import Testing

/// Whole screens, as in programs that use TangramKit: views are made in closures and functions, added in
/// loops, and refer to each other.
@Suite struct ScreenLines {
  let room = TGSize(width: 375, height: 667)

  @Test func aFormOfFields() {
    var s = TGLinearLayout(.vert)
    s.tg_vspace = 10
    s.tg_margin(0)
    s.tg_padding = TGInsets(top: 10, left: 10, bottom: 10, right: 10)
    for index in 0..<3 {
      var row = TGLinearLayout(.horz)
      row.tg_width.equal(.fill)
      row.tg_height.equal(40)
      row.tg_gravity = TGGravity.vert.center
      row.tag = 100 + index
      var label = TGView(.text(chars: 6, advance: 10, line: 20))
      label.tg_width.equal(80)
      label.tg_height.equal(.wrap)
      row.addSubview(label)
      var field = TGView("field \(index)")
      field.tg_width.equal(100%)
      field.tg_height.equal(row.tg_height).add(-10)
      field.tg_left ~= 8
      row.addSubview(field)
      s.addSubview(row)
    }
    let layout = s.layout(in: room)
    #expect(layout["field 2"] == TGRect(x: 88, y: 5, width: 267, height: 30))
    #expect(s.viewWithTag(101).flatMap { layout[$0] }?.minY == 60)
  }

  private func makeButton(_ title: String, in container: inout TGFlowLayout) {
    var button = TGView(.text(chars: title.count, advance: 8, line: 16))
    button.name = title
    button.tg_width.equal(.wrap, increment: 20)
    button.tg_height.equal(.wrap).add(10).max(40)
    container.addSubview(button)
  }

  @Test func buttonsMadeByAFunction() {
    var s = TGFlowLayout(.vert)
    s.tg_width ~= 120
    s.tg_height ~= .wrap
    s.tg_space = 5
    s.tg_gravity = TGGravity.horz.between
    for title in ["one", "two", "three"] { makeButton(title, in: &s) }
    let layout = s.layout(in: room)
    #expect(layout["one"] == TGRect(x: 0, y: 0, width: 44, height: 26))
    #expect(layout["two"] == TGRect(x: 76, y: 0, width: 44, height: 26))
    #expect(layout["three"]?.minY == 31)
  }

  @Test func aCellMadeByAClosure() {
    let cell: TGRelativeLayout = {
      var s = TGRelativeLayout()
      s.tg_width.equal(.fill)
      s.tg_height.equal(.wrap).min(60)
      var (photo, name, text) = (TGView("photo"), TGView("name"), TGView("text"))
      photo.tg_size(width: 40, height: 40)
      photo.tg_origin(x: 10, y: 10)
      name.tg_left.equal(photo.tg_right).offset(8)
      name.tg_top.equal(photo)
      name.tg_right.equal(s.tg_right, offset: 10)
      name.tg_height.equal(20)
      text.tg_leading.equal(name.tg_leading)
      text.tg_top.equal(name.tg_bottom, offset: 4)
      text.tg_width.equal(name.tg_width, multiple: 0.5)
      text.tg_height.equal(photo.tg_height).multiply(2)
      text.tg_bottom.offset(6)
      for view in [photo, name, text] { s.addSubview(view) }
      return s
    }()
    let layout = cell.layout(in: room)
    #expect(layout["name"] == TGRect(x: 58, y: 10, width: 307, height: 20))
    #expect(layout["text"] == TGRect(x: 58, y: 34, width: 154, height: 80))
  }

  @Test func aRowOfEqualWidths() {
    var s = TGRelativeLayout()
    s.tg_size(width: 300, height: 50)
    var (a, b, c) = (TGView("a"), TGView("b"), TGView("c"))
    a.tg_width.equal([b.tg_width, c.tg_width])
    b.tg_left.equal(a.tg_right)
    c.tg_left.equal(b.tg_right)
    for view in [a, b, c] { s.addSubview(view.height(20)) }
    let layout = s.layout(in: room)
    #expect(["a", "b", "c"].map { layout[$0]?.width } == [100, 100, 100])
    #expect(layout["c"]?.minX == 200)
  }

  @Test func aHeaderWithFloats() {
    var s = TGFloatLayout(.vert)
    s.tg_size(width: 200, height: .wrap)
    s.tg_padding = TGInsets(all: 5)
    var photo = TGView("photo")
    photo.tg_size(width: 60, height: 60)
    var price = TGView("price")
    price.tg_size(width: 40, height: 20)
    price.tg_reverseFloat = true
    var line = TGView("line")
    line.tg_size(width: 100%, height: 1)
    line.tg_clearFloat = true
    s.addSubview(photo)
    s.addSubview(price)
    s.addSubview(line)
    let layout = s.layout(in: room)
    #expect(layout["price"]?.minX == 155)
    #expect(layout["line"] == TGRect(x: 5, y: 65, width: 190, height: 1))
    #expect(layout.frame.height == 71)
  }

  @Test func aBadgeOverAPhoto() {
    var s = TGFrameLayout()
    s.tg_size(width: 80, height: 80)
    var photo = TGView("photo")
    photo.tg_margin(0)
    var badge = TGView(.text(chars: 2, advance: 8, line: 12))
    badge.tg_size(.wrap)
    badge.tg_top.equal(5%)
    badge.tg_right.equal(5%).min(6)
    var caption = TGView("caption")
    caption.tg_horzMargin(10)
    caption.tg_height.equal(25%)
    caption.tg_bottom.equal(0)
    for view in [photo, badge, caption] { s.addSubview(view) }
    s.layoutSubviews(in: room)
    #expect(s.subviews.map(\.frame.origin.x) == [0, 58, 10])
    #expect(s.subviews[2].frame == TGRect(x: 10, y: 60, width: 60, height: 20))
    #expect(s.subviews.last?.bounds.size.width == 60)
  }

  @Test func aTableOfNumbers() {
    var s = TGTableLayout(.vert)
    s.tg_width.equal(90)
    s.tg_height.equal(.wrap)
    for row in 0..<2 {
      s.tg_addRow(size: .wrap, colSize: .average)
      for col in 0..<3 {
        var cell = TGView("\(row)\(col)")
        cell.tg_height.equal(Double(10 * (row + col + 1)))
        s.tg_addCol(cell, inRow: row)
      }
    }
    s[row: 0]?.tg_hspace = 0
    let layout = s.layout(in: room)
    #expect(layout["02"] == TGRect(x: 60, y: 0, width: 30, height: 30))
    #expect(layout.frame.height == 70)
    #expect(s.tg_colView(at: TGIndexPath(row: 1, col: 2))?.name == "12")
  }

  @Test func aWheelOfButtons() {
    var s = TGPathLayout()
    s.tg_size(width: 100, height: 100)
    s.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    s.tg_coordinateSetting.isMath = true
    s.tg_polarEquation = { angle in 30 + 0 * angle.value }
    s.tg_spaceType = .flexed
    for _ in 0..<4 {
      var view = TGView()
      view.tg_size(width: 10, height: 10)
      s.addSubview(view)
    }
    let layout = s.layout(in: room)
    #expect(layout[path: [0]] == TGRect(x: 75, y: 45, width: 10, height: 10))
    #expect(layout[path: [1]] == TGRect(x: 45, y: 15, width: 10, height: 10))
  }

  @Test func aScreenForBothOrientations() {
    var s = TGLinearLayout(.vert)
    s.tg_size(width: .fill, height: .fill)
    let turned = s.tg_fetchSizeClass(with: .comb(.any, .any, .landscape))
    turned.tg_orientation = .horz
    for name in ["list", "page"] {
      var view = TGView(name)
      view.tg_size(width: .fill, height: .average)
      view.tg_fetchSizeClass(with: .landscape).tg_size(width: 50%, height: .fill)
      s.addSubview(view)
    }
    let upright = s.layout(in: TGEnvironment(size: TGSize(width: 100, height: 200)))
    let size = TGSize(width: 200, height: 100)
    let lying = s.layout(in: TGEnvironment(size: size, sizeClass: .landscape))
    #expect(upright["page"] == TGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(lying["page"] == TGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test func sectionsAreShownHiddenAndRemoved() {
    var s = TGLinearLayout(.vert)
    s.tg_size(width: 100, height: .wrap)
    for name in ["head", "more", "foot"] {
      var view = TGView(name)
      view.tg_size(width: .fill, height: 20)
      s.addSubview(view)
    }
    s.subviews[1].tg_visibility = s.subviews.count > 3 ? .visible : .gone
    #expect(s.layout(in: room).frame.height == 40)
    if let index = s.subviews.firstIndex(where: { $0.name == "more" }) {
      s.subviews[index].tg_visibility = .visible
    }
    s.subviews[0].tg_height.clear()
    s.subviews[0].tg_height ~= 5
    #expect(s.layout(in: room).frame.height == 45)
    s.removeSubview(at: 2)
    #expect(s.subviews.count == 2 && s.layout(in: room).frame.height == 25)
  }

  @Test func computedWeights() {
    var s = TGLinearLayout(.horz)
    s.tg_size(width: 100, height: 10)
    let parts = [1, 3]
    let whole = parts.reduce(0, +)
    for part in parts {
      var view = TGView()
      view.tg_width.equal(TGWeight(100 * part / whole))
      view.tg_height.equal(.fill)
      view.tg_left.equal(TGWeight.zeroWeight)
      s.addSubview(view)
    }
    var rest = 10%
    rest += 20%
    #expect(rest == 30%)
    #expect(s.layout(in: room).entries.dropFirst().map(\.frame.width) == [25, 75])
  }

  @Test func aBubbleAsWideAsItsText() {
    var bubble = TGFrameLayout()
    bubble.tg_width.equal(.wrap).max(bubble.superview, multiple: 0.6)
    bubble.tg_height.equal(.wrap)
    bubble.tg_padding = TGInsets(top: 4, left: 8, bottom: 4, right: 8)
    bubble.tg_trailing.equal(10)
    var words = TGView(.text(chars: 50, advance: 5, line: 10))
    words.tg_width.equal(.wrap).max(180)
    words.tg_height.equal(.wrap)
    bubble.addSubview(words)
    var s = TGFrameLayout()
    s.tg_size(width: 400, height: 100)
    s.addSubview(bubble)
    #expect(s.layout(in: room)[bubble] == TGRect(x: 194, y: 0, width: 196, height: 28))
  }
}
