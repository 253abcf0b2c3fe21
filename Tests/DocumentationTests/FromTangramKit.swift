import Foundation
import Tangram
import TangramScene
import Testing

@Suite struct FromTangramKit {
  private let room = TGSize(width: 375, height: 667)

  @Test func settingAfterAdding() {
    var s = TGLinearLayout(.vert)
    var a = TGView("a")
    s.addSubview(a)
    a.tg_height.equal(40)  // changes a, and not what s has

    s.subviews[0].tg_height.equal(20)  // changes the child where it is
    a.tg_width.equal(30)
    s[a.id] = a  // or puts a back as it is now
    #expect(s.layout(in: room)["a"]?.size == TGSize(width: 30, height: 40))
    s["a"]?.tg_height.equal(20)
    #expect(s.layout(in: room)["a"]?.height == 20)
    #expect(a.layout(in: room).frame.height == 40)
  }

  @Test func changesAfterAddingDoNotAffectTheParent() {
    var s = TGLinearLayout(.vert)
    var a = TGView("a").height(5)
    s.addSubview(a)
    a.tg_height.equal(40)
    #expect(s.layout(in: room)["a"]?.height == 5)
    s.subviews[0].tg_height.equal(20)
    #expect(s.layout(in: room)["a"]?.height == 20)
  }

  @Test func anchorsOfConstants() {
    let photo = TGView("photo")
    var title = TGView("title")
    title.tg_width.equal(photo.anchor(.width))
    let s = TGFrameLayout {
      photo.size(50, 5)
      title.height(5)
    }.size(100, 100)
    #expect(s.layout(in: room)["title"]?.width == 50)
  }

  @Test func aViewInTwoParentsIsTwoChildren() {
    var a = TGView("a").size(10, 10)
    let first = TGFrameLayout { a }.size(50, 50)
    a.tg_width.equal(20)
    let second = TGFrameLayout { a }.size(50, 50)
    #expect(first.layout(in: room)[a]?.width == 10)
    #expect(second.layout(in: room)[a]?.width == 20)
  }

  @Test func rowsOfTables() {
    var table = TGTableLayout(.vert)
    table.tg_addRow(size: 10, colSize: 20)
    table.tg_addCol(TGView("a"), inRow: 0)
    table.tg_addCol(TGView("b"), inRow: 0)
    table[row: 0]?.tg_hspace = 5
    #expect(table.layout(in: room)["b"]?.minX == 25)
  }

  @Test func integerSpacing() {
    let count = 3
    var s = TGLinearLayout(.vert) {
      TGView("a").size(1, 1)
      TGView("b").size(1, 1)
    }
    s.tg_vspace = Double(count)
    #expect(s.layout(in: room)["b"] == s.spacing(vert: count).layout(in: room)["b"])
    #expect(s.layout(in: room)["b"]?.minY == 4)
  }

  @Test func cgFloatValues() {
    let side: CGFloat = 20
    var a = TGView("a")
    a.tg_width.equal(side).max(side * 2)
    a.tg_height.equal(side / 2, increment: 1)
    let s = TGLinearLayout(.vert, spacing: side) {
      a
      TGView("b").width(side, max: 10%).height(side)
    }.size(100, 100)
    let layout = s.layout(in: room)
    #expect(layout["a"].map(CGRect.init) == CGRect(x: 0, y: 0, width: 20, height: 11))
    #expect(layout["b"] == TGRect(x: 0, y: 31, width: 10, height: 20))
    expectNoMistakes(layout)
  }

  @Test func sizeClassUpdates() {
    var v = TGView("v").size(10, 10)
    v.tg_updateSizeClass(.landscape) { $0.tg_width.equal(20) }
    let s = TGFrameLayout { v }.size(.fill)
    let landscape = TGEnvironment(size: room, sizeClass: .landscape)
    #expect(s.layout(in: landscape)[v]?.width == 20)
    #expect(s.layout(in: room)[v]?.width == 10)
  }
}
