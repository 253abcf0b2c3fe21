import TangramCore

// `tg_setSubviews`: children of one size along the lines, with gaps that stretch.

extension Flow {
  /// Works out the common size and the gaps; where a limit of the gaps is met, the size gives way.
  mutating func applyFixedSubviews() {
    guard let fixed = options.fixedSubviews else { return }
    guard (fixed.size + fixed.leastSpace).isFinite, !fixed.maxSpace.isNaN else {
      pass.report("fixedSubviews", .notFinite(replacement: 0))
      return
    }
    fixedSize = fixed.size
    // A line without end has no room to share out.
    if isEndless { return }
    let room = length - start - end
    let perLine = perLine > 0 ? Double(perLine) : countThatFits(fixed, in: room)
    // Where the lines break by content, the smallest gap has already decided how many fit.
    let spread = fixed.spread(perLine, in: room, keepsLeast: self.perLine > 0)
    guard let spread else { return }
    (fixedSize, space) = spread
    if fixed.centered {
      start += space
      end += space
    }
  }

  /// The size that children without one are going to have, if there is a common one.
  ///
  /// Children are packed with it, but with the container's own padding and gaps.
  var sizeOfFixedSubviews: Double? {
    mutating get {
      let own = (start, end, space)
      applyFixedSubviews()
      (start, end, space) = own
      return fixedSize
    }
  }

  /// How many children with their gaps fit into a line, at least one.
  func countThatFits(_ fixed: TGFixedSubviews, in room: Double) -> Double {
    let least = fixed.leastSpace
    let fitting = ((room + (fixed.centered ? -least : least)) / (fixed.size + least)).rounded(.down)
    guard fitting.isFinite else { return Double(pass.count) }
    return max(fitting, 1)
  }
}
