import TangramScene
import Testing

/// Children that take no part in the layout, and children that refer to them.
@Suite struct AbsentTests {
  @Test func aGoneChildCollapsesInAChain() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": 50, "height": 20},
      {"id": "B", "left": {"equal": "A.right", "offset": 10}, "width": 40, "height": 20,
        "visibility": "gone"},
      {"id": "C", "left": {"equal": "B.right", "offset": 8}, "width": 30, "height": 20}
      """#)
    #expect(found == ["A": [0, 0, 50, 20], "B": [60, 0, 0, 0], "C": [60, 0, 30, 20]])
  }

  @Test func marginsOnBothSidesKeepTheirOffsetsToGoneChildren() throws {
    let found = try frames(
      #"""
      {"id": "G", "left": 40, "width": 20, "height": 10, "visibility": "gone"},
      {"id": "B", "left": {"equal": "G.right", "offset": 6}, "right": 20, "height": 10}
      """#)
    #expect(found["B"] == [46, 0, 134, 10])
  }

  @Test func aUseFrameChildCountsAtItsLayoutPosition() throws {
    let found = try frames(
      #"""
      {"id": "B", "left": 30, "top": 12, "width": 40, "height": 20, "useFrame": true,
        "frame": [1, 2, 3, 4]},
      {"id": "C", "left": {"equal": "B.right", "offset": 8}, "top": "B.bottom", "width": 30,
        "height": 20}
      """#)
    #expect(found == ["B": [1, 2, 3, 4], "C": [30, 12, 30, 20]])
  }

  @Test func aNumericMinimumAppliesToGoneChildren() throws {
    let found = try frames(
      #"""
      {"id": "B", "left": 60, "width": {"equal": 40, "min": 25}, "height": 20,
        "visibility": "gone"},
      {"id": "C", "left": {"equal": "B.right", "offset": 8}, "width": 30, "height": 20}
      """#)
    #expect(found == ["B": [60, 0, 25, 0], "C": [85, 0, 30, 20]])
  }

  @Test func invisibleChildrenKeepTheirSpace() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": 50, "height": 20, "visibility": "invisible"},
      {"id": "B", "left": {"equal": "A.right", "offset": 8}, "width": 30, "height": 20}
      """#)
    #expect(found == ["A": [0, 0, 50, 20], "B": [58, 0, 30, 20]])
  }

  @Test func goneChildrenAreNotMirrored() throws {
    let found = try frames(
      #"""
      {"id": "A", "leading": 10, "width": 40, "height": 10},
      {"id": "C", "leading": "A.trailing", "width": 30, "height": 10, "visibility": "gone"},
      {"id": "D", "left": 5, "width": 30, "height": 10}
      """#, scene: #""rtl": true, "#)
    #expect(found == ["A": [150, 0, 40, 10], "C": [50, 0, 0, 0], "D": [5, 0, 30, 10]])
  }
}
