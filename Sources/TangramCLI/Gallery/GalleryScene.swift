import TangramScene

/// A scene that the tool brings along, as an example of what can be laid out.
struct GalleryScene: Sendable {
  /// The name by which `tangram demo` finds it.
  let name: String
  /// What it is a picture of, in one line.
  let summary: String
  /// The document, as a person would write it.
  let json: String

  /// The scene, with the fonts of the tool.
  var scene: TGScene {
    get throws(TGSceneError) { try TGScene(json: json, fonts: FontLibrary(folders: []).fonts) }
  }

  init(_ name: String, _ summary: String, _ json: String) {
    (self.name, self.summary, self.json) = (name, summary, json)
  }

  /// All scenes; those of one kind of container follow each other.
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
  ]
}

extension GalleryScene: CustomStringConvertible {
  var description: String { name }
}
