import Foundation

/// The files in the folder of the tests.
enum Files {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: path)))
  }

  /// Decodes each line of a file.
  static func cases<Case: Decodable>(_ path: String) throws -> [Case] {
    let decoder = JSONDecoder()
    return try bytes(path).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(Case.self, from: Data($0))
    }
  }
}
