import Testing

@testable import TangramCLI

/// `tangram swift`: scenes as code.
@Suite struct SwiftTests {
  private let scene = Array(#"{"root":{"id":"A","layout":"frame","width":"50%"}}"#.utf8)

  @Test func aSceneIsPrintedAsConstants() throws {
    let run = try ToolRun("swift", input: scene)
    #expect(run.status == .success)
    #expect(
      run.output == """
        import Tangram

        let root = TGFrameLayout().named("A").width(50%)

        let layout = root.layout(in: TGSize(width: 375, height: 667))

        """)
  }

  @Test func optionsSetTheFunctionNameAndTheRoom() throws {
    let run = try ToolRun("swift", "-", "--as-function", "card", "--width", "80", input: scene)
    #expect(
      run.output == """
        func card() -> TGLayout {
          let root = TGFrameLayout().named("A").width(50%)

          return root.layout(in: TGSize(width: 80, height: 667))
        }

        """)
  }

  @Test("A name that is no Swift identifier is rejected", arguments: ["", "1a", "a b", "a-b", "ü"])
  func names(name: String) throws {
    let run = try ToolRun("swift", "--as-function", name, input: scene)
    #expect(run.status == .usage)
    #expect(
      run.errors == "tangram swift: `\(name)` cannot be the name of a function: "
        + "letters, digits and `_`, no digit first\n")
  }

  @Test("A Swift keyword is rejected", arguments: ["class", "func", "self", "Any", "_"])
  func keywords(name: String) throws {
    let run = try ToolRun("swift", "--as-function", name, input: scene)
    #expect(run.status == .usage)
    #expect(
      run.errors == "tangram swift: `\(name)` is a keyword of Swift; choose another name\n")
  }

  @Test func anInvalidSceneHasNoCode() throws {
    let run = try ToolRun("swift", input: Array("{".utf8))
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("tangram: -:1:2: expected a key"))
  }
}
