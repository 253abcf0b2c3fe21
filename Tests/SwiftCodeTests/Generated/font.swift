// The function with which generated programs open fonts; see `TextCodeTests`.
// swift-format-ignore-file
import Foundation
import TangramTextViews

// Opens a font in the folder where the program runs. `fonts.ttc#1` is the second font of a collection.
func font(_ name: String) throws -> TGFont {
  let mark = name.lastIndex(of: "#") ?? name.endIndex
  let index = Int(name[mark...].dropFirst())
  let file = index == nil ? name : String(name[..<mark])
  let files = ["", ".ttf", ".otf", ".ttc"].map { file + $0 }
  let found = files.first { FileManager.default.fileExists(atPath: $0) } ?? file
  return try TGFont(bytes: [UInt8](Data(contentsOf: URL(filePath: found))), index: index ?? 0)
}
