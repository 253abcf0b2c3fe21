import Testing

@testable import TangramCLI

/// `tangram explain`.
@Suite struct ExplainTests {
  private static let scene = """
    {"root":{"id":"S","layout":"linear","width":100,"height":"wrap","space":10,"children":[
      {"id":"A","width":"50%","height":30},{"id":"B","width":20,"height":"wrap",
      "content":{"text":{"chars":4,"advance":10,"line":16}}}]}}
    """

  private func run(_ arguments: String...) throws -> ToolRun {
    switch arguments.count {
    case 1: try ToolRun("explain", "--id", arguments[0], input: Array(Self.scene.utf8))
    default:
      try ToolRun("explain", "--id", arguments[0], arguments[1], input: Array(Self.scene.utf8))
    }
  }

  @Test func aLineForEachNumber() throws {
    let run = try run("B")
    #expect(
      run.output == """
        B (0, 40, 20, 32)
          x 0 = left padding 0
          y 40 = end of A 30 + gap 10
            end of A 30 = A's y 0 + A's height 30
          width 20 = tg_width.equal(20)
          height 32 = 2 lines of 16: text measured at width 20

        """)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
  }

  @Test func deepDownToTheScene() throws {
    let run = try run("S", "--deep")
    #expect(
      run.output == """
        S (0, 0, 100, 72)
          x 0 = nothing says where it begins
          y 0 = nothing says where it begins
          width 100 = tg_width.equal(100)
          height 72 = end of B 72 + bottom padding 0
            end of B 72 = B's y 40 + B's height 32
              B's y 40 = end of A 30 + gap 10
                end of A 30 = A's y 0 + A's height 30
                  A's y 0 = top padding 0
                  A's height 30 = tg_height.equal(30)
                gap 10: tg_vspace = 10
              B's height 32 = 2 lines of 16: text measured at width 20

        """)
  }

  @Test func aViewThatIsNotThere() throws {
    let run = try run("C")
    #expect(run.output.isEmpty)
    #expect(run.errors == "tangram: no view has the id `C`; there are `S`, `A`, `B`\n")
    #expect(run.status == .failure)
  }

  @Test func aSceneThatCannotBeRead() throws {
    let run = try ToolRun("explain", "--id", "A", input: Array(#"{"root":{"widht":1}}"#.utf8))
    #expect(run.output.isEmpty)
    #expect(run.errors == "tangram: -:1:10: root.widht: unknown key; did you mean `width`?\n")
    #expect(run.status == .failure)
  }
}
