import TangramCore
import TangramResults

/// The ids of a document, for resolving references, and the node whose keys are being read.
final class SceneNames {
  private let named: NamedNodes
  /// The node whose keys are being read.
  var current = 0
  /// Whether the document is read from the right to the left.
  let isRightToLeft: Bool
  /// Whether left and right are to be taken as the trailing and the leading edge.
  ///
  /// A view keeps left where it keeps leading. Usually a view has only one of them, and left stays
  /// left in any reading direction. Where it has both they must be told apart.
  var resolvesSides = false
  /// The fonts and styles of the document.
  var texts = SceneTexts()

  init(_ named: NamedNodes, isRightToLeft: Bool) {
    (self.named, self.isRightToLeft) = (named, isRightToLeft)
  }
}

extension SceneNames {
  /// The edge that a key of the node names.
  @inline(__always)
  func resolved(_ attribute: TGAttribute) -> TGAttribute {
    isRightToLeft && resolvesSides ? attribute.resolved(isRightToLeft: true) : attribute
  }

  /// The view with an id.
  func view(_ name: ArraySlice<UInt8>, at value: JSONValue) throws(TGSceneError) -> TGViewID {
    try view(name, named[name], at: value)
  }

  private func view(
    _ name: ArraySlice<UInt8>, _ known: NamedNodes.Node?, at value: JSONValue
  ) throws(TGSceneError) -> TGViewID {
    if let id = known?.view { return id }
    let text = String(decoding: name, as: UTF8.self)
    if known != nil { throw value.error("`\(text)` is a row, which cannot be referred to") }
    let names = named.nodes.lazy.filter { [current] in $0.node != current }
      .map { value.document.text(ofString: $0.id) }
    let hint = Spelling.hint(for: text, among: names.sorted())
    throw value.error("no view has the id `\(text)`\(hint)")
  }

  /// The view that is named before the last dot of a reference.
  func target(
    _ name: ArraySlice<UInt8>, at value: JSONValue
  ) throws(TGSceneError) -> TGAnchor.Target {
    if name.elementsEqual("superview".utf8) { return .superview }
    if name.elementsEqual("self".utf8) { return .this }
    let known = named[name]
    return known?.node == current ? .this : .view(try view(name, known, at: value))
  }
}

/// The nodes of a document that have an id.
struct NamedNodes {
  struct Node {
    /// The number of the node in the document.
    let node: Int
    /// The place of the id among the values of the document.
    let id: Int
    /// The view; nil for one that cannot be referred to.
    let view: TGViewID?
  }

  private(set) var nodes: ContiguousArray<Node> = []
  /// The places among these of all ids.
  private var places: [String: Int] = [:]
}

extension NamedNodes {
  /// Notes a node by its id.
  ///
  /// - Returns: The node that has the id already; nil when it is new.
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
