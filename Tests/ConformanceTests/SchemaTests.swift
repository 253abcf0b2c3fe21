import TangramScene
import TangramTestSupport
import Testing

/// Compares the JSON schema of scenes with the scene reader on many documents.
@Suite struct SchemaTests {
  /// The scene of a case, as JSON.
  private static func scene(of line: String) throws -> JSON {
    try #require(try JSON(utf8: Array(line.utf8))["scene"])
  }

  @Test("The schema accepts the scenes of all cases", arguments: CaseFile.all)
  func cases(file: CaseFile) throws {
    let schema = try #require(SchemaAgreement.schema)
    for line in try file.lines() {
      if try !schema.accepts(Self.scene(of: line)) { Issue.record("it refuses \(line)") }
    }
  }

  @Test("The schema and the reader agree about scenes with mistakes", arguments: CaseFile.all)
  func mutations(file: CaseFile) throws {
    var numbers = SplitMix(seed: 3)
    let lines = try file.lines()
    var refused = 0
    for _ in 0..<100 {
      var scene = try Self.scene(of: numbers.pick(lines))
      for _ in 0...numbers.below(2) { scene = scene.mutated(using: &numbers) }
      let text = Array(scene.serialized.utf8)
      if let difference = SchemaAgreement.disagreement(about: text) {
        Issue.record("\(difference)")
      }
      if (try? TGScene(utf8: text)) == nil { refused += 1 }
    }
    // Some mutations yield another valid scene.
    #expect((40...98).contains(refused))
  }
}
