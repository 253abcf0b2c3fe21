import Tangram
import TangramScene
import Testing

/// Cycles of references: the diagnostic names the cycle, and one reference is ignored.
@Suite struct CycleTests {
  private func problems(_ children: String) throws -> [String] {
    try layout(children).diagnostics.map(\.description)
  }

  @Test func twoEdgesThatReferToEachOtherAreACycle() throws {
    let found = try problems(
      #"""
      {"id": "A", "left": "B.right", "width": 10, "height": 10},
      {"id": "B", "right": "A.left", "width": 10, "height": 10}
      """#)
    let message = "B: right depends on itself: A.left → B.right → A.left; "
    #expect(found == [message + "the last reference is ignored"])
  }

  @Test func aCycleThroughDifferentEdgesIsBroken() throws {
    let layout = try layout(
      #"""
      {"id": "A", "left": "B.right", "width": 10, "height": 10},
      {"id": "B", "left": "A.right", "width": 20, "height": 10}
      """#)
    #expect(
      layout.diagnostics.map(\.problem) == [
        .cycle(["A.left", "B.right", "B.left", "A.right", "A.left"])
      ])
    #expect(layout.byName["B"] == [0, 0, 20, 10])
    #expect(layout.byName["A"] == [20, 0, 10, 10])
  }

  @Test func sizesThatReferToEachOtherAreACycle() throws {
    let layout = try layout(
      #"""
      {"id": "A", "width": "B.width", "height": 10},
      {"id": "B", "width": {"equal": "A.width", "increment": 5}, "height": 10,
        "frame": [0, 0, 40, 0]}
      """#)
    #expect(
      layout.diagnostics.map(\.problem) == [.cycle(["A.width", "B.width", "A.width"])])
    #expect(layout.byName["A"] == [0, 0, 40, 10])
    #expect(layout.byName["B"] == [0, 0, 40, 10])
  }

  @Test func aPositionThatRefersToItsOwnViewIsACycle() throws {
    let layout = try layout(#"{"id": "A", "top": "self.bottom", "width": 10, "height": 10}"#)
    #expect(layout.diagnostics.map(\.problem) == [.cycle(["A.top", "A.bottom", "A.top"])])
    #expect(layout.byName["A"] == [0, 0, 10, 10])
  }

  @Test func aCycleThroughThreeViewsAndBothAxesIsNamed() throws {
    let layout = try layout(
      #"""
      {"id": "A", "width": "B.height", "height": 10},
      {"id": "B", "width": 10, "height": "C.width"},
      {"id": "C", "width": "A.width", "height": 10, "frame": [0, 0, 7, 0]}
      """#)
    #expect(
      layout.diagnostics.map(\.problem) == [
        .cycle(["A.width", "B.height", "C.width", "A.width"])
      ])
    #expect(layout.byName["A"] == [0, 0, 7, 10])
    #expect(layout.byName["B"] == [0, 0, 10, 7])
  }

  @Test func viewsWithoutNamesAreNumbered() throws {
    let layout = try layout(
      #"{"id": "A", "width": 5, "height": 5}, {"left": "self.right", "width": 5, "height": 5}"#)
    #expect(layout.diagnostics.map(\.problem) == [.cycle(["[1].left", "[1].right", "[1].left"])])
  }

  @Test func aPositionMayDependOnItsOwnSizeThroughASibling() throws {
    let layout = try layout(
      #"""
      {"id": "A", "width": "B.width", "height": 10},
      {"id": "B", "left": "A.right", "width": 30, "height": 10}
      """#)
    #expect(layout.byName["B"] == [30, 0, 30, 10])
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aPositionAndASizeMayReferToEachOther() throws {
    let layout = try layout(
      #"""
      {"id": "A", "left": "B.left", "width": 30, "height": 10},
      {"id": "B", "width": "A.width", "left": 10, "height": 10}
      """#)
    #expect(layout.byName["A"] == [10, 0, 30, 10])
    #expect(layout.byName["B"] == [10, 0, 30, 10])
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func listsOfEdgesAreReportedAndIgnored() throws {
    var root = TGRelativeLayout()
    root.tg_size(width: 100, height: 100)
    var a = TGView("A").size(10, 10)
    let b = TGView("B").size(10, 10)
    a.tg_left.equal([TGAnchor(.view(b.id), .left)])
    root.addSubview(a)
    root.addSubview(b)
    let layout = root.layout(in: TGSize(width: 100, height: 100))
    #expect(layout.diagnostics.map(\.problem) == [.unsuitableList])
    #expect(layout["A"] == TGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
