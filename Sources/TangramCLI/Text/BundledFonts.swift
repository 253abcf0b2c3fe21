import Foundation
import TangramTextViews

/// The built-in font family of the tool, for texts without a font.
enum BundledFonts {
  /// The family; nil if the executable was moved without its fonts.
  static let family = TGFontFamily(faces)

  private static let faces = ["Regular", "Bold"].compactMap { face -> TGFont? in
    let file = folder.appending(path: "TangramSans-\(face).ttf")
    guard let bytes = try? Data(contentsOf: file) else { return nil }
    return try? TGFont(bytes: [UInt8](bytes))
  }

  /// The face with this full name.
  static func font(_ name: String) -> TGFont? { faces.first { $0.fullName == name } }

  /// The resource folder of the package: next to the executable, with symbolic links resolved.
  private static let folder: URL = {
    let program = (Bundle.main.executableURL ?? Bundle.main.bundleURL).resolvingSymlinksInPath()
    return program.deletingLastPathComponent()
      .appending(path: "Tangram_TangramCLI.resources/Fonts")
  }()
}
