import TangramCore

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
    let known: NamedNodes.Node?
    if let word = Word(name), word.isASCII {
      if word == "superview" { return .superview }
      if word == "self" { return .this }
      known = named[word]
    } else {
      known = named[name]
    }
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
  /// The places among these of the ids that are short and plain, as most are.
  private var short = ShortNames()
  /// Those of all others; with accents bytes are not enough, as a letter may be written in several ways.
  private var long: [String: Int32] = [:]
}

extension NamedNodes {
  /// Notes a node by its id.
  ///
  /// - Returns: The node that has the id already; nil when it is new.
  mutating func insert(_ name: ArraySlice<UInt8>, _ node: Node) -> Int? {
    let known: Int32?
    if let word = Word(name), word != .empty, word.isASCII {
      let name = ShortNames.Name(first: word.first, rest: word.rest)
      known = short.insert(name, Int32(nodes.count))
    } else {
      let text = String(decoding: name, as: UTF8.self)
      known = long[text]
      if known == nil { long[text] = Int32(nodes.count) }
    }
    if let known { return nodes[Int(known)].node }
    nodes.append(node)
    return nil
  }

  /// The node with an id.
  subscript(name: ArraySlice<UInt8>) -> Node? {
    if let word = Word(name), word.isASCII { return self[word] }
    return long[String(decoding: name, as: UTF8.self)].map { nodes[Int($0)] }
  }

  /// The node with an id of ASCII.
  subscript(name: Word) -> Node? {
    if name == .empty { return long[""].map { nodes[Int($0)] } }
    return short[ShortNames.Name(first: name.first, rest: name.rest)].map { nodes[Int($0)] }
  }
}
