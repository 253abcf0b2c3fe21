import Tangram
import TangramScene
import Testing

/// The code of scenes, as it was compiled.
@Suite struct GeneratedCodeTests {
  @Test("The files are what the writer writes today", arguments: GeneratedFile.all)
  func filesAreFresh(file: GeneratedFile) throws {
    try file.rewriteIfAsked()
    let isFresh = try file.text() == file.newText()
    #expect(isFresh, "write it again as `GeneratedFile` says")
  }

  @Test("Compiled code has the frames and the tree of its scene", arguments: GeneratedFile.all)
  func codeIsTheScene(file: GeneratedFile) throws {
    let scenes = try file.scenes()
    #expect(scenes.count == file.functions.count)
    for (scene, function) in zip(scenes, file.functions) {
      let (layout, expected) = (try function(), scene.layout())
      #expect(layout.entries.map(\.frame) == expected.entries.map(\.frame))
      #expect(layout.entries.map(\.name) == expected.entries.map(\.name))
      let root = try #require(layout.entries.first).view
      // With the names that fonts and styles have in the scene.
      var again = scene
      again.root = root
      #expect(again.json() == scene.json())
    }
  }

  @Test("Compiled code has the frames of its scene on every screen", arguments: 0..<4)
  func everySizeClass(index: Int) throws {
    let classes: [TGSizeClass] = [.default, .portrait, .landscape, .comb(.compact, .regular)]
    let file = try #require(GeneratedFile.all.first { $0.name == "classes" })
    for (scene, function) in zip(try file.scenes(), file.functions) {
      let root = try #require(try function().entries.first).view
      var environment = scene.environment
      environment.sizeClass = classes[index]
      let (layout, expected) = (
        root.layout(in: environment), scene.root.layout(in: environment)
      )
      #expect(layout.entries.map(\.frame) == expected.entries.map(\.frame))
      #expect(layout.diagnostics.map(\.description) == expected.diagnostics.map(\.description))
    }
  }

  @Test func thereAreManyScenesOfAllContainers() {
    #expect(GeneratedFile.all[0].functions.count >= 20)
    #expect(GeneratedFile.all[1].functions.count == SizeClassScenes.all.count)
  }
}
