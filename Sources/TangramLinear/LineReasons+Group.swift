import TangramCore
import TangramExplanations

// With a gravity along the line, the children are placed as a group.

extension LineReasons {
  func explainGroup() {
    containerAlong.explain(
      size: TGReason.rule(self.containerAlong.points)
        .by("a line with a gravity along it does not wrap"))
    if pass.explained.isEmpty { return }
    let room = roomForShares
    // A shortage that shrink factors divide leaves nothing to the gravity.
    let spread =
      found.shortage == nil
      ? spread(taken(room)) : (first: start, gap: .rule(0), growth: .rule(0))
    for index in pass.explained {
      let along = along(index)
      along.explain(origin: origin(index, spread, room))
      let own = ownExtentInGroup(along)
      let grown = found.grows[index] ? own + spread.growth : own
      along.explain(
        extent: along.isWeighted ? grown : along.shrunk(grown, by: found.shortage))
    }
  }

  private func origin(_ index: Int, _ spread: GroupSpread, _ room: TGReason) -> TGReason {
    var position = spread.first
    if index > 0 {
      let before = along(index - 1)
      let margin = before.after(of: room).without(found.shortage, before.endShrink)
      position = before.end + margin + spread.gap + gap
    }
    let along = along(index)
    return position + along.start(of: room).without(found.shortage, along.startShrink)
  }

  /// The length of the line that the children occupy.
  private func taken(_ room: TGReason) -> TGReason {
    var taken = totalSpace
    let hasGrowth = found.grows.contains(true)
    taken.add(pass.count, worth: found.length - totalSpace.value) { index in
      let along = along(index)
      let extent =
        hasGrowth ? ownExtentInGroup(along).named("own \(along.label)") : along.extent
      return [along.start(of: room), extent, along.after(of: room)]
    }
    return taken.named("what the children take")
  }

  /// The length that percentage margins refer to.
  private var roomForShares: TGReason {
    let room = containerAlong.content - totalSpace
    return room.value < 0 ? .rule(0) : room.named("room without gaps")
  }

  private func ownExtentInGroup(_ along: TGChildReasons) -> TGReason {
    switch along.size {
    case .number: return along.clamp(along.number)
    case .ofContainer(main) where !containerAlong.wraps, .ofOtherAxis:
      return along.clamp(along.tied())
    case .weight, .fill:
      let rule = "a share means nothing in a line with a gravity along it"
      return along.clamp(along.current.by(rule))
    default: return along.clamp(along.current)
    }
  }

  private func spread(_ taken: TGReason) -> GroupSpread {
    let container = containerAlong
    let rest = (container.size - taken - start - end).named("rest")
    let spread = container.gravity.spread(pass.count)
    var (first, growth) = (start + spread.lead(of: rest), TGReason.rule(0))
    if container.gravity == .windowCenter {
      first = container.fromWindow((container.window - taken) / .rule(2), extent: taken)
    }
    let stretchable = found.grows.count { $0 }
    if stretchable > 0 {
      growth = (rest / .rule(Double(stretchable))).by("what is left, in equal parts")
    }
    return (first, spread.gap(of: rest), growth)
  }
}

/// The coordinate where a group of children begins, the length added to each gap, and the growth of each
/// stretchable child.
private typealias GroupSpread = (first: TGReason, gap: TGReason, growth: TGReason)
