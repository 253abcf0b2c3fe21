import Tangram
import TangramCore

/// The keys that a node can have.
final class KeySet: Sendable {
  /// Consecutive keys about the same topic.
  struct Group: Sendable {
    /// Whether any of them may be written; otherwise they are skipped as a whole.
    var isSaid: @Sendable (borrowing Node) -> Bool = { _ in true }
    /// The positions or sizes that the keys stand for.
    var attributes: [TGAttribute] = []
    /// Whether size classes can override the keys.
    var isPerSizeClass = true
    var keys: [SceneKey<TGView>]
  }

  enum Meaning: Sendable {
    case key(SceneKey<TGView>, isPerSizeClass: Bool)
    case action(SceneAction)
    /// A key about the node as a whole, or the list of its children.
    case node
    case sizeClasses
  }

  /// A view without keys, whose values are not written.
  let start: TGView
  /// The keys in the order in which they are written.
  let groups: [Group]
  let actions: [SceneAction]
  let childrenKey: String?
  /// Whether a view without keys has a size.
  let hasSize: Bool
  private let meanings: [String: Meaning]

  init(
    _ groups: [Group], start: TGView, actions: [SceneAction] = [], childrenKey: String? = nil
  ) {
    let groups = groups.map { group in
      var group = group
      group.keys = group.keys.map { $0.bound(to: start) }
      return group
    }
    (self.groups, self.start) = (groups, start)
    (self.actions, self.childrenKey) = (actions, childrenKey)
    hasSize = start.stored.resolved.says(.width)
    var meanings: [String: Meaning] = ["id": .node, "layout": .node, "sizeClasses": .sizeClasses]
    for group in groups {
      for key in group.keys {
        meanings[key.name] = .key(key, isPerSizeClass: group.isPerSizeClass)
      }
    }
    for action in actions { meanings[action.name] = .action(action) }
    if let childrenKey { meanings[childrenKey] = .node }
    self.meanings = meanings
  }

  /// The meaning of a key; nil if the node has no such key.
  subscript(key: String) -> Meaning? { meanings[key] }
}

extension KeySet {
  static var leaf: KeySet { ContainerKind.leaf.keys }

  /// The keys of a container whose kind has no name in scenes.
  static let anyContainer = KeySet(
    placement + [settings(besides: [])], start: AnyContainer().view)

  /// The keys of every node that affect its placement and its look.
  static let placement = [
    Group(
      isSaid: { $0.saysPositions }, attributes: TGAttribute.positions, keys: SceneKey.positions),
    Group(attributes: [.width, .height], keys: SceneKey.sizes),
    Group(isSaid: { $0.saysPart }, keys: SceneKey.part),
    Group(isSaid: { $0.saysPart }, isPerSizeClass: false, keys: SceneKey.hidden),
    Group(isSaid: { $0.hasValues && TGView(copy $0).isItem }, keys: SceneKey.item),
    Group(
      isSaid: {
        $0.mayHaveCoordinates && ($0.geometry != NodeGeometry() || $0.givenFrame != .zero)
      }, isPerSizeClass: false, keys: SceneKey.coordinates + SceneKey.alpha),
    Group(
      isSaid: { $0.content != nil && !$0.laysOutChildren }, isPerSizeClass: false,
      keys: SceneKey.content),
    Group(
      isSaid: { $0.hasValues && TGView(copy $0)[TGPaintKey.self] != nil }, isPerSizeClass: false,
      keys: SceneKey.paint),
  ]

  /// The keys of every container that it does not define itself.
  static func settings(besides own: [SceneKey<TGView>]) -> Group {
    Group(
      isSaid: { node in
        guard node.isContainer, let container = node.container else { return false }
        return container.settings != ContainerSettings() || !node.layoutTransform.isIdentity
      },
      keys: SceneKey.settings.filter { key in !own.contains { $0.name == key.name } }
        .map(\.ofViews))
  }

  var keys: [SceneKey<TGView>] { groups.flatMap(\.keys) }

  var keysPerSizeClass: [SceneKey<TGView>] { groups.filter(\.isPerSizeClass).flatMap(\.keys) }

  /// Whether a key is specific to the set, rather than common to every node or about size classes.
  func has(_ key: String) -> Bool {
    keys.contains { $0.name == key } || hasAction(key)
  }

  func hasAction(_ key: String) -> Bool { actions.contains { $0.name == key } }

  /// All key names, for suggestions.
  var names: [String] {
    keys.map(\.name) + actions.map(\.name).sorted() + ["id", "layout", "sizeClasses"]
      + [childrenKey].compactMap(\.self)
  }
}

/// A key of a container that performs an action on its children after they are added.
///
/// The result is written as the children's own keys, so the action itself is never written.
struct SceneAction: Sendable {
  let name: String
  /// The schema of its value, with a sentence about the key for editors.
  let schema: SceneSchema
  /// Performs the action on the descriptors of a size class.
  let perform: @Sendable (JSONValue, inout TGView, TGSizeClass) throws(TGSceneError) -> Void
}

extension Node {
  /// Whether any position has a value or a rule, or is an automatic margin.
  fileprivate var saysPositions: Bool {
    TGAttribute.allCases.contains { !$0.isSize && says($0) }
      || hasValues && !TGView(self).tg_flex.autoMargins.isEmpty
  }

  /// Whether the view has properties that control how it takes part in the layout of its container.
  fileprivate var saysPart: Bool { alignment != .none || !flags.areOrdinary }

  /// Whether the view may have a frame, coordinates of its own, or descriptors for size classes.
  var mayHaveCoordinates: Bool { frame != .zero || details != nil }
}
