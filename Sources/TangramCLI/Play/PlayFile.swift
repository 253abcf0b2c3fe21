import Foundation
import TangramScene

/// The file that a playground was opened with, which is read again for every page load, and written
/// when the user saves.
struct PlayFile: Sendable {
  let path: String

  /// The name of the file without folders, for the page.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// The text of a file, and a string that changes with its contents.
  struct Content: Hashable {
    var text: String
    var version: String
  }

  /// Reads the file.
  func read(limit: Int) throws(ToolError) -> Content {
    try Self.content(bytes(limit: limit), of: path, limit: limit)
  }

  private func bytes(limit: Int) throws(ToolError) -> [UInt8] {
    try ByteSource(openingRegular: path).readAll(limit: limit)
  }

  /// The result of saving, with the version of the file afterward.
  enum SaveResult {
    case saved(version: String)
    /// Another program has changed the file.
    case conflict(version: String)
  }

  /// Writes a text, unless the file has changed since the version that the page loaded or saved
  /// last.
  func save(_ text: String, over version: String, limit: Int) throws(ToolError) -> SaveResult {
    if FileManager.default.fileExists(atPath: path) {
      let old = Self.version(of: try bytes(limit: limit))
      if old != version { return .conflict(version: old) }
    }
    // `OutputFile` always appends the final line break.
    try OutputFile(path: path).write(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    return .saved(version: Self.version(of: try bytes(limit: limit)))
  }

  /// The content for some bytes.
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

  /// A string that changes with the bytes: their FNV-1a hash.
  private static func version(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
