import TangramCore

extension TGSizeClass {
  private static let extents: KeyValuePairs<String, Extent> = [
    "any": .any, "compact": .compact, "regular": .regular,
  ]
  private static let screens: KeyValuePairs<String, Screen> = [
    "portrait": .portrait, "landscape": .landscape,
  ]

  init(_ value: JSONValue) throws(TGSceneError) {
    _ = try value.object(keys: ["width", "height", "screen"])
    self.init(
      width: try value["width"]?.choice(Self.extents) ?? .any,
      height: try value["height"]?.choice(Self.extents) ?? .any,
      screen: try value["screen"]?.choice(Self.screens))
  }

  /// The class as it is written, without what does not matter.
  var json: JSON {
    var members: [JSONMember] = []
    if width != .any { members.append(JSONMember("width", .string("\(width)"))) }
    if height != .any { members.append(JSONMember("height", .string("\(height)"))) }
    if let screen { members.append(JSONMember("screen", .string("\(screen)"))) }
    return .object(members)
  }
}

extension TGView {
  /// The keys of a size class that differ from those the view has by default, `null` for those
  /// that are only among the latter.
  func difference(of set: TGView, _ keys: KeySet, _ labels: SceneLabels) -> [JSONMember] {
    var missing: [JSONMember] = []
    var changed: [JSONMember] = []
    for key in keys.keys where key.isPerSizeClass {
      let json = key.write(set, labels)
      guard json != key.write(self, labels) else { continue }
      if let json {
        changed.append(JSONMember(key.name, json))
      } else {
        // These come first: left is kept where leading is, and one may have replaced the other.
        missing.append(JSONMember(key.name, .null))
      }
    }
    return missing + changed
  }

  /// The set of descriptors for a size class the view has descriptors for.
  func descriptors(for sizeClass: TGSizeClass) -> TGView? {
    storage.rare?.sizeClasses.first { $0.0 == sizeClass }.map { TGView(storage: $0.1) }
  }
}
