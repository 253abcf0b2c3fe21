// The positions of a child as operands for reasons.

import TangramCore

extension TGChildReasons {
  /// Returns the position before the child in points, less its part of a shortage; a percentage refers to
  /// `length`, or has the value `share`.
  public func start(
    of length: TGReason? = nil, worth share: TGReason? = nil, by shortage: TGShortage? = nil
  ) -> TGReason {
    points(positions.start, of: length, worth: share, by: shortage)
  }

  /// Returns the position after the child in points, less its part of a shortage; a percentage refers to
  /// `length`, or has the value `share`.
  public func after(
    of length: TGReason? = nil, worth share: TGReason? = nil, by shortage: TGShortage? = nil
  ) -> TGReason {
    points(positions.end, of: length, worth: share, by: shortage)
  }

  /// Returns the position of the center in points; percentages refer to `length`.
  public func center(of length: TGReason? = nil) -> TGReason {
    points(positions.center, of: length)
  }

  /// The complete descriptors of the positions of the child.
  public var positions: (start: TGChildPosition, center: TGChildPosition, end: TGChildPosition) {
    func position(_ place: PositionPlace) -> TGChildPosition { TGChildPosition(child, axis, place) }
    return (position(.start), position(.center), position(.end))
  }

  /// Returns the origin of the child if it is placed by an alignment, as by `place(_:)`.
  public func origin(at alignment: TGAlignment) -> TGReason {
    let room = container.content
    let (before, after) = (start(of: room), after(of: room))
    switch alignment {
    case .center:
      return (room - before - after - extent) / .rule(2) + container.paddingStart + before
        + center(of: room)
    case .end: return container.size - container.paddingEnd - after - extent
    case .windowCenter:
      return container.windowCenter(extent, before, after, offset: center(of: room))
    case .fill, .stretch, .none, .start, .baseline, .between, .around, .among, .other:
      return container.paddingStart + before
    }
  }

  /// Returns a length minus the margins of the child.
  ///
  /// - Parameter length: By default, the extent of the container's content, which percentages of the margins
  ///   then refer to; in any other length, percentages are ignored.
  public func lessMargins(_ length: TGReason? = nil) -> TGReason {
    let whole = length == nil ? container.content : nil
    return (length ?? container.content) - start(of: whole) - after(of: whole)
  }

  /// Returns the distance from the top of the child to the baseline of its text if it has this height,
  /// in the middle of which its line of text is; nil without text.
  public func baseline(inHeight height: TGReason) -> TGReason? {
    child.font.map {
      (height - .rule($0.lineHeight, "line height")) / .rule(2) + .rule($0.ascender, "ascender")
    }
  }
}

extension TGChildReasons {
  /// Returns a position in points, less its part of a shortage; a percentage refers to `length`, or has the
  /// value `share`.
  private func points(
    _ position: TGChildPosition, of length: TGReason?, worth share: TGReason? = nil,
    by shortage: TGShortage? = nil
  ) -> TGReason {
    let (parts, attribute) = (position.parts, position.attribute)
    var points = TGReason.rule(0)
    switch parts.kind {
    // This label is for the whole position, which may also include an offset and bounds.
    case .number where isSafeInset(attribute):
      points = .environment(parts.value, "inset of the safe area")
    case .number: points = written(parts.value, attribute).named("")
    case .weight:
      if let share {
        points = share
      } else if let length {
        points = .percentage(written(parts.value, attribute).named(""), of: length)
      }
    case .none, .wrap, .fill, .list, .most, .anchor: break
    }
    if parts.offset != 0 { points = points + written(parts.offset, attribute).named("offset") }
    if parts.lower.kind != .none || parts.upper.kind != .none {
      let lower = written(parts.lower.number(or: -.infinity), attribute).named("minimum")
      let upper = written(parts.upper.number(or: .infinity), attribute).named("maximum")
      points = points.atMost(upper).atLeast(lower)
    }
    if parts.kind == .number || !points.operands.isEmpty {
      let isCenter = attribute == .centerX || attribute == .centerY
      points = points.named(isCenter ? "offset of the center" : "\(attribute.name) margin")
    }
    return points.without(shortage, position.shrink)
  }

  private func isSafeInset(_ attribute: TGAttribute) -> Bool {
    let value = child.descriptors.value(of: attribute)
    return value.kind == .number && value.number == DescriptorValue.safeAreaInset
  }
}
