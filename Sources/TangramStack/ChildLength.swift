import TangramCore

/// What determines the extent of a view along an axis of a stack.
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
      if self[index][.horizontal].size == .none { self[index][.horizontal].wrapSize() }
      if self[index][.vertical].size == .none { self[index][.vertical].wrapSize() }
    }
  }
}

extension TGChildAxis {
  /// What determines the extent of the child.
  ///
  /// Sizes of nothing, and those that mean nothing in a stack, are none.
  var length: ChildLength {
    switch size {
    case .none, .fill: return .unsized
    case .wrap: return .content
    case .number(let number): return positive(scaled(number))
    case .weight:
      if container.wraps { return refuse(.sizeFromWrappingParent) }
      return positive(share(of: container.content, or: 0))
    case .ofContainer(Axis.axis): return length(ofPartOf: container)
    case .ofContainer: return length(ofPartOf: container.cross)
    case .ofOtherAxis: return cross.size == .ofOtherAxis ? .unsized : .otherAxis
    case .ofOther: return refuse(.unsuitableReference())
    case .list: return refuse(.unsuitableList)
    }
  }

  private func length<Other: TGAxisType>(ofPartOf container: TGPassAxis<Other>) -> ChildLength {
    container.wraps ? refuse(.sizeFromWrappingParent) : positive(scaled(container.content))
  }

  @inline(__always)
  private func positive(_ points: Double) -> ChildLength { points > 0 ? .points(points) : .unsized }

  @inline(never)
  private func refuse(_ problem: TGDiagnostic.Problem) -> ChildLength {
    child.pass.report(child, Axis.axis == .horizontal ? "width" : "height", problem)
    return .unsized
  }

  /// Sizes the child; its extent across is final if it matters.
  ///
  /// - Parameter room: The extent of a child that has none of its own.
  /// - Returns: Whether the child has one of its own.
  @discardableResult
  func size(room: @autoclosure () -> Double) -> Bool {
    var isSized = true
    switch length {
    case .points(let points): extent = points
    case .content:
      extent = current
      remeasure()
    case .otherAxis: extent = scaled(cross.extent)
    case .unsized:
      let room = max(0, room())
      extent = filled(by: room, or: room)
      isSized = false
    }
    clampExtent()
    return isSized
  }

  /// Whether the extent across has to be known before this one.
  var needsOtherAxis: Bool {
    switch size {
    case .ofOtherAxis: true
    // Where both axes wrap, only heights depend on widths.
    case .wrap: Axis.axis == .vertical || !cross.wraps
    default: false
    }
  }

  /// Places the sized child.
  ///
  /// - Parameter alignment: Where it goes unless it has an alignment of its own.
  @inline(__always)
  func align(_ alignment: TGAlignment) {
    let own = self.alignment
    switch own == .none ? alignment : own {
    case .center: origin = container.place(of: 0.5) - extent * 0.5
    case .end: origin = container.place(of: 1) - extent
    case .fill:
      extent = max(0, container.content)
      clampExtent()
      origin = container.paddingStart
    default: origin = container.paddingStart
    }
  }
}

extension TGPassAxis {
  /// The place in the room that aligned views have in common: of their starts, middles or ends.
  ///
  /// - Parameter part: Zero for the starts, one half or one.
  @inline(__always)
  func place(of part: Double) -> Double {
    part == 1 ? size - paddingEnd : paddingStart + content * part
  }

  /// The room for a child that must be sized before the stack is.
  var roomBeforePass: Double { sizeBeforePass - paddingStart - paddingEnd }

  /// Sizes the stack by its content, within its own bounds.
  func wrap(_ content: Double) { size = clamp(paddingStart + content + paddingEnd) }
}
