import TangramCore

extension TGSizeClass {
  private static let extents: Choices<Extent> = [
    "any": .any, "compact": .compact, "regular": .regular,
  ]
  private static let screens: Choices<Screen> = ["portrait": .portrait, "landscape": .landscape]

  init(_ value: JSONValue) throws(TGSceneError) {
    _ = try value.object(keys: ["width", "height", "screen"])
    self.init(
      width: try value["width"]?.choice(Self.extents) ?? .any,
      height: try value["height"]?.choice(Self.extents) ?? .any,
      screen: try value["screen"]?.choice(Self.screens))
  }

  /// Appends the class without the parts that do not matter.
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
  /// Appends the keys of a set of descriptors that differ from the view's default ones, and `null`
  /// for those the set does not have.
  mutating func difference(
    of set: TGView, from view: TGView, _ keys: KeySet, _ labels: SceneLabels
  ) {
    var changed = JSONWriter()
    for key in keys.keys where key.isPerSizeClass {
      var (new, old) = (JSONWriter(), JSONWriter())
      key.write(set, labels, &new)
      key.write(view, labels, &old)
      if new.bytes == old.bytes { continue }
      if new.bytes.isEmpty {
        // These come first: left and leading share a place, and one may have replaced the other.
        self.key(key.name)
        null()
      } else {
        changed.members(new)
      }
    }
    members(changed)
  }
}
