import TangramCore

// `tg_setSubviews`: children of a common size along the lines, with flexible gaps.

extension Flow {
  /// Computes the common size and the gaps; if a gap reaches its limit, the size is adjusted instead.
  mutating func applyFixedSubviews() {
    guard let fixed = options.fixedSubviews else { return }
    guard (fixed.size + fixed.leastSpace).isFinite, !fixed.maxSpace.isNaN else {
      pass.report("fixedSubviews", .notFinite(replacement: 0))
      return
    }
    fixedSize = fixed.size
    // A line of unlimited length has no remaining space to share.
    if isEndless { return }
    let room = length - start - end
    let perLine = perLine > 0 ? Double(perLine) : countThatFits(fixed, in: room)
    // If lines break by content, the minimum gap has already determined the number of children per line.
    let spread = fixed.spread(perLine, in: room, keepsLeast: self.perLine > 0)
    guard let spread else { return }
    (fixedSize, space) = spread
    log?.spreadCount = perLine
    if fixed.centered {
      start += space
      end += space
    }
  }

  /// The number of children that fit into a line together with their gaps, at least 1.
  func countThatFits(_ fixed: TGFixedSubviews, in room: Double) -> Double {
    let least = fixed.leastSpace
    let fitting = ((room + (fixed.centered ? -least : least)) / (fixed.size + least)).rounded(.down)
    guard fitting.isFinite else { return Double(pass.count) }
    return max(fitting, 1)
  }
}
