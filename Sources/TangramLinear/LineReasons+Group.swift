import TangramCore
import TangramExplanations

// With a gravity along the line, the children are placed as a group.

extension LineReasons {
  func explainGroup() {
    let own = pass.children.map(ownExtentInGroup)
    let room = roomForShares
    let stretchable = pass[main].gravity == .fill ? stretchableChildren() : []
    var taken = totalSpace
    for index in 0..<pass.count {
      let reasons = pass[index][main].reasons
      taken += reasons.start(of: room)
      taken += stretchable.isEmpty ? reasons.extent : own[index].named("own \(reasons.label)")
      taken += reasons.after(of: room)
    }
    let spread = spread(taken.named("what the children take"), stretchable.count)
    var position = spread.first
    for index in 0..<pass.count {
      let reasons = pass[index][main].reasons
      position = position + reasons.start(of: room)
      pass[index][main].explain(origin: position)
      let grows = stretchable.contains(index)
      pass[index][main].explain(extent: grows ? own[index] + spread.growth : own[index])
      position = reasons.end + reasons.after(of: room) + spread.gap + gap
    }
    if pass[main].wraps {
      pass[main].explain(
        size: TGReason.rule(pass[main].size).by("a line with a gravity along it does not wrap"))
    }
  }

  /// The length that percentage margins refer to.
  private var roomForShares: TGReason {
    let room = pass[main].reasons.content - totalSpace
    return room.value < 0 ? .rule(0) : room.named("room without gaps")
  }

  private func ownExtentInGroup(_ child: TGChild) -> TGReason {
    let reasons = child[main].reasons
    switch child[main].size {
    case .number: return reasons.clamp(reasons.number)
    case .ofContainer(Main.axis) where !pass[main].wraps, .ofOtherAxis:
      return reasons.clamp(reasons.tied())
    case .weight, .fill:
      let rule = "a share means nothing in a line with a gravity along it"
      return reasons.clamp(reasons.current.by(rule))
    default: return reasons.clamp(reasons.current)
    }
  }

  private func stretchableChildren() -> Set<Int> {
    let line = Line<Main>(pass: pass, options: options)
    return Set(pass.children.indices.filter { line.isStretchable(pass[$0]) })
  }

  private func spread(
    _ taken: TGReason, _ stretchable: Int
  ) -> (first: TGReason, gap: TGReason, growth: TGReason) {
    let container = pass[main].reasons
    let rest = (container.size - taken - start - end).named("rest")
    let spread = pass[main].gravity.spread(pass.count)
    var (first, growth) = (start + spread.lead(of: rest), TGReason.rule(0))
    if pass[main].gravity == .windowCenter {
      first = container.fromWindow((container.window - taken) / .rule(2), extent: taken)
    }
    if stretchable > 0 {
      growth = (rest / .rule(Double(stretchable))).by("what is left, in equal parts")
    }
    return (first, spread.gap(of: rest), growth)
  }
}
