import TangramCore
import TangramResults

/// The ids of a document, for resolving references, and the view whose keys are being read.
final class SceneNames {
  /// The nodes that have an id: their index in the document, and their view.
  typealias Nodes = [String: (node: Int, view: TGViewID)]

  private let named: Nodes
  /// The view whose keys are being read.
  var current: TGViewID?
  /// Whether the reading direction of the document is right to left.
  let isRightToLeft: Bool
  /// Whether `left` and `right` are to be read as the trailing and the leading edge, because a view of a
  /// right-to-left document has both, and left is stored in the same slot as leading.
  var resolvesSides = false
  var texts: SceneTexts

  init(_ named: Nodes = [:], isRightToLeft: Bool = false, _ texts: SceneTexts = SceneTexts()) {
    (self.named, self.isRightToLeft, self.texts) = (named, isRightToLeft, texts)
  }

  /// The edge that a key of the node refers to.
  func resolved(_ attribute: TGAttribute) -> TGAttribute {
    resolvesSides ? attribute.resolved(isRightToLeft: true) : attribute
  }

  func view(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGViewID {
    if let known = named[name] { return known.view }
    let names = named.filter { [current] in $0.value.view != current }.keys
    let hint = Spelling.hint(for: name, among: names.sorted())
    throw value.error("no view has the id `\(name)`\(hint)")
  }

  /// The target of a reference, given the part of it before the last dot.
  func target(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGAnchor.Target {
    switch name {
    case "superview": return .superview
    case "self": return .this
    default:
      let view = try view(name, at: value)
      return view == current ? .this : .view(view)
    }
  }
}

// MARK: - Writing

/// The ids for a document, determined before it is written, and the context of the view whose keys
/// are being written.
final class SceneLabels {
  /// The identity of the view whose keys are being written.
  var currentID: UInt64 = 0
  /// The container that this view is in.
  var container: TGView?
  /// The names of fonts and styles.
  let texts: SceneTextNames

  /// The ids of views that others refer to.
  private var ids: [UInt64: String] = [:]
  /// The ids that differ from the names of the views, by the index of the view in the document.
  private(set) var generatedIDs: [Int: String] = [:]
  /// Whether any view has an id.
  let hasIDs: Bool

  /// Finds a unique id for every view that has a name or is referred to.
  init(_ root: TGView, _ texts: SceneTextNames) {
    self.texts = texts
    var names: Set<String> = []
    var referenced: Set<UInt64> = []
    root.forEachWrittenView { node in
      if let name = node.name { names.insert(name) }
      let references = node.isContainer ? ContainerKind.of(node).references : nil
      func note(_ node: borrowing Node) {
        node.forEachReference { referenced.insert($0.number) }
        references?(node) { referenced.insert($0.number) }
      }
      note(node)
      if node.mayHaveCoordinates { for (_, set) in node.sizeClasses { note(set.node) } }
    }
    hasIDs = !names.isEmpty || !referenced.isEmpty
    if !hasIDs { return }
    var written: Set<String> = []
    var fresh = FreshNames(names)
    var count = 0
    root.forEachWrittenView { node in
      var id = node.name
      let isReferenced = referenced.contains(node.identity)
      // A name that is used twice cannot be an id.
      if id.map({ !written.insert($0).inserted }) ?? isReferenced {
        id = fresh.makeUnique(id ?? "view", from: id == nil ? 1 : 2)
        generatedIDs[count] = id
      }
      if isReferenced { ids[node.identity] = id }
      count += 1
    }
  }

  /// The id of a view that others refer to.
  subscript(id: TGViewID) -> String? { ids[id.number] }

  /// Whether the view is a flex or grid item, whose margins can be `auto`; in other containers they
  /// are positions.
  var isAmongItems: Bool {
    let kind = container.map { ContainerKind.of($0.stored.resolved) }
    return kind === ContainerKind.flex || kind === ContainerKind.grid
  }

  /// The id of the target of a reference; nil if the target is not in the tree.
  func label(of anchor: TGAnchor) -> String? {
    switch anchor.target {
    case .superview: "superview"
    case .this: "self"
    case .view(let id): self[id].map { id.number == currentID ? "self" : $0 }
    }
  }
}

/// A generator of unused names, with the names that are in use.
package struct FreshNames {
  private var used: Set<String>
  /// The next number to append to a name, for names that were requested before.
  private var numbers: [String: Int] = [:]

  package init(_ used: Set<String>) { self.used = used }

  /// Returns a name as it is, or with the next unused number.
  package mutating func makeUnique(_ name: String, before space: String = "") -> String {
    used.insert(name).inserted ? name : makeUnique(name + space, from: 2)
  }

  /// Returns the next unused name made of another one and a number.
  package mutating func makeUnique(_ name: String, from first: Int) -> String {
    var number = numbers[name] ?? first
    while !used.insert("\(name)\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(name)\(number)"
  }
}
