import TangramCore
import TangramExplanations

// With a gravity along the line, the children are placed as a group.

extension LineReasons {
  func explainGroup() {
    if pass[main].wraps {
      pass[main].explain(
        size: TGReason.rule(pass[main].size).by("a line with a gravity along it does not wrap"))
    }
    if pass.explained.isEmpty { return }
    let room = roomForShares
    let shortage = shortageOfGroup
    // A shortage that shrink factors divide leaves nothing to the gravity.
    let spread =
      shortage == nil
      ? spread(taken(room)) : GroupSpread(first: start, gap: .rule(0), growth: .rule(0))
    for index in pass.explained {
      let (child, along) = (pass[index], pass[index][main])
      along.explain(origin: origin(index, spread, room, shortage))
      let own = ownExtentInGroup(child)
      if let shortage {
        let factor = along.weightInRest == nil ? along.shrink : 0
        let shrunk = own.without(shortage, factor)
        along.explain(extent: factor == 0 ? own : along.reasons.clamp(shrunk.notNegative))
      } else {
        along.explain(extent: grows(child) ? own + spread.growth : own)
      }
    }
  }

  /// The shortage that sizes and margins with shrink factors share; nil if there is none.
  private var shortageOfGroup: TGShortage? {
    guard pass.childrenMayShrink else { return nil }
    return pass.rerun {
      var line = Line<Main>(pass: pass, options: options)
      return line.shortage(line.sizeChildren().length)
    }
  }

  private func origin(
    _ index: Int, _ spread: GroupSpread, _ room: TGReason, _ shortage: TGShortage?
  ) -> TGReason {
    var position = spread.first
    if index > 0 {
      let before = pass[index - 1][main]
      let margin = before.reasons.after(of: room).without(shortage, before.endShrink)
      position = before.reasons.end + margin + spread.gap + gap
    }
    let along = pass[index][main]
    return position + along.reasons.start(of: room).without(shortage, along.startShrink)
  }

  /// The length of the line that the children occupy.
  private func taken(_ room: TGReason) -> TGReason {
    let worth = pass.rerun {
      var line = Line<Main>(pass: pass, options: options)
      return line.sizeChildren().length
    }
    var taken = totalSpace
    let hasGrowth = pass.children.contains(where: grows)
    taken.add(pass.count, worth: worth - totalSpace.value) { index in
      let reasons = pass[index][main].reasons
      let extent =
        hasGrowth
        ? ownExtentInGroup(pass[index]).named("own \(reasons.label)") : reasons.extent
      return [reasons.start(of: room), extent, reasons.after(of: room)]
    }
    return taken.named("what the children take")
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

  /// Whether the gravity stretches a child.
  private func grows(_ child: TGChild) -> Bool {
    let gravity = pass[main].gravity
    return (gravity == .fill || gravity == .stretch)
      && Line<Main>(pass: pass, options: options).isStretchable(child)
  }

  private func spread(_ taken: TGReason) -> GroupSpread {
    let container = pass[main].reasons
    let rest = (container.size - taken - start - end).named("rest")
    let spread = pass[main].gravity.spread(pass.count)
    var (first, growth) = (start + spread.lead(of: rest), TGReason.rule(0))
    if pass[main].gravity == .windowCenter {
      first = container.fromWindow((container.window - taken) / .rule(2), extent: taken)
    }
    let stretchable = pass.children.count(where: grows)
    if stretchable > 0 {
      growth = (rest / .rule(Double(stretchable))).by("what is left, in equal parts")
    }
    return GroupSpread(first: first, gap: spread.gap(of: rest), growth: growth)
  }
}

/// The coordinate where a group of children begins, the length added to each gap, and the growth of each
/// stretchable child.
struct GroupSpread {
  var first: TGReason
  var gap: TGReason
  var growth: TGReason
}
