import TangramCore

extension TGSizeClass {
  private static let extents: Choices<Extent> = [
    "any": .any, "compact": .compact, "regular": .regular,
  ]
  private static let screens: Choices<Screen> = ["portrait": .portrait, "landscape": .landscape]

  static let schema = SceneSchema.object([
    "width": .words(extents).described("How much room there is horizontally."),
    "height": .words(extents).described("How much room there is vertically."),
    "screen": .words(screens).described("Which way the screen is held."),
  ]).described("A class of screens; a part that is left out does not matter.")

  init(_ value: JSONValue) throws(TGSceneError) {
    _ = try value.object(keys: ["width", "height", "screen"])
    self.init(
      width: try value["width"]?.choice(Self.extents) ?? .any,
      height: try value["height"]?.choice(Self.extents) ?? .any,
      screen: try value["screen"]?.choice(Self.screens))
  }

  /// Reads a size class in the format of scenes.
  package init(json: String) throws(TGSceneError) { try self.init(JSONDocument(json).root) }

  /// Appends the size class, omitting the parts that match any class.
  func write(to writer: inout JSONWriter) {
    writer.openObject()
    if width != .any {
      writer.key("width")
      writer.string("\(width)")
    }
    if height != .any {
      writer.key("height")
      writer.string("\(height)")
    }
    if let screen {
      writer.key("screen")
      writer.string("\(screen)")
    }
    writer.closeObject()
  }
}

extension JSONWriter {
  /// Appends the keys of a descriptor set that differ from the view's default descriptors, and
  /// `null` for keys that the set clears.
  mutating func difference(
    of set: TGView, from view: TGView, _ keys: KeySet, _ labels: SceneLabels
  ) {
    let (written, before) = (WrittenView(set), WrittenView(view))
    var changed = JSONWriter()
    var clearsEdge = false
    for key in keys.keys where key.isPerSizeClass {
      var new = JSONWriter()
      var old = JSONWriter()
      key.write(written, labels, &new)
      key.write(before, labels, &old)
      let isEdge = Self.sharedEdges.contains(key.name)
      if isEdge, new.isEmpty, !old.isEmpty { clearsEdge = true }
      // Clearing one edge can also clear the edge that shares its slot, which is then written
      // again.
      if new.text == old.text, !isEdge || !clearsEdge || new.isEmpty { continue }
      if new.isEmpty {
        // Null values come first: left and leading share a slot, and one may have replaced the
        // other.
        self.key(key.name)
        null()
      } else {
        changed.members(new)
      }
    }
    members(changed)
  }

  /// The horizontal edges in the order of the keys; in a right-to-left layout, two of them can be
  /// the same edge.
  private static let sharedEdges: [String] = ["left", "right", "leading", "trailing"]
}
