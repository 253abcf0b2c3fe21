import Foundation
import Tangram
import TangramScene
import TangramSceneSwift
import TangramTextViews

@testable import TangramCLI

/// A file of functions that the tool wrote: one for each scene, and a list of all of them.
///
/// The scenes of the gallery have all containers, those of size classes nearly all keys.
///
/// To write the files again, for example after the writer has learnt something:
///
///     TANGRAM_WRITE_SWIFT=1 swift test --filter SwiftCodeTests
struct GeneratedFile: Sendable {
  let name: String
  /// The functions, as they were compiled.
  let functions: [@Sendable () throws -> TGLayout]
  /// The scenes that they were written for.
  let scenes: @Sendable () throws -> [TGScene]

  static let all: [GeneratedFile] = [
    GeneratedFile(name: "gallery", functions: galleryFunctions) {
      try GalleryScene.all.map { try TGScene(json: $0.json, fonts: FontLibrary(folders: []).fonts) }
    },
    GeneratedFile(name: "classes", functions: classesFunctions) {
      try SizeClassScenes.all.map { try TGScene(json: $0) }
    },
  ]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Generated")
}

/// A font of the tool, as generated code asks for it.
func ownFont(_ name: String) throws -> TGFont {
  guard let font = BundledFonts.font(name) else { throw CocoaError(.fileNoSuchFile) }
  return font
}

// MARK: - The file

extension GeneratedFile {
  private var url: URL { Self.folder.appendingPathComponent("\(name).swift") }

  /// What the file says.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// What the file would say if it were written now.
  func newText() throws -> String {
    let scenes = try scenes()
    let names = scenes.indices.map { "\(name)\($0 + 1)" }
    let functions = zip(scenes, names).map { $0.swiftFunction(named: $1) }
    // Functions of scenes with texts are given a function that opens fonts.
    let calls = zip(names, functions).map { name, function in
      function.contains("(font: ") ? "  { try \(name)(font: ownFont) }," : "  { \(name)() },"
    }
    let head = """
      // Written by the tool; see `GeneratedFile`.
      // swift-format-ignore-file
      import Tangram
      import TangramTextViews

      let \(name)Functions: [@Sendable () throws -> TGLayout] = [
      \(calls.joined(separator: "\n"))
      ]
      """
    return ([head] + functions).joined(separator: "\n\n") + "\n"
  }

  /// Writes the file again, if the one who runs the tests asks for it.
  func rewriteIfAsked() throws {
    if ProcessInfo.processInfo.environment["TANGRAM_WRITE_SWIFT"] == nil { return }
    try newText().write(to: url, atomically: true, encoding: .utf8)
  }
}

extension GeneratedFile: CustomStringConvertible {
  var description: String { name }
}
