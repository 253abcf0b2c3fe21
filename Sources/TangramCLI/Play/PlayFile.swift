import Foundation
import TangramRender

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

  /// Writes a text, unless the file has changed since the version that the page loaded or saved
  /// last.
  ///
  /// - Returns: Whether the file was written, and its version afterward.
  func save(
    _ text: String, over version: String, limit: Int
  ) throws(ToolError) -> (isSaved: Bool, version: String) {
    if FileManager.default.fileExists(atPath: path) {
      let old = try bytes(limit: limit).hash64
      if old != version { return (false, old) }
    }
    // `OutputFile` always appends the final line break.
    try OutputFile(path: path).write(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    return (true, try bytes(limit: limit).hash64)
  }

  /// The content for some bytes.
  static func content(
    _ bytes: [UInt8], of name: String, limit: Int
  ) throws(ToolError) -> Content {
    if bytes.count > limit {
      throw ToolError(.failure, "\(name) has more than \(limit) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError(.failure, "\(name) is not UTF-8 text")
    }
    return Content(text: text, version: bytes.hash64)
  }
}
