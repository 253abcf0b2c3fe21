import Tangram

/// Laws that hold for every tree.
///
/// The check of a law returns a description of what is wrong, or nil.
public enum TreeLaw: String, CaseIterable, Sendable {
  /// Frames are finite, no extent is negative, and no distance exceeds the documented limit.
  case sound
  /// A second layout has the same result.
  case repeatable
  /// The size of a wrapping container does not depend on an earlier frame.
  case timeless
  /// A tree that is written as a scene and read again has the same frames.
  case written
  /// A tree that is written can be read again; from the second time on, it is written unchanged.
  case readable
  /// The reasons for a frame evaluate to its numbers.
  case explained
  /// The work is within the budget, except for the final pass over every container.
  case cheap

  /// Describes how the layout of a tree violates the law; nil if it satisfies it.
  public func violation(_ tree: TGView, _ environment: TGEnvironment) -> String? {
    violation(LaidOutExample(tree, in: environment))
  }

  /// Describes how a layout violates the law; nil if it satisfies it.
  public func violation(_ example: LaidOutExample) -> String? {
    let layout = example.layout
    switch self {
    case .sound: return layout.invalidFrame
    case .repeatable: return layout.difference(from: example.tree.layout(in: example.environment))
    case .timeless:
      let other = example.tree.withOtherFrames().layout(in: example.environment)
      return layout.differenceOfFrames(from: other)
    case .written: return example.roundTripDifference
    case .readable: return example.roundTripError
    case .explained: return layout.incorrectReason
    case .cheap: return layout.work > layout.workLimit ? "\(layout.work)" : nil
    }
  }

  /// No edge is farther from its parent's corner than this.
  public static let farthest = 1e15
}

extension TGLayout {
  /// The first frame that is not finite, negative, or out of bounds.
  fileprivate var invalidFrame: String? {
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

  /// Twice the budget: the final passes may take as much work again.
  fileprivate var workLimit: Int { 2 * environment.limits.workPerView * max(1_000, count) }

  /// The average number of solves per container.
  public var solvesPerContainer: Double {
    let containers = entries.count { $0.view.isContainer }
    return Double(solveCount) / Double(max(1, containers))
  }

  /// The largest magnitude of any number in a frame.
  public var extent: Double {
    entries.reduce(0) { most, entry in
      let frame = entry.frame
      return [frame.minX, frame.minY, frame.width, frame.height].reduce(most) {
        max($0, $1.magnitude)
      }
    }
  }

  /// Describes the first frame in which two layouts differ.
  fileprivate func differenceOfFrames(from other: TGLayout) -> String? {
    if count != other.count { return "\(count) frames instead of \(other.count)" }
    for (one, two) in zip(entries, other.entries) where one.frame != two.frame {
      return "\(one.path) has the frame \(one.frame) instead of \(two.frame)"
    }
    return nil
  }

  /// Describes the first frame in which two layouts differ, or how their diagnostics differ.
  public func difference(from other: TGLayout) -> String? {
    if let difference = differenceOfFrames(from: other) { return difference }
    let (found, expected) = (Set(problems), Set(other.problems))
    if found == expected { return nil }
    return "diagnostics: \(found.subtracting(expected)) instead of \(expected.subtracting(found))"
  }

  /// Describes the first number whose reason does not evaluate to it.
  fileprivate var incorrectReason: String? {
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

/// The first step at which a session differs from a fresh layout, with a description of the difference.
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
  /// The tree with different earlier sizes of all wrapping containers that take part in a layout.
  ///
  /// Unchanged are views whose frames are part of the input: children of plain views, and views with
  /// `useFrame` or `noLayout`.
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
