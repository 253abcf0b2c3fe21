import Tangram
import Testing

/// Statements that refer to the parent of a view before it has one.
@Suite struct SuperviewLines {
  private func frame(of view: TGView, with others: [TGView] = []) -> TGRect? {
    var s = TGRelativeLayout()
    s.tg_size(width: 200, height: 100)
    for other in others { s.addSubview(other) }
    s.addSubview(view)
    return s.layout(in: TGSize(width: 375, height: 667))[view]
  }

  @Test func edgesOfTheParent() {
    var a = TGView()
    a.tg_top.equal(a.superview.tg_top, offset: 10)
    a.tg_left.equal(a.superview.tg_left, offset: 20)
    a.tg_right.equal(a.superview.tg_right, offset: 30)
    a.tg_bottom.equal(a.superview.tg_bottom)
    #expect(frame(of: a) == TGRect(x: 20, y: 10, width: 150, height: 90))
  }

  @Test func edgesByReadingDirection() {
    var a = TGView()
    a.tg_leading.equal(a.superview.tg_leading, offset: 5)
    a.tg_trailing.equal(a.superview.tg_trailing, offset: 6)
    a.tg_height.equal(7)
    #expect(frame(of: a) == TGRect(x: 5, y: 0, width: 189, height: 7))
  }

  @Test func theCenterOfTheParent() {
    var a = TGView()
    a.tg_centerX.equal(a.superview.tg_centerX)
    a.tg_centerY.equal(a.superview.tg_centerY)
    a.tg_size(width: 20, height: 10)
    #expect(frame(of: a) == TGRect(x: 90, y: 45, width: 20, height: 10))
  }

  @Test func sizesOfTheParent() {
    var a = TGView()
    a.tg_width.equal(a.superview.tg_width, increment: -10, multiple: 0.5)
    a.tg_height.equal(a.superview)
    #expect(frame(of: a) == TGRect(x: 0, y: 0, width: 90, height: 100))
  }

  @Test func boundsByTheParent() {
    var a = TGView(.size(180, 80))
    a.tg_width.equal(.wrap).max(a.superview, multiple: 0.5)
    a.tg_height.equal(.wrap)
    a.tg_height <= a.superview.tg_width
    #expect(frame(of: a) == TGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func theParentInASizeClass() {
    var a = TGView().size(10, 10)
    let set = a.tg_fetchSizeClass(with: .landscape)
    set.tg_width.equal(set.superview.tg_width, multiple: 0.5)
    let layout = TGFrameLayout { a }.size(200, 100).layout(
      in: TGEnvironment(size: TGSize(width: 200, height: 100), sizeClass: .landscape))
    #expect(layout[a]?.width == 100)
  }

  @Test func unwrappedAsInUIKit() {
    var a = TGView()
    a.tg_right.equal(a.superview!.tg_right)
    a.tg_width.equal(a.superview?.tg_height)
    a.tg_height ~= 8
    #expect(frame(of: a) == TGRect(x: 100, y: 0, width: 100, height: 8))
    let none: Int? = nil
    a.tg_right.equal(none)
    a.tg_height.equal(none)
    #expect(!a.tg_right.hasValue && !a.tg_height.hasValue)
  }

  @Test func aViewRefersToItsAnchorOfTheSameKind() {
    let b = TGView("b").size(30, 20).margin(top: 15, leading: 25)
    var a = TGView()
    a.tg_top.equal(b)
    a.tg_left.equal(b.anchor(.right), offset: 5)
    a.tg_size(b)
    #expect(frame(of: a, with: [b]) == TGRect(x: 60, y: 15, width: 30, height: 20))
  }

  @Test func anchorsInClosures() {
    let others = (0..<2).map { _ in TGView().height(10) }
    var a = TGView()
    a.tg_width.equal(others.map { $0.anchor(.width) })
    a.tg_height.equal(10)
    #expect(a.tg_width.arrayVal?.count == 2)
    var s = TGRelativeLayout()
    s.tg_size(width: 90, height: 10)
    s.addSubview(a)
    for other in others { s.addSubview(other) }
    let layout = s.layout(in: TGSize(width: 375, height: 667))
    #expect([a, others[0], others[1]].map { layout[$0]?.width } == [30, 30, 30])
  }
}
