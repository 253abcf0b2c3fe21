/// A growing run of plain values in memory of its own.
///
/// An array would count references and check its uniqueness at every write of the solver. The memory
/// is given back at the end of the owner's life, and no pointer to it leaves the store. There is none
/// as long as there are no values.
struct Store<Element: BitwiseCopyable>: ~Copyable {
  // Not an optional, of which the compiler cannot make a program for the thread sanitizer here.
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 0
  private(set) var count = 0

  init() { base = Self.nowhere }

  init(capacity: Int) {
    base = Self.nowhere
    reserve(capacity)
  }

  deinit { if capacity > 0 { base.deallocate() } }

  /// A place that nobody goes to: there is no memory.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

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

  /// Gets room for as many values altogether.
  mutating func reserve(_ capacity: Int) { if capacity > self.capacity { grow(to: capacity) } }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: max(8, 2 * capacity)) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(repeating element: Element, count additional: Int) {
    if additional <= 0 { return }
    if count + additional > capacity { grow(to: max(2 * capacity, count + additional)) }
    (base + count).initialize(repeating: element, count: additional)
    count += additional
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress, elements.count > 0 else { return }
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

  /// Sorts the values from a place on.
  @inline(__always)
  mutating func sort(from first: Int, by areInOrder: (Element, Element) -> Bool) {
    assert(first >= 0 && first <= count)
    if count &- first < 2 { return }
    if count &- first > 24 {
      var rest = UnsafeMutableBufferPointer(start: base + first, count: count - first)
      return rest.sort(by: areInOrder)
    }
    // Few are sorted one by one into those before, without memory.
    for place in (first &+ 1)..<count {
      let element = base[place]
      var target = place
      while target > first, areInOrder(element, base[target &- 1]) {
        base[target] = base[target &- 1]
        target &-= 1
      }
      base[target] = element
    }
  }

  @inline(never) private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.initialize(from: base, count: count)
    if self.capacity > 0 { base.deallocate() }
    (base, self.capacity) = (larger, capacity)
  }
}
