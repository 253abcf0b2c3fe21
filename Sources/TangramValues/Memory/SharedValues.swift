import Synchronization

// Data that the layouts of several versions of a tree share: arrays that are copied chunk by chunk, and values
// that are computed once.

/// An array in short chunks that copies share until one of them writes to a chunk.
///
/// With it, the layouts of a session share the frames that stay the same.
@usableFromInline package struct ChunkedArray<Element: Sendable>: Sendable {
  @usableFromInline var chunks: ContiguousArray<ContiguousArray<Element>> = []
  @inlinable package init() {}

  @usableFromInline package private(set) var count = 0

  /// The number of elements in a chunk.
  ///
  /// Writing one element of a shared array copies one chunk and the list of chunks.
  @inlinable static var chunkLength: Int { 32 }

  @inlinable package subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkLength][index % Self.chunkLength] }
    _modify { yield &chunks[index / Self.chunkLength][index % Self.chunkLength] }
  }

  @inline(__always) @inlinable
  package mutating func replace(_ range: Range<Int>, with element: (Int) -> Element) {
    var index = range.lowerBound
    while index < range.upperBound {
      let (chunk, first) = index.quotientAndRemainder(dividingBy: Self.chunkLength)
      let count = min(Self.chunkLength - first, range.upperBound - index)
      // Borrowed once, so that not every element checks whether the chunk is shared.
      var elements = chunks[chunk].mutableSpan
      for offset in 0..<count { elements[first + offset] = element(index + offset) }
      index += count
    }
  }

  /// Grows the array to `count` elements, if it is shorter.
  @inlinable package mutating func grow(to count: Int, with element: Element) {
    while chunks.count * Self.chunkLength < count {
      chunks.append(ContiguousArray(repeating: element, count: Self.chunkLength))
    }
    self.count = max(count, self.count)
  }
}

/// A value that is computed on first access and cached.
///
/// Threads that access it at the same time may each compute it; all of them get the one that was
/// stored first. No thread waits, so computing a value may access other lazy values.
@usableFromInline package struct LazyValue<Value: Sendable>: ~Copyable, Sendable {
  @usableFromInline let stored = AtomicLazyReference<Box>()

  @usableFromInline final class Box: Sendable {
    @usableFromInline let value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @inlinable package init() {}

  @inlinable package func value(_ compute: () -> Value) -> Value {
    if let known = stored.load() { return known.value }
    return stored.storeIfNil(Box(compute())).value
  }
}
