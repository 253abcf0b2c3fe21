// What the size of a child along an axis means.

/// What a child's extent along an axis is made from, as the container sees it.
public enum TGChildSize: Hashable, Sendable {
  /// The child has no size there.
  case none
  /// A number of points, before increment and multiple.
  case number(Double)
  /// A percentage.
  case weight(Double)
  /// The content.
  case wrap
  /// The room that is left.
  case fill
  /// The container's own extent along an axis.
  case ofContainer(TGAxis)
  /// The child's own extent along the other axis.
  case ofOtherAxis
  /// Another view's extent along an axis.
  case ofOther(TGAxis)
  /// A list of views that share the container's extent.
  case list
}

extension TGChildAxis {
  @inlinable @inline(__always) package var sizeKind: ValueKind { half.sizeKind }

  /// The anchor the extent is tied to, if it is tied to one.
  @inlinable package var sizeLink: PlanLink? {
    half.sizeKind == .anchor ? PlanLink(bits: half.sizeValue) : nil
  }

  /// Whether the child is as large as its content.
  @inlinable @inline(__always) public var wraps: Bool { half.sizeKind == .wrap }

  /// What the child's extent is made from.
  @inlinable public var size: TGChildSize {
    let half = half
    switch half.sizeKind {
    case .none, .safeArea: return .none
    case .number: return .number(half.sizeValue)
    case .weight: return .weight(half.sizeValue)
    case .wrap: return .wrap
    case .fill: return .fill
    case .list: return .list
    case .anchor:
      let link = PlanLink(bits: half.sizeValue)
      switch link.target {
      case PlanLink.container: return .ofContainer(link.attribute.axis)
      case PlanLink.this: return .ofOtherAxis
      default: return .ofOther(link.attribute.axis)
      }
    }
  }

  /// The extent along this axis of the view the size is tied to; 0 when there is none.
  public var extentOfReference: Double {
    guard let link = sizeLink else { return 0 }
    let same = PlanLink(
      target: link.target, attribute: Axis.axis == .horizontal ? .width : .height)
    return pass.extent(at: same, seenFrom: box) ?? 0
  }

  /// The percentage of the size, if its value is one, else 0.
  @inlinable public var weight: Double {
    half.sizeKind == .weight ? half.sizeValue : 0
  }

  /// Whether the size is tied to a sibling that comes later in layout order.
  public var refersToLaterSibling: Bool {
    guard let link = sizeLink, link.target >= 0 else { return false }
    return pass.solver.borrow { $0.boxes.base + Int(link.target) > box }
  }

  /// Whether the size has the content as lower bound.
  @inlinable public var hasContentMinimum: Bool {
    guard half.flags.contains(.sizeIsBounded), !half.flags.contains(.hasInterval) else {
      return false
    }
    return rare.size.lower.kind == .wrap
  }
}

// MARK: - Lengths by the size

extension TGChildAxis {
  /// A length with the multiple and the increment of the size.
  @inlinable public func scaled(_ length: Double) -> Double {
    half.flags.contains(.sizeScales) ? rare.size.scaled(length) : length
  }

  /// The size in points if it is a number, else `length`.
  @inlinable public func number(or length: Double) -> Double {
    half.sizeKind == .number ? scaled(half.sizeValue) : length
  }

  /// The share of `whole` if the size is a percentage, else `length`.
  @inlinable public func share(of whole: Double, or length: Double) -> Double {
    half.sizeKind == .weight ? scaled(whole * half.sizeValue / 100) : length
  }

  /// `whole` if the size is the room left, else `length`.
  @inlinable public func filled(by whole: Double, or length: Double) -> Double {
    half.sizeKind == .fill ? scaled(whole) : length
  }

  /// Keeps `length` within the bounds of the size; the upper bound wins.
  @inlinable @inline(__always) public func clamp(_ length: Double) -> Double {
    half.flags.contains(.sizeIsBounded) ? clampToBounds(length) : length
  }

  /// Keeps the extent the child was given within the bounds of its size.
  @inlinable @inline(__always) public func clampExtent() {
    guard half.flags.contains(.sizeIsBounded) else { return }
    extent = clampToBounds(extent)
  }

  @usableFromInline func clampToBounds(_ length: Double) -> Double {
    if half.flags.contains(.hasInterval) {
      return pass.solver.borrow {
        $0.plan.intervals.base[Int(box.pointee.intervals)][Axis.axis].clamp(length)
      }
    }
    return rare.size.clamp(length, content: extent) { pass.extent(at: $0, seenFrom: box) }
  }
}

// MARK: - Changing the size

extension TGChildAxis {
  /// Takes the value of the size away; increment, multiple and bounds stay.
  ///
  /// For `prepare`.
  public func eraseSize() { setSizeKind(.none) }

  /// Makes the child as large as its content, whatever its size said; increment, multiple and
  /// bounds stay.
  ///
  /// For `prepare`.
  public func wrapSize() { setSizeKind(.wrap) }

  private func setSizeKind(_ kind: ValueKind) {
    half.sizeKind = kind
    box.pointee.flags.remove(.isPlain)
    if kind == .wrap { pass.container.pointee.flags.insert(.hasStarts) }
  }

  /// Sets the size to a number of points, or to a percentage.
  ///
  /// For `prepare`.
  package func replaceSize(_ kind: ValueKind, _ value: Double) {
    setSizeKind(kind)
    half.sizeValue = value
    half.flags.remove(.sizeScales)
  }
}

extension TGPass {
  /// The extent an anchor stands for in this pass: the container's content, the child's own, or
  /// another view's.
  ///
  /// Nil when the view is not there.
  package func extent(
    at link: PlanLink, seenFrom box: UnsafeMutablePointer<Box>
  ) -> Double? {
    switch link.target {
    case PlanLink.container:
      if container[link.attribute.axis].wraps { container[link.attribute.axis].wasRead = true }
      return link.attribute.axis == .horizontal
        ? self[.horizontal].content : self[.vertical].content
    case PlanLink.this: return box[link.attribute.axis].extent
    case PlanLink.missing: return nil
    default:
      let other = solver.borrow { $0.boxes.base + Int(link.target) }
      return other[link.attribute.axis].extent.magnitude
    }
  }
}
