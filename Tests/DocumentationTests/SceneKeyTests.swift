import Foundation
import Testing

@testable import TangramScene

/// The guide to scenes names every key and every value that the reader knows.
@Suite struct SceneKeyTests {
  /// The words of the guide that stand in code.
  private func wordsInCode() throws -> Set<String> {
    let page = try #require(Page.all.first { $0.description == "Scenes" })
    let text = try page.lines().joined(separator: "\n")
    var words: Set<String> = []
    for (index, part) in text.components(separatedBy: "`").enumerated() where index % 2 == 1 {
      words.formUnion(part.split { !$0.isLetter && $0 != "." }.map(String.init))
    }
    return words
  }

  @Test("Every key of every kind of node is named")
  func keys() throws {
    let words = try wordsInCode()
    for kind in ContainerKind.all {
      for key in kind.names { #expect(words.contains(key), "\(key) of \(kind.name)") }
      #expect(words.contains(kind.name))
    }
    for key in ContainerKind.leaf.names { #expect(words.contains(key)) }
  }

  /// The words that stand in quotes in the sources of the reader.
  private static func wordsOfTheReader() throws -> Set<String> {
    let sources = [
      "Keys/ContainerKeys", "Keys/DocumentKeys", "Keys/Gravity", "Keys/Items", "Keys/Placement",
      "Keys/Positions", "Keys/SceneValue", "Keys/SizeClasses", "Kinds/Kind+Constraint",
      "Kinds/Kind+Flex", "Kinds/Kind+Flow", "Kinds/Kind+Grid", "Kinds/Kind+Linear",
      "Kinds/Kind+Path", "Kinds/Kind+Stack", "Kinds/Kind+Table", "Paint/PaintKeys",
    ]
    var words: Set<String> = []
    for source in sources {
      for line in try Page.lines(of: "Sources/TangramScene/\(source).swift") {
        let parts = line.components(separatedBy: "\"")
        // The words of messages and of JSON Schema are no words of scenes.
        guard !["//", "error(", ".with("].contains(where: line.contains), parts.count > 2
        else { continue }
        for (index, part) in parts.enumerated() where index % 2 == 1 {
          if !part.isEmpty, part.allSatisfy({ $0.isLetter || $0 == "." }) { words.insert(part) }
        }
      }
    }
    // The components of points and rectangles are named in errors only.
    return words.subtracting(["x", "y", "tx", "ty", "d"])
  }

  @Test("Every value is named as it is written")
  func values() throws {
    let words = try wordsInCode()
    let known = try Self.wordsOfTheReader()
    #expect(known.count > 150)
    for word in known.sorted() { #expect(words.contains(word), "\(word)") }
  }
}
