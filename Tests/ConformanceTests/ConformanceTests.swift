import TangramScene
import Testing

/// Compares frames with those computed by TangramKit and by a browser.
@Suite struct ConformanceTests {
  @Test("Frames equal those of TangramKit or of a browser", arguments: CaseFile.all)
  func framesAgree(file: CaseFile) throws {
    for test in try file.cases() where deviations[test.name] == nil {
      for mismatch in test.mismatches() { Issue.record("\(test.name): \(mismatch)") }
    }
  }

  @Test("Every case that is listed as a deviation does deviate", arguments: CaseFile.all)
  func deviationsAreReal(file: CaseFile) throws {
    for test in try file.cases() where deviations[test.name] != nil && test.mismatches().isEmpty {
      Issue.record("\(test.name) agrees, and should not be listed as a deviation")
    }
  }

  @Test("Each file has few deviations", arguments: CaseFile.all)
  func deviationsAreFew(file: CaseFile) throws {
    let listed = try file.cases().filter { deviations[$0.name] != nil }
    #expect(listed.count * 100 <= (try file.lines().count) * file.allowance)
  }

  @Test("Every listed deviation is the name of a case")
  func deviationsExist() throws {
    let names = Set(try CaseFile.all.flatMap { try $0.cases().map(\.name) })
    for name in deviations.keys where !names.contains(name) {
      Issue.record("there is no case \(name)")
    }
  }
}
