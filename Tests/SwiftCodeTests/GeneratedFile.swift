import Foundation
import Tangram
import TangramScene

@testable import TangramCLI

/// A file of functions that the tool wrote: one for each scene, and a list of all of them.
///
/// To write the files again, for example after the writer has learnt something:
///
///     TANGRAM_WRITE_SWIFT=1 swift test --filter SwiftCodeTests
struct GeneratedFile: Sendable {
  let name: String
  /// The functions, as they were compiled.
  let functions: [@Sendable () -> TGLayout]
  /// The scenes that they were written for.
  let scenes: @Sendable () throws -> [TGScene]

  static let all: [GeneratedFile] = [
    GeneratedFile(name: "gallery", functions: galleryFunctions) {
      try GalleryScene.all.map { try TGScene(json: $0.json) }
    },
    GeneratedFile(name: "classes", functions: classesFunctions) {
      try SizeClassScenes.all.map { try TGScene(json: $0) }
    },
    .golden("constraints", constraintsFunctions), .golden("examples", examplesFunctions),
    .golden("flex", flexFunctions), .golden("flexgrid", flexgridFunctions),
    .golden("float", floatFunctions), .golden("flow", flowFunctions),
    .golden("frame", frameFunctions), .golden("grid", gridFunctions),
    .golden("linear", linearFunctions), .golden("nested", nestedFunctions),
    .golden("path", pathFunctions), .golden("relative", relativeFunctions),
    .golden("rest", restFunctions), .golden("table", tableFunctions),
  ]

  /// Eight scenes of a file of golden cases, from the first one on as far apart as can be.
  private static func golden(
    _ name: String, _ functions: [@Sendable () -> TGLayout]
  ) -> GeneratedFile {
    GeneratedFile(name: name, functions: functions) {
      let file = tests.appendingPathComponent("ConformanceTests/Cases/\(name).jsonl")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      return try (0..<8).map {
        try TGConformanceCase(json: String(lines[$0 * lines.count / 8])).scene
      }
    }
  }

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
}

// MARK: - The file

extension GeneratedFile {
  private var url: URL {
    Self.tests.appendingPathComponent("SwiftCodeTests/Generated/\(name).swift")
  }

  /// What the file says.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// What the file would say if it were written now.
  func newText() throws -> String {
    let scenes = try scenes()
    let names = scenes.indices.map { "\(name)\($0 + 1)" }
    let functions = zip(scenes, names).map { $0.swiftFunction(named: $1) }
    let head = """
      // Written by the tool; see `GeneratedFile`.
      // swift-format-ignore-file
      import Tangram

      let \(name)Functions: [@Sendable () -> TGLayout] = [
      \(names.map { "  { \($0)() }," }.joined(separator: "\n"))
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
