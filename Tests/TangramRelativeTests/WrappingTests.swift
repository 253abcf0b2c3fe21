import TangramScene
import Testing

/// Containers that wrap their children.
@Suite struct WrappingTests {
  let wraps = #""width": "wrap", "height": "wrap""#

  @Test func trailingAndCenteredChildrenFollowTheWrappedSize() throws {
    let layout = try layout(
      #"""
      {"id": "A", "width": 50, "height": 20},
      {"id": "B", "right": 10, "top": "A.bottom", "width": 30, "height": 20},
      {"id": "C", "centerX": 0, "top": "B.bottom", "width": 60, "height": 10}
      """#, keys: #"\#(wraps), "padding": 5"#)
    let expected: Frames = [
      "root": [0, 0, 70, 60], "A": [5, 5, 50, 20], "B": [25, 25, 30, 20], "C": [5, 45, 60, 10],
    ]
    #expect(layout.byName == expected)
  }

  @Test func childrenRelativeToTheContainerDoNotCount() throws {
    let layout = try layout(
      #"""
      {"id": "A", "width": 80, "height": 20},
      {"id": "B", "width": "fill", "top": "A.bottom", "height": 20},
      {"id": "C", "width": "50%", "top": "B.bottom", "height": 10},
      {"id": "D", "left": 10, "right": 10, "top": "C.bottom", "height": 10}
      """#, keys: #"\#(wraps), "padding": 5"#)
    let expected: Frames = [
      "root": [0, 0, 90, 70], "A": [5, 5, 80, 20], "B": [5, 25, 80, 20], "C": [5, 45, 40, 10],
      "D": [15, 55, 60, 10],
    ]
    #expect(layout.byName == expected)
  }

  @Test func aPlainWrappingContainerIsSolvedOnce() throws {
    let layout = try layout(
      #"""
      {"id": "A", "width": 80, "height": 20},
      {"id": "B", "left": "A.right", "top": "A.bottom", "width": 80, "height": 20}
      """#, keys: wraps)
    #expect(layout.byName["root"] == [0, 0, 160, 40])
    #expect(layout.solveCount == 1)
  }

  @Test func boundsApplyAfterChildrenArePlaced() throws {
    let layout = try layout(
      #"""
      {"id": "A", "width": 50, "height": 20},
      {"id": "B", "left": "A.right", "width": 30, "height": 20},
      {"id": "C", "right": 0, "top": 30, "width": 10, "height": 10}
      """#, keys: #""width": {"equal": "wrap", "max": 60}, "height": "wrap""#)
    #expect(layout.byName["root"] == [0, 0, 60, 40])
    #expect(layout.byName["C"] == [70, 30, 10, 10])
  }

  @Test func aNestedContainerIsMeasuredBeforeItsSiblingsArePlaced() throws {
    let layout = try layout(
      #"""
      {"id": "B", "left": "N.right", "top": "N.bottom", "width": 10, "height": 10},
      {"id": "N", "layout": "relative", \#(wraps), "left": 10, "top": 10, "padding": 4,
        "children": [
          {"id": "n1", "width": 30, "height": 10},
          {"id": "n2", "left": "n1.right", "top": "n1.bottom", "width": 20, "height": 10}]}
      """#, keys: wraps)
    #expect(layout.byName["root"] == [0, 0, 78, 48])
    #expect(layout.byName["N"] == [10, 10, 58, 28])
    #expect(layout.byName["B"] == [68, 38, 10, 10])
  }

  @Test func aPercentageOfAWrappingContainerConverges() throws {
    let layout = try layout(#"{"id": "A", "left": "20%", "width": 50, "height": 10}"#, keys: wraps)
    #expect(layout.byName == ["root": [0, 0, 62, 10], "A": [12, 0, 50, 10]])
  }

  @Test func aContainerWithoutVisibleChildrenHasNoPadding() throws {
    let layout = try layout(
      #"{"id": "A", "width": 50, "height": 20, "visibility": "gone"}"#,
      keys: #"\#(wraps), "padding": 6, "zeroPadding": false"#)
    #expect(layout.byName == ["root": [0, 0, 0, 0], "A": [6, 6, 0, 0]])
  }
}

extension WrappingTests {
  @Test("Wrapping starts from the minimum or 0, not from the size before")
  func wrappingIgnoresThePreviousSize() throws {
    for child in [#""right": 0, "bottom": 0"#, #""centerX": 0, "centerY": 0"#] {
      let isCentered = child.contains("center")
      // As in TangramKit, centered views are placed before the minimum applies.
      for minimum in isCentered ? [0.0] : [0, 40] {
        let size = #"{"equal": "wrap", "min": \#(minimum)}"#
        let found = try layout(
          #"{"id": "A", "width": 30, "height": 20, \#(child)}"#,
          keys: #""width": \#(size), "height": \#(size), "frame": [0, 0, 200, 150]"#
        ).byName
        let (width, height) = (max(30, minimum), max(20, minimum))
        #expect(found["root"] == [0, 0, width, height])
        let left = isCentered ? (width - 30) / 2 : width - 30
        let top = isCentered ? (height - 20) / 2 : height - 20
        #expect(found["A"] == [left, top, 30, 20], "\(child), \(minimum)")
      }
    }
  }

  @Test("A centered group does not count the padding twice", arguments: [false, true])
  func padding(rtl: Bool) throws {
    let scene = rtl ? #""rtl": true, "# : ""
    let row = try frames(
      #"""
      {"id": "A", "centerX": ["B.centerX", "C.centerX"], "width": 40, "height": 10},
      {"id": "B", "width": 30, "height": 10}, {"id": "C", "width": 20, "height": 10}
      """#,
      keys: #""width": 200, "height": 100, "padding": {"leading": 30, "trailing": 10}"#,
      scene: scene)
    for (name, start, width) in [("A", 65.0, 40.0), ("B", 105, 30), ("C", 135, 20)] {
      #expect(row[name] == [rtl ? 200 - start - width : start, 0, width, 10])
    }
    let column = try frames(
      #"""
      {"id": "A", "centerY": ["B.centerY"], "width": 10, "height": 40},
      {"id": "B", "width": 10, "height": 20}
      """#,
      keys: #""width": 200, "height": 100, "padding": {"top": 20, "bottom": 10}"#, scene: scene)
    let x = rtl ? 190.0 : 0
    #expect(column == ["A": [x, 25, 10, 40], "B": [x, 65, 10, 20]])
  }
}
