// What the sizes of a child come to.

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

extension TGChild {
  @inlinable @inline(__always)
  package func sizeKind<Axis: TGAxisType>(_: Axis.Type) -> ValueKind { box[Axis.self].sizeKind }

  /// Whether the child is as large as its content along an axis.
  @inlinable public func wraps<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    box[Axis.self].sizeKind == .wrap
  }

  /// Whether the child is a number of points along an axis and nothing else: its size has neither
  /// bounds nor increment nor multiple, and it has no positions.
  ///
  /// Most children are.
  @inlinable @inline(__always)
  public func isPlain<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    box[Axis.self].sizeKind == .number && isBare(Axis.self)
  }

  /// The anchor the extent along an axis is tied to, if it is tied to one.
  @inlinable package func sizeLink<Axis: TGAxisType>(_: Axis.Type) -> PlanLink? {
    box[Axis.self].sizeKind == .anchor ? PlanLink(bits: box[Axis.self].sizeValue) : nil
  }

  /// What the child's extent along an axis is made from.
  @inlinable public func size<Axis: TGAxisType>(_: Axis.Type) -> TGChildSize {
    let half = box[Axis.self]
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

  /// The extent along `Axis` of the view the size along it is tied to; 0 when there is none.
  public func extentOfReference<Axis: TGAxisType>(_: Axis.Type) -> Double {
    guard let link = sizeLink(Axis.self) else { return 0 }
    let same = PlanLink(
      target: link.target, attribute: Axis.axis == .horizontal ? .width : .height)
    return pass.extent(at: same, seenFrom: box) ?? 0
  }

  /// The percentage of the size, if its value is one, else 0.
  @inlinable public func weight<Axis: TGAxisType>(_: Axis.Type) -> Double {
    box[Axis.self].sizeKind == .weight ? box[Axis.self].sizeValue : 0
  }

  /// Takes the value of a size away; increment, multiple and bounds stay.
  ///
  /// For `prepare`.
  public func eraseSize<Axis: TGAxisType>(_: Axis.Type) { setSizeKind(.none, Axis.self) }

  /// Makes the child as large as its content along an axis, whatever its size said; increment,
  /// multiple and bounds stay.
  ///
  /// For `prepare`.
  public func wrapSize<Axis: TGAxisType>(_: Axis.Type) { setSizeKind(.wrap, Axis.self) }

  private func setSizeKind<Axis: TGAxisType>(_ kind: ValueKind, _: Axis.Type) {
    box[Axis.self].sizeKind = kind
    box.pointee.flags.remove(.isPlain)
    if kind == .wrap { pass.plan._withUnsafeGuaranteedRef { $0.hasStarts = true } }
  }

  /// Sets the size to a number of points, or to a percentage.
  ///
  /// For `prepare`.
  package func replaceSize<Axis: TGAxisType>(_ kind: ValueKind, _ value: Double, _: Axis.Type) {
    setSizeKind(kind, Axis.self)
    box[Axis.self].sizeValue = value
    box[Axis.self].flags.remove(.sizeScales)
  }

  /// A length with the multiple and the increment of the size.
  @inlinable public func scaled<Axis: TGAxisType>(_ length: Double, _: Axis.Type) -> Double {
    guard box[Axis.self].flags.contains(.sizeScales) else { return length }
    let extras = rare(Axis.axis).size
    return length * extras.multiple + extras.increment
  }

  /// The size in points if it is a number, else `length`.
  @inlinable public func number<Axis: TGAxisType>(
    or length: Double, _: Axis.Type
  ) -> Double {
    guard box[Axis.self].sizeKind == .number else { return length }
    return scaled(box[Axis.self].sizeValue, Axis.self)
  }

  /// The share of `whole` if the size is a percentage, else `length`.
  @inlinable public func share<Axis: TGAxisType>(
    of whole: Double, or length: Double, _: Axis.Type
  ) -> Double {
    guard box[Axis.self].sizeKind == .weight else { return length }
    return scaled(whole * box[Axis.self].sizeValue / 100, Axis.self)
  }

  /// `whole` if the size is the room left, else `length`.
  @inlinable public func filled<Axis: TGAxisType>(
    by whole: Double, or length: Double, _: Axis.Type
  ) -> Double {
    guard box[Axis.self].sizeKind == .fill else { return length }
    return scaled(whole, Axis.self)
  }

  /// Keeps `length` within the bounds of the size; the upper bound wins.
  @inlinable public func clamp<Axis: TGAxisType>(_ length: Double, _: Axis.Type) -> Double {
    guard box[Axis.self].flags.contains(.sizeIsBounded) else { return length }
    return clampToBounds(length, Axis.axis)
  }

  /// Keeps the extent the child was given within the bounds of its size.
  @inlinable @inline(__always)
  public func clampExtent<Axis: TGAxisType>(_: Axis.Type) {
    guard box[Axis.self].flags.contains(.sizeIsBounded) else { return }
    setExtent(clampToBounds(extent(Axis.self), Axis.axis), Axis.self)
  }

  /// Whether the size along an axis is tied to a sibling that comes later in layout order.
  public func refersToLaterSibling<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    guard let link = sizeLink(Axis.self), link.target >= 0 else { return false }
    return pass.plan._withUnsafeGuaranteedRef { $0.boxes.base + Int(link.target) > box }
  }

  /// Whether the size has the content as lower bound.
  @inlinable public func hasContentMinimum<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    guard box[Axis.self].flags.contains(.sizeIsBounded) else { return false }
    return rare(Axis.axis).size.lower.kind == .wrap
  }

  @usableFromInline func clampToBounds(_ length: Double, _ axis: TGAxis) -> Double {
    let extras = rare(axis).size
    let lower = value(of: extras.lower, axis) ?? -.greatestFiniteMagnitude
    let upper = value(of: extras.upper, axis) ?? .greatestFiniteMagnitude
    return min(upper, max(lower, length))
  }

  /// What a bound of the size is worth at this moment; nil when there is none.
  private func value(of bound: PlanBound, _ axis: TGAxis) -> Double? {
    switch bound.kind {
    case .none: return nil
    case .number:
      let isAbsent = bound.value.magnitude == .greatestFiniteMagnitude
      return isAbsent ? bound.value : bound.scaled(bound.value)
    case .wrap: return bound.scaled(box[axis].extent)
    case .anchor: return pass.extent(at: bound.link, seenFrom: box).map(bound.scaled)
    }
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
        ? content(TGHorizontal.self) : content(TGVertical.self)
    case PlanLink.this: return box[link.attribute.axis].extent
    case PlanLink.missing: return nil
    default:
      let other = plan._withUnsafeGuaranteedRef { $0.boxes.base + Int(link.target) }
      return other[link.attribute.axis].extent.magnitude
    }
  }
}
