import TangramCore

/// The ids for a document, determined before it is written.
struct SceneIDs {
  /// The indices into `labels` of views that others refer to, by view; -1 until the view is
  /// visited.
  private var places: [UInt64: Int] = [:]
  private var labels: [String] = []
  /// The indices into `labels` of views whose id differs from their name, by the index of the view
  /// in the document; -1 for other views, and no entries after the last such view.
  private var given: ContiguousArray<Int32> = []
  /// Whether any view has an id.
  private(set) var areThere = false

  /// Finds a unique id for every view that has a name or is referred to.
  init(_ root: TGView) {
    findReferences(root)
    if areThere { findLabels(root) }
  }

  /// The id of a view that others refer to.
  subscript(id: TGViewID) -> String? {
    guard let place = places[id.number], place >= 0 else { return nil }
    return labels[place]
  }

  /// The id of a view, if it differs from its name.
  ///
  /// - Parameter node: The index of the view in the document.
  func given(toNode node: Int) -> String? {
    node < given.count && given[node] >= 0 ? labels[Int(given[node])] : nil
  }
}

extension SceneIDs {
  /// Collects the views that any view refers to, and finds out whether any view has an id.
  private mutating func findReferences(_ root: TGView) {
    root.forEachWrittenView { node in
      if node.name != nil { areThere = true }
      node.forEachReference { places[$0.number] = -1 }
      let kind = node.isContainer ? ContainerKind.of(node) : nil
      let references = kind?.references
      if let references { references(node) { places[$0.number] = -1 } }
      if !node.mayHaveCoordinates { return }
      for (_, set) in TGView(copy node).descriptorSets {
        set.stored.forEachReference { places[$0.number] = -1 }
        if let references { references(set.stored) { places[$0.number] = -1 } }
      }
    }
    if places.count > 0 { areThere = true }
  }

  private mutating func findLabels(_ root: TGView) {
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
          var names = fresh.take() ?? FreshNames(below: root)
          label += names.next(like: label, from: name == nil ? 1 : 2)
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

/// Finds unused names by appending a number.
private struct FreshNames {
  private var used: Set<String> = []
  /// The next number to append to a name, for names that were requested before.
  private var numbers: [String: Int] = [:]

  init(below root: TGView) {
    root.forEachWrittenView { node in
      if let name = node.name { used.insert(name) }
    }
  }

  /// The next unused number to append to a name.
  mutating func next(like name: String, from first: Int) -> String {
    var number = numbers[name] ?? first
    while !used.insert("\(name)\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(number)"
  }
}
