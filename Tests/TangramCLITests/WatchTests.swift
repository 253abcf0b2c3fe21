import Foundation
import Testing

@testable import TangramCLI

/// `--watch`: the tool as a process, while files change.
@Suite(.timeLimit(.minutes(30))) struct WatchTests {
  private static func scene(_ width: Int) -> String {
    #"{"root":{"id":"S","width":\#(width),"height":20}}"#
  }

  private static func frames(_ width: Int) -> String {
    #"{"frames":{"S":[0,0,\#(width),20]},"diagnostics":[]}"# + "\n"
  }

  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("scene.json", Array(Self.scene(10).utf8))
  }

  private func write(_ text: String, besideFirst: Bool = false) throws {
    try Data(text.utf8).write(to: file, options: besideFirst ? .atomic : [])
  }

  private func expect(_ tool: RunningTool, _ text: String) throws {
    #expect(try tool.read(asManyAs: text) == text)
  }

  @Test("A file is read again after it was written in place or replaced by renaming")
  func writing() throws {
    let tool = try RunningTool("frames", file.path, "--watch")
    try expect(tool, Self.frames(10))
    try write(Self.scene(11))
    try expect(tool, Self.frames(11))
    try write(Self.scene(12), besideFirst: true)
    try expect(tool, Self.frames(12))
    // The file at this path is now a different one, which is watched as well.
    try write(Self.scene(13))
    try expect(tool, Self.frames(13))
    let end = try tool.interrupt()
    #expect(end.output.isEmpty)
    #expect(end.errors == "tangram: interrupted\n")
    #expect(end.status == 130)
  }

  @Test func aDeletedFileCanComeBack() throws {
    let tool = try RunningTool("frames", "--watch", file.path)
    try expect(tool, Self.frames(10))
    try FileManager.default.removeItem(at: file)
    usleep(300_000)
    try write(Self.scene(14))
    try expect(tool, Self.frames(14))
    #expect(try tool.interrupt().errors == "tangram: interrupted\n")
  }

  @Test func mistakesDoNotEndTheWatch() throws {
    let tool = try RunningTool("explain", file.path, "--watch", "--id", "S")
    let first = "S (0, 0, 10, 20)\n"
    try expect(tool, first)
    try write(#"{"root":{"widht":1}}"#)
    let message = "tangram: \(file.path):1:10: root.widht: unknown key; did you mean `width`?\n"
    #expect(try tool.readErrors(asManyAs: message) == message)
    try write(#"{"root":{"id":"T"}}"#)
    let other = "tangram: no view has the id `S`; there are `T`\n"
    #expect(try tool.readErrors(asManyAs: other) == other)
    #expect(try tool.interrupt().status == 130)
  }

  @Test func picturesAreUpdated() throws {
    let picture = folder.url.appending(path: "a.svg")
    let tool = try RunningTool("render", file.path, "-o", picture.path, "--watch")
    func waitForPicture(of width: Int) throws {
      let size = "\(width) × 20"
      while (try? String(contentsOf: picture, encoding: .utf8))?.contains(size) != true {
        try #require(tool.process.isRunning)
        usleep(20_000)
      }
    }
    try waitForPicture(of: 10)
    try write(Self.scene(250), besideFirst: true)
    try waitForPicture(of: 250)
    #expect(try tool.interrupt().output.isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left.sorted() == ["a.svg", "scene.json"])
  }

  @Test("lint watches several files, and reruns of lint and tree print everything again")
  func several() throws {
    let other = try folder.file("other.json", Array(Self.scene(1).utf8))
    let lint = try RunningTool("lint", other.path, file.path, "--watch")
    let tree = try RunningTool("tree", file.path, "--watch")
    let (found, drawn) = (
      "\(other.path): nothing found\n\(file.path): nothing found\n", "S (0, 0, 10, 20)\n"
    )
    try expect(lint, found)
    try expect(tree, drawn)
    try write(Self.scene(10), besideFirst: true)
    try expect(lint, found)
    try expect(tree, drawn)
    #expect(try lint.interrupt().status == 130)
    #expect(try tree.interrupt().status == 130)
  }

  @Test("Waiting takes hardly any processor time, and nothing is printed without a change")
  func waiting() throws {
    let tool = try RunningTool("frames", file.path, "--watch")
    try expect(tool, Self.frames(10))
    #if os(Linux)
      let before = try tool.effort
      usleep(1_500_000)
      // Much less than a tenth of the time is enough, even under a sanitizer.
      #expect(try tool.effort - before < 15)
    #endif
    #expect(try tool.interrupt().output.isEmpty)
  }

  @Test(
    "The standard input cannot be watched",
    arguments: [["frames", "--watch"], ["tree", "-", "--watch"], ["lint", "a", "-", "--watch"]])
  func standardInput(arguments: [String]) throws {
    let run = try ToolRun(arguments: arguments)
    #expect(run.errors == "tangram: the standard input cannot be watched; name a file\n")
    #expect(run.status == .usage)
  }

  @Test func onlyRegularFilesCanBeWatched() throws {
    let run = try ToolRun("frames", folder.url.path, "--watch")
    #expect(
      run.errors == "tangram: \(folder.url.path) cannot be watched; it is no ordinary file\n")
    #expect(run.status == .usage)
    let missing = try ToolRun("frames", "/nowhere/a.json", "--watch")
    #expect(missing.errors == "tangram: /nowhere/a.json cannot be read: no such file\n")
    #expect(missing.status == .noInput)
    #expect(try ToolRun("check", "a", "--watch").status == .usage)
  }
}
