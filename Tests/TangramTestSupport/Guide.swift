import Foundation

/// An article of the documentation, and the file with the code that it shows.
public struct Guide: Sendable {
  private let article, code: URL

  /// Names an article of the catalog, and a file beside the test that asks.
  public init(_ article: String, code: String, beside test: String = #filePath) {
    let tests = URL(filePath: test).deletingLastPathComponent()
    self.article = tests.appending(path: "../../Sources/Tangram/Tangram.docc/\(article).md")
    self.code = tests.appending(path: code)
  }

  /// What the article shows as Swift, block after block.
  public func shown() throws -> String {
    try String(contentsOf: article, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```\n")[0] }
      .joined(separator: "\n")
  }

  /// What is in the file.
  public func tested() throws -> String { try String(contentsOf: code, encoding: .utf8) }
}
