import Foundation
import Testing

/// The page on how Tangram works names types and the files that declare them; both must exist.
@Suite struct HowItWorksTests {
  private static let catalog = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Tangram/Tangram.docc/HowItWorks.md")
  private static let core = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/TangramCore")

  /// The rows of the page's table, each with the name of a type and of a file.
  private static func rows() throws -> [(type: String, file: String)] {
    let page = try String(contentsOf: catalog, encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, cells[1].hasPrefix("`"), cells[1].hasSuffix(".swift`") else {
        return nil
      }
      let name = cells[0].trimmingCharacters(in: ["`"]).split(separator: "/").last ?? ""
      return (String(name), cells[1].trimmingCharacters(in: ["`"]))
    }
  }

  @Test func everyTypeIsDeclaredInTheNamedFile() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 40)
    for row in rows {
      let source = try String(contentsOf: Self.core.appending(path: row.file), encoding: .utf8)
      let kinds = ["struct", "class", "enum", "protocol"]
      let isDeclared = kinds.contains { kind in
        source.contains("\(kind) \(row.type):") || source.contains("\(kind) \(row.type) ")
          || source.contains("\(kind) \(row.type)<")
      }
      #expect(isDeclared, "\(row.type) in \(row.file)")
    }
  }
}
