import Foundation
import TangramText

/// The fonts in a folder, each opened when a text first asks for it.
struct TextFonts {
  let folder: String
  private var fonts: [String: TGFont] = [:]

  /// More than any font has.
  private static let limit = 1 << 28

  init(folder: String) { self.folder = folder }

  mutating func font(_ key: String) throws(TextCaseError) -> TGFont {
    if let known = fonts[key] { return known }
    guard !key.isEmpty, !key.contains("/"), !key.hasPrefix("."), !key.utf8.contains(0) else {
      throw TextCaseError("`\(key)` is no name of a font")
    }
    for ending in ["ttf", "otf"] {
      guard let bytes = Self.bytes(of: "\(folder)/\(key).\(ending)") else { continue }
      do throws(TGFontError) {
        let font = try TGFont(bytes: bytes)
        fonts[key] = font
        return font
      } catch {
        throw TextCaseError("the font `\(key)` cannot be used: \(error)")
      }
    }
    throw TextCaseError("there is no font `\(key)`")
  }

  private static func bytes(of file: String) -> [UInt8]? {
    guard let source = try? ByteSource(opening: file, standardInput: .standardInput) else {
      return nil
    }
    return try? source.readAll(limit: limit)
  }
}
