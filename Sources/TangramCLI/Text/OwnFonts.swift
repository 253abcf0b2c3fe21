import Foundation
import TangramTextViews

/// The family that the tool brings along, in which texts are set that name no font.
enum OwnFonts {
  /// The family; nil if somebody took the tool away from its folder of fonts.
  static let family = TGFontFamily(faces)

  private static let faces = ["Regular", "Bold"].compactMap { face -> TGFont? in
    let file = folder.appending(path: "TangramSans-\(face).ttf")
    guard let bytes = try? Data(contentsOf: file) else { return nil }
    return try? TGFont(bytes: [UInt8](bytes))
  }

  /// The face that is called so.
  static func font(_ name: String) -> TGFont? { faces.first { $0.fullName == name } }

  /// Where the package manager puts resources: beside the executable, whatever links lead to that.
  private static let folder: URL = {
    let program = (Bundle.main.executableURL ?? Bundle.main.bundleURL).resolvingSymlinksInPath()
    return program.deletingLastPathComponent()
      .appending(path: "Tangram_TangramCLI.resources/Fonts")
  }()
}
