/// A growable buffer of plain values in manually managed memory, without the checks and reference
/// counts of an array.
///
/// It is a reference: copies refer to the same buffer, so its owner can store it in a constant, which is
/// cheap to read. The owner must deallocate it.
///
/// It is unsafe in two ways: an index is checked only in debug builds, and `append` invalidates
/// pointers into the buffer. Nothing is appended while algorithms run, and no pointer into a buffer
/// outlives the layout for which it was created. Elements must be bitwise-copyable, because they are
/// never deinitialized.
@usableFromInline package struct PlanBuffer<Element: BitwiseCopyable> {
  @usableFromInline struct Head {
    @usableFromInline var base: UnsafeMutablePointer<Element>
    @usableFromInline var capacity: Int
    @usableFromInline var count = 0

    @inlinable init(capacity: Int) {
      (base, self.capacity) = (.allocate(capacity: capacity), capacity)
    }
  }

  @usableFromInline let head: UnsafeMutablePointer<Head>

  @inlinable package init(minimumCapacity: Int = 16) {
    head = .allocate(capacity: 1)
    head.initialize(to: Head(capacity: max(1, minimumCapacity)))
  }

  /// Frees the memory; the buffer must not be used afterward.
  @inlinable package func deallocate() {
    head.pointee.base.deallocate()
    head.deallocate()
  }
}

extension PlanBuffer {
  @inlinable
  package var count: Int { head.pointee.count }

  @inlinable package var isEmpty: Bool { count == 0 }

  /// Reserves capacity, so that the next appended elements cause no reallocation.
  @inlinable package func reserve(_ additional: Int) {
    let needed = count + additional
    if needed > head.pointee.capacity { grow(to: needed) }
  }

  @inline(never) @inlinable
  func grow(to needed: Int) {
    let grown = max(needed, 2 * head.pointee.capacity)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    moved.initialize(from: head.pointee.base, count: count)
    head.pointee.base.deallocate()
    (head.pointee.base, head.pointee.capacity) = (moved, grown)
  }

  @inline(__always) @inlinable @discardableResult
  package func append(_ element: Element) -> Int {
    reserve(1)
    let index = count
    (head.pointee.base + index).initialize(to: element)
    head.pointee.count = index &+ 1
    return index
  }

  @inlinable package func append(repeating element: Element, count additional: Int) {
    reserve(additional)
    (head.pointee.base + count).initialize(repeating: element, count: additional)
    head.pointee.count += additional
  }

  @inlinable package func removeAll() { head.pointee.count = 0 }

  /// The address of the first element, valid until an element is appended.
  @inlinable package var base: UnsafeMutablePointer<Element> { head.pointee.base }

  @inlinable package subscript(index: Int) -> Element {
    // The element is borrowed instead of returned, because a box is large and most callers read only
    // one of its numbers.
    @inline(__always) _read {
      assert(index >= 0 && index < count)
      yield head.pointee.base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &head.pointee.base[index]
    }
  }
}
