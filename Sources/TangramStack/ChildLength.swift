import TangramCore

/// What the extent of a view along an axis of a stack is found by.
enum ChildLength {
  /// The view says how long it is.
  case points(Double)
  /// What is in the view.
  case content
  /// The view's own extent along the other axis.
  case otherAxis
  /// Nothing: the stack decides.
  case unsized
}

extension TGPass {
  /// Makes views with content that say nothing about their size as large as that content.
  func wrapContent() {
    for index in 0..<count where self[index].hasContent {
      if self[index].size(TGHorizontal.self) == .none { self[index].wrapSize(TGHorizontal.self) }
      if self[index].size(TGVertical.self) == .none { self[index].wrapSize(TGVertical.self) }
    }
  }

  /// What the extent of a child is found by.
  ///
  /// Sizes of nothing, and those that mean nothing in a stack, are none.
  func length<Axis: TGAxisType>(of child: TGChild, _: Axis.Type) -> ChildLength {
    switch child.size(Axis.self) {
    case .none, .fill: return .unsized
    case .wrap: return .content
    case .number(let number): return positive(child.scaled(number, Axis.self))
    case .weight:
      if wraps(Axis.self) { return refuse(child, .sizeFromWrappingParent, Axis.self) }
      return positive(child.share(of: content(Axis.self), or: 0, Axis.self))
    case .ofContainer(let axis):
      let wrapsThere = axis == .horizontal ? wraps(TGHorizontal.self) : wraps(TGVertical.self)
      if wrapsThere { return refuse(child, .sizeFromWrappingParent, Axis.self) }
      let room = axis == .horizontal ? content(TGHorizontal.self) : content(TGVertical.self)
      return positive(child.scaled(room, Axis.self))
    case .ofOtherAxis:
      return child.size(Axis.Cross.self) == .ofOtherAxis ? .unsized : .otherAxis
    case .ofOther: return refuse(child, .unsuitableReference, Axis.self)
    case .list: return refuse(child, .unsuitableList, Axis.self)
    }
  }

  @inline(__always)
  private func positive(_ points: Double) -> ChildLength { points > 0 ? .points(points) : .unsized }

  @inline(never)
  private func refuse<Axis: TGAxisType>(
    _ child: TGChild, _ problem: TGDiagnostic.Problem, _: Axis.Type
  ) -> ChildLength {
    report(child, Axis.axis == .horizontal ? "width" : "height", problem)
    return .unsized
  }

  /// Sizes a child along an axis whose extent across is final if it matters.
  ///
  /// - Parameter room: The extent of a child that has none of its own.
  /// - Returns: Whether the child has one of its own.
  @discardableResult
  func size<Axis: TGAxisType>(
    _ child: TGChild, _: Axis.Type, room: @autoclosure () -> Double
  ) -> Bool {
    var isSized = true
    switch length(of: child, Axis.self) {
    case .points(let points): child.setExtent(points, Axis.self)
    case .content:
      child.setExtent(child.current(Axis.self), Axis.self)
      remeasure(child, Axis.self)
    case .otherAxis:
      child.setExtent(
        child.scaled(child.extent(Axis.Cross.self), Axis.self), Axis.self)
    case .unsized:
      let room = max(0, room())
      child.setExtent(child.filled(by: room, or: room, Axis.self), Axis.self)
      isSized = false
    }
    child.clampExtent(Axis.self)
    return isSized
  }

  /// Whether the extent of a child across has to be known before the one along an axis.
  func needsOtherAxis<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) -> Bool {
    switch child.size(Axis.self) {
    case .ofOtherAxis: true
    // Of an axis that wraps too, only heights depend on widths.
    case .wrap: Axis.axis == .vertical || !child.wraps(Axis.Cross.self)
    default: false
    }
  }

  /// The room along an axis, for a child that must be sized before the stack is.
  func roomBeforePass<Axis: TGAxisType>(_: Axis.Type) -> Double {
    sizeBeforePass(Axis.self) - paddingStart(Axis.self) - paddingEnd(Axis.self)
  }

  /// Places a sized child along an axis.
  ///
  /// - Parameter alignment: Where it goes unless it has an alignment of its own.
  @inline(__always)
  func align<Axis: TGAxisType>(_ child: TGChild, _ alignment: TGAlignment, _: Axis.Type) {
    let own = child.alignment(Axis.self)
    switch own == .none ? alignment : own {
    case .center:
      let free = content(Axis.self) - child.extent(Axis.self)
      child.setOrigin(paddingStart(Axis.self) + free / 2, Axis.self)
    case .end:
      child.setOrigin(
        size(Axis.self) - paddingEnd(Axis.self) - child.extent(Axis.self), Axis.self)
    case .fill:
      child.setExtent(max(0, content(Axis.self)), Axis.self)
      child.clampExtent(Axis.self)
      child.setOrigin(paddingStart(Axis.self), Axis.self)
    default: child.setOrigin(paddingStart(Axis.self), Axis.self)
    }
  }

  /// Sizes the stack along an axis by its content, within its own bounds.
  func wrap<Axis: TGAxisType>(_ content: Double, _: Axis.Type) {
    let size = paddingStart(Axis.self) + content + paddingEnd(Axis.self)
    setSize(clampOwn(size, Axis.self), Axis.self)
  }
}
