/// `tangram demo --list` and `tangram demo NAME`: the built-in example scenes.
enum Gallery {
  /// Prints the name and the summary of every scene.
  static func list(_ console: Console) throws(ToolError) -> ToolStatus {
    let width = GalleryScene.all.map(\.name.count).max() ?? 0
    for scene in GalleryScene.all {
      try console.write(scene.name.padding(to: width + 2) + scene.summary)
    }
    return .success
  }

  /// Prints the document of one scene.
  static func printScene(_ name: String, _ console: Console) throws(ToolError) -> ToolStatus {
    guard let scene = GalleryScene.all.first(where: { $0.name == name }) else {
      let known = GalleryScene.all.map { "`\($0.name)`" }.joined(separator: ", ")
      throw ToolError(
        status: .usage, message: "tangram: there is no scene `\(name)`; there are \(known)")
    }
    try console.write(scene.json)
    return .success
  }
}
