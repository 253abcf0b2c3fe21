import Tangram
import TangramTestSupport
import Testing

/// A view whose extent is 0, although no size of 0 was set, has a diagnostic.
@Suite struct EmptyViewTests {
  let room = TGSize(width: 100, height: 100)

  private func messages(_ tree: some TGViewProtocol) -> [String] {
    tree.layout(in: room).diagnostics.map(\.description)
  }

  private func inColumn(_ views: TGView...) -> [String] {
    messages(TGLinearLayout(.vert) { views }.size(100, 100))
  }

  @Test func aViewWithoutASizeIsReported() {
    func message(_ side: String) -> String {
      "\(side) has no value, and the view has no content, so it is 0; write `.\(side)(…)` with a number, a "
        + "share such as `20%`, or `.fill`; set it before you add the view to its parent, because adding a "
        + "view copies it"
    }
    #expect(inColumn(TGView("a").width(10)) == ["a: \(message("height"))"])
    #expect(messages(TGView()) == ["root: \(message("width"))", "root: \(message("height"))"])
  }

  @Test func contentWithoutASizeIsReported() {
    let text = TGView(.text(chars: 5, advance: 10, line: 12)).named("label")
    func message(_ side: String, _ remedy: String) -> String {
      "\(side) has no value, so the content of the view is ignored; write `.\(remedy)(.wrap)`"
    }
    #expect(
      inColumn(text) == [
        "label: \(message("width", "size"))", "label: \(message("height", "size"))",
      ])
    #expect(inColumn(text.height(9)) == ["label: \(message("width", "width"))"])
    #expect(inColumn(text.size(.wrap)) == [])
    let row = TGLinearLayout(.horz) { TGView().size(5, 5) }.named("row")
    #expect(inColumn(row.width(.fill).view) == ["row: \(message("height", "height"))"])
    #expect(inColumn(row.size(.wrap).view) == [])
  }

  @Test func wrapWithoutContentIsReported() {
    #expect(
      inColumn(TGView("a").width(10).height(.wrap)) == [
        "a: height is `.wrap`, but the view has no content, so it is 0; add content to the view, or give it another size"
      ])
  }

  @Test func negativeSizesAreReported() {
    #expect(
      inColumn(TGView("a").size(10, -5)) == [
        "a: height is -5, but a size cannot be negative; 0 is used instead"
      ])
  }

  @Test func sizesReducedToZeroAreReported() {
    var row = TGLinearLayout(.horz) { TGView("a").size(30, 10) }.size(50, 20)
    row.subviews[0].tg_width.max(TGAnchor(.superview, .width), multiple: 0)
    #expect(
      messages(row) == [
        "a: width is set to 30, but a maximum, a flex basis, the container's gravity, or shrinking made it 0"
      ])
  }

  @Test func flexItemsUseTheirContentWithoutASize() {
    let empty = TGLinearLayout(.vert) { TGView().size(5, 0) }.named("empty").view
    #expect(messages(TGFlexLayout(.row) { empty }.size(50, 50)) == [])
    #expect(messages(TGFlexLayout(.row) { TGView("a").height(5) }.size(50, 50)).count == 1)
    #expect(inColumn(empty.width(9)).count == 1)
  }

  @Test func sharesInAPathLayoutAreNotReported() {
    let path = TGPathLayout(.circle(r: 9)) { TGView("a").width(20%).height(5) }.size(50, 50)
    #expect(messages(path) == [])
    let layout = path.layout(in: TGSize(width: 100, height: 100))
    #expect(layout["a"]?.size == TGSize(width: 10, height: 5))
  }

  @Test func viewsWithoutRemainingSpaceAreReported() {
    let end =
      "depends on the remaining space, but there is none, so it is 0; set a minimum, or make other views "
      + "smaller"
    #expect(
      inColumn(TGView().size(10, 100), TGView("a").width(10).height(.fill)) == ["a: height \(end)"])
    let squeezed = TGFrameLayout { TGView("a").height(10).margin(leading: 60, trailing: 50) }
    #expect(messages(squeezed.size(100, 100)) == ["a: width \(end)"])
  }

  @Test func fillingAWrappingParentIsReported() {
    let tree = TGFrameLayout { TGView("a").width(.fill).height(10) }.named("f").size(.wrap)
    #expect(
      messages(tree) == [
        "a: width depends on the parent, whose size depends on its children, so it has no effect; "
          + "give the view or its parent a size of its own"
      ])
  }

  @Test func missingFramesAreReported() {
    let say = "comes from the view's `frame`, which is not set, so it is 0; set the view's `frame`"
    var plain = TGView("plain").size(50, 50)
    plain.addSubview(TGView("a").size(10, 10))
    let reason = "because the parent is a plain view, which does not lay out its children; "
    let remedy = "make the parent a container, such as `TGFrameLayout`, or set the view's `frame`"
    #expect(
      messages(plain) == ["width", "height"].map { "a: \($0) is ignored, \(reason)\(remedy)" })
    plain.subviews[0] = TGView("a")
    #expect(messages(plain) == ["width", "height"].map { "a: \($0) is 0, \(reason)\(remedy)" })
    plain.subviews[0].frame = TGRect(x: 1, y: 1, width: 10, height: 0)
    #expect(messages(plain) == [])
    #expect(
      inColumn(TGView("b").size(1, 1).with { $0.tg_useFrame = true })
        == ["b: width \(say)", "b: height \(say)"])
  }

  @Test func cyclicSizeReferencesAreReported() {
    var (a, b) = (TGView("a").height(10), TGView("b").height(10))
    let id = b.id
    a.tg_width.equal(TGAnchor(.view(id), .width))
    b.tg_width.equal(a.tg_width)
    let tree = TGFrameLayout {
      a
      b
    }.size(50, 50)
    #expect(
      messages(tree) == [
        "a: width depends on itself: a.width → b.width → a.width; the last reference is ignored",
        "b: width depends on itself: b.width → a.width → b.width; the last reference is ignored",
      ])
  }

  @Test func aReferenceIntoACycleIsNotPartOfIt() {
    var (a, b, c) = (TGView("a").height(10), TGView("b").height(10), TGView("c").height(10))
    a.tg_width.equal(b.tg_width)
    b.tg_width.equal(TGAnchor(.view(c.id), .width))
    c.tg_width.equal(b.tg_width)
    let tree = TGFrameLayout {
      a
      b
      c
    }.size(50, 50)
    #expect(
      messages(tree) == [
        "b: width depends on itself: b.width → c.width → b.width; the last reference is ignored",
        "c: width depends on itself: c.width → b.width → c.width; the last reference is ignored",
      ])
  }

  @Test func anIgnoredReferenceIsReportedOnce() {
    var a = TGView("a").height(10)
    a.tg_width.equal(TGView("b").anchor(.width))
    #expect(
      inColumn(a) == ["a: width refers to a view that is not in the tree; the reference is ignored"]
    )
  }

  @Test func explicitZeroSizesAreNotReported() {
    var bounded = TGView().size(10, 10)
    bounded.tg_height.max(0)
    let zeros = [
      TGView().size(0, 0), TGView().width(0%).height(5), bounded, TGView(.size(0, 5)).size(.wrap),
      TGLinearLayout(.vert).size(.wrap).view, TGView().visibility(.gone),
      TGView().visibility(.invisible), TGView().size(0.3, 4),
      TGLinearLayout(.vert) { TGView().size(.fill) }.size(0, 10).view,
    ]
    for view in zeros { #expect(inColumn(view) == [], "\(view)") }
    let stack = TGHStack {
      TGSpacer()
      TGView().size(5, 5)
    }
    #expect(messages(stack.size(.wrap)) == [])
  }

  @Test func childrenOfGoneOrInvisibleViewsAreNotReported() {
    let row = TGLinearLayout(.horz) { TGView() }.size(10, 10)
    #expect(inColumn(row.view).count == 2)
    #expect(inColumn(row.visibility(.gone).view) == [])
    #expect(inColumn(row.visibility(.invisible).view) == [])
  }

  @Test func theActiveSizeClassDeterminesDiagnostics() {
    var view = TGView("a").size(10, 10)
    view.tg_updateSizeClass(.landscape) { $0.tg_height.clear() }
    let tree = TGLinearLayout(.vert) { view }.size(50, 50)
    #expect(tree.layout(in: TGEnvironment(size: room)).diagnostics == [])
    let landscape = tree.layout(in: TGEnvironment(size: room, sizeClass: .landscape))
    #expect(landscape.diagnostics.map(\.property) == ["height"])
  }

  @Test func sessionsReportTheSameDiagnostics() {
    var tree = TGLinearLayout(.vert) { TGView("a").size(10, 10) }.size(50, 50).view
    var session = TGLayoutSession()
    #expect(session.layout(tree, in: room).diagnostics == [])
    tree["a"]?.tg_height.clear()
    let warm = session.layout(tree, in: room)
    #expect(warm.diagnostics.count == 1)
    #expect(warm.diagnostics == tree.layout(in: room).diagnostics)
    tree["a"]?.tg_height.equal(5)
    #expect(session.layout(tree, in: room).diagnostics == [])
  }
}

/// Laws about empty views, checked on random trees.
@Suite struct EmptyViewLawTests {
  @Test("An empty view without a size of 0 has a diagnostic", arguments: UInt64(1)...40)
  func emptyViewsHaveDiagnostics(seed: UInt64) {
    let tree = RandomTree.tree(.lines, seed: seed)
    let layout = tree.layout(in: TGSize(width: 300, height: 300))
    let reported = Set(layout.diagnostics.map(\.id))
    for entry in layout.entries where entry.depth > 0 {
      let parent = layout[path: entry.path.dropLast()] ?? .zero
      for axis in TGAxis.allCases where entry.frame.size[axis] == 0 && parent.size[axis] > 0 {
        let text = entry.view.description
        let name = axis == .horizontal ? "tg_width" : "tg_height"
        let saysZero = ["\(name).equal(0)", "\(name).equal(.wrap)", ".max(0)"]
          .contains { text.contains($0) }
        #expect(saysZero || reported.contains(entry.view.id), "seed \(seed): \(entry) \(text)")
      }
    }
  }

  @Test("A tree in which everything has a size has no diagnostics", arguments: UInt64(1)...40)
  func saneTreesHaveNoDiagnostics(seed: UInt64) {
    let tree = RandomTree.tree(.sane, seed: seed)
    let layout = tree.layout(in: TGSize(width: 4000, height: 4000))
    #expect(layout.diagnostics == [], "seed \(seed)")
  }
}
