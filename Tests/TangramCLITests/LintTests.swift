import Foundation
import TangramTestSupport
import Testing

@testable import TangramCLI

private func scene(_ children: String) -> String {
  #"{"root":{"id":"S","layout":"frame","width":50,"height":50,"children":[\#(children)]}}"#
}

private let sane = scene(#"{"id":"A","width":5,"height":5}"#)
private let hint = scene(#"{"id":"A","width":5,"height":5,"clearFloat":true}"#)
private let warning = scene(#"{"id":"A","width":5}"#)
private let error = scene(#"{"id":"A","width":{"min":9,"max":8},"height":5},{"id":"B","width":5}"#)

private let noSize =
  "has no value, and the view has no content, so it is 0; "
  + #"write a number, a share such as "20%", or "fill""#

/// `tangram lint`: its output and its exit status.
@Suite struct LintTests {
  @Test func aValidSceneSucceedsWithoutFindings() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sane.json", Array(sane.utf8))
    let run = try ToolRun("lint", file.path)
    #expect(run.output == "\(file.path): nothing found\n")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
  }

  @Test func diagnosticsAreSortedBySeverity() throws {
    let run = try ToolRun("lint", "-", input: Array(error.utf8))
    #expect(
      run.output == """
        -: error: A: width has a minimum of 9, which is greater than its maximum of 8; the maximum is used \
        [minimum-above-maximum]
        -: warning: B: height \(noSize) [no-size]
        -: 1 error, 1 warning

        """)
    #expect(run.status == .failure)
  }

  @Test("Errors always cause a failure, warnings only with --strict", arguments: [false, true])
  func status(isStrict: Bool) throws {
    func status(_ scene: String) throws -> ToolStatus {
      let arguments = isStrict ? ["lint", "-", "--strict"] : ["lint", "-"]
      return try ToolRun(arguments: arguments, input: Array(scene.utf8)).status
    }
    #expect(try status(sane) == .success)
    #expect(try status(hint) == .success)
    #expect(try status(warning) == (isStrict ? .failure : .success))
    #expect(try status(error) == .failure)
    #expect(try status("{") == .failure)
  }

  @Test func findingsNameTheirFile() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.json", Array(hint.utf8))
    let second = try folder.file("b.json", Array(#"{"root":{"widht":1}}"#.utf8))
    let run = try ToolRun("lint", first.path, second.path)
    #expect(
      run.output == """
        \(first.path): hint: A: clearFloat has no effect in a frame layout \
        [unused-property]
        \(first.path): 1 hint
        \(second.path):1:10: error: root.widht: unknown key; did you mean `width`?

        """)
    #expect(run.status == .failure)
  }

  @Test func linesAreNumberedAndAnInvalidOneDoesNotEndTheRun() throws {
    let run = try ToolRun(
      "lint", "-", "--lines", input: Array("\(sane)\n\n{}\n\(warning)\n".utf8))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first == "-:1: nothing found")
    #expect(lines.dropFirst().first?.hasPrefix("-:3:1: error: ") == true)
    #expect(lines.last == "-:4: 1 warning")
    #expect(run.status == .failure)
  }

  @Test func jsonOutputHasALineForEachScene() throws {
    let run = try ToolRun(
      "lint", "-", "--json", "--lines", input: Array("\(sane)\n\(warning)\n{\n".utf8))
    let lines = run.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    #expect(lines[0] == #"{"file":"-:1","diagnostics":[]}"#)
    let diagnostic =
      #"{"view":"A","property":"height","code":"no-size","severity":"warning","#
      + #""message":"has no value, and the view has no content, so it is 0","#
      + #""remedy":"write a number, a share such as \"20%\", or \"fill\""}"#
    #expect(lines[1] == #"{"file":"-:2","diagnostics":[\#(diagnostic)]}"#)
    #expect(lines.last?.hasPrefix(#"{"file":"-:3","error":{"path":"","message":"#) == true)
    #expect(run.status == .failure)
  }

  @Test func similarDiagnosticsAreCollapsed() throws {
    let children = Array(repeating: #"{"width":5}"#, count: 4_000).joined(separator: ",")
    let run = try ToolRun("lint", "-", input: Array(scene(children).utf8))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 51)
    #expect(lines.dropLast().last?.hasSuffix("(and 3950 more like it) [no-size]") == true)
    #expect(lines.last == "-: 4000 warnings")
  }

  @Test func jsonDiagnosticsIncludeKnownRemedies() throws {
    let scene = scene(#"{"id":"A","width":5,"content":{"size":[5,5]}}"#)
    let run = try ToolRun("lint", "-", "--json", input: Array(scene.utf8))
    #expect(run.output.contains(#""remedy":"write \"wrap\"""#))
    let frames = try ToolRun("frames", input: Array(scene.utf8))
    #expect(frames.output.contains(#""code":"content-without-size","severity":"warning""#))
  }

  @Test func overlappingFramesAreReported() throws {
    let scene =
      #"{"root":{"layout":"linear","width":9,"height":20,"gravity":["vert.between"],"#
      + #""children":[{"id":"A","width":5,"height":15},{"id":"B","width":5,"height":15}]}}"#
    let run = try ToolRun("lint", "-", input: Array(scene.utf8))
    #expect(run.output == "-: warning: B: frame overlaps A by 10 [overlap]\n-: 1 warning\n")
  }

  @Test func aMissingFileIsAnError() throws {
    let run = try ToolRun("lint", "/nowhere/a.json")
    #expect(run.status == .noInput)
    #expect(run.errors == "tangram: /nowhere/a.json cannot be read: no such file\n")
  }

  @Test func aClosedOutputPipeEndsTheRun() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try ToolRun("lint", "-", input: Array(sane.utf8), output: pipe.fileHandleForWriting)
    #expect(run.status == .lostOutput)
  }

  @Test func controlCharactersInNamesAreEscaped() throws {
    let scene = #"{"root":{"layout":"frame","children":[{"id":"\u0007a\u202e\n","width":5}]}}"#
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Array(scene.utf8))
    let plain = try ToolRun("lint", file.path).output
    #expect(plain.contains(#"\u{7}a\u{202E}\u{A}"#))
    #expect(plain.split(separator: "\n").allSatisfy { $0.hasPrefix(file.path) })
    let json = try ToolRun("lint", "--json", file.path).output
    #expect(json.contains(#"\u0007a\u202e\n"#))
    let unknown = Array(#"{"root":{"\u202eid":1}}"#.utf8)
    let errors = try ToolRun("tree", input: unknown).errors
    #expect(errors.contains(#"\u{202E}id"#))
    #expect(!errors.unicodeScalars.contains("\u{202E}"))
  }
}
