import TangramScene
import Testing

/// Positions given by references, numbers and percentages.
@Suite struct PlacingTests {
  @Test func unplacedChildrenAreAtTheStartOfTheContent() throws {
    let found = try frames(
      #"{"id": "A", "width": 50, "height": 20}, {"id": "B", "frame": [3, 4, 7, 8]}"#,
      keys: #""width": 200, "height": 100, "padding": {"top": 10, "leading": 20}"#)
    #expect(found == ["A": [20, 10, 50, 20], "B": [20, 10, 7, 8]])
  }

  @Test func theOrderOfChildrenDoesNotMatter() throws {
    let a = #"{"id": "A", "left": 15, "top": 5, "width": 50, "height": 30}"#
    let b = #"{"id": "B", "left": {"equal": "A.right", "offset": 10}, "top": "A.top", "#
    let rest = #""width": "A.width", "height": 20}"#
    let expected: Frames = ["A": [15, 5, 50, 30], "B": [75, 5, 50, 20]]
    #expect(try frames("\(a), \(b)\(rest)") == expected)
    #expect(try frames("\(b)\(rest), \(a)") == expected)
  }

  @Test func positionsMayReferToAnyAttributeOfTheirAxis() throws {
    let found = try frames(
      #"""
      {"id": "A", "left": 10, "width": 30, "height": 30},
      {"id": "B", "left": "A.centerX", "top": "A.centerY", "width": 20, "height": 10},
      {"id": "C", "right": "A.centerX", "bottom": "superview.bottom", "width": 20, "height": 10},
      {"id": "D", "centerX": "A.right", "centerY": "superview.centerY", "width": 20, "height": 10}
      """#)
    #expect(found["B"] == [25, 15, 20, 10])
    #expect(found["C"] == [5, 90, 20, 10])
    #expect(found["D"] == [30, 45, 20, 10])
  }

  @Test func percentagesAreOfTheContentSize() throws {
    let found = try frames(
      #"""
      {"id": "A", "left": "10%", "top": {"equal": "20%", "offset": 3}, "width": "50%",
        "height": "25%"},
      {"id": "B", "right": "10%", "bottom": {"equal": "20%", "min": 30}, "width": 20,
        "height": 10},
      {"id": "C", "centerX": "10%", "centerY": "-10%", "width": 20, "height": 10}
      """#, keys: #""width": 200, "height": 100, "padding": 10"#)
    let expected: Frames = [
      "A": [28, 29, 90, 20], "B": [152, 50, 20, 10], "C": [108, 37, 20, 10],
    ]
    #expect(found == expected)
  }

  @Test func twoMarginsOverrideTheCenterAndTheCenterOverridesOne() throws {
    let found = try frames(
      #"""
      {"id": "A", "left": 50, "centerX": 10, "width": 40, "height": 10},
      {"id": "B", "left": 20, "right": 30, "centerX": 0, "width": 10, "height": 10}
      """#)
    #expect(found == ["A": [90, 0, 40, 10], "B": [20, 0, 150, 10]])
  }

  @Test func theEndOverridesAStartThatIsOnlyAnOffset() throws {
    let found = try frames(
      #"{"id": "A", "left": {"offset": 7}, "right": 10, "width": 40, "height": 10}"#)
    #expect(found == ["A": [157, 0, 40, 10]])
  }

  @Test func numericBoundsClampTheOffset() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": 50, "height": 20},
      {"id": "B", "left": {"equal": "A.right", "offset": 5, "min": 10}, "width": 20, "height": 20},
      {"id": "C", "left": {"equal": 5, "min": 30, "max": 20}, "width": 20, "height": 20}
      """#)
    #expect(found["B"] == [60, 0, 20, 20])
    #expect(found["C"] == [30, 0, 20, 20])
  }

  @Test func aChildBetweenTwoEdgesIsCenteredOrShrunk() throws {
    let found = try frames(
      #"""
      {"id": "B", "left": {"min": "A.right"}, "right": {"max": "C.left"}, "width": 30,
        "height": 20},
      {"id": "D", "left": {"min": {"equal": "A.right", "offset": 5}},
        "right": {"max": {"equal": "C.left", "offset": 5}}, "width": 150, "height": 20},
      {"id": "A", "width": 40, "height": 20},
      {"id": "C", "right": 0, "width": 60, "height": 20}
      """#)
    #expect(found["B"] == [75, 0, 30, 20])
    #expect(found["D"] == [45, 0, 90, 20])
  }

  @Test func aChildIsShrunkAtOneEdge() throws {
    let found = try frames(
      #"""
      {"id": "A", "width": 40, "height": 20},
      {"id": "B", "right": 20, "left": {"min": {"equal": "A.right", "offset": 10}},
        "width": 160, "height": 20},
      {"id": "C", "left": 20, "right": {"max": "E.left"}, "width": 150, "height": 20},
      {"id": "E", "right": 0, "width": 60, "height": 20}
      """#)
    #expect(found["B"] == [50, 0, 130, 20])
    #expect(found["C"] == [20, 0, 120, 20])
  }

  @Test func positionsAreComputedFromUnroundedEdges() throws {
    let found = try frames(
      #"""
      {"id": "A", "left": 33.3, "width": 33.3, "height": 10},
      {"id": "B", "left": "A.right", "width": 20.2, "height": 10}
      """#, scene: #""scale": 2, "#)
    #expect(found == ["A": [33.5, 0, 33, 10], "B": [66.5, 0, 20.5, 10]])
  }

  @Test func aChildWithNoLayoutIsPlacedOnlyForItsSiblings() throws {
    let found = try frames(
      #"""
      {"id": "A", "left": 10, "top": 10, "width": 30, "height": 20, "noLayout": true,
        "frame": [1, 2, 3, 4]},
      {"id": "B", "left": "A.right", "top": "A.bottom", "width": 10, "height": 10}
      """#)
    #expect(found == ["A": [1, 2, 3, 4], "B": [40, 30, 10, 10]])
  }
}
