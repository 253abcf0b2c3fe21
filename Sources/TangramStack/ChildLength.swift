import TangramCore
import TangramExplanations

/// The source of a view's extent along an axis of a stack.
enum ChildLength {
  /// A length that the view specifies.
  case points(Double)
  /// The content of the view.
  case content
  /// The view's own extent on the other axis, which its size refers to.
  case otherAxis
  /// The view specifies no length: the stack determines the extent.
  case unsized
}

extension TGPass {
  /// Makes views that have content but no specified size as large as their content.
  func wrapContent() {
    for index in 0..<count where self[index].hasContent {
      if self[index][.horizontal].size == .none { self[index][.horizontal].wrapSize() }
      if self[index][.vertical].size == .none { self[index][.vertical].wrapSize() }
    }
  }
}

extension TGChildAxis {
  /// The source of the child's extent.
  ///
  /// Sizes of 0, and sizes that have no meaning in a stack, are treated as unspecified.
  var length: ChildLength {
    switch size {
    case .none, .fill, .ofOther: return .unsized
    case .wrap: return .content
    case .number(let number): return positive(scaled(number))
    case .weight:
      if container.wraps { return refuse(.sizeFromWrappingParent) }
      return positive(share(of: container.content, or: 0))
    case .ofContainer(Axis.axis): return length(ofPartOf: container)
    case .ofContainer: return length(ofPartOf: container.cross)
    case .ofOtherAxis: return cross.size == .ofOtherAxis ? .unsized : .otherAxis
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

  /// Sizes the child; if its extent depends on the other axis, the extent there must be final.
  ///
  /// - Parameter room: The extent for a child without an extent of its own.
  /// - Returns: Whether the child has an extent of its own.
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

  /// Whether the child has an extent of its own.
  var isSized: Bool { if case .unsized = length { false } else { true } }

  /// Sizes the child to an extent that the stack determines, unless the child has an extent of its own.
  @inline(__always)
  func fillIfUnsized(_ room: Double) {
    if !isSized { size(room: room) }
  }

  /// Whether the extent on the other axis must be resolved before this one.
  var needsOtherAxis: Bool {
    switch size {
    case .ofOtherAxis: true
    // If both axes wrap, heights depend on widths, but not the other way around.
    case .wrap: Axis.axis == .vertical || !cross.wraps
    default: false
    }
  }

  /// Places the child, which must be sized already.
  ///
  /// - Parameter alignment: The alignment for a child without an alignment of its own.
  @inline(__always)
  func align(_ alignment: TGAlignment) {
    let alignment = self.alignment(or: alignment)
    if alignment == .fill {
      extent = max(0, container.content)
      clampExtent()
    }
    origin = aligned(alignment)
  }

  /// The alignment that places the child.
  @inline(__always)
  func alignment(or other: TGAlignment) -> TGAlignment {
    resolved(alignment == .none ? other : alignment)
  }
}

extension TGRuleChild {
  /// The coordinate where the child begins on the cross axis of a stack, or in a z-stack.
  @inline(__always)
  func aligned(_ alignment: TGAlignment) -> Number {
    switch alignment {
    case .center: container.paddingStart + container.content / Number(2) - extent / Number(2)
    case .end: container.size - container.paddingEnd - extent
    default: container.paddingStart
    }
  }
}

extension TGPassAxis {
  /// The available space for a child that must be sized before the stack.
  var roomBeforePass: Double { sizeBeforePass - paddingStart - paddingEnd }

  /// Sizes the stack to its content, within the bounds of its own size.
  func wrap(_ content: Double) { size = clamp(paddingStart + content + paddingEnd) }
}
