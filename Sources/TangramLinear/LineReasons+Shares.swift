import TangramCore
import TangramExplanations

// Lines without a gravity along the line: the remaining length, and its distribution among weights.

extension LineReasons {
  func explainShares() {
    let rest = SharedRest(self)
    for index in pass.explained {
      let along = along(index)
      along.explain(origin: origin(index, rest))
      if along.isWeighted {
        along.explain(extent: along.clamp(rest.share(index, .extent)))
        // If all weights are 0, the children of a column keep their current heights.
        if found.weight == 0 { along.explain(extent: along.clamp(along.current)) }
      } else {
        along.explain(extent: ownExtent(index))
      }
    }
    if containerAlong.wraps {
      containerAlong.explain(size: end(ofChild: pass.count - 1, rest) + end)
    }
  }

  private func origin(_ index: Int, _ rest: SharedRest) -> TGReason {
    let before = end(ofChild: index - 1, rest)
    let next = index > 0 ? before + stretched(gap) : before
    return next + margin(index, .start, rest)
  }

  /// The coordinate where the margin after a child ends; for the child before the first one, the start of
  /// the line.
  private func end(ofChild index: Int, _ rest: SharedRest) -> TGReason {
    index < 0 ? start : along(index).end + margin(index, .end, rest)
  }

  /// The margin before or after a child, which may be a share of the remaining length.
  private func margin(_ index: Int, _ side: Side, _ rest: SharedRest) -> TGReason {
    let (along, isStart) = (along(index), side == .start)
    let margin: TGReason
    if (isStart ? along.startPosition : along.endPosition).weight != nil {
      margin =
        isStart
        ? along.start(worth: rest.share(index, .start))
        : along.after(worth: rest.share(index, .end))
    } else {
      margin = stretched(isStart ? along.start() : along.after())
    }
    return margin.without(found.shortage, isStart ? along.startShrink : along.endShrink)
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
  fileprivate var free: TGReason {
    var taken = totalSpace
    let shrinkage = zip(found.wanted, found.shrunk).reduce(0) { $0 + $1.0 - $1.1 }
    taken.add(pass.count, worth: found.length - shrinkage - totalSpace.value) { index in
      let along = along(index)
      var parts: [TGReason] = []
      if along.startPosition.weight == nil { parts.append(along.start()) }
      if along.endPosition.weight == nil { parts.append(along.after()) }
      if !along.isWeighted {
        parts.append(widthsComeFirst ? along.extent.magnitude : along.extent)
      }
      return parts
    }
    let length = containerAlong.wraps ? lengthWithoutShares : containerAlong.size
    let room = length.inside(start, end)
    return taken.isZero ? room : room - taken.named("what others take")
  }

  /// The length of a wrapping line before shares are added; if there are weights, they share only the
  /// length up to the lower bound.
  private var lengthWithoutShares: TGReason {
    let gaps = start.value + end.value + totalSpace.value
    let length = found.weight == 0 ? containerAlong.points : containerAlong.clamp(gaps)
    return .rule(length, "length without shares")
  }
}

extension TGReason {
  /// Whether the reason is 0 without operands.
  fileprivate var isZero: Bool { value == 0 && operands.isEmpty }
}

/// The remaining length of a line while it is distributed, as `TGReason` values; see `FreeLength`.
private final class SharedRest {
  /// A part of a child that may get a share of the remaining length: its extent or one of its margins.
  enum Taker: Hashable {
    case start, extent, end
  }

  /// The state immediately before a share is taken.
  private struct Left {
    var taker: Taker
    var weight: Double
    var totalWeight: Double
    var given: Double
    var share: Double
  }

  private let line: LineReasons
  private lazy var free = line.free
  /// The shares of the explained children, and of the children that their positions depend on, by index.
  private lazy var shares = findShares()

  init(_ line: LineReasons) { self.line = line }

  private func findShares() -> [Int: [Left]] {
    let pass = line.pass
    var rest = FreeLength(
      length: free.value <= tolerance ? 0 : free.value, weight: line.found.weight)
    var (shares, given) = ([Int: [Left]](), 0.0)
    let explained = pass.explained
    for index in 0..<pass.count {
      let along = line.along(index)
      let takers = [
        (Taker.start, along.startPosition.weight), (.extent, along.weightInRest),
        (.end, along.endPosition.weight),
      ]
      for case (let taker, let weight?) in takers {
        let (length, total) = (rest.length, rest.weight)
        let share = rest.take(weight, in: pass)
        let left = Left(
          taker: taker, weight: weight, totalWeight: total, given: given, share: share)
        if explained.contains(index) || explained.contains(index + 1) || index == pass.count - 1 {
          shares[index, default: []].append(left)
        }
        given += length - rest.length
      }
    }
    return shares
  }

  /// The share of a child or of one of its margins.
  func share(_ index: Int, _ taker: Taker) -> TGReason {
    guard let left = shares[index]?.first(where: { $0.taker == taker }) else { return .rule(0) }
    let rule = "a share of what is left, which is nothing"
    if free.value <= tolerance { return TGReason.greatest([.rule(0), free]).by(rule) }
    if left.share == 0 { return TGReason.rule(0).by(rule) }
    return line.pass.share(left.weight, of: left.totalWeight, in: free, after: left.given)
  }
}

extension TGChildReasons {
  /// The child's weight in the remaining length of the line, in percent; nil if its size is not a share.
  fileprivate var weightInRest: Double? {
    switch size {
    case .weight(let percent): percent
    case .fill: 100
    default: nil
    }
  }
}
