import Foundation
import TangramScene

/// The file that a playground was opened with, which is read anew for every page, and written when
/// somebody saves.
struct PlayFile: Sendable {
  let path: String

  /// What a page says of the file: its name without folders.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// What is in a file, and a word that differs for other contents.
  struct Content: Hashable {
    var text: String
    var version: String
  }

  /// Reads the file.
  func read(limit: Int) throws(ToolError) -> Content {
    let source = try ByteSource(opening: path, standardInput: .standardInput)
    return try Self.content(source.readAll(limit: limit), of: source.name, limit: limit)
  }

  /// Writes a text in place of what a page was made from, or changed last.
  ///
  /// - Returns: The version of what is in the file now.
  func save(_ text: String, over version: String, limit: Int) throws(ToolError) -> SaveResult {
    let old = try? read(limit: limit)
    if let old, old.version != version { return .conflict(version: old.version) }
    // The file ends as the text does, and the link to a file stays one.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    try OutputFile(path: file).write(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    return .saved(try read(limit: limit))
  }

  enum SaveResult {
    case saved(Content)
    /// Something else wrote to the file.
    case conflict(version: String)
  }

  /// What some bytes say.
  static func content(
    _ bytes: [UInt8], of name: String, limit: Int
  ) throws(ToolError) -> Content {
    if bytes.count > limit {
      throw ToolError(
        status: .failure, message: "tangram: \(name) has more than \(limit) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError(status: .failure, message: "tangram: \(name) is not UTF-8 text")
    }
    return Content(text: text, version: version(of: bytes))
  }

  /// A word that differs for other bytes: their FNV-1a hash.
  private static func version(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
