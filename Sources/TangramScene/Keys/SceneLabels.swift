import TangramCore

/// The ids to write for views, and the context of the view whose keys are being written.
final class SceneLabels {
  let ids: SceneIDs
  /// The identity of the view whose keys are being written.
  var own: UInt64 = 0
  /// The containers that enclose this view, outermost first.
  var containers: [TGView] = []

  /// The names of fonts and styles.
  let texts: SceneTextNames

  /// Finds a unique id for every view that has a name or is referred to.
  init(_ root: TGView, _ texts: SceneTextNames) { (ids, self.texts) = (SceneIDs(root), texts) }
}

// MARK: - Writing

extension SceneLabels {
  /// The id of a view that others refer to.
  subscript(id: TGViewID) -> String? { ids[id] }

  /// Whether the view is a flex or grid item, whose margins can be `auto`; in other containers they
  /// are positions.
  var isAmongItems: Bool {
    let kind = containers.last.flatMap { ContainerKind.of($0) }
    return kind === ContainerKind.flex || kind === ContainerKind.grid
  }

  /// Whether a reference can be written, because its target is in the tree.
  func has(_ anchor: TGAnchor) -> Bool { label(of: anchor) != nil }

  /// Appends a reference if it can be written.
  func write(_ anchor: TGAnchor, to writer: inout JSONWriter) {
    if let label = label(of: anchor) { writer.string("\(label).\(anchor.attribute.name)") }
  }

  /// The id of the target of a reference; nil if the target is not in the tree.
  func label(of anchor: TGAnchor) -> String? {
    switch anchor.target {
    case .superview: return "superview"
    case .this: return "self"
    case .view(let id):
      guard let label = self[id] else { return nil }
      return id.number == own ? "self" : label
    }
  }

  /// Appends a list of references that can be written.
  func write(_ anchors: [TGAnchor], to writer: inout JSONWriter) {
    writer.array(anchors) { anchor, writer in write(anchor, to: &writer) }
  }
}
