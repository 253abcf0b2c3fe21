/// The problems found in a tree, each recorded once.
///
/// Laying out a tree with many problems must not cost much more than laying out one without problems.
/// So recording a problem takes the same time and memory at any depth of the tree, and only the first
/// few of many equal problems are kept; the others are counted.
package struct DiagnosticLog {
  /// The maximum number of remarks to keep, from `TGLimits`; the others are only counted.
  ///
  /// Nobody reads more than the default of a thousand.
  let maximumKept: Int
  /// The maximum number of kept diagnostics that report the same problem for different views.
  static let maximumSimilar = 50

  /// A problem with a property of a view.
  package struct Remark {
    /// The index of the view's box during layout; afterward, its slot in the table of frames.
    package let frame: Int
    let property: String
    let problem: TGDiagnostic.Kind

    package init(frame: Int, property: String, problem: TGDiagnostic.Kind) {
      (self.frame, self.property, self.problem) = (frame, property, problem)
    }
  }

  /// The kept remarks, in the order in which they were found.
  package private(set) var kept: [Remark] = []
  /// The number of remarks that are neither kept nor counted as equal to a kept remark.
  package private(set) var omittedCount = 0
  private var kinds: [Kind: Similar] = [:]

  /// The common part of equal remarks.
  private struct Kind: Hashable {
    let property: String
    let problem: TGDiagnostic.Kind
  }

  /// The views that share one kind of remark.
  private struct Similar {
    /// The views with the problem, each counted once: a container may be solved for several sizes
    /// and find the same problem every time.
    var frames: Set<Int32> = []
    var keptCount = 0
    /// The index of the last kept remark of this kind.
    var last = 0
  }

  package init(maximumKept: Int) { self.maximumKept = maximumKept }

  package var isEmpty: Bool { kinds.isEmpty }

  /// Records a problem, unless it is already recorded for the view.
  package mutating func note(_ problem: TGDiagnostic.Kind, _ property: String, of frame: Int) {
    let kind = Kind(property: property, problem: problem)
    var similar = kinds.removeValue(forKey: kind) ?? Similar()
    defer { kinds[kind] = similar }
    guard similar.frames.insert(Int32(truncatingIfNeeded: frame)).inserted else { return }
    if kept.count >= maximumKept {
      if similar.keptCount == 0 { omittedCount += 1 }
      return
    }
    if similar.keptCount >= Self.maximumSimilar { return }
    similar.keptCount += 1
    similar.last = kept.count
    kept.append(Remark(frame: frame, property: property, problem: problem))
  }

  /// The views and properties for which a problem is recorded.
  package var known: Set<KnownProperty> {
    var known: Set<KnownProperty> = []
    for (kind, similar) in kinds {
      // A diagnostic about a part of a property, such as its multiple, also covers the property itself.
      let property = String(kind.property.prefix { $0 != "." })
      for frame in similar.frames { known.insert(KnownProperty(frame: frame, property: property)) }
    }
    return known
  }

  /// The numbers of remarks that are not kept, keyed by the index of the last kept remark of their
  /// kind.
  package var others: [Int: Int] {
    var others: [Int: Int] = [:]
    for similar in kinds.values where similar.keptCount > 0 {
      let count = similar.frames.count - similar.keptCount
      if count > 0 { others[similar.last] = count }
    }
    return others
  }
}

/// A property of a view for which a problem is recorded.
package struct KnownProperty: Hashable {
  package let frame: Int32
  let property: String

  package init(frame: Int32, property: String) { (self.frame, self.property) = (frame, property) }
}

extension DiagnosticLog {
  /// Returns the same remarks with the number of each view converted.
  package func mapped(_ number: (Int) -> Int) -> DiagnosticLog {
    var log = self
    log.kept = kept.map {
      Remark(frame: number($0.frame), property: $0.property, problem: $0.problem)
    }
    log.kinds = kinds.mapValues { similar in
      var mapped = similar
      mapped.frames = Set(similar.frames.map { Int32(truncatingIfNeeded: number(Int($0))) })
      return mapped
    }
    return log
  }
}
