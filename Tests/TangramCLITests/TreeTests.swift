import Testing

@testable import TangramCLI

/// `tangram tree`: views and frames in human-readable form.
@Suite struct TreeTests {
  private let scene = Array(
    #"{"root":{"id":"A","layout":"frame","width":40,"height":20,"children":[{"id":"B","width":"50%","height":10}]}}"#
      .utf8)

  @Test func viewsAreListedOrDrawn() throws {
    let listed = try ToolRun("tree", input: scene)
    #expect(listed.status == .success)
    #expect(listed.output == "A (0, 0, 40, 20)\n  B (0, 0, 20, 10)\n")
    let drawn = try ToolRun("tree", "--drawing", "--columns", "9", input: scene)
    // B is too low to show its name.
    #expect(drawn.output == "┌───┬───┐\n├───┘   │\n└───────┘\n")
  }

  @Test func aDrawingHas80ColumnsOrOnePerPoint() throws {
    let usual = try ToolRun("tree", "--drawing", input: scene).output
    #expect(usual == (try ToolRun("tree", "--drawing", "--columns", "80", input: scene).output))
    let exact = try ToolRun("tree", "--exact", input: scene).output.split(separator: "\n")
    #expect(exact.count == 20)
    #expect(exact.allSatisfy { $0.count <= 40 })
  }
}
