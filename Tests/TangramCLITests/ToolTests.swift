import Foundation
import TangramTestSupport
import Testing

@testable import TangramCLI

private let room = #""superview":[100,100]"#
private let scene = #"{"root":{"id":"S","width":10,"height":20}}"#
private let frames = #"{"frames":{"S":[0,0,10,20]},"diagnostics":[]}"#

/// The commands of the tool: arguments, output and exit status.
@Suite struct ToolTests {
  @Test(arguments: [[], ["-"]]) func framesOfTheStandardInput(file: [String]) throws {
    let run =
      file.isEmpty
      ? try ToolRun("frames", input: Array(scene.utf8))
      : try ToolRun("frames", "-", input: Array(scene.utf8))
    #expect(run.output == frames + "\n")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
  }

  @Test("Options replace the room, for one scene and with --lines")
  func framesInARoom() throws {
    let text =
      #"{"root":{"layout":"linear","id":"S","width":"fill","height":"50%","orientation":"horz","#
      + #""children":[{"id":"A","width":0.4,"height":5,"#
      + #""sizeClasses":[{"when":{"height":"compact"},"height":7.26}]}]}}"#
    let room = [
      "--width", "40", "--height", "30", "--rtl", "--scale", "10", "--size-class",
      "height=compact",
    ]
    for lines in [[], ["--lines"]] {
      let run = try ToolRun(arguments: ["frames"] + room + lines, input: Array(text.utf8))
      #expect(
        run.output
          == #"{"frames":{"S":[0,0,40,15],"A":[39.6,0,0.4,7.3]},"diagnostics":[]}"# + "\n")
      #expect(run.status == .success)
    }
    let error = try ToolRun(arguments: ["frames"] + room, input: Array("{}".utf8))
    #expect(
      error.output
        == #"{"error":{"path":"","message":"the key `root` is missing","line":1,"column":1}}"#
        + "\n")
  }

  @Test func framesOfAFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("scene.json", Array(scene.utf8))
    let run = try ToolRun("frames", file.path)
    #expect(run.output == frames + "\n")
    #expect(run.status == .success)
  }

  @Test func mistakesInASceneArePrintedAsJSON() throws {
    let run = try ToolRun("frames", input: Array(#"{"root":{"widht":1}}"#.utf8))
    #expect(
      run.output
        == #"{"error":{"path":"root.widht","message":"unknown key; did you mean `width`?","#
        + #""line":1,"column":10}}"# + "\n"
    )
    #expect(run.status == .failure)
    #expect(run.errors.isEmpty)
  }

  @Test func boundsAndCentersAreAddedWhereFramesAreNotEnough() throws {
    let text =
      #"{\#(room),"root":{"layout":"linear","id":"S","width":50,"height":50,"children":["#
      + #"{"id":"a","width":10,"height":4,"transform":[2,0,0,3,0,0]},"#
      + #"{"id":"b","width":6,"height":8,"boundsOrigin":[3,7]},{"id":"c","width":5,"height":5}]}}"#
    let run = try ToolRun("frames", input: Array(text.utf8))
    #expect(run.status == .success)
    // `a` is scaled about its center; `b` is scrolled.
    #expect(
      run.output
        == #"{"frames":{"S":[0,0,50,50],"a":[-5,-4,20,12],"b":[0,4,6,8],"c":[0,12,5,5]},"#
        + #""bounds":{"a":[0,0,10,4],"b":[3,7,6,8]},"center":{"a":[5,2],"b":[3,8]},"#
        + #""diagnostics":[]}"# + "\n")
  }

  @Test("Cases that pass, that fail and that cannot be read")
  func check() throws {
    let good = #"{"name":"good","scene":\#(scene),"frames":{"S":[0,0,10,20]}}"#
    let other = #"{"name":"other","scene":\#(scene),"frames":{"S":[0,0,11,20],"T":[0,0,0,0]}}"#
    let folder = try TemporaryFolder()
    let file = try folder.file("a.jsonl", Array("\(good)\n\n\(other)\n{}\n".utf8))
    let run = try ToolRun("check", file.path)
    #expect(
      run.output == """
        other: S is (0, 0, 10, 20), expected (0, 0, 11, 20)
        other: T is not there, expected (0, 0, 0, 0)
        \(file.path):4: the key `name` is missing
        \(file.path): 1 of 3 passed

        """)
    #expect(run.status == .failure)
    let all = try ToolRun("check", try folder.file("b.jsonl", Array(good.utf8)).path)
    #expect(all.status == .success)
  }

  @Test func helpVersionAndDemoArePrinted() throws {
    #expect(try ToolRun("--version").output == Help.version + "\n")
    #expect(try ToolRun("help", "frames").output == Help.text(about: Command.frames) + "\n")
    let demo = try ToolRun("demo").output.split(separator: "\n")
    #expect(
      demo.prefix(3) == [
        "view      x      y  width  height", "S         0      0    100     200",
        "A        20      0     50      50",
      ])
  }

  @Test func badArgumentsAreReportedOnStandardError() throws {
    let run = try ToolRun("frame")
    #expect(
      run.errors == "tangram: there is no command `frame`; did you mean `frames`?\n"
        + TangramTool.usage + "\n")
    #expect(run.output.isEmpty)
    #expect(run.status == .usage)
  }
}

/// `--lines`: the result is the same for a file and for the standard input.
@Suite struct LinesTests {
  private let broken =
    #"{"error":{"path":"","message":"line 1, column 1: the text is not UTF-8","line":1,"column":1}}"#

  private func expect(_ bytes: [UInt8], _ lines: [String], _ status: ToolStatus) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("scenes.jsonl", bytes)
    for run in [
      try ToolRun("frames", "--lines", input: bytes), try ToolRun("frames", "--lines", file.path),
    ] {
      #expect(run.output == lines.map { $0 + "\n" }.joined())
      #expect(run.status == status)
      #expect(run.errors.isEmpty)
    }
  }

  @Test(
    "Lines end with a line feed, with or without a carriage return; the last one may have none",
    arguments: ["\n", "\r\n", "\n\n", "\r\n \t\r\n"])
  func lineEnds(end: String) throws {
    try expect(Array((scene + end + scene).utf8), [frames, frames], .success)
    try expect(Array((scene + end + scene + end).utf8), [frames, frames], .success)
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    try expect([0xEF, 0xBB, 0xBF] + Array(scene.utf8), [frames], .success)
  }

  @Test func anInvalidLineDoesNotEndTheRun() throws {
    try expect([0xFF, 0xFE, 0x0A] + Array(scene.utf8), [broken, frames], .failure)
  }

  @Test("Space that JSON does not allow is not stripped", arguments: ["\u{A0}", "\u{2028}"])
  func otherSpace(space: String) throws {
    let error =
      #"{"error":{"path":"","message":"line 1, column 1: expected a value","line":1,"column":1}}"#
    try expect(Array((space + scene).utf8), [error], .failure)
  }

  @Test func linesCanSpanChunksOfTheFile() throws {
    let long =
      #"{"root":{"id":"S","width":10,"height":20}"#
      + String(repeating: " ", count: 70_000) + "}"
    try expect(Array((long + "\n" + scene + "\n" + long).utf8), [frames, frames, frames], .success)
  }

  @Test func anOverlongLineIsTruncated() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", Array("abcdefgh\nab\n".utf8))
    let source = try ByteSource(opening: file.path, standardInput: .standardInput)
    var lines = Lines(of: source, limit: 3)
    #expect(try lines.next()?.bytes == Array("abcd".utf8))
    #expect(try lines.next()?.bytes == Array("ab".utf8))
    #expect(try lines.next() == nil)
  }

  @Test("Hostile documents get the same answer from a file, the standard input and as a line")
  func hostileDocuments() throws {
    let folder = try TemporaryFolder()
    for document in HostileDocument.listed {
      let file = try folder.file("document", document.bytes)
      let run = try ToolRun("frames", file.path)
      #expect(run.errors.isEmpty)
      #expect(run.output.hasSuffix("}\n"))
      for other in [
        try ToolRun("frames", input: document.bytes),
        try ToolRun("frames", "--lines", input: document.bytes + [0x0A]),
        try ToolRun("frames", "--lines", file.path),
      ] where !document.bytes.isEmpty {
        #expect(other.output == run.output, "\(document)")
        #expect(other.status == run.status)
      }
    }
  }
}
