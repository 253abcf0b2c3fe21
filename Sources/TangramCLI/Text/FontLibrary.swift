import Foundation
import Synchronization
import TangramScene
import TangramTextViews

/// The fonts of several folders, opened on first use, and the built-in fonts of the tool.
final class FontLibrary: Sendable {
  /// The folders to search for fonts, in this order.
  let folders: [String]
  private let opened = Mutex(Opened())

  private struct Opened {
    var fonts: [Name: TGFont] = [:]
    /// The bytes of files, shared by all fonts of a collection.
    var files: [String: [UInt8]] = [:]
  }

  private struct Name: Hashable {
    let path: String
    let index: Int
  }

  /// The maximum size of a font file in bytes.
  private static let limit = 1 << 28
  /// The maximum number of cached fonts; no realistic scene uses as many.
  private static let mostKept = 1_000

  init(folders: [String]) { self.folders = folders }

  /// The fonts for scenes.
  var fonts: TGSceneFonts {
    TGSceneFonts(standard: OwnFonts.family) { [self] file, index in try font(file, index) }
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
        let (font, file) = opened.withLock {
          ($0.fonts[Name(path: path, index: index)], $0.files[path])
        }
        if let font { return font }
        if let bytes = try file ?? bytes(of: path) { return try open(bytes, path, index) }
      }
    }
    return OwnFonts.font(name)
  }

  /// The bytes of a file; nil if there is no such file.
  private func bytes(of path: String) throws -> [UInt8]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else { return nil }
    return try ByteSource(openingRegular: path).readAll(limit: Self.limit)
  }

  private func open(_ bytes: [UInt8], _ path: String, _ index: Int) throws -> TGFont {
    let font = try TGFont(bytes: bytes, index: index)
    return opened.withLock { opened in
      let name = Name(path: path, index: index)
      // Another thread may have opened the font in the meantime; a file must have only one font
      // object.
      if let known = opened.fonts[name] { return known }
      if opened.fonts.count < Self.mostKept {
        opened.fonts[name] = font
        opened.files[path] = bytes
      }
      return font
    }
  }
}

/// The error for a name that leads outside the folders.
struct FontNameError: Error, CustomStringConvertible {
  var description: String {
    "A font is a file beside the scene, in a folder below, or in that of --fonts."
  }
}
