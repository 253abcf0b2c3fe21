import TangramCore

// The order in which children are placed, found with a stack of its own: chains of references may be as
// long as there are children, and the call stack is not.

/// Something to be found: the extent of a child along an axis, or its place there.
struct Step {
  enum Kind { case size, place }

  var child: Int32
  var axis: TGAxis
  var kind: Kind
  /// What the step waits for.
  var obstacle = Obstacle()
  /// One more than the place on the stack of an earlier step about the same; 0 when there is none.
  var earlier: Int32 = 0
  /// One more than the place of the nearest step below that could do without what it waits for;
  /// 0 when there is none.
  var yielding: Int32 = 0

  init(_ child: Int, _ axis: TGAxis, _ kind: Kind) {
    self.child = Int32(truncatingIfNeeded: child)
    self.axis = axis
    self.kind = kind
  }
}

/// Why an attempt failed: a descriptor that refers to what is not known yet.
struct Obstacle {
  /// The child and the attribute it refers to.
  var target: Int32 = 0
  var attribute = TGAttribute.leading
  var descriptor: Descriptor = []
  /// What has to be done about it.
  var kind = Step.Kind.place

  /// Whether the step could go on by itself: a container is measured for the extent it has, and the
  /// solver comes back if that turns out to be wrong.
  var yields: Bool { descriptor == .content && kind == .place }
}

extension Resolver {
  /// Finds what a step asks for, and first everything it depends on.
  ///
  /// A step that meets something unknown stays on the stack and is tried again later; as each
  /// reference is waited for once, that costs only a few attempts per child. If the unknown is
  /// itself on the stack, it is tried again when what it waited for is known by now: a width may be
  /// needed by the very placing that it started. Otherwise the references form a cycle, and the one
  /// that closes it is ignored in this run.
  mutating func resolve(_ step: Step) {
    push(step)
    while let top = stack.last {
      if attempt(top) {
        pop()
        continue
      }
      stack[stack.count - 1].obstacle = obstacle
      let next = Step(Int(obstacle.target), obstacle.attribute.axis, obstacle.kind)
      let height = Int(mark(Int(next.child), next.axis).height)
      if height == 0 || isOvercome(stack[height - 1].obstacle) {
        push(next)
      } else {
        breakCycle(from: height - 1)
      }
    }
  }

  private mutating func push(_ step: Step) {
    var step = step
    if let top = stack.last {
      step.yielding = top.obstacle.yields ? Int32(truncatingIfNeeded: stack.count) : top.yielding
    }
    step.earlier = mark(Int(step.child), step.axis).height
    stack.append(step)
    let height = Int32(truncatingIfNeeded: stack.count)
    note(Int(step.child), step.axis) { $0.height = height }
  }

  private mutating func pop() {
    let top = stack.removeLast()
    note(Int(top.child), top.axis) { $0.height = top.earlier }
  }

  /// Lets one of the steps from `bottom` up go on without what it waits for: each waits for the
  /// next, and the last one for the first.
  private mutating func breakCycle(from bottom: Int) {
    let top = stack[stack.count - 1]
    let yielding = top.obstacle.yields ? stack.count : Int(top.yielding)
    if yielding > bottom {
      while stack.count > yielding { pop() }
    } else {
      reportCycle(from: bottom)
    }
    let step = stack[stack.count - 1]
    note(Int(step.child), step.axis) { $0.broken.insert(step.obstacle.descriptor) }
  }

  /// Whether what a step waited for is known by now.
  private func isOvercome(_ obstacle: Obstacle) -> Bool {
    guard obstacle.descriptor != [] else { return false }
    let known = mark(Int(obstacle.target), obstacle.attribute.axis).known
    return known.contains(obstacle.attribute.isSize ? .extent : .all)
  }

  private mutating func attempt(_ step: Step) -> Bool {
    let index = Int(step.child)
    switch (step.kind, step.axis) {
    case (.place, .horizontal): return place(index, .horizontal)
    case (.place, .vertical): return place(index, .vertical)
    case (.size, .horizontal): return size(index, .horizontal) != .waits
    case (.size, .vertical): return size(index, .vertical) != .waits
    }
  }
}
