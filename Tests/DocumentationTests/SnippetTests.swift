import Foundation
import Testing

/// What the README and the guides show is compiled and run: every block of Swift, every scene and
/// every output stands, line by line, in the source of a test.
@Suite struct SnippetTests {
  /// The source that has the blocks of a page.
  private static let sources: [String: String] = [
    "README": "DocumentationTests/Readme.swift",
    "Tangram": "DocumentationTests/FrontPage.swift",
    "FirstLayout": "DocumentationTests/FirstLayout.swift",
    "TenThings": "DocumentationTests/TenThings.swift",
    "ContainersByExample": "DocumentationTests/ContainersByExample.swift",
    "SizesAndPositions": "DocumentationTests/SizesAndPositions.swift",
    "Results": "DocumentationTests/Results.swift",
    "Explaining": "DocumentationTests/Explaining.swift",
    "Scenes": "DocumentationTests/Scenes.swift",
    "Text": "TangramTextTests/TextGuide.swift",
    "TestingLayouts": "DocumentationTests/TestingLayouts.swift",
    "Pictures": "DocumentationTests/Pictures.swift",
    "Snapping": "DocumentationTests/Snapping.swift",
    "LimitsAndPromises": "DocumentationTests/LimitsAndPromises.swift",
    "ThreadsAndSessions": "DocumentationTests/ThreadsAndSessions.swift",
    "Paging": "DocumentationTests/Paging.swift",
    "FromTangramKit": "DocumentationTests/FromTangramKit.swift",
    "HowItWorks": "DocumentationTests/HowItWorks.swift",
    "WritingAContainer": "OwnContainerTests/Masonry.swift",
    "ContainersInDepth": "OwnContainerTests/Masonry+Reasons.swift",
    "Flex": "TangramFlexTests/FlexGuide.swift",
    "Grid": "TangramGridTests/GridGuide.swift",
    "Constraints": "TangramConstraintTests/ConstraintGuide.swift",
    "Diagnostics": "DocumentationTests/Diagnostics.swift",
    "FindingMistakes": "DocumentationTests/FindingMistakes.swift",
  ]

  /// A second source that a page has blocks from.
  private static let others: [String: String] = [
    // A page that explains the engine shows lines of the engine, too.
    "HowItWorks": "Sources/TangramFrame/FrameAlgorithm.swift",
    "Text": "Tests/TangramTextViewsTests/TextViewGuide.swift",
  ]

  private static func source(of page: Page) throws -> [String] {
    guard let file = sources[page.description] else { return [] }
    return try Page.lines(of: "Tests/\(file)") + (others[page.description].map(Page.lines) ?? [])
  }

  /// The blocks that a test can run.
  private static func snippets(of page: Page) throws -> [Snippet] {
    // The scenes of the page of all diagnostics, and their texts, are run where they are.
    let languages = page.description == "Diagnostics" ? ["swift"] : ["swift", "json", "text"]
    return try page.blocks().filter { languages.contains($0.language) }.map(Snippet.init)
  }

  @Test("Every block stands in the source of a test", arguments: Page.all)
  func blocksAreTested(page: Page) throws {
    let source = try Self.source(of: page)
    for snippet in try Self.snippets(of: page) {
      if let line = snippet.firstLineMissing(in: source) {
        Issue.record("\(page): no test has the line: \(line)")
      }
    }
  }

  @Test("Guides whose code is tested have code", arguments: sources.keys.sorted())
  func guidesHaveCode(name: String) throws {
    let page = try #require(Page.all.first { $0.description == name })
    #expect(!(try Self.snippets(of: page)).isEmpty)
  }

  @Test("A block that was changed is not found", arguments: Page.all)
  func changesAreNoticed(page: Page) throws {
    let source = try Self.source(of: page)
    for snippet in try Self.snippets(of: page) {
      for index in snippet.lines.indices where !snippet.lines[index].isEmpty {
        var changed = snippet
        changed.lines[index] += "x"
        #expect(changed.firstLineMissing(in: source) != nil)
      }
    }
  }
}

/// Lines of a page that a source is to have.
private struct Snippet {
  var lines: [String]
  /// The modules that the snippet imports, which a source does at its top.
  private let imports: [String]

  init(_ block: Page.Block) {
    let isSwift = block.language == "swift"
    imports = isSwift ? block.lines.filter { $0.hasPrefix("import ") } : []
    lines = isSwift ? block.lines.filter { !$0.hasPrefix("import ") } : block.lines
    while lines.first?.isEmpty == true { lines.removeFirst() }
  }

  /// The first line that no run of lines of the source goes on with; nil when all are there.
  func firstLineMissing(in source: [String]) -> String? {
    if let line = imports.first(where: { !source.contains($0) }) { return line }
    if lines.isEmpty { return nil }
    let longest = source.indices.map { run(in: source, from: $0) }.max() ?? 0
    return longest == lines.count ? nil : lines[longest]
  }

  /// The number of lines that stand in the source from a place on.
  private func run(in source: [String], from start: Int) -> Int {
    let margin = String(source[start].prefix { $0 == " " })
    return zip(lines, source[start...]).prefix { Self.agree($0, $1, margin) }.count
  }

  /// Whether a line is that of a source, which is indented by a margin.
  private static func agree(_ line: String, _ other: String, _ margin: String) -> Bool {
    if line.isEmpty { return other.isEmpty }
    guard other.hasPrefix(margin) else { return false }
    let other = other.dropFirst(margin.count)
    if line == other { return true }
    guard let slashes = line.range(of: " // ") else { return false }
    // Comments of a guide are aligned. Those that tell a value are what a test expects.
    let code = line[..<slashes.lowerBound].reversed().drop { $0 == " " }.reversed()
    let comment = line[slashes.upperBound...]
    let quoted = comment.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return other == "\(String(code))  // \(comment)"
      || other == "says(\(String(code)), \"\(quoted)\")"
  }
}
