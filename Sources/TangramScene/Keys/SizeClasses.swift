import TangramCore

extension SceneValue<TGSizeClass> {
  static let sizeClass: SceneValue = SceneObject(
    start: TGSizeClass(),
    keys: [
      .key("width", "How much room there is horizontally.", .word, \.width),
      .key("height", "How much room there is vertically.", .word, \.height),
      .key(
        "screen", "Which way the screen is held.",
        .optional(.choice(["portrait": .portrait, "landscape": .landscape])), \.screen),
    ])
}

extension TGSizeClass {
  /// Reads a size class in the format of scenes.
  package init(json: String) throws(TGSceneError) {
    self = try SceneValue.sizeClass.read(JSONDocument(json).root, SceneNames())
  }
}

extension JSONWriter {
  /// Appends the keys of a descriptor set that differ from the view's default descriptors, and
  /// `null` for keys that the set clears.
  mutating func difference(of set: TGView, from view: TGView, _ kind: ContainerKind) {
    var changed = JSONWriter(labels)
    var clearsEdge = false
    for key in kind.keysPerSizeClass {
      var new = JSONWriter(labels)
      var old = JSONWriter(labels)
      key.write(set, unlessAsIn: kind.start, to: &new)
      key.write(view, unlessAsIn: kind.start, to: &old)
      let isEdge = Self.sharedEdges.contains(key.name)
      if isEdge, new.isEmpty, !old.isEmpty { clearsEdge = true }
      // Clearing one edge can also clear the edge that shares its slot, which is then written again.
      if new.entries == old.entries, !isEdge || !clearsEdge || new.isEmpty { continue }
      if new.isEmpty {
        // Null values come first: left and leading share a slot, and one may have replaced the other.
        member(key.name) { $0.null() }
      } else {
        changed.append(new)
      }
    }
    append(changed)
  }

  /// The horizontal edges in the order of the keys; in a right-to-left layout, two of them can be
  /// the same edge.
  private static let sharedEdges: [String] = ["left", "right", "leading", "trailing"]
}
