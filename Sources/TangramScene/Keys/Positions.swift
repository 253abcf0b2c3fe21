import Tangram
import TangramCore

extension SceneKey {
  /// The nine positions.
  static let positions: [SceneKey] = TGAttribute.positions.map {
    SceneKey($0, .position($0), about: .positions)
  }
}

extension TGAttribute {
  /// The positions, in the order in which they are written.
  static let positions: [TGAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .baseline,
  ]
}

extension Node {
  /// Appends a position or a size with its key, or nothing if it is not set.
  func write(attribute: TGAttribute, _ labels: SceneLabels, _ writer: inout JSONWriter) {
    if hasValues, hasAutoMargin(attribute), labels.isAmongItems || !saysEdges(like: attribute) {
      writer.key(attribute.name)
      writer.string("auto")
    } else if writtenAttribute(attribute) == attribute {
      // Left shares its slot with leading, and right with trailing.
      _ = write(attribute, labels, &writer)
    }
  }
}

// MARK: - Reading

extension TGView {
  /// Reads a position or a size.
  mutating func read(
    _ attribute: TGAttribute, _ value: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) {
    let attribute = names.resolved(attribute)
    removeAutoMargin(attribute)
    if let points = value.numberIfAny { return set(attribute, to: points) }
    if attribute.autoMargin != [], value.stringIfAny == "auto" {
      stored.update { $0.clear(attribute) }
      tg_flex.autoMargins.insert(attribute.autoMargin)
      return
    }
    try DescriptorReader(attribute: attribute, names: names).read(value, into: &self)
  }

  /// Clears a position or a size.
  mutating func clear(_ attribute: TGAttribute, _ names: SceneNames) {
    let attribute = names.resolved(attribute)
    stored.update { $0.clear(attribute) }
    removeAutoMargin(attribute)
  }
}
