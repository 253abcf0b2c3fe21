import Foundation
import Synchronization
import TangramScene
import TangramTextViews

/// The fonts of several folders, opened on first use, and the built-in fonts of the tool.
final class FontLibrary: Sendable {
  /// The folders to search for fonts, in this order.
  let folders: [String]
  /// The opened files by their paths; locked while one is opened, so that a file is read once and has only
  /// one font object.
  private let files = Mutex([String: File]())

  /// A file, and those of its fonts that were opened; all of them share its bytes.
  private struct File {
    let bytes: [UInt8]
    var fonts: [Int: TGFont] = [:]
  }

  /// The maximum size of a font file in bytes.
  private static let limit = 1 << 28
  /// The maximum number of cached files; no realistic scene uses as many.
  private static let maximumKept = 1_000

  init(folders: [String]) { self.folders = folders }

  /// The fonts for scenes.
  var fonts: TGSceneFonts {
    TGSceneFonts(standard: BundledFonts.family) { [self] file, index in try font(file, index) }
  }

  /// Opens a font; returns nil if no folder contains it.
  ///
  /// - Parameters:
  ///   - name: The name of a file in a folder or a subfolder, with or without its extension; it is
  ///     untrusted input.
  ///   - index: The index of the font in a collection.
  func font(_ name: String, _ index: Int) throws -> TGFont? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.utf8.contains(0) || parts.contains("") || parts.contains("..") {
      throw FontNameError()
    }
    let file = parts.filter { $0 != "." }.joined(separator: "/")
    for folder in folders {
      for ending in ["", ".ttf", ".otf", ".ttc"] {
        let path = "\(folder)/\(file)\(ending)"
        let font = try files.withLock { try Self.font(index, of: path, in: &$0) }
        if let font { return font }
      }
    }
    return BundledFonts.font(name)
  }

  /// A font of a file, opened only once; nil if there is no such file.
  private static func font(
    _ index: Int, of path: String, in files: inout [String: File]
  ) throws -> TGFont? {
    if let font = files[path]?.fonts[index] { return font }
    guard let bytes = try files[path]?.bytes ?? bytes(of: path) else { return nil }
    let font = try TGFont(bytes: bytes, index: index)
    if files[path] != nil || files.count < maximumKept {
      files[path, default: File(bytes: bytes)].fonts[index] = font
    }
    return font
  }

  /// The bytes of a file; nil if there is no such file.
  private static func bytes(of path: String) throws -> [UInt8]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else { return nil }
    return try ByteSource(openingRegular: path).readAll(limit: limit)
  }
}

/// The error for a name that leads outside the folders.
struct FontNameError: Error, CustomStringConvertible {
  var description: String {
    "A font is a file beside the scene, in a folder below, or in that of --fonts."
  }
}
