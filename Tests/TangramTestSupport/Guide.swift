import Foundation

/// An article of the documentation, and a source file that contains the article's code.
public struct Guide: Sendable {
  private let article, code: URL

  /// Refers to an article by its name, and to a file in the folder of the calling test.
  public init(_ article: String, code: String, beside test: String = #filePath) {
    let tests = URL(filePath: test).deletingLastPathComponent()
    self.article = tests.appending(path: "../../Sources/Tangram/Tangram.docc/\(article).md")
    self.code = tests.appending(path: code)
  }

  /// The Swift code blocks of the article, concatenated.
  public func shown() throws -> String {
    try String(contentsOf: article, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```\n")[0] }
      .joined(separator: "\n")
  }

  /// The contents of the source file.
  public func tested() throws -> String { try String(contentsOf: code, encoding: .utf8) }
}
