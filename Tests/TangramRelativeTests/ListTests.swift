import Tangram
import TangramScene
import Testing

/// Lists: views that share an extent, and views that are centered as a group.
@Suite struct ListTests {
  @Test func roundingLeftoversGoToLaterMembers() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": ["B.width", "C.width"], "height": 10},
      {"id": "B", "left": "A.right", "height": 10}, {"id": "C", "left": "B.right", "height": 10}
      """#, keys: #""width": 100, "height": 100"#)
    #expect(found == ["A": [0, 0, 33, 10], "B": [33, 0, 34, 10], "C": [67, 0, 33, 10]])
  }

  @Test func multiplesAreWeightsAndIncrementsAreGaps() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": {"equal": ["B.width", "C.width"], "multiple": 2}, "height": 10},
      {"id": "B", "left": "A.right", "width": {"increment": -10}, "height": 10},
      {"id": "C", "left": "B.right", "width": 30, "height": 10}
      """#, keys: #""width": 100, "height": 100"#)
    #expect(found == ["A": [0, 0, 40, 10], "B": [40, 0, 20, 10], "C": [60, 0, 30, 10]])
  }

  @Test func absentMembersTakeNoShare() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": ["B.width", "C.width"], "height": 10},
      {"id": "B", "left": "A.right", "height": 10, "visibility": "gone"},
      {"id": "C", "left": "B.right", "height": 10}
      """#, keys: #""width": 100, "height": 100"#)
    #expect(found == ["A": [0, 0, 50, 10], "B": [50, 0, 0, 0], "C": [50, 0, 50, 10]])
  }

  @Test func spaceFreedByABoundIsNotRedistributed() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": {"equal": ["B.width"], "max": 20}, "height": 10},
      {"id": "B", "left": "A.right", "height": 10}
      """#, keys: #""width": 100, "height": 100"#)
    #expect(found == ["A": [0, 0, 20, 10], "B": [20, 0, 50, 10]])
  }

  @Test func heightsAreSharedLikeWidths() throws {
    let found = try frames(
      #"""
      {"id": "A", "height": ["B.height"], "width": 10},
      {"id": "B", "top": "A.bottom", "height": {"multiple": 3}, "width": 10}
      """#)
    #expect(found == ["A": [0, 0, 10, 25], "B": [0, 25, 10, 75]])
  }

  @Test func aRowIsCenteredWithItsGaps() throws {
    let found = try frames(
      #"""
      {"id": "A", "centerX": ["B.centerX", "C.centerX"], "width": 40, "height": 10},
      {"id": "B", "centerX": {"offset": 10}, "width": 30, "height": 10},
      {"id": "C", "centerX": {"offset": 6}, "width": 20, "height": 10}
      """#)
    #expect(found == ["A": [47, 0, 40, 10], "B": [97, 0, 30, 10], "C": [133, 0, 20, 10]])
  }

  @Test func aColumnIsCenteredLikeARow() throws {
    let found = try frames(
      #"""
      {"id": "A", "centerY": ["B.centerY"], "width": 10, "height": 40},
      {"id": "B", "width": 10, "height": 20}
      """#)
    #expect(found == ["A": [0, 20, 10, 40], "B": [0, 60, 10, 20]])
  }

  @Test func aCenteredGroupCountsThePaddingOnce() throws {
    let row = try frames(
      #"""
      {"id": "A", "centerX": ["B.centerX"], "width": 100, "height": 10},
      {"id": "B", "width": 80, "height": 10}
      """#, keys: #""width": 200, "height": 100, "padding": 10"#)
    #expect(row == ["A": [10, 10, 100, 10], "B": [110, 10, 80, 10]])
    let column = try frames(
      #"""
      {"id": "A", "centerY": ["B.centerY"], "width": 10, "height": 100},
      {"id": "B", "width": 10, "height": 80}
      """#, keys: #""width": 100, "height": 200, "padding": 10"#)
    #expect(column == ["A": [10, 10, 10, 100], "B": [10, 110, 10, 80]])
    let one = try frames(
      #"{"id": "A", "centerX": [], "width": 100, "height": 10}"#,
      keys: #""width": 200, "height": 100, "padding": {"left": 40, "right": 20}"#)
    #expect(one == ["A": [60, 0, 100, 10]])
  }

  /// A row of two views, the second of which also has a margin of its own.
  private func row() throws -> TGView {
    try TGScene(
      json: #"""
        {"root": {"id": "S", "layout": "relative", "width": "fill", "height": 50, "children": [
          {"id": "A", "centerX": ["B.centerX"], "width": 40, "height": 10},
          {"id": "B", "right": 5, "width": 30, "height": 10},
          {"id": "C", "centerX": {"offset": 3}, "left": 8, "width": 30, "height": 10}]}}
        """#
    ).root
  }

  @Test func aSessionSolvesARowLikeAFreshLayout() throws {
    let tree = try row()
    var session = TGLayoutSession()
    for width in [200.0, 300, 250, 200] {
      let room = TGSize(width: width, height: 100)
      #expect(session.layout(tree, in: room).entries == tree.layout(in: room).entries)
    }
  }

  @Test func ungroupingARowLeavesNoCachedPositions() throws {
    var tree = try row()
    let room = TGSize(width: 200, height: 100)
    var session = TGLayoutSession()
    let anchors = [tree.subviews[1].tg_centerX.anchor, tree.subviews[2].tg_centerX.anchor]
    tree.subviews[0].tg_centerX.equal(anchors)
    #expect(session.layout(tree, in: room).entries == tree.layout(in: room).entries)
    tree.subviews[0].tg_centerX.equal(0)
    let apart = session.layout(tree, in: room)
    #expect(apart.entries == tree.layout(in: room).entries)
    #expect(apart["C"] == TGRect(x: 8, y: 0, width: 30, height: 10))
  }
}
