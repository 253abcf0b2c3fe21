import Foundation
import Testing

@testable import TangramCLI

/// Scenes with texts, and where the tool looks for their fonts.
@Suite struct SceneFontTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "TangramTextTests/Fonts")

  /// A scene with a text in a font.
  private static func scene(font: String) -> [UInt8] {
    Array(
      """
      {"fonts":{"body":"\(font)"},"root":{"id":"a","width":200,"height":"wrap",
        "content":{"text":"The office of the affable chief.","font":"body"}}}
      """.utf8)
  }

  private static let frames = #"{"frames":{"a":[0,0,200,44]},"diagnostics":[]}"# + "\n"

  private static func bytes(_ font: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: fonts.appending(path: font)))
  }

  @Test func fontsAreFoundBesideTheScene() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("scene.json", Self.scene(font: "sans.ttf"))
    _ = try folder.file("sans.ttf", Self.bytes("sans.ttf"))
    #expect(try ToolRun("frames", file.path).output == Self.frames)
    #expect(try ToolRun("lint", file.path).status == .success)
    #expect(try ToolRun("tree", file.path).output == "a (0, 0, 200, 44)\n")
    #expect(try ToolRun("swift", file.path).output.contains("let body = try TGFontFamily"))
    let picture = try ToolRun("render", file.path, "--exact").output
    #expect(picture.contains("aria-label=\"The office of the affable chief.\""))
    #expect(try ToolRun("render", file.path, "--text", "fonts").output.contains("@font-face"))
    let page = file.deletingLastPathComponent().appending(path: "page.html").path
    #expect(try ToolRun("render", file.path, "-o", page).status == .success)
    #expect(try ToolRun("explain", file.path, "--id", "a").output.contains("2 lines of 22"))
  }

  @Test("Fonts are found in the --fonts folder", arguments: ["sans.ttf", "sans", "./sans.ttf"])
  func folder(font: String) throws {
    let run = try ToolRun(
      "frames", "--fonts", Self.fonts.path, input: Self.scene(font: font))
    #expect(run.output == Self.frames)
  }

  @Test func theToolHasABuiltInFamilyOfTwoFaces() throws {
    let family = try #require(BundledFonts.family)
    #expect(family.fonts.map(\.fullName) == ["Tangram Sans", "Tangram Sans Bold"])
    #expect(family.faces(weight: 700).map(\.weight) == [700])
    let text = #"{"root":{"id":"a","width":"wrap","height":"wrap","content":{"text":"Hi"}}}"#
    let run = try ToolRun("frames", input: Array(text.utf8))
    #expect(run.output == #"{"frames":{"a":[0,0,16,22]},"diagnostics":[]}"# + "\n")
    let code = try ToolRun("swift", input: Array(text.utf8)).output
    #expect(code.contains(#"try TGFontFamily(font("Tangram Sans"), font("Tangram Sans Bold"))"#))
  }

  @Test func aTextCanNameABuiltInFace() throws {
    let run = try ToolRun(
      "frames", "--fonts", Self.fonts.path, input: Self.scene(font: "Tangram Sans"))
    #expect(run.output == Self.frames)
  }

  @Test func manyScenesShareTheirFonts() throws {
    let line = String(decoding: Self.scene(font: "sans"), as: UTF8.self)
      .replacing("\n", with: "")
    let lines = Array([line, line, line].joined(separator: "\n").utf8)
    let run = try ToolRun("frames", "--lines", "--fonts", Self.fonts.path, input: lines)
    #expect(run.output == Self.frames + Self.frames + Self.frames)
    #expect(
      try ToolRun("lint", "-", "--lines", "--fonts", Self.fonts.path, input: lines).status
        == .success)
  }

  @Test func aFileIsOneFontUnderAllItsNames() throws {
    let library = FontLibrary(folders: ["/nowhere", Self.fonts.path])
    let font = try #require(try library.font("sans.ttf", 0))
    #expect(try library.font("sans.ttf", 0) == font)
    #expect(try library.font("sans", 0) == font)
    #expect(try library.font("./sans", 0) == font)
    #expect(try library.font("mono", 0) != font)
  }

  @Test func theFontsOfACollectionShareItsBytes() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("two.ttc", Self.collection(of: "sans.ttf", count: 2))
    let library = FontLibrary(folders: [folder.url.path])
    let first = try #require(try library.font("two", 0))
    let second = try #require(try library.font("two.ttc", 1))
    #expect(first != second)
    let (bytes, others) = (first.bytes, second.bytes)
    let isShared = bytes.span.isIdentical(to: others.span)
    #expect(isShared)
    #expect(try library.font("two.ttc", 1) == second)
  }

  /// A font collection that contains the same font `count` times.
  private static func collection(of font: String, count: Int) throws -> [UInt8] {
    var font = try bytes(font)
    let start = 12 + 4 * count
    func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
    // The offsets of tables are relative to the start of the file.
    for entry in stride(from: 20, to: 20 + 16 * (Int(font[4]) << 8 | Int(font[5])), by: 16) {
      let offset = font[entry..<entry + 4].reduce(0) { $0 << 8 | Int($1) }
      font.replaceSubrange(entry..<entry + 4, with: big(offset + start))
    }
    let offsets = Array(repeating: big(start), count: count).joined()
    return Array("ttcf".utf8) + [0, 1, 0, 0] + big(count) + offsets + font
  }

  @Test func checkSupportsCasesWithTexts() throws {
    let scene = String(decoding: Self.scene(font: "sans"), as: UTF8.self).replacing("\n", with: "")
    let line = #"{"name":"t","scene":\#(scene),"frames":{"a":[0,0,200,44]}}"#
    let run = try ToolRun(
      "check", "-", "--fonts", Self.fonts.path, input: Array(line.utf8))
    #expect(run.output == "-: 1 of 1 passed\n")
  }

  @Test(
    "A font name that leads to no font is an error with its position",
    arguments: [
      ("nowhere.ttf", "there is no font `nowhere.ttf`"),
      ("", "cannot be used: A font is a file beside the scene"),
      ("/etc/passwd", "cannot be used: A font is a file beside the scene"),
      ("../sans.ttf", "cannot be used: A font is a file beside the scene"),
      ("a/../../sans.ttf", "cannot be used: A font is a file beside the scene"),
      ("a//b", "cannot be used: A font is a file beside the scene"),
      (#"a\u0000b"#, "cannot be used: A font is a file beside the scene"),
      (".", "there is no font `.`"),
      ("LICENSES.md", "cannot be used: The bytes are not a TrueType or OpenType font."),
      ("sans.ttf#1", "There is no font 1 in a file with one font."),
    ])
  func noFont(name: String, error: String) throws {
    let run = try ToolRun("lint", "-", "--fonts", Self.fonts.path, input: Self.scene(font: name))
    #expect(run.output.hasPrefix("-:1:"))
    #expect(run.output.contains(": error: fonts.body: "), "\(run.output)")
    #expect(run.output.contains(error), "\(run.output)")
    #expect(run.status == .failure)
  }

  @Test func aPipeInPlaceOfAFontIsRejected() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("scene.json", Self.scene(font: "sans.ttf"))
    mkfifo(folder.url.appending(path: "sans.ttf").path, 0o600)
    let run = try ToolRun("frames", file.path)
    #expect(run.output.contains("it is no ordinary file"))
    #expect(run.status == .failure)
  }

  @Test func theTextOptionIsRejectedForPages() throws {
    let run = try ToolRun(
      "render", "--text", "fonts", "-o", "page.html", input: Self.scene(font: "sans"))
    #expect(run.status == .usage)
    #expect(
      run.errors == "tangram: --text fonts is for pictures (.svg), not for pages (.html)\n")
  }

  @Test func anUnknownTextModeIsRejected() throws {
    let run = try ToolRun("render", "--text", "words", input: Self.scene(font: "sans"))
    #expect(run.status == .usage)
    #expect(run.errors == "tangram render: --text is `outlines` or `fonts`, not `words`\n")
  }
}
