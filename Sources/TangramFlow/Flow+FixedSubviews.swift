import TangramCore

// `tg_setSubviews`: children of one size along the lines, with gaps that stretch.

extension Flow {
  /// Works out the common size and the gaps; where a limit of the gaps is met, the size gives way.
  mutating func applyFixedSubviews() {
    guard let fixed = options.fixedSubviews else { return }
    guard (fixed.size + fixed.minSpace).isFinite, !fixed.maxSpace.isNaN else {
      pass.report("fixedSubviews", .notFinite(replacement: 0))
      return
    }
    fixedSize = fixed.size
    // A line without end has no room to share out.
    guard knownLength != .greatestFiniteMagnitude else { return }
    let room = length - start - end
    let perLine = perLine > 0 ? Double(perLine) : countThatFits(fixed, in: room)
    let gaps = fixed.centered ? perLine + 1 : perLine - 1
    guard gaps > 0 else { return }
    var gap = (room - fixed.size * perLine) / gaps
    let stretched = gap
    if gap - fixed.maxSpace > tolerance { gap = fixed.maxSpace }
    // Where the lines break by content, the smallest gap has already decided how many fit.
    if self.perLine > 0, fixed.minSpace - gap > tolerance { gap = fixed.minSpace }
    if gap != stretched { fixedSize = (room - gap * gaps) / perLine }
    space = gap
    if fixed.centered {
      start += gap
      end += gap
    }
  }

  /// How many children with their gaps fit into a line, at least one.
  private func countThatFits(_ fixed: TGFixedSubviews, in room: Double) -> Double {
    let outerGap = fixed.centered ? -fixed.minSpace : fixed.minSpace
    let fitting = ((room + outerGap) / (fixed.size + fixed.minSpace)).rounded(.down)
    guard fitting.isFinite else { return Double(pass.count) }
    return max(fitting, 1)
  }
}
