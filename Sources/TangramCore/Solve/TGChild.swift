/// A child in a pass: its descriptors by axis, and the rectangle it is given.
public struct TGChild {
  @usableFromInline package let box: UnsafeMutablePointer<Box>
  @usableFromInline package let pass: TGPass

  @inlinable @inline(__always) init(box: UnsafeMutablePointer<Box>, pass: TGPass) {
    self.box = box
    self.pass = pass
  }
}

// MARK: - The rectangle

extension TGChild {
  /// The extent the child is given along an axis; at first its current one.
  @inlinable @inline(__always)
  public func extent<Axis: TGAxisType>(_: Axis.Type) -> Double { box[Axis.self].extent }

  /// Gives the child an extent along an axis.
  @inlinable @inline(__always)
  public func setExtent<Axis: TGAxisType>(_ extent: Double, _: Axis.Type) {
    box[Axis.self].extent = extent
  }

  /// The coordinate the child is given along an axis.
  @inlinable @inline(__always)
  public func origin<Axis: TGAxisType>(_: Axis.Type) -> Double { box[Axis.self].origin }

  /// Gives the child a coordinate along an axis.
  @inlinable @inline(__always)
  public func setOrigin<Axis: TGAxisType>(_ origin: Double, _: Axis.Type) {
    box[Axis.self].origin = origin
  }

  /// The extent the child has if nothing else is said: that of its frame before layout, of its
  /// content, or of its children.
  @inlinable @inline(__always)
  public func current<Axis: TGAxisType>(_: Axis.Type) -> Double { box[Axis.self].current }
}

// MARK: - What the child is

extension TGChild {
  /// Whether both sizes of the child are numbers of points, taken as they are, and nothing else is
  /// said about it: no positions, bounds or alignment.
  ///
  /// An algorithm may take a shorter way then.
  @inlinable @inline(__always) public var isPlain: Bool {
    box.pointee.flags.contains(.isPlain)
  }

  /// The number of points of a plain child along an axis.
  @inlinable @inline(__always)
  public func plainExtent<Axis: TGAxisType>(_: Axis.Type) -> Double { box[Axis.self].sizeValue }

  /// Whether nothing is said about the child along an axis beside its size: no positions, bounds,
  /// increment or multiple.
  @inlinable @inline(__always)
  package func isBare<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    let half = box.half(Axis.axis)
    return half.pointee.startKind.rawValue | half.pointee.endKind.rawValue
      | half.pointee.centerKind.rawValue | half.pointee.flags.rawValue == 0
  }

  /// Whether the child lays out children of its own.
  @inlinable public var isContainer: Bool { box.pointee.container >= 0 }

  /// The algorithm of a child that is a container, if it is of this type.
  ///
  /// Containers can tell children of a kind of their own by it, and read what they are told.
  public func algorithm<Algorithm: TGLayoutAlgorithm>(_: Algorithm.Type) -> Algorithm? {
    guard isContainer else { return nil }
    return pass.plan._withUnsafeGuaranteedRef { plan in
      plan.containers[Int(box.pointee.container)].inForce._withUnsafeGuaranteedRef {
        $0.of(Algorithm.self)?.algorithm
      }
    }
  }

  /// Whether the child is a leaf with content, whose size `wrap` finds.
  @inlinable public var hasContent: Bool { box.pointee.flags.contains(.hasContent) }

  /// Who the child is.
  public var id: TGViewID { box.pointee.node.identity }

  /// The name of the child.
  public var name: String? { box.pointee.node.name }

  /// The line metrics of the child's text, if it has text.
  public var font: TGContent.Font? {
    guard box.pointee.flags.contains(.hasFont) else { return nil }
    return box.pointee.node.content?._withUnsafeGuaranteedRef { $0.content.font }
  }

  /// The storage of the descriptors in force: the child's own, or one for a size class.
  package var descriptors: TGNodeStorage {
    pass.plan._withUnsafeGuaranteedRef { $0.descriptors(of: box) }
  }

  /// Whether the child floats to the end of a float layout.
  @inlinable public var reversesFloat: Bool { box.pointee.flags.contains(.reversesFloat) }

  /// Whether the child starts below what floats on its side.
  @inlinable public var clearsFloat: Bool { box.pointee.flags.contains(.clearsFloat) }

  /// Whether the child takes no part: it keeps its frame, or it is gone.
  @inlinable public var isExcluded: Bool { box.pointee.flags.contains(.isExcluded) }

  /// Whether the child is gone or hidden, rather than keeping its frame.
  @inlinable public var isGone: Bool { box.pointee.flags.contains(.isGone) }

  /// The place of the child in the list of children, whatever the layout order.
  public var order: Int {
    pass.plan._withUnsafeGuaranteedRef { $0.order(ofBox: box - $0.boxes.base) }
  }

  /// The point of the child, as fractions of its extents, that is placed rather than its corner.
  public var anchorPoint: TGPoint {
    box.pointee.node.rare?.geometry?.value.anchorPoint
      ?? TGPoint(x: 0.5, y: 0.5)
  }

  /// Leaves the child where it is when the container's transform moves the others.
  public func ignoreTransform() { box.pointee.flags.insert(.ignoresTransform) }

  /// Gives a child that takes no part the rectangle found for it, all the same.
  public func placeThoughAbsent() { box.pointee.flags.insert(.isPlacedThoughAbsent) }

  /// What the child's own alignment asks for along an axis.
  @inlinable public func alignment<Axis: TGAxisType>(_: Axis.Type) -> TGAlignment {
    box[Axis.self].alignment
  }

  /// The descriptors in full; only for boxes that have them.
  @inlinable @inline(__always) func rare(_ axis: TGAxis) -> RareAxis {
    pass.plan._withUnsafeGuaranteedRef { $0.rares.base[Int(box.pointee.rare)][axis] }
  }
}
