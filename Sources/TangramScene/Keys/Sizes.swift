import TangramCore

extension SceneKey {
  /// Width and height.
  static let sizes: [SceneKey] = TGAttribute.sizes.map {
    SceneKey($0, .named(.size), about: .sizes)
  }
}

extension TGAttribute {
  /// The sizes, in the order in which they are written.
  static let sizes: [TGAttribute] = [.width, .height]
}
