import TangramCore
import TangramResults

/// The ids of a document, for resolving references, and the node whose keys are being read.
final class SceneNames {
  private let named: NamedNodes
  /// The node whose keys are being read.
  var current = 0
  /// Whether the reading direction of the document is right to left.
  let isRightToLeft: Bool
  /// Whether `left` and `right` are to be read as the trailing and the leading edge.
  ///
  /// A view stores left in the same slot as leading. Usually it has only one of them, and left
  /// stays left in any reading direction. If it has both, they must be told apart.
  var resolvesSides = false
  /// The fonts and styles of the document.
  var texts = SceneTexts()

  init(_ named: NamedNodes, isRightToLeft: Bool) {
    (self.named, self.isRightToLeft) = (named, isRightToLeft)
  }
}

extension SceneNames {
  /// The edge that a key of the node refers to.
  @inline(__always)
  func resolved(_ attribute: TGAttribute) -> TGAttribute {
    isRightToLeft && resolvesSides ? attribute.resolved(isRightToLeft: true) : attribute
  }

  /// The view with an id.
  func view(_ name: ArraySlice<UInt8>, at value: JSONValue) throws(TGSceneError) -> TGViewID {
    try node(name, at: value).view
  }

  private func node(
    _ name: ArraySlice<UInt8>, at value: JSONValue
  ) throws(TGSceneError) -> NamedNodes.Node {
    if let known = named[name] { return known }
    let text = String(decoding: name, as: UTF8.self)
    let names = named.nodes.lazy.filter { [current] in $0.node != current }
      .map { value.document.text(ofString: $0.id) }
    let hint = Spelling.hint(for: text, among: names.sorted())
    throw value.error("no view has the id `\(text)`\(hint)")
  }

  /// The target of a reference, given the part of it before the last dot.
  func target(
    _ name: ArraySlice<UInt8>, at value: JSONValue
  ) throws(TGSceneError) -> TGAnchor.Target {
    if name.elementsEqual("superview".utf8) { return .superview }
    if name.elementsEqual("self".utf8) { return .this }
    let known = try node(name, at: value)
    return known.node == current ? .this : .view(known.view)
  }
}

/// The nodes of a document that have an id.
struct NamedNodes {
  struct Node {
    /// The index of the node in the document.
    let node: Int
    /// The index of the id among the values of the document.
    let id: Int
    /// The view.
    let view: TGViewID
  }

  private(set) var nodes: ContiguousArray<Node> = []
  /// The indices into `nodes`, by id.
  private var places: [String: Int] = [:]
}

extension NamedNodes {
  /// Adds a node under its id.
  ///
  /// - Returns: The node that already has the id; nil if the id is new.
  mutating func insert(_ name: ArraySlice<UInt8>, _ node: Node) -> Int? {
    let text = String(decoding: name, as: UTF8.self)
    if let known = places[text] { return nodes[known].node }
    places[text] = nodes.count
    nodes.append(node)
    return nil
  }

  /// The node with an id.
  subscript(name: ArraySlice<UInt8>) -> Node? {
    places[String(decoding: name, as: UTF8.self)].map { nodes[$0] }
  }
}
