import TangramScene
import Testing

/// Extents that come from references, percentages, margins and content.
@Suite struct SizeTests {
  @Test func anExtentCanReferToTheOtherAxis() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": "self.height", "height": 30},
      {"id": "B", "width": "A.height", "height": {"equal": "A.width", "multiple": 0.5,
        "increment": 2}}
      """#)
    #expect(found == ["A": [0, 0, 30, 30], "B": [0, 0, 30, 17]])
  }

  @Test func theMaximumWinsOverTheMinimum() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": {"equal": 100, "min": 120, "max": 80}, "height": 10},
      {"id": "B", "width": {"equal": "50%", "increment": -5, "multiple": 0.5}, "height": 10},
      {"id": "C", "width": {"equal": "A.width", "min": "superview.width"}, "height": 10}
      """#)
    #expect(found == ["A": [0, 0, 80, 10], "B": [0, 0, 45, 10], "C": [0, 0, 200, 10]])
  }

  @Test func aBoundBetweenMarginsDoesNotMoveTheReferencedEdge() throws {
    let found = try frames(
      #"""
      {"id": "A", "left": 10, "right": 10, "width": {"max": 100}, "height": 20},
      {"id": "B", "left": "A.right", "width": 5, "height": 5}
      """#)
    #expect(found == ["A": [10, 0, 100, 20], "B": [190, 0, 5, 5]])
  }

  @Test func fillTakesTheSpaceBesideItsPosition() throws {
    let found = try frames(
      #"""
      {"id": "A", "left": 20, "width": "fill", "height": 10},
      {"id": "B", "right": 20, "width": "fill", "height": 10},
      {"id": "C", "centerX": 0, "width": {"equal": "fill", "increment": -10, "multiple": 0.5},
        "height": 10},
      {"id": "D", "width": "fill", "height": "fill"}
      """#)
    let expected: Frames = [
      "A": [20, 0, 180, 10], "B": [0, 0, 180, 10], "C": [55, 0, 90, 10], "D": [0, 0, 200, 100],
    ]
    #expect(found == expected)
  }

  @Test func fillIgnoresBounds() throws {
    let found = try frames(
      #"{"id": "A", "left": 20, "width": {"equal": "fill", "max": 50}, "height": 10}"#)
    #expect(found == ["A": [20, 0, 180, 10]])
  }

  @Test func contentIsMeasuredAtItsFinalWidth() throws {
    let text = #""content": {"text": {"chars": 20, "advance": 10, "line": 20}}"#
    let found = try frames(
      #"""
      {"id": "A", "width": "fill", "height": "wrap", \#(text)},
      {"id": "B", "top": "A.bottom", "width": 10, "height": 10},
      {"id": "C", "width": {"equal": "wrap", "increment": 4, "multiple": 2}, "height": "wrap",
        "content": {"text": {"chars": 3, "advance": 10, "line": 20}}}
      """#, keys: #""width": 100, "height": 100"#)
    let expected: Frames = [
      "A": [0, 0, 100, 40], "B": [0, 40, 10, 10], "C": [0, 0, 64, 20],
    ]
    #expect(found == expected)
  }

  @Test func aViewBeforeATextSeesItsHeightAtItsOldWidth() throws {
    let found = try frames(
      #"""
      {"id": "B", "top": "A.bottom", "width": 10, "height": 10},
      {"id": "A", "width": "fill", "height": "wrap",
        "content": {"text": {"chars": 20, "advance": 10, "line": 20}}}
      """#, keys: #""width": 100, "height": 100"#)
    #expect(found == ["A": [0, 0, 100, 40], "B": [0, 20, 10, 10]])
  }

  @Test func aNestedContainerIsSolvedBeforeItIsReferredTo() throws {
    let found = try frames(
      #"""
      {"id": "B", "top": "N.bottom", "width": 10, "height": 10},
      {"id": "N", "layout": "linear", "left": "C.right", "width": "fill", "height": "wrap",
        "children": [{"id": "T", "width": "fill", "height": "wrap",
          "content": {"text": {"chars": 12, "advance": 10, "line": 20}}}]},
      {"id": "C", "width": 150, "height": 10}
      """#)
    #expect(found["N"] == [150, 0, 50, 60])
    #expect(found["B"] == [0, 60, 10, 10])
  }

  @Test func aNestedContainerMayTakeItsHeightFromItsContentsWidth() throws {
    let layout = try layout(
      #"""
      {"id": "N", "layout": "linear", "width": "wrap", "height": "self.width",
        "children": [{"id": "n", "width": 40, "height": "fill"}]},
      {"id": "B", "top": "N.bottom", "left": "N.right", "width": 10, "height": 10}
      """#)
    #expect(layout.byName["N"] == [0, 0, 40, 40])
    #expect(layout.byName["n"] == [0, 0, 40, 40])
    #expect(layout.byName["B"] == [40, 40, 10, 10])
    #expect(layout.diagnostics.isEmpty)
  }
}
