/// One run of an algorithm over one container.
///
/// A pass is only good during the call that it is handed to. It refers to memory of the solver:
/// every index is checked in debug builds, and children outside 0 ..< `count` do not exist.
public struct TGPass {
  @usableFromInline package let plan: Unmanaged<Plan>
  @usableFromInline package let container: UnsafeMutablePointer<ContainerBox>
  @usableFromInline package let boxes: UnsafeMutablePointer<Box>

  /// The number of children that take part.
  public let count: Int

  /// The number of all children, those that take no part included: they come last.
  public let totalCount: Int

  package init(plan: Plan, container index: Int) {
    self.plan = Unmanaged.passUnretained(plan)
    container = plan.containers.base + index
    boxes = plan.boxes.base + Int(container.pointee.first)
    count = Int(container.pointee.count)
    totalCount = Int(container.pointee.total)
  }

  /// Creates a pass over one child alone, as if there were no other.
  init(plan: Plan, container index: Int, child box: Int) {
    self.plan = Unmanaged.passUnretained(plan)
    container = plan.containers.base + index
    boxes = plan.boxes.base + box
    count = boxes.pointee.flags.contains(.isExcluded) ? 0 : 1
    totalCount = 1
  }
}

extension TGPass {
  /// The children that take part, in layout order.
  @inlinable public var children: Children { Children(pass: self) }

  /// The child at a place in layout order.
  ///
  /// - Precondition: `index` is at least 0 and less than `count`.
  @inlinable @inline(__always) public subscript(index: Int) -> TGChild {
    assert(index >= 0 && index < count, "no such child")
    return TGChild(box: boxes + index, pass: self)
  }

  /// A child at a place among all: first those that take part, in layout order, then those that do
  /// not, in the order of the list of children.
  ///
  /// - Precondition: `index` is at least 0 and less than `totalCount`.
  @inlinable @inline(__always) public subscript(any index: Int) -> TGChild {
    assert(index >= 0 && index < totalCount, "no such child")
    return TGChild(box: boxes + index, pass: self)
  }

  /// The children of a pass, for loops.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let pass: TGPass
    @usableFromInline var next_ = 0

    @inlinable init(pass: TGPass) { self.pass = pass }

    /// The next child.
    @inlinable public mutating func next() -> TGChild? {
      guard next_ < pass.count else { return nil }
      next_ += 1
      return pass[next_ - 1]
    }
  }
}

// MARK: - The container

extension TGPass {
  /// The size of the container along an axis.
  ///
  /// On an axis that wraps it is first the size the container had; setting it there says what it
  /// comes to. Setting the size of another axis has no effect on frames.
  @inlinable public func size<Axis: TGAxisType>(_: Axis.Type) -> Double {
    container[Axis.self].size
  }

  /// Sets the size of the container along an axis.
  @inlinable public func setSize<Axis: TGAxisType>(_ size: Double, _: Axis.Type) {
    container[Axis.self].size = size
  }

  /// The size along an axis for a rule that asks for it before it is known.
  ///
  /// Says that the result depends on it: if the container wraps and comes to another size, the
  /// pass is run again with that size, until the two agree.
  @inlinable public func sizeBeforePass<Axis: TGAxisType>(_: Axis.Type) -> Double {
    if container[Axis.self].wraps { container[Axis.self].wasRead = true }
    return container[Axis.self].size
  }

  /// The extent of the container's own frame along an axis, for a rule that asks for it.
  ///
  /// It is the size before the pass, save for a root with margins: its contents may be laid out
  /// for another size than the one its frame gets.
  public func bounds<Axis: TGAxisType>(_: Axis.Type) -> Double {
    guard container.pointee.box == 0, !container[Axis.self].wraps else {
      return sizeBeforePass(Axis.self)
    }
    return plan._withUnsafeGuaranteedRef { $0.boxes.base[Axis.axis].current }
  }

  /// Whether the container is as large as its content along an axis.
  @inlinable public func wraps<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    container[Axis.self].wraps
  }

  /// The padding before the content along an axis.
  @inlinable public func paddingStart<Axis: TGAxisType>(_: Axis.Type) -> Double {
    container[Axis.self].paddingStart
  }

  /// The padding behind the content along an axis.
  @inlinable public func paddingEnd<Axis: TGAxisType>(_: Axis.Type) -> Double {
    container[Axis.self].paddingEnd
  }

  /// The size less the padding along an axis; it may be negative.
  @inlinable public func content<Axis: TGAxisType>(_: Axis.Type) -> Double {
    container[Axis.self].size - container[Axis.self].paddingStart
      - container[Axis.self].paddingEnd
  }

  /// The gap between neighbours along an axis.
  @inlinable public func space<Axis: TGAxisType>(_: Axis.Type) -> Double {
    container[Axis.self].space
  }

  /// What the container's gravity asks for along an axis.
  @inlinable public func gravity<Axis: TGAxisType>(_: Axis.Type) -> TGAlignment {
    container[Axis.self].gravity
  }

  /// Keeps a size of the container within the bounds of its own descriptor.
  @inlinable public func clampOwn<Axis: TGAxisType>(_ size: Double, _: Axis.Type) -> Double {
    let box = plan._withUnsafeGuaranteedRef { $0.boxes.base + Int(container.pointee.box) }
    guard box[Axis.self].flags.contains(.sizeIsBounded) else { return size }
    return plan._withUnsafeGuaranteedRef {
      $0.clampOwnSize(size, of: container, Axis.axis)
    }
  }

  /// Rounds a length to the pixel grid, half away from zero.
  @inlinable public func round(_ length: Double) -> Double {
    plan._withUnsafeGuaranteedRef { $0.grid.round(length) }
  }

  /// The extent of the view the container is in along an axis: its parent, or what the root is in.
  ///
  /// Says that the result depends on it, so that the container is solved again when it changes.
  public func outsideSize<Axis: TGAxisType>(_: Axis.Type) -> Double {
    plan._withUnsafeGuaranteedRef { plan in
      plan.noteDependence(ofContainer: container)
      return plan.sizeOutside(container)[Axis.axis]
    }
  }

  /// What the layout depends on beside the tree.
  ///
  /// Says that the result depends on it, so that everything is laid out again when it changes.
  public var environment: TGEnvironment {
    plan._withUnsafeGuaranteedRef { plan in
      plan.readsRoom = true
      return plan.environment
    }
  }

  /// Whether reading starts on the right.
  package var isRightToLeft: Bool { plan._withUnsafeGuaranteedRef { $0.environment.isRightToLeft } }

  /// Says that places are physical: nothing is mirrored when reading starts on the right.
  public func keepDirection() { container.pointee.flags.insert(.keepsDirection) }
}

// MARK: - Diagnostics

extension TGPass {
  /// Notes that something is the matter with a property of a child.
  public func report(_ child: TGChild, _ property: String, _ problem: TGDiagnostic.Problem) {
    plan._withUnsafeGuaranteedRef { $0.report(child.box, property, problem) }
  }

  /// Notes that something is the matter with a property of the container itself.
  public func report(_ property: String, _ problem: TGDiagnostic.Problem) {
    plan._withUnsafeGuaranteedRef {
      $0.report($0.boxes.base + Int(container.pointee.box), property, problem)
    }
  }
}
