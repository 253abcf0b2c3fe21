import TangramCore

// The values of references, as far as they are known.

extension Resolver {
  /// The coordinate a position refers to; nil when the sibling has to be placed first.
  mutating func edge<Axis: TGAxisType>(
    _ link: PlanLink, _ descriptor: Descriptor, of index: Int, _ axis: Axis
  ) -> Double? {
    if link.target == PlanLink.container {
      return containerEdge(link.attribute, axis)
    }
    let target = link.target == PlanLink.this ? index : Int(link.target &- first)
    guard mark(target, axis).pointee.known == .all else {
      obstacle = Obstacle(
        target: Int32(truncatingIfNeeded: target), attribute: link.attribute,
        descriptor: descriptor)
      return nil
    }
    switch link.attribute {
    case .leading, .top, .left: return (boxes + target)[axis].origin
    case .trailing, .bottom, .right: return mark(target, axis).pointee.end
    case .baseline: return baseline(of: target)
    default:
      let half = (boxes + target)[axis]
      return half.origin + half.extent / 2
    }
  }

  private func containerEdge<Axis: TGAxisType>(
    _ attribute: TGAttribute, _ axis: Axis
  ) -> Double {
    switch attribute {
    case .trailing, .bottom, .right: whole(axis) - pass[axis].paddingEnd
    case .centerX, .centerY: pass[axis].paddingStart + room(axis) / 2
    default: pass[axis].paddingStart
    }
  }

  /// The extent a size refers to; nil when the sibling has to be placed first.
  mutating func extent(_ link: PlanLink, of index: Int) -> Double? {
    let axis = link.attribute.axis
    if link.target == PlanLink.container {
      return axis == .horizontal ? room(.horizontal) : room(.vertical)
    }
    let target = link.target == PlanLink.this ? index : Int(link.target &- first)
    guard mark(target, axis).pointee.known.contains(.extent) else {
      obstacle = Obstacle(
        target: Int32(truncatingIfNeeded: target), attribute: link.attribute, descriptor: .size)
      return nil
    }
    return (boxes + target)[axis].extent
  }

  /// Whether a position refers to an absent sibling, so that its own offset does not count.
  @inline(__always)
  func isAbsent(_ link: PlanLink) -> Bool {
    link.target >= 0 && boxes[Int(link.target &- first)].flags.contains(.isExcluded)
  }

  // MARK: Kinds of values

  /// The kind of value of the position before a child, none when it does not count.
  @inline(__always)
  func startKind<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> ValueKind {
    let kind = (boxes + index)[axis].startKind
    let counts = kind.placesEdges && !mark(index, axis).pointee.broken.contains(.start)
    return counts ? kind : .none
  }

  /// The kind of value of the position after a child, none when it does not count.
  @inline(__always)
  func endKind<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> ValueKind {
    let kind = (boxes + index)[axis].endKind
    let counts = kind.placesEdges && !mark(index, axis).pointee.broken.contains(.end)
    return counts ? kind : .none
  }

  /// The kind of value of the centre, none when it does not count.
  @inline(__always)
  func centerKind<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> ValueKind {
    mark(index, axis).pointee.broken.contains(.center)
      ? .none : (boxes + index)[axis].centerKind
  }
}
