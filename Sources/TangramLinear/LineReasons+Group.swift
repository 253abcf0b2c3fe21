import TangramCore
import TangramExplanations

// With a gravity along the line: the children are placed as a group.

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

  /// What percentages of margins are of.
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
    let line = Line<Main>(
      pass: pass, shrinkType: options.shrinkType, baselineBase: options.baselineBase)
    return Set((0..<pass.count).filter { line.isStretchable(pass[$0]) })
  }

  private func spread(
    _ taken: TGReason, _ stretchable: Int
  ) -> (first: TGReason, gap: TGReason, growth: TGReason) {
    let (container, nothing) = (pass[main].reasons, TGReason.rule(0))
    let rest = (container.size - taken - start - end).named("rest")
    let count = Double(pass.count)
    func equal(_ parts: Double) -> TGReason { rest / .rule(parts) }
    switch pass[main].gravity {
    case .center: return (rest / .rule(2) + start, nothing, nothing)
    case .end: return (container.size - taken - end, nothing, nothing)
    case .windowCenter:
      let inWindow = (container.window - taken) / .rule(2)
      return (container.fromWindow(inWindow, extent: taken), nothing, nothing)
    case .between: return (start, count > 1 ? equal(count - 1) : nothing, nothing)
    case .around:
      if count <= 1 { return (start + equal(2), nothing, nothing) }
      return (start + equal(count) / .rule(2), equal(count), nothing)
    case .among: return (start + equal(count + 1), equal(count + 1), nothing)
    case .fill:
      let growth = stretchable > 0 ? equal(Double(stretchable)) : nothing
      return (start, nothing, growth.by("what is left, in equal parts"))
    case .none, .start, .baseline, .other: return (start, nothing, nothing)
    }
  }
}
