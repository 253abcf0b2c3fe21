import TangramCore

/// One run over the children of a container: finds all extents and places.
///
/// An attempt that needs another child's place says so, and is repeated when that is known; see
/// `resolve`. Attempts change nothing before they succeed.
struct Resolver {
  let pass: TGPass
  /// Two for each child: the horizontal, then the vertical one.
  let marks: UnsafeMutablePointer<Mark>
  /// The children by their places: those that take part, then the absent ones.
  let children: UnsafeMutablePointer<TGChild>
  /// What is being resolved at this moment; each step waits for the next one.
  var stack = StepStack()
  /// Why the last attempt did not succeed.
  var obstacle = Obstacle()
  var cyclesLeft = 32
  /// The positions that children have in rows of centred ones, instead of their own.
  var rows: [RowKey: RowStart] = [:]
  var hasRows = false
  /// The extents the container needs where it wraps.
  var need = TGSize.zero
  var collectsNeeds: Bool
  /// Some child has more than plain numbers, percentages and anchors.
  var hasRareChildren = false
  /// Some child must be placed again if the container gets another size.
  var followsContainer = false

  init(
    _ pass: TGPass, _ children: UnsafeMutablePointer<TGChild>, _ marks: UnsafeMutablePointer<Mark>
  ) {
    self.pass = pass
    self.children = children
    self.marks = marks
    collectsNeeds = pass[.horizontal].wraps || pass[.vertical].wraps
  }

  /// Finds all extents and places.
  mutating func run() {
    if hasRows { (rows, hasRows) = ([:], false) }
    need = TGSize(
      width: pass[.horizontal].paddingStart + pass[.horizontal].paddingEnd,
      height: pass[.vertical].paddingStart + pass[.vertical].paddingEnd)
    if placeInOrder() {
      collectAllNeeds()
    } else {
      runByRules()
    }
  }

  /// Finds what depends on more than what comes before.
  @inline(never)
  private mutating func runByRules() {
    measureLeaves()
    if hasRareChildren {
      shareByLists()
    } else if firstRefersForward {
      // Children listed last to first are placed in that order, so that none waits for the next
      // one. The order makes no difference as long as no child has bounds or text.
      for index in (0..<pass.count).reversed() { placeIfPlain(index) }
    }
    if pass.count == pass.totalCount, !isReversed {
      for index in 0..<pass.count { finish(index) }
    } else {
      for index in ChildOrder(pass) { finish(index) }
    }
  }

  private var isReversed: Bool { pass.count > 1 && pass[0].order > pass[1].order }

  // MARK: Before anything is placed

  /// Gives gone children no extent, and leaves that wrap their width the size of their content.
  private mutating func measureLeaves() {
    for index in 0..<pass.totalCount {
      let child = children[index]
      let isGone = child.isGone
      if isGone || (child[.horizontal].wraps && !child.isContainer) {
        measureFirst(index, isGone: isGone)
      }
    }
  }

  private mutating func measureFirst(_ index: Int, isGone: Bool) {
    let child = children[index]
    resolveBounds(of: index, .horizontal)
    let width = isGone ? 0 : child[.horizontal].current
    setExtent(clamped(width, index, .horizontal), index, .horizontal)
    guard isGone || child[.vertical].wraps else { return }
    resolveBounds(of: index, .vertical)
    let height = isGone ? 0 : child[.vertical].current
    setExtent(clamped(height, index, .vertical), index, .vertical)
  }

  private var firstRefersForward: Bool {
    guard pass.count > 1 else { return false }
    func refersForward(_ child: TGChildAxis<some TGAxisType>) -> Bool {
      if case .sibling(let sibling)? = child.startReference?.target { sibling > 0 } else { false }
    }
    return refersForward(children[0][.horizontal]) || refersForward(children[0][.vertical])
  }

  private mutating func placeIfPlain(_ index: Int) {
    guard children[index][.horizontal].sizeKind == .number,
      children[index][.vertical].sizeKind == .number
    else { return }
    _ = place(index, .horizontal)
    _ = place(index, .vertical)
  }

  // MARK: Child by child

  /// Places a child, and finds what it needs of a container that wraps.
  @inline(__always)
  private mutating func finish(_ index: Int) {
    if !place(index, .horizontal) { resolve(Step(index, .horizontal, .place)) }
    if children[index][.vertical].wraps, !children[index].isContainer {
      measureHeight(index)
    }
    if !place(index, .vertical) { resolve(Step(index, .vertical, .place)) }
    if collectsNeeds, index < pass.count {
      collectNeed(index, .horizontal)
      collectNeed(index, .vertical)
    }
  }

  /// Gives a leaf the height of its content at its final width.
  ///
  /// Whatever referred to its bottom edge earlier keeps what it found then.
  private func measureHeight(_ index: Int) {
    let child = children[index]
    child[.vertical].remeasure()
    let height = clamped(child[.vertical].extent, index, .vertical)
    setExtent(height, index, .vertical)
  }

  // MARK: Small things

  /// Nothing is known of any child.
  func forgetMarks() { marks.initialize(repeating: Mark(), count: 2 * pass.totalCount) }

  @inline(__always)
  func mark<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> UnsafeMutablePointer<Mark> {
    marks + (index &* 2) + (Axis.axis == .horizontal ? 0 : 1)
  }

  @inline(__always)
  func mark(_ index: Int, _ axis: TGAxis) -> UnsafeMutablePointer<Mark> {
    marks + (index &* 2) + Int(axis.rawValue)
  }

  @inline(__always)
  func setExtent<Axis: TGAxisType>(_ extent: Double, _ index: Int, _ axis: Axis) {
    children[index][axis].extent = extent
    mark(index, axis).pointee.known.insert(.extent)
  }

  @inline(__always)
  func setPlace<Axis: TGAxisType>(_ span: Span, _ index: Int, _ axis: Axis) {
    children[index][axis].extent = span.extent
    children[index][axis].origin = span.start
    let mark = mark(index, axis)
    mark.pointee.end = span.end
    mark.pointee.known = .all
  }

  /// The size of the container along an axis; whatever asks for it depends on it.
  @inline(__always)
  func whole<Axis: TGAxisType>(_ axis: Axis) -> Double { pass[axis].sizeBeforePass }

  /// The size of the container's content box along an axis.
  @inline(__always)
  func room<Axis: TGAxisType>(_ axis: Axis) -> Double {
    whole(axis) - pass[axis].paddingStart - pass[axis].paddingEnd
  }
}

/// Where a child lies along an axis.
struct Span {
  var start = 0.0
  var end = 0.0
  var extent: Double
}

/// The indices of all children as they were added, whatever the layout order, absent ones in
/// between.
struct ChildOrder: Sequence, IteratorProtocol {
  private let pass: TGPass
  private var nextTaking: Int
  private let step: Int
  private var nextAbsent: Int

  init(_ pass: TGPass) {
    self.pass = pass
    let isReversed = pass.count > 1 && pass[0].order > pass[1].order
    nextTaking = isReversed ? pass.count - 1 : 0
    step = isReversed ? -1 : 1
    nextAbsent = pass.count
  }

  mutating func next() -> Int? {
    let hasTaking = nextTaking >= 0 && nextTaking < pass.count
    let hasAbsent = nextAbsent < pass.totalCount
    guard hasTaking || hasAbsent else { return nil }
    if hasTaking, !hasAbsent || pass[nextTaking].order < pass[any: nextAbsent].order {
      defer { nextTaking += step }
      return nextTaking
    }
    defer { nextAbsent += 1 }
    return nextAbsent
  }
}
