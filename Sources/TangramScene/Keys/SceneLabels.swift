import TangramCore

/// The ids for a document, determined before it is written, and the context of the view whose keys
/// are being written.
final class SceneLabels {
  /// The identity of the view whose keys are being written.
  var own: UInt64 = 0
  /// The containers that enclose this view, outermost first.
  var containers: [TGView] = []
  /// The names of fonts and styles.
  let texts: SceneTextNames

  /// The indices into `labels` of views that others refer to, by view.
  private let places: [UInt64: Int]
  private let labels: [String]
  /// The indices into `labels` of views whose id differs from their name, by the index of the view
  /// in the document; -1 for other views, and no entries after the last such view.
  private let given: ContiguousArray<Int32>
  /// Whether any view has an id.
  let hasIDs: Bool

  /// Finds a unique id for every view that has a name or is referred to.
  init(_ root: TGView, _ texts: SceneTextNames) {
    self.texts = texts
    var places: [UInt64: Int] = [:]
    let hasNames = Self.findReferences(root, &places)
    hasIDs = hasNames || !places.isEmpty
    (labels, given) = hasIDs ? Self.labels(root, &places) : ([], [])
    self.places = places
  }
}

// MARK: - Finding ids

extension SceneLabels {
  /// Collects the views that any view refers to, with a place of -1.
  ///
  /// - Returns: Whether any view has a name.
  private static func findReferences(_ root: TGView, _ places: inout [UInt64: Int]) -> Bool {
    var hasNames = false
    root.forEachWrittenView { node in
      func note(_ node: borrowing Node, _ references: ContainerKind.References?) {
        node.forEachReference { places[$0.number] = -1 }
        references?(node) { places[$0.number] = -1 }
      }
      if node.name != nil { hasNames = true }
      let references = node.isContainer ? ContainerKind.of(node)?.references : nil
      note(node, references)
      if !node.mayHaveCoordinates { return }
      for (_, set) in TGView(copy node).descriptorSets { note(set.stored, references) }
    }
    return hasNames
  }

  private static func labels(
    _ root: TGView, _ places: inout [UInt64: Int]
  ) -> (labels: [String], given: ContiguousArray<Int32>) {
    var labels: [String] = []
    var given: ContiguousArray<Int32> = []
    var written: Set<String> = []
    var fresh: FreshNames?
    var count = 0
    root.forEachWrittenView { node in
      let name = node.name
      let isReferred = places.count > 0 && places[node.identity] != nil
      let isUnique = name.map { written.insert($0).inserted } ?? !isReferred
      if !isUnique || isReferred {
        var label = name ?? "view"
        if !isUnique {
          // A name that is used twice cannot be an id.
          var names = fresh.take() ?? FreshNames(Self.names(below: root))
          label = names.take(label, from: name == nil ? 1 : 2)
          fresh = names
          while given.count <= count { given.append(-1) }
          given[count] = Int32(labels.count)
        }
        if isReferred { places[node.identity] = labels.count }
        labels.append(label)
      }
      count += 1
    }
    return (labels, given)
  }

  private static func names(below root: TGView) -> Set<String> {
    var names: Set<String> = []
    root.forEachWrittenView { node in
      if let name = node.name { names.insert(name) }
    }
    return names
  }
}

// MARK: - Writing

extension SceneLabels {
  /// The id of a view that others refer to.
  subscript(id: TGViewID) -> String? {
    guard let place = places[id.number], place >= 0 else { return nil }
    return labels[place]
  }

  /// The id of the view with an index in the document, if it differs from its name.
  func given(toNode node: Int) -> String? {
    node < given.count && given[node] >= 0 ? labels[Int(given[node])] : nil
  }

  /// Whether the view is a flex or grid item, whose margins can be `auto`; in other containers they
  /// are positions.
  var isAmongItems: Bool {
    let kind = containers.last.flatMap { ContainerKind.of($0) }
    return kind === ContainerKind.flex || kind === ContainerKind.grid
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

  /// Appends a reference if it can be written.
  func write(_ anchor: TGAnchor, to writer: inout JSONWriter) {
    if let label = label(of: anchor) { writer.string("\(label).\(anchor.attribute.name)") }
  }
}

/// Names that are in use, and new ones that are not.
package struct FreshNames {
  private var used: Set<String>
  /// The next number to append to a name, for names that were requested before.
  private var numbers: [String: Int] = [:]

  package init(_ used: Set<String>) { self.used = used }

  /// Takes a name as it is, or with the next unused number.
  package mutating func take(_ name: String, before space: String = "") -> String {
    used.insert(name).inserted ? name : take(name + space, from: 2)
  }

  /// Takes the next unused name made of another one and a number.
  package mutating func take(_ name: String, from first: Int) -> String {
    var number = numbers[name] ?? first
    while !used.insert("\(name)\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(name)\(number)"
  }
}
