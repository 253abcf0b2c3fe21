import Foundation
import Testing

@testable import TangramCLI

@Suite struct TextTests {
  @Test func breaksArePrintedLineByLine() throws {
    let input = Array(
      """
      {"name":"a","text":"one two"}
      {"name":"b"}
      {"name":"c","text":"日本","wordBreak":"keepAll"}
      """.utf8)
    let run = try ToolRun("text", "--breaks", "-", input: input)
    #expect(
      run.output == """
        {"name":"a","breaks":[4]}
        {"name":"b","error":"the key `text` is missing"}
        {"name":"c","breaks":[]}

        """)
    #expect(run.status == .failure)
  }

  @Test func hostileLinesAreErrors() throws {
    let input = Array(
      """
      [
      7
      {"name":"a","fonts":["../a"],"size":9,"text":""}
      {"name":"b","fonts":[],"size":9,"text":""}
      {"name":"c","fonts":[],"size":"9","text":""}
      """.utf8)
    let run = try ToolRun("text", "--fonts", "/nowhere", "-", input: input)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.contains("\"error\":") })
    #expect(lines[2] == #"{"name":"a","error":"fonts[0]: `../a` is no name of a font"}"#)
    #expect(lines[3] == #"{"name":"b","error":"fonts: there is no font in the list"}"#)
    #expect(lines[4] == #"{"name":"c","error":"size: expected a number, found a string"}"#)
  }

  @Test func fontsAreFoundAsForScenes() throws {
    let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "TangramTextTests/Fonts")
    let names = ["sans", "sans.ttf", "compact", "nowhere", "LICENSES.md"]
    let lines = names.map { #"{"name":"a","fonts":["\#($0)"],"size":16,"text":"Hi"}"# }
    let input = Array(lines.joined(separator: "\n").utf8)
    let run = try ToolRun("text", "--fonts", fonts.path, "-", input: input)
    let answers = run.output.split(separator: "\n")
    #expect(answers.map { $0.contains("\"lines\":") } == [true, true, true, false, false])
    #expect(answers[3] == #"{"name":"a","error":"fonts[0]: there is no font `nowhere`"}"#)
    #expect(
      answers[4].contains("the font `LICENSES.md` cannot be used: The bytes are not a TrueType"))
  }
}
