import Foundation

/// A malicious or malformed document, with its expected outcome.
///
/// The files in the folder *Hostile* list these documents. A line that starts with `> ` is the document,
/// in which `⟨FF⟩` stands for a byte. Below it are the error, or the frames of all named views and the
/// diagnostics.
public struct HostileDocument: Sendable, CustomStringConvertible {
  /// The bytes of the document, which need not be valid UTF-8.
  public let bytes: [UInt8]
  /// The expected outcome, as lines.
  public let outcome: [String]

  /// The beginning of the document.
  public var description: String { String(decoding: bytes.prefix(80), as: UTF8.self) }

  /// All documents in the lists.
  public static let listed: [HostileDocument] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Hostile")
    return ["syntax", "encodings", "numbers", "structure", "references", "texts"].flatMap { name in
      let file = folder.appending(path: name + ".txt")
      guard let list = try? String(contentsOf: file, encoding: .utf8) else {
        fatalError("there is no list of documents at \(file.path)")
      }
      return documents(list)
    }
  }()

  private static func documents(_ list: String) -> [HostileDocument] {
    list.split(separator: "\n\n").dropFirst().map { entry in
      let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
      let outcome = lines.dropFirst().filter { !$0.isEmpty }.map { bytes(of: $0) }
      return HostileDocument(
        bytes: bytes(of: lines[0].dropFirst(2)),
        outcome: outcome.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Replaces the escaped bytes in a text.
  private static func bytes(of text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, part) in text.split(separator: "⟨", omittingEmptySubsequences: false).enumerated()
    {
      guard number > 0, let byte = UInt8(part.prefix(2), radix: 16) else {
        bytes += Array(part.utf8)
        continue
      }
      bytes.append(byte)
      bytes += Array(part.dropFirst(3).utf8)
    }
    return bytes
  }
}
