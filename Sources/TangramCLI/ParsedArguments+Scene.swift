import Tangram
import TangramScene

// Opening the scene that a command is about.

extension ParsedArguments {
  /// The fonts for the scenes of a file; nil or `-` means the standard input.
  func fonts(beside file: String?) -> TGSceneFonts {
    let path = file.flatMap { $0 == "-" ? nil : $0 } ?? ""
    let own = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return FontLibrary(folders: [self[CommandOption.fonts.name], own].compactMap(\.self)).fonts
  }

  /// Reads a scene, and overrides its environment settings.
  func scene(_ bytes: [UInt8], _ fonts: TGSceneFonts) throws(SceneErrors) -> TGScene {
    do {
      var scene = try TGScene(utf8: bytes, fonts: fonts)
      room.apply(to: &scene.environment)
      return scene
    } catch {
      throw SceneErrors(bytes, error, fonts)
    }
  }

  /// Reads the scene that is the only operand, and overrides its environment settings.
  func scene(_ console: Console) throws(ToolError) -> TGScene {
    let file = operands.first
    let bytes = try ByteSource(opening: file, standardInput: console.input)
      .readAll(limit: TGSceneLimits().bytes)
    do {
      return try scene(bytes, fonts(beside: file))
    } catch {
      let lines = error.lines("tangram: \(file ?? "-")")
      throw ToolError(status: .failure, message: lines.joined(separator: "\n"))
    }
  }
}
