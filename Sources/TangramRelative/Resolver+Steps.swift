import TangramCore

// Working out what depends on what with a stack of our own: chains of references may be as long as
// there are children, and the call stack is not.

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

  @inline(__always)
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
    while stack.count > 0 {
      if attempt(stack.top) {
        pop()
        continue
      }
      stack.top.obstacle = obstacle
      let next = Step(Int(obstacle.target), obstacle.attribute.axis, obstacle.kind)
      let height = Int(mark(Int(next.child), next.axis).pointee.height)
      if height == 0 || isOvercome(stack[height - 1].obstacle) {
        push(next)
      } else {
        breakCycle(from: height - 1)
      }
    }
  }

  @inline(__always)
  private mutating func push(_ step: Step) {
    var step = step
    if stack.count > 0 {
      let canYield = stack.top.obstacle.yields
      step.yielding = canYield ? Int32(truncatingIfNeeded: stack.count) : stack.top.yielding
    }
    let mark = mark(Int(step.child), step.axis)
    step.earlier = mark.pointee.height
    stack.append(step)
    mark.pointee.height = Int32(truncatingIfNeeded: stack.count)
  }

  @inline(__always)
  private mutating func pop() {
    let top = stack.top
    mark(Int(top.child), top.axis).pointee.height = top.earlier
    stack.removeLast()
  }

  /// Lets one of the steps from `bottom` up go on without what it waits for: each waits for the
  /// next, and the last one for the first.
  private mutating func breakCycle(from bottom: Int) {
    let top = stack.top
    let yielding = top.obstacle.yields ? stack.count : Int(top.yielding)
    if yielding > bottom {
      while stack.count > yielding { pop() }
    } else {
      reportCycle(from: bottom)
    }
    let step = stack.top
    mark(Int(step.child), step.axis).pointee.broken.insert(step.obstacle.descriptor)
  }

  /// Whether what a step waited for is known by now.
  private func isOvercome(_ obstacle: Obstacle) -> Bool {
    guard obstacle.descriptor != [] else { return false }
    let known = mark(Int(obstacle.target), obstacle.attribute.axis).pointee.known
    return known.contains(obstacle.attribute.isSize ? .extent : .all)
  }

  @inline(__always)
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

/// A stack without the reference count of an array.
///
/// Most containers never need it, and then nothing is allocated.
struct StepStack {
  private var steps = UnsafeMutableBufferPointer<Step>(start: nil, count: 0)
  private(set) var count = 0

  @inline(__always)
  subscript(place: Int) -> Step {
    get { steps[place] }
    nonmutating _modify { yield &steps[place] }
  }

  /// The last step; there must be one.
  @inline(__always)
  var top: Step {
    get { steps[count - 1] }
    nonmutating _modify { yield &steps[count - 1] }
  }

  @inline(__always)
  mutating func append(_ step: Step) {
    if count == steps.count { grow() }
    steps.initializeElement(at: count, to: step)
    count += 1
  }

  @inline(__always)
  mutating func removeLast() { count -= 1 }

  @inline(never)
  private mutating func grow() {
    let grown = UnsafeMutableBufferPointer<Step>.allocate(capacity: max(32, 2 * count))
    _ = grown.moveInitialize(fromContentsOf: steps[..<count])
    steps.deallocate()
    steps = grown
  }

  /// Frees the memory.
  func deallocate() { steps.deallocate() }
}
