import TangramScene
import Testing

/// Writes scenes and reads them again.
@Suite struct RoundTripTests {
  @Test("A scene is unchanged after a round trip", arguments: CaseFile.all)
  func writtenScenesAreTheSame(file: CaseFile) throws {
    for test in try file.fewerCases() {
      let text = test.scene.json()
      do {
        let again = try TGScene(json: text)
        if again.json() != text { Issue.record("\(test.name): \(text) becomes \(again.json())") }
        if again.frames() != test.scene.frames() {
          Issue.record("\(test.name): other frames after \(text)")
        }
        if again.environment != test.scene.environment {
          Issue.record("\(test.name): other environment after \(text)")
        }
      } catch {
        Issue.record("\(test.name): \(error) in \(text)")
      }
    }
  }
}
