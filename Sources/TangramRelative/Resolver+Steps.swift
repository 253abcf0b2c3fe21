import TangramCore

// The order in which children are resolved. It is determined with an explicit stack, because chains of
// references can be as long as the number of children, which would overflow the call stack.

/// A value to resolve: the extent of a child along an axis, or its position.
struct Step {
  enum Kind { case size, place }

  var child: Int32
  var axis: TGAxis
  var kind: Kind
  /// The unresolved value that the step depends on.
  var obstacle = Obstacle()
  /// The stack index, plus one, of the previous step for the same child and axis; 0 if there is none.
  var earlier: Int32 = 0
  /// The stack index, plus one, of the nearest step below that can continue without its dependency; 0 if
  /// there is none.
  var yielding: Int32 = 0

  init(_ child: Int, _ axis: TGAxis, _ kind: Kind) {
    self.child = Int32(truncatingIfNeeded: child)
    self.axis = axis
    self.kind = kind
  }
}

/// The reason why an attempt failed: a descriptor refers to a value that is not resolved yet.
struct Obstacle {
  /// The child and the attribute that the descriptor refers to.
  var target: Int32
  var attribute: TGAttribute
  var descriptor: Descriptor
  /// The kind of step that resolves the value.
  var kind: Step.Kind

  init(
    _ target: Int = 0, _ attribute: TGAttribute = .leading, _ descriptor: Descriptor = [],
    _ kind: Step.Kind = .place
  ) {
    self.target = Int32(truncatingIfNeeded: target)
    (self.attribute, self.descriptor, self.kind) = (attribute, descriptor, kind)
  }

  /// Whether the step can continue without the value.
  ///
  /// In that case a container is measured for its current extent; if that extent turns out to be wrong,
  /// the solver runs again.
  var yields: Bool { descriptor == .content && kind == .place }
}

extension Resolver {
  /// Resolves a step, after everything that it depends on.
  ///
  /// A step that needs an unresolved value stays on the stack and is attempted again later; each
  /// reference delays a step at most once, so this costs only a few attempts per child. If a step for the
  /// unresolved value is already on the stack, that step is attempted again if its own dependency has
  /// been resolved meanwhile: a placement may start a resolution that needs the child's width. Otherwise
  /// the references form a cycle, and the reference that closes it is ignored in this run.
  func resolve(_ step: Step) {
    push(step)
    while let top = stack.last {
      if attempt(top) {
        pop()
        continue
      }
      stack[stack.count - 1].obstacle = obstacle
      let next = Step(Int(obstacle.target), obstacle.attribute.axis, obstacle.kind)
      let height = Int(self[Int(next.child), next.axis].height)
      if height == 0 || isResolved(stack[height - 1].obstacle) {
        push(next)
      } else {
        breakCycle(from: height - 1)
      }
    }
  }

  private func push(_ step: Step) {
    var step = step
    if let top = stack.last {
      step.yielding = top.obstacle.yields ? Int32(truncatingIfNeeded: stack.count) : top.yielding
    }
    step.earlier = self[Int(step.child), step.axis].height
    stack.append(step)
    self[Int(step.child), step.axis].height = Int32(truncatingIfNeeded: stack.count)
  }

  private func pop() {
    let top = stack.removeLast()
    self[Int(top.child), top.axis].height = top.earlier
  }

  /// Breaks a cycle: one of the steps from the index `bottom` to the top continues without its
  /// dependency.
  ///
  /// Each of these steps depends on the next one, and the last one on the first.
  private func breakCycle(from bottom: Int) {
    let top = stack[stack.count - 1]
    let yielding = top.obstacle.yields ? stack.count : Int(top.yielding)
    if yielding > bottom {
      while stack.count > yielding { pop() }
    } else {
      reportCycle(from: bottom)
    }
    let step = stack[stack.count - 1]
    self[Int(step.child), step.axis].ignored.insert(step.obstacle.descriptor)
  }

  /// Whether the value that a step depends on has been resolved meanwhile.
  private func isResolved(_ obstacle: Obstacle) -> Bool {
    guard obstacle.descriptor != [] else { return false }
    let known = self[Int(obstacle.target), obstacle.attribute.axis].known
    return known >= (obstacle.attribute.isSize ? .extent : .all)
  }

  private func attempt(_ step: Step) -> Bool {
    let child = children[Int(step.child)]
    return step.axis == .horizontal
      ? attempt(step, child[.horizontal]) : attempt(step, child[.vertical])
  }

  private func attempt<Axis: TGAxisType>(_ step: Step, _ child: TGChildAxis<Axis>) -> Bool {
    let index = Int(step.child)
    if step.kind == .place { return place(index, child) }
    switch size(index, child, kinds(index, child)) {
    case .blocked: return false
    case .sized(let extent): setExtent(extent, index, child)
    case .placed: break
    }
    return true
  }
}
