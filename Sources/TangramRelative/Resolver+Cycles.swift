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
    guard cyclesLeft > 0 else { return }
    cyclesLeft -= 1
    var chain: [String] = []
    for place in bottom..<stack.count {
      let step = stack[place]
      if chain.count >= Self.longestChain {
        chain.append("…")
        break
      }
      let child = Int(step.child)
      append("\(name(child)).\(property(step.obstacle.descriptor, child, step.axis))", to: &chain)
      if place == stack.count - 1 || stack[place + 1].child != step.obstacle.target { continue }
      append(target(of: step), to: &chain)
    }
    let last = stack[stack.count - 1]
    append(target(of: last), to: &chain)
    let start = stack[bottom]
    let first = Int(start.child)
    append("\(name(first)).\(property(start.obstacle.descriptor, first, start.axis))", to: &chain)
    let child = Int(last.child)
    let property = property(last.obstacle.descriptor, child, last.axis)
    pass.report(children[child], property, .cycle(chain))
  }

  private func append(_ link: String, to chain: inout [String]) {
    if chain.last != link { chain.append(link) }
  }

  private func name(_ index: Int) -> String {
    children[index].name ?? "[\(children[index].order)]"
  }

  // MARK: As it was written

  /// The view and the attribute that a step depends on.
  ///
  /// An edge is named left or right if it was specified that way.
  private func target(of step: Step) -> String {
    let obstacle = step.obstacle
    let index = Int(step.child)
    let own = attribute(obstacle.descriptor, index, step.axis)
    let anchor =
      switch obstacle.descriptor {
      case .lowerBound, .lowerSize: children[index].anchor(ofLowerBoundOf: own)
      case .upperBound, .upperSize: children[index].anchor(ofUpperBoundOf: own)
      default: children[index].anchor(of: own)
      }
    let written = anchor?.attribute
    let isMeant = written?.resolved(isRightToLeft: pass.isRightToLeft) == obstacle.attribute
    // The terms of a list have no anchor here, so an edge is named as that view names its own.
    let target = children[Int(obstacle.target)][.horizontal]
    let attribute =
      switch obstacle.attribute {
      case _ where isMeant: written ?? obstacle.attribute
      case .leading: target.startAttribute
      case .trailing: target.endAttribute
      default: obstacle.attribute
      }
    return "\(name(Int(obstacle.target))).\(attribute.name)"
  }

  private func property(_ descriptor: Descriptor, _ index: Int, _ axis: TGAxis) -> String {
    attribute(descriptor, index, axis).name
  }

  /// The attribute through which a descriptor was specified.
  private func attribute(
    _ descriptor: Descriptor, _ index: Int, _ axis: TGAxis
  ) -> TGAttribute {
    let isHorizontal = axis == .horizontal
    let (across, down) = (children[index][.horizontal], children[index][.vertical])
    return switch descriptor {
    case .start, .lowerBound: isHorizontal ? across.startAttribute : down.startAttribute
    case .end, .upperBound: isHorizontal ? across.endAttribute : down.endAttribute
    case .center: isHorizontal ? .centerX : .centerY
    case .baseline: .baseline
    default: isHorizontal ? .width : .height
    }
  }
}
