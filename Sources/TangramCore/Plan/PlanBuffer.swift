/// A growing run of plain values in memory of its own, without the checks and reference counts of an
/// array.
///
/// A handle: copies of it are the same buffer, so its owner can keep it in a constant, where reading
/// it costs nothing. The owner gives the memory back.
///
/// Unsafe in two ways: an index is checked in debug builds only, and pointers into the buffer are
/// void after `append`. Nothing is appended while algorithms run, and no pointer into a buffer
/// leaves the layout it was made for. Elements must be plain, because nobody destroys them.
@usableFromInline package struct PlanBuffer<Element: BitwiseCopyable> {
  @usableFromInline struct Head {
    @usableFromInline var base: UnsafeMutablePointer<Element>
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int
  }

  @usableFromInline let head: UnsafeMutablePointer<Head>

  package init(minimumCapacity: Int = 16) {
    let capacity = max(1, minimumCapacity)
    head = .allocate(capacity: 1)
    head.initialize(to: Head(base: .allocate(capacity: capacity), capacity: capacity))
  }

  /// Gives the memory back; the buffer must not be used afterwards.
  package func deallocate() {
    head.pointee.base.deallocate()
    head.deallocate()
  }
}

extension PlanBuffer {
  @inlinable @inline(__always)
  package var base: UnsafeMutablePointer<Element> { head.pointee.base }

  @inlinable @inline(__always)
  package var count: Int { head.pointee.count }

  package var isEmpty: Bool { count == 0 }

  /// Whether there is no room for another element.
  @inline(__always)
  var isFull: Bool { count == head.pointee.capacity }

  /// Makes room, so that what is appended next moves nothing.
  @inline(__always)
  package func reserve(_ additional: Int) {
    let needed = count + additional
    if needed > head.pointee.capacity { grow(to: needed) }
  }

  @inline(never)
  private func grow(to needed: Int) {
    let grown = max(needed, 2 * head.pointee.capacity)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    moved.initialize(from: base, count: count)
    base.deallocate()
    (head.pointee.base, head.pointee.capacity) = (moved, grown)
  }

  @inline(__always) @discardableResult
  package func append(_ element: Element) -> Int {
    reserve(1)
    return appendInPlace(element)
  }

  /// Appends where there is room already; see `reserve`.
  @inlinable @inline(__always) @discardableResult
  package func appendInPlace(_ element: Element) -> Int {
    let index = head.pointee.count
    assert(index < head.pointee.capacity)
    (head.pointee.base + index).initialize(to: element)
    head.pointee.count = index &+ 1
    return index
  }

  package func append(repeating element: Element, count additional: Int) {
    reserve(additional)
    (base + count).initialize(repeating: element, count: additional)
    head.pointee.count += additional
  }

  package func removeAll() { head.pointee.count = 0 }

  @inlinable package subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }
}

/// Elements of a buffer that go to another place, which lies in the buffer, too.
struct BufferMove {
  var source: Int
  var target: Int
  var count: Int
}

extension PlanBuffer {
  /// Moves elements, all stretches of them at once: one may go where another comes from.
  func move(_ moves: ContiguousArray<BufferMove>) {
    guard let longest = moves.indices.max(by: { moves[$0].count < moves[$1].count }) else { return }
    var aside: ContiguousArray<Element> = []
    for index in moves.indices where index != longest {
      let source = UnsafeBufferPointer(start: base + moves[index].source, count: moves[index].count)
      aside.append(contentsOf: source)
    }
    move(moves[longest])
    var next = 0
    for index in moves.indices where index != longest {
      for offset in 0..<moves[index].count {
        base[moves[index].target + offset] = aside[next + offset]
      }
      next += moves[index].count
    }
  }

  /// Moves one stretch, a few elements at a time.
  ///
  /// A call for each would cost more than the move. One for all of them may be a single instruction that
  /// is counted for every byte, which would tell nobody what a move costs.
  private func move(_ move: BufferMove) {
    let (source, target, few) = (base + move.source, base + move.target, 16)
    let isForward = move.target < move.source
    var moved = 0
    while moved < move.count {
      let count = min(few, move.count - moved)
      let first = isForward ? moved : move.count - moved - count
      (target + first).update(from: source + first, count: count)
      moved += count
    }
  }
}

/// A variable in memory of its own, for what is read and written at every step of the solver: a
/// field of an object would be checked at every access.
///
/// A handle as `PlanBuffer` is, and sound for the same reasons.
@usableFromInline struct PlanCell<Value> {
  @usableFromInline let pointer: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  /// Gives the memory back; the cell must not be used afterwards.
  func deallocate() {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  @inlinable var value: Value {
    @inline(__always) get { pointer.pointee }
    @inline(__always) nonmutating _modify { yield &pointer.pointee }
  }
}
