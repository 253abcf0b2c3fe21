import TangramScene

/// A built-in example scene.
struct GalleryScene: Sendable {
  /// The argument of `tangram demo` that selects the scene.
  let name: String
  /// A one-line description of the scene.
  let summary: String
  /// The document, formatted for people.
  let json: String

  /// The scene, with the built-in fonts of the tool.
  var scene: TGScene {
    get throws(TGSceneError) { try TGScene(json: json, fonts: FontLibrary(folders: []).fonts) }
  }

  init(_ name: String, _ summary: String, _ json: String) {
    (self.name, self.summary, self.json) = (name, summary, json)
  }

  /// All scenes, grouped by kind of container.
  static let all = [
    settings, chat,
    player, profile,
    spreadsheet, calendar,
    weather, product,
    tags, photos, calculator,
    newspaper, recipe,
    clock, garland,
    podcast, inbox,
    toolbar, plans,
    grail, timetable,
    login, boarding,
    invoice, month, offer,
  ]
}

extension GalleryScene: CustomStringConvertible {
  var description: String { name }
}
