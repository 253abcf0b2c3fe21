/// A growing run of plain values, without the checks and reference counts of an array.
///
/// Unsafe in two ways, both kept inside the plan: an index is not checked in release builds, and
/// pointers into the buffer are void after `append`. The solver appends nothing.
@usableFromInline package struct PlanBuffer<Element> {
  @usableFromInline package internal(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline package internal(set) var count = 0
  @usableFromInline var capacity: Int

  package init(minimumCapacity: Int = 16) {
    capacity = max(1, minimumCapacity)
    base = .allocate(capacity: capacity)
  }

  package mutating func reserve(_ additional: Int) {
    let needed = count + additional
    guard needed > capacity else { return }
    let grown = max(needed, 2 * capacity)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    (base, capacity) = (moved, grown)
  }

  @discardableResult
  package mutating func append(_ element: Element) -> Int {
    reserve(1)
    (base + count).initialize(to: element)
    count += 1
    return count - 1
  }

  /// Appends where there is room already; see `reserve`.
  @inlinable @inline(__always) @discardableResult
  package mutating func appendInPlace(_ element: Element) -> Int {
    assert(count < capacity)
    (base + count).initialize(to: element)
    count &+= 1
    return count &- 1
  }

  package mutating func append(repeating element: Element, count additional: Int) {
    reserve(additional)
    (base + count).initialize(repeating: element, count: additional)
    count += additional
  }

  package mutating func removeAll() { count = 0 }

  /// Gives the memory back; the buffer must not be used afterwards.
  package func deallocate() { base.deallocate() }

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
