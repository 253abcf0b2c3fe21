/// What is found to be the matter with a tree, each thing once.
///
/// A tree in which everything is wrong must not cost much more than one in which nothing is: what is
/// noted of a view takes the same time and memory wherever the view lies, and of remarks that say the
/// same only the first few are kept, and the others counted.
package struct DiagnosticLog {
  /// The most diagnostics of a layout; nobody reads more of them than a thousand.
  let mostKept: Int
  /// The most diagnostics that say the same of different views.
  static let mostAlike = 50

  /// Something that is the matter with a property of a view.
  struct Remark {
    /// The box of the view while it is laid out; afterwards its slot in the table of frames.
    let frame: Int
    let property: String
    let problem: TGDiagnostic.Problem
  }

  /// Those that are kept, in the order in which they were found.
  private(set) var kept: [Remark] = []
  /// The number of those that are neither kept nor counted with others like them.
  private(set) var leftOut = 0
  private var kinds: [Kind: Alike] = [:]

  /// What remarks that say the same have in common.
  private struct Kind: Hashable {
    let property: String
    let problem: TGDiagnostic.Problem
  }

  /// Remarks that say the same.
  private struct Alike {
    /// The views, each of which may be found several times: a container may be solved for several
    /// sizes and finds the same fault every time.
    var frames: Set<Int32> = []
    var keptCount = 0
    /// The place of the last one that is kept.
    var last = 0
  }

  package init(mostKept: Int) { self.mostKept = mostKept }

  var isEmpty: Bool { kinds.isEmpty }

  /// Notes something, unless it is known.
  package mutating func note(_ problem: TGDiagnostic.Problem, _ property: String, of frame: Int) {
    let kind = Kind(property: property, problem: problem)
    var alike = kinds.removeValue(forKey: kind) ?? Alike()
    defer { kinds[kind] = alike }
    guard alike.frames.insert(Int32(truncatingIfNeeded: frame)).inserted else { return }
    if kept.count >= mostKept {
      if alike.keptCount == 0 { leftOut += 1 }
      return
    }
    if alike.keptCount >= Self.mostAlike { return }
    alike.keptCount += 1
    alike.last = kept.count
    kept.append(Remark(frame: frame, property: property, problem: problem))
  }

  /// The views of which anything is noted, each with the properties.
  package var known: Set<KnownProperty> {
    var known: Set<KnownProperty> = []
    for (kind, alike) in kinds {
      // What is known of a part of a property, as of its multiple, explains the property, too.
      let property = String(kind.property.prefix { $0 != "." })
      for frame in alike.frames { known.insert(KnownProperty(frame: frame, property: property)) }
    }
    return known
  }

  /// How many more say the same as the last one that is kept of those, by its place.
  private var others: [Int: Int] {
    var others: [Int: Int] = [:]
    for alike in kinds.values where alike.keptCount > 0 {
      let count = alike.frames.count - alike.keptCount
      if count > 0 { others[alike.last] = count }
    }
    return others
  }
}

/// A property of a view of which something is noted.
package struct KnownProperty: Hashable {
  package let frame: Int32
  package let property: String

  package init(frame: Int32, property: String) { (self.frame, self.property) = (frame, property) }
}

extension DiagnosticLog {
  /// The same remarks about views that are known by other numbers.
  func mapped(_ number: (Int) -> Int) -> DiagnosticLog {
    var log = self
    log.kept = kept.map {
      Remark(frame: number($0.frame), property: $0.property, problem: $0.problem)
    }
    log.kinds = kinds.mapValues { alike in
      var mapped = alike
      mapped.frames = Set(alike.frames.map { Int32(truncatingIfNeeded: number(Int($0))) })
      return mapped
    }
    return log
  }

  /// The diagnostics about a tree, and at their end how many there would be besides.
  package func diagnostics(of tree: LaidOutTree) -> [TGDiagnostic] {
    if isEmpty { return [] }
    let others = others
    var diagnostics = kept.indices.map { index in
      TGDiagnostic(
        kept[index], tree.place(in: kept[index].frame).node, tree.frames,
        others: others[index] ?? 0)
    }
    if leftOut > 0 {
      let remark = Remark(frame: 0, property: "diagnostics", problem: .more(leftOut))
      diagnostics.append(TGDiagnostic(remark, tree.top.node, tree.frames, others: 0))
    }
    return diagnostics
  }
}
