import Tangram
import Testing

@Suite struct TreeTests {
  let tree = TGLinearLayout(.vert) {
    TGView("A")
    TGLinearLayout(.horz) {
      TGView("B")
      TGView("C")
    }.named("row")
    if true { TGView("D") }
    for name in ["E", "F"] { TGView(name) }
  }

  @Test func builderChildrenKeepTheirOrder() {
    #expect(tree.subviews.map(\.name) == ["A", "row", "D", "E", "F"])
    #expect(tree.descendants.map(\.name) == [nil, "A", "row", "B", "C", "D", "E", "F"])
  }

  @Test func viewsAreFoundByNamePathAndIdentity() throws {
    #expect(tree["C"]?.name == "C")
    #expect(tree["nobody"] == nil)
    #expect(tree[path: [1, 0]].name == "B")
    let row = try #require(tree["row"])
    #expect(tree[row.id]?.name == "row")
    #expect(tree.path { $0.name == "C" } == [1, 1])
  }

  @Test func viewsAreChangedInPlace() {
    var tree = tree
    tree["C"]?.tg_width.equal(9)
    tree[path: [1, 0]].tg_width.equal(8)
    #expect(tree.subviews[1].subviews[1].tg_width.numberVal == 9)
    #expect(tree.subviews[1].subviews[0].tg_width.numberVal == 8)
  }

  @Test func childrenAreInsertedReplacedMovedExchangedAndRemoved() {
    var tree = tree
    tree.insertSubview(TGView("X"), at: 0)
    tree.replaceSubview(at: 1, with: TGView("Y"))
    tree.moveSubview(from: 0, to: 3)
    tree.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(tree.subviews.map(\.name) == ["E", "row", "D", "X", "Y", "F"])
    #expect(tree.removeSubview(at: 0).name == "E")
    let row = tree.subviews[0]
    #expect(tree.removeSubview(row)?.name == "row")
    #expect(tree.removeSubview(row) == nil)
    #expect(tree.subviews.map(\.name) == ["D", "X", "Y", "F"])
    tree.tg_removeAllSubviews()
    #expect(tree.subviews.isEmpty)
  }

  @Test func walkReportsPathsInOrder() {
    var paths: [String] = []
    tree.walk { view, path in paths.append("\(view.name ?? "root"):\(path)") }
    #expect(
      paths == [
        "root:[]", "A:[0]", "row:[1]", "B:[1, 0]", "C:[1, 1]", "D:[2]", "E:[3]", "F:[4]",
      ])
  }

  @Test func containersConvertToAndFromViews() {
    let view = TGView(TGLinearLayout(.horz))
    #expect(TGLinearLayout(view)?.tg_orientation == .horz)
    #expect(TGFrameLayout(view) == nil)
    #expect(TGLinearLayout(TGView()) == nil)
  }

  @Test func modifiersReturnChangedCopies() {
    let plain = TGView("A")
    var view = plain.width(20%).height(.wrap).margin(top: 1, trailing: 2).alignment(.center)
    #expect(view.tg_width.weightVal == 20%)
    #expect(view.tg_height.isWrap)
    #expect(view.tg_top.numberVal == 1)
    #expect(view.tg_trailing.numberVal == 2)
    #expect(view.tg_alignment == .center)
    #expect(plain.description == "view \"A\"")
  }

  @Test func aViewDescribesItself() {
    var view = TGView("A")
    view.tg_left.equal(10)
    view.tg_width.equal(.superview(.width), increment: -5, multiple: 0.5).min(20)
    view.tg_visibility = .invisible
    #expect(
      view.description
        == "view \"A\" {tg_left.equal(10), "
        + "tg_width.equal(superview.tg_width, increment: -5, multiple: 0.5).min(20), "
        + "tg_visibility = .invisible}")
  }
}
