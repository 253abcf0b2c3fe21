import Foundation
import Synchronization
import TangramScene
import TangramTextViews

/// The fonts in some folders, each opened when it is first named, and those of the tool.
final class FontLibrary: Sendable {
  /// Where fonts are looked for, in this order.
  let folders: [String]
  private let opened = Mutex(Opened())

  private struct Opened {
    var fonts: [Name: TGFont] = [:]
    /// The bytes of files, which all fonts of a collection share.
    var files: [String: [UInt8]] = [:]
  }

  private struct Name: Hashable {
    let path: String
    let index: Int
  }

  /// More bytes than any font has.
  private static let limit = 1 << 28
  /// The most fonts that are kept; a scene has no reason to name as many.
  private static let mostKept = 1_000

  init(folders: [String]) { self.folders = folders }

  /// The fonts for scenes.
  var fonts: TGSceneFonts {
    TGSceneFonts(standard: OwnFonts.family) { [self] file, index in try font(file, index) }
  }

  /// Opens a font; nil if no folder has it.
  ///
  /// - Parameters:
  ///   - name: The name of a file in a folder or below, with its ending or without, as a stranger may have
  ///     written it.
  ///   - index: Which font of a collection.
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

  /// The bytes of a file; nil if there is none.
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
      // Another thread may have opened it meanwhile; there is to be one font for a file.
      if let known = opened.fonts[name] { return known }
      if opened.fonts.count < Self.mostKept {
        opened.fonts[name] = font
        opened.files[path] = bytes
      }
      return font
    }
  }
}

/// A name that leads out of the folders.
struct FontNameError: Error, CustomStringConvertible {
  var description: String {
    "A font is a file beside the scene, in a folder below, or in that of --fonts."
  }
}
