import TangramCore

/// The ids of a document to be written, found before it is.
struct SceneIDs {
  /// The places among the ids of those of views that others refer to; -1 before such a view is met.
  private var places: [UInt64: Int] = [:]
  private var labels: ContiguousArray<SceneLabel> = []
  /// The places of the ids of those views whose id is not their name, by their number in the document;
  /// -1 for others, and nothing after the last one.
  private var given: ContiguousArray<Int32> = []
  /// Whether any view has an id.
  private(set) var areThere = false
  /// Whether the content of any view is measured by an object, as texts are.
  private(set) var hasSources = false

  /// Finds an id for every view that has a name or is referred to, none twice.
  init(_ root: TGView) {
    let areNamed = findReferences(root)
    areThere = areNamed || places.count > 0
    if areThere { findLabels(root, areNamed: areNamed) }
  }

  /// The id of a view that others refer to.
  subscript(id: TGViewID) -> SceneLabel? {
    guard let place = places[id.number], place >= 0 else { return nil }
    return labels[place]
  }

  /// The id of a view, if that is not its name.
  func given(toNode node: Int) -> SceneLabel? {
    node < given.count && given[node] >= 0 ? labels[Int(given[node])] : nil
  }
}

extension SceneIDs {
  /// Notes the views that any view refers to.
  ///
  /// - Returns: Whether any view has a name.
  private mutating func findReferences(_ root: TGView) -> Bool {
    var areNamed = false
    SceneWalk.forEachView(of: root) { node in
      if node.name != nil { areNamed = true }
      if !hasSources, case .source? = node.content?.kind { hasSources = true }
      node.forEachReference { places[$0.number] = -1 }
      let references = node.isContainer ? ContainerKind.of(node)?.references : nil
      if let references { references(node) { places[$0.number] = -1 } }
      if !node.mayHaveCoordinates { return }
      for (_, set) in TGView(copy node).descriptorSets {
        set.stored.forEachReference { places[$0.number] = -1 }
        if let references { references(set.stored) { places[$0.number] = -1 } }
      }
    }
    return areNamed
  }

  private mutating func findLabels(_ root: TGView, areNamed: Bool) {
    var written: Set<String> = []
    var fresh: FreshNames?
    var count = 0
    SceneWalk.forEachView(of: root) { node in
      let name = areNamed ? node.name : nil
      let isReferred = places.count > 0 && places[node.identity] != nil
      let isUnique = name.map { written.insert($0).inserted } ?? !isReferred
      if !isUnique || isReferred {
        var label = name.map { SceneLabel(text: $0) } ?? .view
        if !isUnique {
          // A name that is used twice cannot be an id.
          var names = fresh.take() ?? FreshNames(below: root, areNamed: areNamed)
          label.number = names.next(like: label.text, from: name == nil ? 1 : 2)
          fresh = names
          while given.count <= count { given.append(-1) }
          given[count] = Int32(labels.count)
        }
        if isReferred { places[node.identity] = labels.count }
        labels.append(label)
      }
      count += 1
    }
  }
}

/// Finds names that nothing has yet, by a number after a name.
private struct FreshNames {
  /// The names that there are; nil where no view has one, so that there is only one to count on from.
  private var used: Set<String>?
  /// The number to go on with after a name, for those that were asked for.
  private var numbers: [String: Int] = [:]
  private var last = 0

  init(below root: TGView, areNamed: Bool) {
    guard areNamed else { return }
    var used: Set<String> = []
    SceneWalk.forEachView(of: root) { node in
      if let name = node.name { used.insert(name) }
    }
    self.used = used
  }

  /// The number to put after a name.
  mutating func next(like name: String, from first: Int) -> Int {
    guard var used = used.take() else {
      last += 1
      return last
    }
    var number = numbers[name] ?? first
    while !used.insert("\(name)\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    self.used = used
    return number
  }
}
