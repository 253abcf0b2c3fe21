import Foundation
import Tangram
import TangramRender
import TangramScene
import Testing

@testable import TangramCLI

/// `tangram demo --list` and `tangram demo NAME`: the scenes of the gallery.
@Suite struct GalleryTests {
  @Test func theListHasALineWithASummaryForEachScene() throws {
    let run = try ToolRun("demo", "--list")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == GalleryScene.all.count)
    // All descriptions start in the same column.
    let column = lines.first.map { $0.count - (GalleryScene.all.first?.summary.count ?? 0) }
    for (line, scene) in zip(lines, GalleryScene.all) {
      #expect(line.hasPrefix(scene.name + "  "))
      #expect(line.hasSuffix("  " + scene.summary))
      #expect(line.count - scene.summary.count == column)
      #expect(line.count <= 80)
    }
  }

  @Test("A scene is printed as it was written", arguments: GalleryScene.all)
  func print(scene: GalleryScene) throws {
    let run = try ToolRun("demo", scene.name)
    #expect(run.status == .success)
    #expect(run.output == scene.json + "\n")
    #expect(scene.json.split(separator: "\n").allSatisfy { $0.count <= 96 })
  }

  @Test func aPrintedSceneCanBeRendered() throws {
    let printed = try ToolRun("demo", "clock")
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("clock.svg")
    let run = try ToolRun("render", "-o", file.path, input: Array(printed.output.utf8))
    #expect(run.status == .success)
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(picture.hasPrefix("<svg xmlns"))
    #expect(picture.contains(">Hands<"))
  }

  @Test("An unknown name is an error that lists the known ones", arguments: ["clok", "Clock", ""])
  func unknown(name: String) throws {
    let run = try ToolRun("demo", name)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("tangram: there is no scene `\(name)`; there are `settings`, `"))
    for scene in GalleryScene.all { #expect(run.errors.contains("`\(scene.name)`")) }
  }

  @Test func theHelpShowsHowToRenderAScene() throws {
    let help = try ToolRun("help", "demo").output
    #expect(help.contains("tangram demo clock | tangram render -o clock.svg"))
    #expect(help.hasPrefix("tangram demo [--list|NAME]\n"))
  }
}

/// The pictures in the documentation match the scenes.
@Suite struct GalleryPictureTests {
  private static let catalog = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources/Tangram/Tangram.docc")

  /// The names of the pictures that show scenes, without the extension; `album` and `card` are not scenes
  /// of the gallery.
  private static func pictures() throws -> [String] {
    let folder = catalog.appending(path: "Resources").path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.filter {
        !["album", "card"].contains($0)
      }
      .sorted()
  }

  /// After a change of a scene or of the drawing style, update a picture with
  /// `tangram demo NAME | tangram render -o Sources/Tangram/Tangram.docc/Resources/NAME.svg`.
  @Test func everyPictureIsUpToDate() throws {
    let pictures = try Self.pictures()
    #expect(pictures == ["clock", "month", "timetable"])
    for name in pictures {
      let scene = try #require(GalleryScene.named(name))
      let file = Self.catalog.appending(path: "Resources/\(name).svg")
      // Scenes with paint are drawn with `--paint --exact`.
      let style = scene.json.contains("paint") ? TGPictureStyle.exact : .plan
      let today = TGPicture(of: try scene.scene.layout(), style: style).svg + "\n"
      let isToday = try String(contentsOf: file, encoding: .utf8) == today
      #expect(isToday, "\(name).svg is stale")
    }
  }

  @Test func thePageShowsEveryPictureAndNamesTheCommands() throws {
    let file = Self.catalog.appending(path: "Pictures.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    for name in try Self.pictures() { #expect(page.contains("](\(name).svg)")) }
    for command in ["demo --list", "demo clock", "demo clock | tangram render -o clock.svg"] {
      #expect(page.contains("\n    tangram \(command)\n"))
    }
  }
}
