import Foundation
import Testing

/// Whoever starts at the front page of the catalog gets everywhere.
@Suite struct CatalogTests {
  /// The words of all lines that declare something public at the top of a file, with the module.
  private static func declarations() throws -> [(module: String, words: [String])] {
    let sources = Page.package.appending(path: "Sources").path(percentEncoded: false)
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    var found: [(String, [String])] = []
    for file in files where file.hasSuffix(".swift") && !file.hasSuffix("UnavailableTypes.swift") {
      let module = String(file.prefix { $0 != "/" })
      for line in try Page.lines(of: "Sources/\(file)") where line.hasPrefix("public ") {
        found.append((module, line.split { !$0.isLetter && !$0.isNumber }.map(String.init)))
      }
    }
    return found
  }

  /// The names of all public types that a program can use, each with its module before it.
  private static func publicTypes() throws -> Set<String> {
    let kinds = ["struct", "enum", "protocol", "class", "typealias", "actor"]
    return Set(
      try declarations().compactMap { module, words in
        words.firstIndex(where: kinds.contains).map { "\(module)/\(words[$0 + 1])" }
      })
  }

  /// What a page lists under topics.
  private static func topics(of page: Page) throws -> [String] {
    try page.lines().filter { $0.hasPrefix("- ``") || $0.hasPrefix("- <doc:") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "- `<>")) }
  }

  private static let frontPage = Page.all.first { $0.description == "Tangram" }

  @Test("Every public type is on the front page, once, and nothing else")
  func types() throws {
    let topics = try Self.topics(of: try #require(Self.frontPage))
    #expect(Set(topics).count == topics.count)
    let listed = Set(topics.filter { $0.contains("/TG") })
    let types = try Self.publicTypes()
    #expect(types.count > 100)
    #expect(listed.symmetricDifference(types).sorted() == [])
  }

  @Test("Every guide is on the front page, once")
  func guides() throws {
    let topics = try Self.topics(of: try #require(Self.frontPage))
    let listed = topics.filter { $0.hasPrefix("doc:") }.map { String($0.dropFirst(4)) }
    let guides = try Page.all.dropFirst().filter { try !($0.lines().first ?? "").contains("`") }
    #expect(listed.sorted() == guides.map(\.description).sorted())
  }

  @Test("The README names every container")
  func containers() throws {
    let kinds = ["TGContainer", "TGFixedSubviewsContainer"]
    let containers = try Self.declarations().filter { _, words in
      words.contains("struct") && words.dropFirst(3).contains(where: kinds.contains)
    }
    #expect(containers.count >= 12)
    let table = try #require(Page.all.first).lines().filter { $0.hasPrefix("| `") }.joined()
    for (_, words) in containers { #expect(table.contains("`\(words[2])`")) }
  }

  @Test("Every module that a program can import has an abstract")
  func modules() throws {
    for module in Set(try Self.publicTypes().map { String($0.prefix { $0 != "/" }) }) {
      let page = try #require(Page.all.first { $0.description == module }, "\(module)")
      let lines = try page.lines()
      #expect(lines.first == "# ``\(module)``")
      #expect(lines.count > 2 && lines[2].hasSuffix("."))
    }
  }
}
