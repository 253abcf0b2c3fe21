import TangramCore
import TangramExplanations

// Lines without a gravity along the line: the remaining length, and its distribution among weights.

extension LineReasons {
  func explainShares() {
    for index in pass.explained {
      let along = along(index)
      along.explain(origin: origin(index))
      along.explain(
        extent: along.isWeighted ? along.clamp(share(index, .extent)) : ownExtent(index))
      // If all weights are 0, the children of a column keep their current heights.
      if along.isWeighted, found.weight == 0 {
        along.explain(extent: along.clamp(along.current))
      }
    }
    containerAlong.explain(size: self.end(ofChild: self.pass.count - 1) + self.end)
  }

  private func origin(_ index: Int) -> TGReason {
    let before = end(ofChild: index - 1)
    let next = index > 0 ? before + stretched(gap) : before
    return next + margin(index, .start)
  }

  /// The coordinate where the margin after a child ends; for the child before the first one, the start of
  /// the line.
  private func end(ofChild index: Int) -> TGReason {
    index < 0 ? start : along(index).end + margin(index, .end)
  }

  /// The margin before or after a child, which may be a share of the remaining length.
  private func margin(_ index: Int, _ side: Side) -> TGReason {
    let (along, isStart) = (along(index), side == .start)
    let weight = (isStart ? along.startPosition : along.endPosition).weight
    let share = weight.map { _ in self.share(index, .margin(side)) }
    let own = isStart ? along.start(worth: share) : along.after(worth: share)
    let shrink = isStart ? along.startShrink : along.endShrink
    return (share == nil ? stretched(own) : own).without(found.shortage, shrink)
  }

  /// The share of a child's extent or of one of its margins.
  private func share(_ index: Int, _ part: LineShare.Part) -> TGReason {
    if let noted = found.share(index, part), free.value > tolerance {
      let share = pass.share(noted.weight, of: noted.left, in: free, after: noted.given)
      if share.value > tolerance { return share }
    }
    let nothing = TGReason.rule(0)
    return (free.value > tolerance ? nothing : .greatest([nothing, free]))
      .by("a share of what is left, which is nothing")
  }

  /// A gap minus its part of the shortage.
  private func stretched(_ gap: TGReason) -> TGReason {
    let extra = found.gapShrink.extra(of: gap.value)
    return extra == 0 ? gap : gap + .rule(extra, "part of the shortage")
  }

  /// The extent of a child whose size is not a share of the remaining length.
  private func ownExtent(_ index: Int) -> TGReason {
    let own = wantedExtent(along(index))
    let lost = found.wanted[index] - found.shrunk[index]
    if lost == 0 { return own }
    let wanted = own.named("wanted \(main.extentName)")
    return along(index).clamp(wanted - .rule(lost, "part of the shortage"))
  }

  private func wantedExtent(_ along: TGChildReasons) -> TGReason {
    if let commonSize { return along.clamp(commonSize) }
    switch along.size {
    case .number: return along.clamp(along.number)
    case .ofContainer(main) where !containerAlong.wraps:
      return along.clamp(along.scale(containerAlong.size - start - end))
    case .ofOtherAxis where widthsComeFirst: return along.clamp(along.tied())
    default: return along.clamp(along.current)
    }
  }

  /// The length that remains for shares after all other extents, margins and gaps.
  func findFree() -> TGReason {
    // Of a margin that is a share, only the offset is taken before.
    func fixed(_ margin: TGReason, _ position: TGChildPosition) -> TGReason {
      if position.weight == nil { return margin }
      return position.offset == 0 ? .rule(0) : .rule(position.offset, "offset")
    }
    var taken = totalSpace
    let shrinkage = zip(found.wanted, found.shrunk).reduce(0) { $0 + $1.0 - $1.1 }
    taken.add(pass.count, worth: found.length - shrinkage - totalSpace.value) { index in
      let along = along(index)
      var parts = [
        fixed(along.start(), along.startPosition), fixed(along.after(), along.endPosition),
      ]
      if !along.isWeighted {
        parts.append(widthsComeFirst ? along.extent.magnitude : along.extent)
      }
      return parts
    }
    let length = containerAlong.wraps ? lengthWithoutShares : containerAlong.size
    let room = length.inside(start, end)
    let isNothing = taken.value == 0 && taken.operands.isEmpty
    return isNothing ? room : room - taken.named("what others take")
  }

  /// The length of a wrapping line before shares are added; if there are weights, they share only the
  /// length up to the lower bound.
  private var lengthWithoutShares: TGReason {
    let gaps = start.value + end.value + totalSpace.value
    let length = found.weight == 0 ? containerAlong.points : containerAlong.clamp(gaps)
    return .rule(length, "length without shares")
  }
}
