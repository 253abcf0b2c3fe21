/// A growing run of plain values in memory of its own.
///
/// An array would count references and check its uniqueness at every write of the solver. The memory
/// is given back at the end of the owner's life, and no pointer to it leaves the store.
struct Store<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(4, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  var last: Element? { count > 0 ? base[count &- 1] : nil }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: 2 * capacity) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(repeating element: Element, count additional: Int) {
    if count + additional > capacity { grow(to: max(2 * capacity, count + additional)) }
    (base + count).initialize(repeating: element, count: additional)
    count += additional
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress else { return }
    if count + elements.count > capacity { grow(to: max(2 * capacity, count + elements.count)) }
    (base + count).initialize(from: first, count: elements.count)
    count += elements.count
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  @inline(__always) mutating func removeLast() {
    assert(count > 0)
    count &-= 1
  }

  /// Removes an element; the last one takes its place.
  @inline(__always) mutating func removeBySwapping(_ index: Int) {
    assert(index >= 0 && index < count)
    count &-= 1
    base[index] = base[count]
  }

  @inline(never) private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.initialize(from: base, count: count)
    base.deallocate()
    (base, self.capacity) = (larger, capacity)
  }
}
