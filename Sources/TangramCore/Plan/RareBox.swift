/// A bound of a position or a size, ready to be worked out.
@usableFromInline package struct PlanBound: BitwiseCopyable, Sendable {
  @usableFromInline package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case none, number, anchor, wrap, share
  }
  @usableFromInline package var kind = Kind.none
  @usableFromInline package var link = PlanLink(target: PlanLink.missing, attribute: .leading)
  @usableFromInline package var value = 0.0
  @usableFromInline package var addend = 0.0
  @usableFromInline package var multiple = 1.0

  @inlinable package init() {}
}

/// A position with everything it may have.
@usableFromInline package struct PlanPosition: BitwiseCopyable, Sendable {
  @usableFromInline package var kind = ValueKind.none
  @usableFromInline package var link = PlanLink(target: PlanLink.missing, attribute: .leading)
  @usableFromInline package var value = 0.0
  @usableFromInline package var offset = 0.0
  @usableFromInline package var lower = PlanBound()
  @usableFromInline package var upper = PlanBound()

  @inlinable package init() {}
}

/// What a size may have besides its value.
@usableFromInline package struct PlanSizeExtras: BitwiseCopyable, Sendable {
  @usableFromInline package var increment = 0.0
  @usableFromInline package var multiple = 1.0
  @usableFromInline package var lower = PlanBound()
  @usableFromInline package var upper = PlanBound()

  @inlinable package init() {}
}

/// The descriptors of one axis in full.
@usableFromInline package struct RareAxis: BitwiseCopyable, Sendable {
  @usableFromInline package var start = PlanPosition()
  @usableFromInline package var center = PlanPosition()
  @usableFromInline package var end = PlanPosition()
  @usableFromInline package var size = PlanSizeExtras()
  /// The entries of a list of sizes, as a slice of the plan's list entries.
  package var sizeList = LinkSlice(start: 0, end: 0)
  /// The entries of a list of centres, likewise.
  package var centerList = LinkSlice(start: 0, end: 0)

  @inlinable package init() {}

  package subscript(place: PositionPlace) -> PlanPosition {
    @inline(__always) get {
      switch place {
      case .start: start
      case .center: center
      case .end: end
      }
    }
    set {
      switch place {
      case .start: start = newValue
      case .center: center = newValue
      case .end: end = newValue
      }
    }
  }
}

/// The descriptors of a node in full, for nodes whose descriptors are not all plain.
@usableFromInline package struct RareBox: BitwiseCopyable, Sendable {
  @usableFromInline package var x = RareAxis()
  @usableFromInline package var y = RareAxis()
  @usableFromInline package var baseline = PlanPosition()

  @inlinable package init() {}

  @inlinable package subscript(axis: TGAxis) -> RareAxis {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }
}

/// Some of the plan's links that follow each other.
package struct LinkSlice: BitwiseCopyable, Sendable {
  var start: Int32
  var end: Int32

  package var indices: Range<Int> { Int(start)..<Int(end) }
}
