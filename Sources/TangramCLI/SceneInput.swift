import Tangram
import TangramScene

/// The scene that a command works on, and the options that override its environment settings.
struct SceneInput: Hashable {
  /// The file of the scene; nil or `-` for the standard input.
  var file: String?
  var room = Room()

  /// Reads the scene, and applies the options that override its environment settings.
  func scene(_ console: Console) throws(ToolError) -> TGScene {
    let source = try ByteSource(opening: file, standardInput: console.input)
    let bytes = try source.readAll(limit: TGSceneLimits().bytes)
    let fonts = room.fonts(beside: file)
    do {
      return try room.scene(bytes, fonts)
    } catch {
      let lines = SceneTrouble(bytes, error, fonts).lines("tangram: \(file ?? "-")")
      throw ToolError(status: .failure, message: lines.joined(separator: "\n"))
    }
  }
}

/// Environment settings that override those of scenes.
struct Room: Hashable {
  var width: Double?
  var height: Double?
  var scale: Double?
  var isRightToLeft = false
  var sizeClass: TGSizeClass?
  /// A folder of fonts, in addition to the folder of the scene.
  var fontFolder: String?

  /// Returns the fonts for the scenes of a file; nil or `-` means the standard input.
  func fonts(beside file: String?) -> TGSceneFonts {
    let path = file == "-" ? nil : file
    let own = path.map {
      $0.contains("/") ? String($0[..<($0.lastIndex(of: "/") ?? $0.endIndex)]) : "."
    }
    return FontLibrary(folders: [fontFolder, own ?? "."].compactMap(\.self)).fonts
  }

  /// Reads a scene, and overrides its environment settings.
  func scene(_ bytes: [UInt8], _ fonts: TGSceneFonts) throws(TGSceneError) -> TGScene {
    var scene = try TGScene(utf8: bytes, fonts: fonts)
    set(&scene.environment)
    return scene
  }

  private func set(_ environment: inout TGEnvironment) {
    if let width { environment.size.width = width }
    if let height { environment.size.height = height }
    if let scale { environment.scale = scale }
    if isRightToLeft { environment.isRightToLeft = true }
    if let sizeClass { environment.sizeClass = sizeClass }
  }
}
