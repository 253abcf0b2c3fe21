import TangramScene
import TangramTestSupport
import Testing

@testable import TangramCLI

/// `tangram schema`: the JSON schema of scenes.
@Suite struct SchemaCommandTests {
  @Test func theSchemaIsPrinted() throws {
    let run = try ToolRun("schema")
    #expect(run.output == TGScene.jsonSchema + "\n")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
  }

  @Test("The schema accepts the scenes of the gallery", arguments: GalleryScene.all)
  func gallery(scene: GalleryScene) throws {
    let schema = try #require(SchemaAgreement.schema)
    let json = try JSON(utf8: Array(scene.json.utf8))
    #expect(schema.accepts(json))
    // Also after a round trip, and with mistakes in it.
    let written = Array(try scene.scene.json().utf8)
    let fonts = FontLibrary(folders: []).fonts
    #expect(SchemaAgreement.disagreement(about: written, fonts: fonts) == nil)
    var numbers = SplitMix(seed: 5)
    for _ in 0..<30 {
      let mutated = Array(json.mutated(using: &numbers).serialized.utf8)
      #expect(SchemaAgreement.disagreement(about: mutated, fonts: fonts) == nil)
    }
  }
}
