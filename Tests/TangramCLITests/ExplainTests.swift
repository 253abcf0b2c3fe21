import Testing

@testable import TangramCLI

/// `tangram explain`: the reasons for the frame of a view.
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

  @Test func eachNumberIsExplainedOnALine() throws {
    let run = try run("B")
    #expect(
      run.output == """
        B (0, 40, 20, 32)
          x 0 = left padding 0
          y 40 = end of A 30 + gap 10
            end of A 30 = A's y 0 + A's height 30
          width 20 = "width": 20
          height 32 = 2 lines of 16: text measured at width 20

        """)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
  }

  @Test func deepExplanationsReachTheKeysOfTheScene() throws {
    let run = try run("S", "--deep")
    #expect(
      run.output == """
        S (0, 0, 100, 72)
          x 0 = nothing says where it begins
          y 0 = nothing says where it begins
          width 100 = "width": 100
          height 72 = end of B 72 + bottom padding 0
            end of B 72 = B's y 40 + B's height 32
              B's y 40 = end of A 30 + gap 10
                end of A 30 = A's y 0 + A's height 30
                  A's y 0 = top padding 0
                  A's height 30 = "height": 30
                gap 10: "space": 10
              B's height 32 = 2 lines of 16: text measured at width 20

        """)
  }

  @Test("Keys are quoted as they are in the scene", arguments: Self.quotedKeys)
  func keysAreQuoted(scene: String, id: String, line: String) throws {
    let run = try ToolRun("explain", "--deep", "--id", id, input: Array(scene.utf8))
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0 == line }, "\(run.output)")
    #expect(!run.output.contains("tg_"), "\(run.output)")
  }

  private static let quotedKeys: [(String, String, String)] = [
    (
      #"{"root":{"id":"S","layout":"frame","width":90,"height":90,"padding":{"left":7},"children":[{"id":"A","left":3,"width":10,"height":10}]}}"#,
      "A", #"left padding 7: "padding": {"left":7}"#
    ),
    (
      #"{"root":{"id":"S","layout":"flex","width":90,"height":90,"children":[{"id":"A","grow":2,"basis":"10%"},{"grow":1,"width":10}]}}"#,
      "A", #"grow 1: "grow": 1"#
    ),
    (
      #"{"root":{"id":"S","layout":"frame","width":90,"height":90,"children":[{"id":"A","width":10,"height":10,"sizeClasses":[{"when":{"screen":"portrait"},"width":20}]}]},"sizeClass":{"screen":"portrait"}}"#,
      "A", #"width 20 = "width": 20"#
    ),
    (
      #"{"root":{"id":"S","layout":"frame","width":90,"height":90,"children":[{"id":"A","width":{"equal":10,"max":8},"height":10}]}}"#,
      "A", #"maximum 8: "width": {"equal":10,"max":8}"#
    ),
    (
      #"{"root":{"id":"S","layout":"linear","orientation":"horz","width":100,"height":20,"fixedSubviews":{"size":20,"minSpace":5},"children":[{"id":"A","height":9},{"height":9}]}}"#,
      "A", #"width 20 = size of each 20"#
    ),
  ]

  @Test func controlCharactersInNamesAreEscaped() throws {
    let scene = #"{"root":{"id":"a\u001b[31m\u202eb\u0007","width":5,"height":5}}"#
    let name = "a\u{1B}[31m\u{202E}b\u{7}"
    let run = try ToolRun("explain", "--id", name, input: Array(scene.utf8))
    #expect(run.output.hasPrefix(#"a\u{1B}[31m\u{202E}b\u{7} (0, 0, 5, 5)"#))
  }

  @Test func anUnknownIdIsAnErrorWithSuggestions() throws {
    let run = try run("C")
    #expect(run.output.isEmpty)
    #expect(run.errors == "tangram: no view has the id `C`; there are `S`, `A`, `B`\n")
    #expect(run.status == .failure)
    let scene = #"{"root":{"id":"card","children":[{"id":"message"}]}}"#
    let misspelt = try ToolRun("explain", "--id", "mesage", input: Array(scene.utf8))
    #expect(
      misspelt.errors == "tangram: no view has the id `mesage`; did you mean `message`?\n")
  }

  @Test func anInvalidSceneIsAnError() throws {
    let run = try ToolRun("explain", "--id", "A", input: Array(#"{"root":{"widht":1}}"#.utf8))
    #expect(run.output.isEmpty)
    #expect(run.errors == "tangram: -:1:10: root.widht: unknown key; did you mean `width`?\n")
    #expect(run.status == .failure)
  }
}
