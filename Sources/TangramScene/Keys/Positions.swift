import Tangram
import TangramCore

/// The key of a position or a size.
private final class DescriptorKey: SceneKey<TGView>, @unchecked Sendable {
  private let attribute: TGAttribute

  init(_ attribute: TGAttribute, _ about: String) {
    self.attribute = attribute
    super.init(
      attribute.name, about, DescriptorForm(attribute: attribute).reference, isRequired: true)
  }

  override func read(
    _ json: JSONValue, _ view: inout TGView, _ names: SceneNames
  ) throws(TGSceneError) {
    let attribute = names.resolved(attribute)
    view.removeAutoMargin(attribute)
    if let points = json.numberIfAny {
      view.stored.update { node in
        node.clear(attribute)
        node.setValue(DescriptorValue(.number, points), of: attribute)
      }
    } else if attribute.autoMargin != [], json.stringIfAny == "auto" {
      view.stored.update { $0.clear(attribute) }
      view.tg_flex.autoMargins.insert(attribute.autoMargin)
    } else {
      try DescriptorForm(attribute: attribute).read(json, into: &view, names)
    }
  }

  override func reset(_ view: inout TGView, _ start: TGView, _ names: SceneNames) {
    let attribute = names.resolved(attribute)
    view.stored.update { $0.clear(attribute) }
    view.removeAutoMargin(attribute)
  }

  override func writeValue(_ view: TGView, _ writer: inout JSONWriter) {
    let node = view.stored.resolved
    let margin = attribute.autoMargin
    if node.hasValues, margin != [], TGView(node).tg_flex.autoMargins.contains(margin) {
      let hasPosition =
        attribute.axis == .horizontal
        ? node.specifies(.leading) || node.specifies(.trailing) : node.specifies(attribute)
      if !hasPosition || writer.labels?.isAmongItems ?? false { return writer.string("auto") }
    }
    // Left shares its slot with leading, and right with trailing.
    if node.writtenAttribute(attribute) != attribute { return }
    DescriptorForm(attribute: attribute).write(node, to: &writer)
  }
}

extension KeyGroup {
  /// The keys of the positions, in the order in which they are written.
  static let positions = KeyGroup(
    isSet: { $0.specifiesPositions },
    keys: descriptors([
      .left: "The distance from the left edge, or the edge of another view that this one is at.",
      .right: "The distance from the right edge, or the edge of another view that this one is at.",
      .top: "The distance from the top, or the edge of another view that this one is at.",
      .bottom: "The distance from the bottom, or the edge of another view that this one is at.",
      .leading: "As left, but on the right where reading starts on the right.",
      .trailing: "As right, but on the left where reading starts on the right.",
      .centerX: "How far the center is from the horizontal center of its container.",
      .centerY: "How far the center is from the vertical center of its container.",
      .baseline: "The baseline of another view that the one of this view is on.",
    ]))

  static let sizes = KeyGroup(
    keys: descriptors([.width: "How wide the view is.", .height: "How high the view is."]))

  private static func descriptors(
    _ about: KeyValuePairs<TGAttribute, String>
  ) -> [SceneKey<TGView>] { about.map(DescriptorKey.init) }
}

extension Node {
  /// Whether any position has a value or a rule, or is an automatic margin.
  fileprivate var specifiesPositions: Bool {
    TGAttribute.allCases.contains { !$0.isSize && specifies($0) }
      || hasValues && !TGView(self).tg_flex.autoMargins.isEmpty
  }
}
