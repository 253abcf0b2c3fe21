import TangramCore

// Equal sizes and gaps. Both methods set descriptors of the children that exist at the time of the call;
// children added later are not affected.

extension TGLinearLayout {
  /// Makes the sizes along the line equal, and the gaps equal to each other.
  ///
  /// - Parameters:
  ///   - centered: Whether there are gaps before the first and after the last child, too.
  ///   - space: The length of a gap; nil makes the gaps as long as the sizes.
  ///   - sizeClass: The size class whose descriptors are set.
  public mutating func tg_equalizeSubviews(
    centered: Bool, withSpace space: Double? = nil, inSizeClass sizeClass: TGSizeClass = .default
  ) {
    let parts = Double(centered ? 2 * participants.count + 1 : 2 * participants.count - 1)
    let share = TGWeight(1 / parts)
    equalize(sizeClass, centered: centered) { handle, axis in
      handle.size(axis).equal(space == nil ? share : TGWeight(100.0))
      handle.end(axis).equal(0.0)
    } gap: { position in
      if let space { position.equal(space) } else { position.equal(share) }
    }
  }

  /// Makes the gaps along the line equal; the sizes do not change.
  public mutating func tg_equalizeSubviewsSpace(
    centered: Bool, inSizeClass sizeClass: TGSizeClass = .default
  ) {
    let parts = Double(centered ? participants.count + 1 : participants.count - 1)
    let share = parts > 0 ? TGWeight(1 / parts) : TGWeight(0.0)
    equalize(sizeClass, centered: centered) { _, _ in
    } gap: {
      $0.equal(share)
    }
    let axis = tg_orientation.axis
    if !centered, let last = participants.last {
      change(last, sizeClass) { $0.end(axis).equal(0.0) }
    }
  }

  /// The indices of the children that take part in the layout, in layout order.
  private var participants: [Int] {
    let present = subviews.indices.filter {
      let child = subviews[$0]
      if child.tg_useFrame || child.tg_visibility == .gone { return false }
      return !child.isHidden || child.tg_visibility == .invisible
    }
    return tg_reverseLayout ? present.reversed() : Array(present)
  }

  private mutating func equalize(
    _ sizeClass: TGSizeClass, centered: Bool,
    all: (inout TGView, TGAxis) -> Void, gap: (TGLayoutPos) -> Void
  ) {
    let axis = tg_orientation.axis
    let indices = participants
    for index in indices {
      change(index, sizeClass) { child in
        all(&child, axis)
        if index != indices.first || centered {
          gap(child.start(axis))
        } else {
          child.start(axis).equal(0.0)
        }
        if index == indices.last, centered { gap(child.end(axis)) }
      }
    }
  }

  private mutating func change(
    _ index: Int, _ sizeClass: TGSizeClass, _ body: (inout TGView) -> Void
  ) {
    changeSubview(at: index) { child in
      // The size class is its own source: if its descriptors do not exist yet, they start blank instead
      // of being copied from the default.
      child.tg_updateSizeClass(sizeClass, from: sizeClass, body)
    }
  }
}

extension TGView {
  fileprivate mutating func start(_ axis: TGAxis) -> TGLayoutPos {
    axis == .horizontal ? tg_leading : tg_top
  }

  fileprivate mutating func end(_ axis: TGAxis) -> TGLayoutPos {
    axis == .horizontal ? tg_trailing : tg_bottom
  }

  mutating func size(_ axis: TGAxis) -> TGLayoutSize {
    axis == .horizontal ? tg_width : tg_height
  }
}
