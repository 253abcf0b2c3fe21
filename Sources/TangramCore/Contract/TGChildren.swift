/// Children of a container in a pass, indexed in layout order.
///
/// Iterating over them skips the bounds check that the subscript performs.
public struct TGChildren: RandomAccessCollection {
  @usableFromInline let pass: TGPass
  @usableFromInline let bounds: Range<Int>

  @inlinable init(pass: TGPass, bounds: Range<Int>) {
    self.pass = pass
    self.bounds = bounds
  }

  /// The index of the first child.
  @inlinable public var startIndex: Int { bounds.lowerBound }

  /// The index after the last child.
  @inlinable public var endIndex: Int { bounds.upperBound }

  /// The child at an index.
  @inlinable public subscript(index: Int) -> TGChild {
    guard bounds.contains(index) else { stop("there is no child at this place") }
    return pass.child(at: index)
  }

  /// The children in a range of indices; each child keeps its index.
  @inlinable public subscript(places: Range<Int>) -> TGChildren {
    guard places.lowerBound >= bounds.lowerBound && places.upperBound <= bounds.upperBound else {
      stop("there are not so many children")
    }
    return TGChildren(pass: pass, bounds: places)
  }

  /// Returns an iterator over the children.
  @inlinable public func makeIterator() -> Iterator {
    Iterator(pass: pass, next: bounds.lowerBound, end: bounds.upperBound)
  }

  /// An iterator over children.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let pass: TGPass
    @usableFromInline var place: Int
    @usableFromInline let end: Int

    @inlinable init(pass: TGPass, next: Int, end: Int) {
      self.pass = pass
      place = next
      self.end = end
    }

    /// Returns the next child, or `nil` at the end.
    @inlinable public mutating func next() -> TGChild? {
      guard place < end else { return nil }
      place &+= 1
      return pass.child(at: place &- 1)
    }
  }
}
