import TangramCore

/// The ids of a document, for references to be resolved, and whose keys are being read.
struct SceneNames: Sendable {
  /// The views by id; nil for those that cannot be referred to.
  private(set) var views: [String: TGViewID?] = [:]
  /// The id of the node whose keys are being read.
  var own: String?
}

extension SceneNames {
  /// Notes an id.
  ///
  /// - Returns: Whether the id is new.
  mutating func insert(_ name: String, _ view: TGViewID?) -> Bool {
    guard views.updateValue(view, forKey: name) == nil else { return false }
    return true
  }

  /// The view with an id.
  func view(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGViewID {
    switch views[name] {
    case .some(.some(let id)): return id
    case .some(.none): throw value.error("`\(name)` is a row, which cannot be referred to")
    case .none:
      let hint = Spelling.hint(for: name, among: views.keys.sorted())
      throw value.error("no view has the id `\(name)`\(hint)")
    }
  }

  /// Whom the part of a reference before the last dot means.
  func target(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGAnchor.Target {
    switch name {
    case "superview": return .superview
    case "self": return .this
    case own: return .this
    default: return .view(try view(name, at: value))
    }
  }
}

/// The ids to write for views, and whose keys are being written.
struct SceneLabels: Sendable {
  /// The ids of all views that have a name or are referred to.
  var labels: [TGViewID: String] = [:]
  /// The view whose keys are being written.
  var own: TGViewID?
}

extension SceneLabels {
  /// A reference as it is written; nil when the view is not in the tree.
  func text(_ anchor: TGAnchor) -> String? {
    switch anchor.target {
    case .superview: "superview.\(anchor.attribute.name)"
    case .this: "self.\(anchor.attribute.name)"
    case .view(let id) where id == own: "self.\(anchor.attribute.name)"
    case .view(let id): labels[id].map { "\($0).\(anchor.attribute.name)" }
    }
  }

  func json(_ anchor: TGAnchor) -> JSON? { text(anchor).map(JSON.string) }

  /// A list of references; views that are not in the tree are left out.
  func json(_ anchors: [TGAnchor]) -> JSON { .array(anchors.compactMap(json)) }
}
