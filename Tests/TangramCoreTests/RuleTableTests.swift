import Foundation
import Testing

/// The guide *Containers in depth* lists the function that implements each rule, such as `Line.place`; all
/// of them must exist.
@Suite struct RuleTableTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources")

  /// The types and functions named in the rows of the table.
  private static func functions() throws -> [(type: String, name: String)] {
    let page = sources.appending(path: "Tangram/Tangram.docc/ContainersInDepth.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("|") }
    return rows.flatMap { $0.matches(of: /`([A-Z]\w+)\.([a-z]\w*)/) }
      .map { (String($0.1), String($0.2)) }
  }

  /// The contents of all source files of the library.
  private static func texts() -> [String] {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func everyFunctionOfTheTableIsDeclaredByItsType() throws {
    let (functions, texts) = (try Self.functions(), Self.texts())
    #expect(functions.count >= 60)
    for (type, functions) in Dictionary(grouping: functions, by: \.type) {
      let kinds = ["struct", "class", "enum", "protocol", "extension"]
      let texts = texts.filter { text in kinds.contains { text.contains("\($0) \(type)") } }
      for function in functions {
        let start = function.name == "init" ? "init" : "func \(function.name)"
        let isDeclared = texts.contains { $0.contains("\(start)(") || $0.contains("\(start)<") }
        #expect(isDeclared, "\(type).\(function.name)")
      }
    }
  }
}
