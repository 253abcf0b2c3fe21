import TangramCore

// Diagnostics for cyclic references.

extension Resolver {
  /// The maximum number of references in a cycle that a message lists.
  private static let longestChain = 24

  /// Reports a cycle: the last step on the stack depends on the step at the index `bottom`, which waits
  /// for it.
  ///
  /// Only the first few cycles are reported, because there can be as many as children, each of that
  /// length.
  func reportCycle(from bottom: Int) {
    guard cyclesLeft > 0, let last = stack.last else { return }
    cyclesLeft -= 1
    var chain: [String] = []
    for index in bottom..<stack.count {
      if chain.count >= Self.longestChain {
        chain.append("…")
        break
      }
      append(name(of: stack[index]), to: &chain)
      if index < stack.count - 1, stack[index + 1].child == stack[index].obstacle.target {
        append(target(of: stack[index]), to: &chain)
      }
    }
    append(target(of: last), to: &chain)
    append(name(of: stack[bottom]), to: &chain)
    pass.report(children[Int(last.child)], attribute(of: last).name, .cycle(chain))
  }

  private func append(_ link: String, to chain: inout [String]) {
    if chain.last != link { chain.append(link) }
  }

  private func name(_ index: Int) -> String {
    children[index].name ?? "[\(children[index].order)]"
  }

  /// The name of the descriptor that depends on another value.
  private func name(of step: Step) -> String {
    "\(name(Int(step.child))).\(attribute(of: step).name)"
  }

  // MARK: Names, as the client wrote them

  /// The view and the attribute that a step depends on.
  ///
  /// An edge is named left or right if it was specified that way.
  private func target(of step: Step) -> String {
    let obstacle = step.obstacle
    let index = Int(step.child)
    let own = attribute(of: step)
    let anchor =
      switch obstacle.descriptor {
      case .lowerBound, .lowerSize: children[index].anchor(ofLowerBoundOf: own)
      case .upperBound, .upperSize: children[index].anchor(ofUpperBoundOf: own)
      default: children[index].anchor(of: own)
      }
    let written = anchor?.attribute
    let matchesObstacle = written?.resolved(isRightToLeft: pass.isRightToLeft) == obstacle.attribute
    // The terms of a list have no anchor here, so an edge gets the name that its view uses for its own edges.
    let target = children[Int(obstacle.target)][.horizontal]
    let attribute =
      switch obstacle.attribute {
      case _ where matchesObstacle: written ?? obstacle.attribute
      case .leading: target.startPosition.attribute
      case .trailing: target.endPosition.attribute
      default: obstacle.attribute
      }
    return "\(name(Int(obstacle.target))).\(attribute.name)"
  }

  /// The attribute through which the descriptor of a step was specified.
  private func attribute(of step: Step) -> TGAttribute {
    let (isHorizontal, child) = (step.axis == .horizontal, children[Int(step.child)])
    let (across, down) = (child[.horizontal], child[.vertical])
    return switch step.obstacle.descriptor {
    case .start, .lowerBound:
      isHorizontal ? across.startPosition.attribute : down.startPosition.attribute
    case .end, .upperBound: isHorizontal ? across.endPosition.attribute : down.endPosition.attribute
    case .center: isHorizontal ? .centerX : .centerY
    case .baseline: .baseline
    default: isHorizontal ? .width : .height
    }
  }
}
