/// Children of a container in a pass, by their places in layout order.
///
/// Going through them does not check each place, as a subscript does.
public struct TGChildren: RandomAccessCollection {
  @usableFromInline let pass: TGPass
  @usableFromInline let bounds: Range<Int>

  @inlinable init(pass: TGPass, bounds: Range<Int>) {
    self.pass = pass
    self.bounds = bounds
  }

  /// The place of the first child.
  @inlinable public var startIndex: Int { bounds.lowerBound }

  /// The place after the last child.
  @inlinable public var endIndex: Int { bounds.upperBound }

  /// The child at a place.
  @inlinable public subscript(index: Int) -> TGChild {
    guard bounds.contains(index) else { stop("there is no child at this place") }
    return pass.child(at: index)
  }

  /// The children at some places; each keeps its place.
  @inlinable public subscript(places: Range<Int>) -> TGChildren {
    guard places.lowerBound >= bounds.lowerBound && places.upperBound <= bounds.upperBound else {
      stop("there are not so many children")
    }
    return TGChildren(pass: pass, bounds: places)
  }

  /// Goes through the children.
  @inlinable public func makeIterator() -> Iterator {
    Iterator(pass: pass, next: bounds.lowerBound, end: bounds.upperBound)
  }

  /// A walk through children.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let pass: TGPass
    @usableFromInline var place: Int
    @usableFromInline let end: Int

    @inlinable init(pass: TGPass, next: Int, end: Int) {
      self.pass = pass
      place = next
      self.end = end
    }

    /// The next child.
    @inlinable public mutating func next() -> TGChild? {
      guard place < end else { return nil }
      place &+= 1
      return pass.child(at: place &- 1)
    }
  }
}
