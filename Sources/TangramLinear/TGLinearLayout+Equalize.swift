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
    centered: Bool, withSpace space: (some TGNumber)? = Double?.none,
    inSizeClass sizeClass: TGSizeClass = .default
  ) {
    let parts = Double(centered ? 2 * participants.count + 1 : 2 * participants.count - 1)
    let share = TGWeight(1 / parts)
    if let space {
      equalize(sizeClass, centered: centered, size: TGWeight(100.0), gap: space)
    } else {
      equalize(sizeClass, centered: centered, size: share, gap: share)
    }
  }

  /// Makes the gaps along the line equal; the sizes do not change.
  public mutating func tg_equalizeSubviewsSpace(
    centered: Bool, inSizeClass sizeClass: TGSizeClass = .default
  ) {
    let parts = Double(centered ? participants.count + 1 : participants.count - 1)
    let share = parts > 0 ? TGWeight(1 / parts) : TGWeight(0.0)
    equalize(sizeClass, centered: centered, size: nil, gap: share)
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

  /// Sets the gaps around the participants, and their sizes unless `size` is nil.
  private mutating func equalize(
    _ sizeClass: TGSizeClass, centered: Bool, size: TGWeight?, gap: some TGDistance
  ) {
    let (axis, indices) = (tg_orientation.axis, participants)
    for index in indices {
      changeSubview(at: index) { child in
        // The size class is its own source: if its descriptors do not exist yet, they start blank instead
        // of being copied from the default.
        child.tg_updateSizeClass(sizeClass, from: sizeClass) { child in
          if let size { child.size(axis).equal(size) }
          let (isFirst, isLast) = (index == indices.first, index == indices.last)
          if isFirst, !centered {
            child.start(axis).equal(0.0)
          } else {
            child.start(axis).equal(gap)
          }
          if isLast, centered {
            child.end(axis).equal(gap)
          } else if isLast || size != nil {
            child.end(axis).equal(0.0)
          }
        }
      }
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
