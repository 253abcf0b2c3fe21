import Tangram

/// What must hold for every tree, whatever it says.
///
/// Each law says what is wrong, or nothing where it holds.
public enum TreeLaw: String, CaseIterable, Sendable {
  /// Frames are finite, no extent is below zero, and nothing is farther away than is promised.
  case sound
  /// A second layout finds the same.
  case repeatable
  /// What a container that wraps is found to be does not depend on an earlier frame.
  case timeless
  /// A tree that is written as a scene and read again has the same frames.
  case written
  /// A tree can be read from what is written of it; what is read and written once more stays as it is.
  case readable
  /// The reasons for a frame yield its numbers.
  case explained
  /// The work is within its budget, but for what every container takes at the end.
  case cheap

  /// What is wrong with the layout of a tree; nil if the law holds.
  public func violation(_ tree: TGView, _ environment: TGEnvironment) -> String? {
    violation(LaidOutExample(tree, in: environment))
  }

  /// What is wrong with a layout; nil if the law holds.
  public func violation(_ example: LaidOutExample) -> String? {
    let layout = example.layout
    switch self {
    case .sound: return layout.unsound
    case .repeatable: return layout.difference(from: example.tree.layout(in: example.environment))
    case .timeless:
      let other = example.tree.withOtherFrames().layout(in: example.environment)
      return layout.differenceOfFrames(from: other)
    case .written: return example.differenceWhenRead
    case .readable: return example.mistakeWhenRead
    case .explained: return layout.wrongReason
    case .cheap: return layout.work > layout.mostWork ? "\(layout.work)" : nil
    }
  }

  /// No edge is farther from its parent's corner than this.
  public static let farthest = 1e15
}

extension TGLayout {
  /// The frame that is not finite, negative, or out of bounds.
  fileprivate var unsound: String? {
    for entry in entries {
      let frame = entry.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      if numbers.allSatisfy({ $0.magnitude <= TreeLaw.farthest }), frame.width >= 0,
        frame.height >= 0
      {
        continue
      }
      return "\(entry.path) has the frame \(frame)"
    }
    return nil
  }

  /// The work that the layout may be, and as much again to come to an end.
  fileprivate var mostWork: Int { 2 * environment.limits.workPerView * max(1_000, count) }

  /// How often a container was solved, on average.
  public var solvesPerContainer: Double {
    let containers = entries.count { $0.view.isContainer }
    return Double(solveCount) / Double(max(1, containers))
  }

  /// The greatest distance of an edge from its parent's corner.
  public var extent: Double {
    entries.reduce(0) { most, entry in
      let frame = entry.frame
      return [frame.minX, frame.minY, frame.width, frame.height].reduce(most) {
        max($0, $1.magnitude)
      }
    }
  }

  /// The first frame in which two layouts differ.
  fileprivate func differenceOfFrames(from other: TGLayout) -> String? {
    if count != other.count { return "\(count) frames instead of \(other.count)" }
    for (one, two) in zip(entries, other.entries) where one.frame != two.frame {
      return "\(one.path) has the frame \(one.frame) instead of \(two.frame)"
    }
    return nil
  }

  /// The first frame, or the diagnostics, in which two layouts differ.
  public func difference(from other: TGLayout) -> String? {
    if let difference = differenceOfFrames(from: other) { return difference }
    let (found, expected) = (Set(problems), Set(other.problems))
    if found == expected { return nil }
    return "diagnostics: \(found.subtracting(expected)) instead of \(expected.subtracting(found))"
  }

  /// The first number that its reason does not yield.
  fileprivate var wrongReason: String? {
    for explanation in explanations() {
      for (reason, number) in pairs(explanation.reasons, explanation.numbers) {
        let tolerance = 0.01 + 1e-9 * reason.largest
        if (reason.value - number).magnitude <= tolerance,
          (reason.evaluated - number).magnitude <= tolerance
        {
          continue
        }
        return "\(number) is not \(reason.value) or \(reason.evaluated) in \(explanation)"
      }
    }
    return nil
  }
}

/// The step at which a session first finds something else than a layout that starts from nothing,
/// and what.
public func violation(
  ofSession versions: [(tree: TGView, environment: TGEnvironment)]
) -> (step: Int, message: String)? {
  var session = TGLayoutSession()
  for (step, version) in versions.enumerated() {
    let warm = session.layout(version.tree, in: version.environment)
    let cold = version.tree.layout(in: version.environment)
    if let difference = warm.difference(from: cold) { return (step, difference) }
  }
  return nil
}

extension TGView {
  /// The tree with other earlier sizes of the containers that take part and wrap.
  ///
  /// Children of a plain view keep their frames, and so do views that are told to.
  fileprivate func withOtherFrames(isPlaced: Bool = true) -> TGView {
    var copy = self
    let own = node
    for place in subviews.indices {
      copy.subviews[place] = subviews[place].withOtherFrames(isPlaced: own.laysOutChildren)
    }
    guard isPlaced, own.laysOutChildren, own.sizeClasses.isEmpty, own.flags.visibility == .visible,
      !own.flags.useFrame, !own.flags.noLayout, !own.flags.hidden
    else { return copy }
    if own.x.size.kind == .wrap, own.isActive(.width) { copy.frame.size.width += 77 }
    if own.y.size.kind == .wrap, own.isActive(.height) { copy.frame.size.height += 33 }
    return copy
  }
}
