import Foundation

/// A page of the documentation: the README or a guide.
struct Page: Sendable, CustomStringConvertible {
  /// The file, as seen from the top of the package.
  let file: String

  /// The top of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..")

  private static let catalog = "Sources/Tangram/Tangram.docc"

  /// All pages, by name.
  static let all: [Page] = {
    let folder = package.appending(path: catalog).path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let guides = names.filter { $0.hasSuffix(".md") }.sorted()
    return [Page(file: "README.md")] + guides.map { Page(file: "\(catalog)/\($0)") }
  }()

  /// The name of the file without its ending.
  var description: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// The lines of the page.
  func lines() throws -> [String] { try Self.lines(of: file) }

  /// The lines of any file of the package.
  static func lines(of file: String) throws -> [String] {
    try String(contentsOf: package.appending(path: file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Page {
  /// A block of code or output.
  struct Block: Sendable {
    /// What stands after the three back quotes.
    var language: String
    var lines: [String]
  }

  /// All blocks, in order.
  func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for line in try lines() {
      if line.hasPrefix("```") {
        isOpen.toggle()
        if isOpen { blocks.append(Block(language: String(line.dropFirst(3)), lines: [])) }
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }
}
