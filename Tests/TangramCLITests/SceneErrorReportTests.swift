import Foundation
import Testing

@testable import TangramCLI

/// Scenes that cannot be read: every error is reported with its position, in terms of the scene's keys.
@Suite struct SceneErrorReportTests {
  private let broken = Array(
    """
    {"scale": 0,
     "root": {"layout": "linear", "spacing": 4, "children": [
       {"id": "a", "maxWidth": 80, "height": "wrapp"},
       {"id": "b", "margin": 8, "left": "b.rigth"}
     ]}}
    """.utf8)

  private let messages = [
    ("1:11", "scale", "expected a number greater than 0"),
    ("2:31", "root.spacing", "unknown key; did you mean `space`?"),
    ("3:16", "root.children[0].maxWidth", #"unknown key; write `"width": {"max": …}`"#),
    (
      "3:42", "root.children[0].height",
      "unknown value `wrapp`; did you mean `wrap`? Expected `wrap`, `fill`, `average`, a share like "
        + "`20%`, or a reference like `superview.height`"
    ),
    (
      "4:16", "root.children[1].margin",
      "unknown key; write `left`, `top`, `right` and `bottom`"
    ),
  ]

  @Test func allErrorsAreListedWithLineAndColumn() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("card.json", broken)
    let run = try ToolRun("tree", file.path)
    let lines = run.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 6)
    for (line, (place, path, message)) in zip(lines, messages) {
      #expect(line.hasPrefix("tangram: \(file.path):\(place): \(path): \(message.prefix(60))"))
    }
    #expect(lines[5].hasPrefix("tangram: \(file.path):4:37: root.children[1].left: unknown value"))
    #expect(run.status == .failure)
  }

  @Test func lintOutputHasPositionsForEditors() throws {
    let run = try ToolRun("lint", "-", input: broken)
    #expect(
      run.output.split(separator: "\n").first
        == "-:1:11: error: scale: expected a number greater than 0")
    #expect(run.output.split(separator: "\n").count == 6)
  }

  @Test func invalidUTF8HasAPosition() throws {
    let bytes = Array(#"{"root":{"id":""#.utf8) + [0xFF] + Array(#""}}"#.utf8)
    let run = try ToolRun("lint", "-", input: bytes)
    #expect(run.output == "-:1:16: error: the text is not UTF-8\n")
  }

  @Test func framesPrintsErrorsAsJSON() throws {
    let scene = #"{"root":{"spacing":4,"widht":5}}"#
    let run = try ToolRun("frames", input: Array(scene.utf8))
    let first = #"{"path":"root.spacing","message":"unknown key","line":1,"column":10}"#
    let second =
      #"{"path":"root.widht","message":"unknown key; did you mean `width`?","line":1,"column":22}"#
    #expect(run.output == #"{"error":\#(first),"errors":[\#(first),\#(second)]}"# + "\n")
  }

  @Test func atMostTwentyErrorsAreListed() throws {
    let children = Array(repeating: #"{"widht":1}"#, count: 50).joined(separator: ",")
    let scene = #"{"root":{"layout":"frame","children":[\#(children)]}}"#
    let run = try ToolRun("tree", input: Array(scene.utf8))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "tangram: -: further errors are not listed")
  }

  @Test func diagnosticsUseTheKeysOfTheScene() throws {
    let scene = #"""
      {"root":{"layout":"frame","width":50,"height":50,"children":[
        {"id":"A","width":5,"content":{"size":[5,5]}}]}}
      """#
    let text =
      #"A: height has no value, so the content of the view is ignored; write "wrap""#
    let lint = try ToolRun("lint", "-", input: Array(scene.utf8)).output
    #expect(lint.hasPrefix("-: warning: \(text) [content-without-size]\n"))
    let tree = try ToolRun("tree", input: Array(scene.utf8)).output
    #expect(tree.contains("! \(text)\n"))
    let picture = try ToolRun("render", input: Array(scene.utf8)).output
    #expect(picture.contains("write &quot;wrap&quot;"))
  }
}
