import Foundation
import TangramTextViews

/// Fonts beside the tests of text.
enum Fonts {
  static func font(_ name: String) throws -> TGFont {
    let file = Page.package.appending(path: "Tests/TangramTextTests/Fonts/\(name).ttf")
    return try TGFont(bytes: [UInt8](Data(contentsOf: file)))
  }
}
