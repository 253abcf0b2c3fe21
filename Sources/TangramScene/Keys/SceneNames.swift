import TangramCore

/// The ids of a document, for resolving references, and the node whose keys are being read.
final class SceneNames {
  /// A node that has an id.
  struct Named {
    /// The place of the node in the document.
    let node: Int
    /// The view; nil for one that cannot be referred to.
    let view: TGViewID?
  }

  private var named: [String: Named] = [:]
  /// The node whose keys are being read.
  var current = 0
  /// Whether the document is read from the right to the left.
  let isRightToLeft: Bool
  /// Whether left and right are to be taken as the trailing and the leading edge.
  ///
  /// A view keeps left where it keeps leading. Usually a view has only one of them, and left stays
  /// left in any reading direction. Where it has both they must be told apart.
  var resolvesSides = false

  /// How many ids there can be.
  private let capacity: Int

  init(isRightToLeft: Bool, capacity: Int) {
    self.isRightToLeft = isRightToLeft
    self.capacity = capacity
  }
}

extension SceneNames {
  /// The edge that a key of the node names.
  @inline(__always)
  func resolved(_ attribute: TGAttribute) -> TGAttribute {
    resolvesSides ? attribute.resolved(isRightToLeft: true) : attribute
  }

  /// Notes an id.
  ///
  /// - Returns: The node that has the id already; nil when it is new.
  func insert(_ name: String, _ new: Named) -> Int? {
    if named.isEmpty { named.reserveCapacity(capacity) }
    guard let known = named.updateValue(new, forKey: name) else { return nil }
    return known.node
  }

  /// The view with an id.
  func view(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGViewID {
    guard let known = named[name] else {
      let hint = Spelling.hint(for: name, among: named.keys.sorted())
      throw value.error("no view has the id `\(name)`\(hint)")
    }
    guard let id = known.view else {
      throw value.error("`\(name)` is a row, which cannot be referred to")
    }
    return id
  }

  /// The view that is named before the last dot of a reference.
  func target(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGAnchor.Target {
    if name == "superview" { return .superview }
    if name == "self" || named[name]?.node == current { return .this }
    return .view(try view(name, at: value))
  }
}
