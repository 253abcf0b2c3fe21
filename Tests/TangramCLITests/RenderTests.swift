import Foundation
import Testing

@testable import TangramCLI

/// `tangram render`: pictures are written atomically.
@Suite struct RenderTests {
  private let scene = Array(#"{"root":{"id":"A","width":40,"height":30}}"#.utf8)

  @Test func aPictureIsPrintedOrWrittenToAFile() throws {
    let printed = try ToolRun("render", "-", input: scene)
    #expect(printed.status == .success)
    #expect(printed.output.hasPrefix("<svg xmlns"))
    #expect(try ToolRun("render", "-o", "-", input: scene).output == printed.output)
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a.svg")
    let run = try ToolRun("render", "-o", file.path, input: scene)
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.svg"])
  }

  @Test func thePaintOptionRendersThePaintOfTheScene() throws {
    let painted = Array(
      #"{"root":{"id":"A","width":40,"height":30,"alpha":0.5,"paint":{"fill":"tomato"}}}"#.utf8)
    let run = try ToolRun("render", "--paint", "--exact", input: painted)
    #expect(run.status == .success)
    #expect(
      run.output.contains(
        #"<rect x="0" y="0" width="40" height="30" fill="tomato"/>"#))
    #expect(run.output.contains(#"<g opacity="0.5">"#))
    #expect(!run.output.contains("class="))
    let plan = try ToolRun("render", input: painted).output
    #expect(plan.contains("tomato") && plan.contains(#"class="box""#))
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a.html")
    #expect(try ToolRun("render", "--paint", "-o", file.path, input: painted).status == .success)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("tomato"))
  }

  @Test func anHTMLFileNameWritesAPage() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a.HTML")
    #expect(try ToolRun("render", "-o", file.path, input: scene).status == .success)
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.components(separatedBy: #""room":"#).count == 6)
  }

  @Test func anExistingPictureIsReplaced() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.svg", Array("old".utf8))
    #expect(try ToolRun("render", "-o", file.path, input: scene).status == .success)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
  }

  @Test func aLinkIsKeptAndItsTargetReplaced() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.svg", Array("old".utf8))
    let link = folder.url.appendingPathComponent("link.svg")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.svg")
    #expect(try ToolRun("render", "-o", link.path, input: scene).status == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "a.svg")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
  }

  @Test func theTargetOfADanglingLinkIsCreated() throws {
    let folder = try TemporaryFolder()
    let links = ["one.svg", "two.svg"].map(folder.url.appendingPathComponent)
    let file = folder.url.appendingPathComponent("new.svg")
    try FileManager.default.createSymbolicLink(at: links[0], withDestinationURL: links[1])
    try FileManager.default.createSymbolicLink(
      atPath: links[1].path, withDestinationPath: "new.svg")
    #expect(try ToolRun("render", "-o", links[0].path, input: scene).status == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: links[1].path) == "new.svg")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 3)
  }

  @Test func aLinkCycleIsRejected() throws {
    let folder = try TemporaryFolder()
    let link = folder.url.appendingPathComponent("a.svg")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.svg")
    let run = try ToolRun("render", "-o", link.path, input: scene)
    #expect(run.status == .lostOutput)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "a.svg")
  }

  @Test func aDeviceIsWrittenInPlace() throws {
    #expect(try ToolRun("render", "-o", "/dev/null", input: scene).status == .success)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
    let run = try ToolRun("render", "-o", "/dev/full", input: scene)
    #expect(run.errors == "tangram: /dev/full cannot be written: no space is left\n")
  }

  @Test func aPipeIsWrittenInPlace() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appendingPathComponent("pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    // Opened for reading and writing, so that neither side blocks; a picture fits into the pipe's buffer.
    let reader = open(pipe.path, O_RDWR)
    defer { close(reader) }
    #expect(try ToolRun("render", "--exact", "-o", pipe.path, input: scene).status == .success)
    let start = try FileHandle(fileDescriptor: reader).read(upToCount: 4)
    #expect(start == Data("<svg".utf8))
    var status = stat()
    #expect(stat(pipe.path, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func aFailedWriteLeavesNoFiles() throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appendingPathComponent("none/a.svg").path
    let run = try ToolRun("render", "-o", missing, input: scene)
    #expect(run.status == .lostOutput)
    #expect(run.errors == "tangram: \(missing) cannot be written: no such file\n")
    // A folder is not replaced by a picture.
    let taken = folder.url.appendingPathComponent("b")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
    let second = try ToolRun("render", "-o", taken.path, input: scene)
    #expect(second.status == .lostOutput)
    #expect(second.errors == "tangram: \(taken.path) cannot be written: it is a directory\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["b"])
  }

  @Test func anInvalidSceneHasNoPicture() throws {
    let run = try ToolRun("render", input: Array("{".utf8))
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("tangram: -:1:2: expected a key"))
  }

  @Test func optionsSetTheRoomAndTheZoom() throws {
    let wide = Array(#"{"root":{"id":"A","width":"50%","height":10}}"#.utf8)
    let run = try ToolRun("render", "--width", "600", "--zoom", "1", input: wide)
    #expect(run.output.contains(#"width="300" height="10""#))
    #expect(try ToolRun("render", "--width", "-3", input: wide).status == .usage)
    #expect(try ToolRun("render", "--zoom", input: wide).status == .usage)
  }
}

/// `tangram render --exact`, and other types of output files.
@Suite struct ExactRenderTests {
  private let scene = Array(#"{"root":{"id":"A","width":40,"height":30}}"#.utf8)

  @Test func anExactPictureHasTheSizeOfTheScene() throws {
    let picture = try ToolRun("render", "--exact", input: scene).output
    #expect(picture.contains(#"viewBox="0 0 40 30" width="40" height="30""#))
    #expect(picture.contains(#"<rect class="box" x="0" y="0" width="40" height="30"/>"#))
    #expect(!picture.contains("@media"))
    let larger = try ToolRun("render", "--exact", "--zoom", "2", input: scene).output
    #expect(larger.contains(#"width="80" height="60""#))
  }

  @Test func anExactPageIsRejected() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun(
      "render", "--exact", "-o", folder.url.path + "/card.html", input: scene)
    #expect(run.status == .usage)
    #expect(run.errors == "tangram: --exact is for pictures (.svg), not for pages (.html)\n")
  }

  @Test(arguments: ["x.png", "x.PDF", "folder/x.svg.gz"])
  func otherFileExtensionsAreRejected(name: String) throws {
    let folder = try TemporaryFolder()
    let ending = name.split(separator: ".").last ?? ""
    let run = try ToolRun("render", "-o", folder.url.path + "/" + name, input: scene)
    #expect(run.status == .usage)
    #expect(
      run.errors == "tangram: render writes pictures (.svg) and pages (.html), "
        + "not `.\(ending.lowercased())`\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
