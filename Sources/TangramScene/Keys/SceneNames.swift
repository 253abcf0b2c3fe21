import TangramCore

/// The ids of a document, to resolve references by, and the node whose keys are being read.
final class SceneNames {
  /// A node that has an id.
  struct Named {
    /// The place of the node in the document.
    let node: Int
    /// The view; nil for one that cannot be referred to.
    let view: TGViewID?
  }

  @exclusivity(unchecked) private var named: [String: Named] = [:]
  /// The node whose keys are being read.
  @exclusivity(unchecked) var current = 0
  /// Whether reading starts on the right in the document.
  let isRightToLeft: Bool
  /// Whether left and right are to be read as the trailing and the leading edge.
  ///
  /// A view stores left in the same place as leading. Usually only one of them is used, and left
  /// stays left whatever the reading direction. Where both are used, they must be told apart.
  @exclusivity(unchecked) var resolvesSides = false

  /// The largest possible number of ids.
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

  /// Records an id.
  ///
  /// - Returns: The node that already has the id; nil when it is new.
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

  /// The view that a reference means by the part before its last dot.
  func target(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGAnchor.Target {
    if name == "superview" { return .superview }
    if name == "self" || named[name]?.node == current { return .this }
    return .view(try view(name, at: value))
  }
}
