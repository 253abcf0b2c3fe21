import Foundation
import TangramScene
import TangramTestSupport
import Testing

/// A file of test cases, one JSON object per line.
///
/// The expected frames come from TangramKit, or from a browser where a container follows CSS.
struct CaseFile: Sendable {
  let name: String
  /// The maximum percentage of cases that may be listed in `deviations`.
  let allowance: Int

  /// All files.
  ///
  /// The allowance for `rest` is high because two features deviate in most of its cases: views that are
  /// centered together next to padding, and shares across the lines of a flow.
  static let all = [
    CaseFile("linear", allowance: 4), CaseFile("frame"), CaseFile("table"),
    CaseFile("flow", allowance: 5), CaseFile("float"), CaseFile("relative", allowance: 4),
    CaseFile("path", allowance: 3), CaseFile("nested", allowance: 4),
    CaseFile("examples", allowance: 8),
    CaseFile("rest", allowance: 63), CaseFile("flex"), CaseFile("grid"),
    CaseFile("flexgrid", allowance: 3), CaseFile("constraints", allowance: 1),
  ]

  private init(_ name: String, allowance: Int = 2) {
    self.name = name
    self.allowance = allowance
  }

  /// The lines of the file.
  func lines() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Cases/\(name).jsonl")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// The cases of the file, parsed once and shared by all tests.
  func cases() throws -> [TGConformanceCase] { try Self.read[name]?.get() ?? [] }

  /// The cases for an expensive test: only every fourth one in a debug build, unless long tests are
  /// enabled.
  func fewerCases() throws -> [TGConformanceCase] {
    #if DEBUG
      let step = isLong ? 1 : 4
    #else
      let step = 1
    #endif
    let all = try cases()
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  private static let read: [String: Result<[TGConformanceCase], any Error>] =
    Dictionary(
      uniqueKeysWithValues: all.map { file in
        (file.name, Result { try file.lines().map { try TGConformanceCase(json: $0) } })
      })
}

extension CaseFile: CustomTestStringConvertible {
  var testDescription: String { name }
}
