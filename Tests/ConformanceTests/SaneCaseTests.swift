import Foundation
import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Scenes without mistakes get no error diagnostics.
///
/// A case counts as sane if every view has an extent and lies inside its parent. This is judged from the
/// frames alone, independently of the diagnostics. Cases with a minimum above a maximum are left out, and
/// so are the files whose cases are contradictory on purpose: `examples`, `rest` and `constraints`.
@Suite struct SaneCaseTests {
  private static let files = CaseFile.all.filter {
    !["examples", "rest", "constraints"].contains($0.name)
  }

  private static func isSane(_ layout: TGLayout) -> Bool {
    layout.overflowing.isEmpty
      && layout.entries.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 }
  }

  /// Whether a case has a numeric minimum above its maximum.
  private static func hasConflict(_ line: String) -> Bool {
    line.components(separatedBy: CharacterSet(charactersIn: "{}")).contains { object in
      guard let minimum = number(of: "min", in: object), let maximum = number(of: "max", in: object)
      else { return false }
      return minimum > maximum
    }
  }

  private static func number(of key: String, in object: String) -> Double? {
    let parts = object.components(separatedBy: "\"\(key)\":")
    return parts.count == 2 ? Double(parts[1].prefix { $0 != "," }) : nil
  }

  @Test("Sane cases have no error, and at most one in fifty has a warning")
  func saneCases() throws {
    var (sane, warned) = (0, 0)
    for file in Self.files {
      for (test, line) in pairs(try file.cases(), try file.lines()) where !Self.hasConflict(line) {
        let layout = test.scene.layout()
        guard Self.isSane(layout) else { continue }
        sane += 1
        let severities = layout.diagnostics.map(\.severity)
        if severities.contains(.error) { Issue.record("\(test.name): \(layout.diagnostics)") }
        if severities.contains(.warning) { warned += 1 }
      }
    }
    #expect(sane >= 1_200)
    #expect(warned * 50 <= sane, "\(warned) of \(sane) cases have warnings")
  }

  @Test("Snapped frames are finite, on the grid, and without gaps", arguments: CaseFile.all)
  func snappedFramesAreValid(file: CaseFile) throws {
    var random = SplitMix(seed: 17)
    for test in try file.cases() where random.chance(15) {
      var environment = test.scene.environment
      environment.snapping = .edges
      let layout = test.scene.root.layout(in: environment)
      for finding in layout.validate()
      where ["broken-frame", "off-grid", "pixel-gap"].contains(finding.code) {
        Issue.record("\(test.name): \(finding)")
      }
    }
  }
}
