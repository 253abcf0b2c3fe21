import TangramCore

// `tg_setSubviews`: children of one size along the line, with gaps that stretch.

extension Line {
  /// Works out the common size and the gaps; where a limit of the gaps is met, the size gives way.
  mutating func applyFixedSubviews(_ fixed: TGFixedSubviews) {
    guard pass.count > 0, fixed.size > 0 else { return }
    commonSize = fixed.size
    let room = pass[main].sizeBeforePass - start - end
    guard let spread = fixed.spread(Double(pass.count), in: room) else { return }
    (commonSize, space) = spread
    if fixed.centered {
      start += space
      end += space
    }
  }
}
