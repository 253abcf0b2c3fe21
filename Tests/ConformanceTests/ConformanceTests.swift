import TangramScene
import Testing

/// The cases computed with TangramKit, and with a browser.
@Suite struct ConformanceTests {
  @Test("Frames are those of TangramKit, or of a browser", arguments: CaseFile.all)
  func framesAgree(file: CaseFile) throws {
    for test in try file.cases() where deviations[test.name] == nil {
      for mismatch in test.mismatches() { Issue.record("\(test.name): \(mismatch)") }
    }
  }

  @Test("Listed deviations are real", arguments: CaseFile.all)
  func deviationsAreReal(file: CaseFile) throws {
    for test in try file.cases() where deviations[test.name] != nil && test.mismatches().isEmpty {
      Issue.record("\(test.name) agrees, and should not be listed as a deviation")
    }
  }

  @Test("Deviations are few", arguments: CaseFile.all)
  func deviationsAreFew(file: CaseFile) throws {
    let listed = try file.cases().filter { deviations[$0.name] != nil }
    #expect(listed.count * 100 <= (try file.lines().count) * file.allowance)
  }

  @Test("Deviations name cases that exist")
  func deviationsExist() throws {
    let names = Set(try CaseFile.all.flatMap { try $0.cases().map(\.name) })
    for name in deviations.keys where !names.contains(name) {
      Issue.record("there is no case \(name)")
    }
  }
}
