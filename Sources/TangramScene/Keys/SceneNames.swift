import TangramCore

/// The ids of a document, for references to be resolved, and whose keys are being read.
struct SceneNames: Sendable {
  /// The views by id; nil for those that cannot be referred to.
  private(set) var views: [String: TGViewID?] = [:]
  /// The id of the node whose keys are being read.
  var own: String?
  /// Whether the document is read from the right to the left.
  var isRightToLeft = false
  /// Whether left and right are to be taken as the trailing and the leading edge.
  ///
  /// A view keeps left where it keeps leading. Usually the two do not meet, and left stays left
  /// whatever becomes of the reading direction. Where they meet they must be told apart.
  var resolvesSides = false
}

extension SceneNames {
  /// The edge that a key of the node names.
  func resolved(_ attribute: TGAttribute) -> TGAttribute {
    resolvesSides ? attribute.resolved(isRightToLeft: true) : attribute
  }

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
  /// The container it is in.
  var container: TGView?
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
