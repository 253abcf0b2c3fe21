import TangramCore

// Reports of views that depend on each other.

extension Resolver {
  /// The most links of a cycle that a message names.
  private static let longestChain = 24

  /// Reports that the last step on the stack refers to the one at `bottom`, which waits for it.
  ///
  /// There may be as many cycles as children, and each as long: the first few are enough.
  mutating func reportCycle(from bottom: Int) {
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
    let last = stack.top
    append(target(of: last), to: &chain)
    let start = stack[bottom]
    let first = Int(start.child)
    append("\(name(first)).\(property(start.obstacle.descriptor, first, start.axis))", to: &chain)
    let child = Int(last.child)
    let property = property(last.obstacle.descriptor, child, last.axis)
    pass.report(pass[any: child], property, .cycle(chain))
  }

  private func append(_ link: String, to chain: inout [String]) {
    if chain.last != link { chain.append(link) }
  }

  private func name(_ index: Int) -> String {
    pass[any: index].name ?? "[\(pass[any: index].order)]"
  }

  // MARK: As it was written

  /// The view and the attribute a step waits for, named left or right if they were written that
  /// way.
  private func target(of step: Step) -> String {
    let obstacle = step.obstacle
    let index = Int(step.child)
    let part: DescriptorPart =
      switch obstacle.descriptor {
      case .lowerBound: .lower
      case .upperBound: .upper
      default: .value
      }
    let own = attribute(obstacle.descriptor, index, step.axis)
    let written = pass[any: index].descriptors.value(of: own, part: part).anchor?.attribute
    let isReversed = pass.isRightToLeft
    let isMeant = written?.resolved(isRightToLeft: isReversed) == obstacle.attribute
    let attribute = isMeant ? written ?? obstacle.attribute : obstacle.attribute
    return "\(name(Int(obstacle.target))).\(attribute.name)"
  }

  private func property(_ descriptor: Descriptor, _ index: Int, _ axis: TGAxis) -> String {
    attribute(descriptor, index, axis).name
  }

  /// The attribute a descriptor is written under.
  private func attribute(
    _ descriptor: Descriptor, _ index: Int, _ axis: TGAxis
  ) -> TGAttribute {
    let isHorizontal = axis == .horizontal
    switch descriptor {
    case .start, .lowerBound: return isHorizontal ? side(index, isStart: true) : .top
    case .end, .upperBound: return isHorizontal ? side(index, isStart: false) : .bottom
    case .center: return isHorizontal ? .centerX : .centerY
    case .baseline: return .baseline
    default: return isHorizontal ? .width : .height
    }
  }

  private func side(_ index: Int, isStart: Bool) -> TGAttribute {
    let flags = pass[any: index].descriptors.flags
    let isLeft = isStart != pass.isRightToLeft
    if isLeft { return flags.contains(.physicalStart) ? .left : isStart ? .leading : .trailing }
    return flags.contains(.physicalEnd) ? .right : isStart ? .leading : .trailing
  }
}
