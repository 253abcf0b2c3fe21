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
  @inlinable
  package var base: UnsafeMutablePointer<Element> { head.pointee.base }

  @inlinable
  package var count: Int { head.pointee.count }

  package var isEmpty: Bool { count == 0 }

  /// Makes room, so that what is appended next moves nothing.
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
  @inlinable @discardableResult
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
    // Lent and not returned: a box is large, and most readers look at one number of it.
    @inline(__always) _read {
      assert(index >= 0 && index < count)
      yield base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
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
