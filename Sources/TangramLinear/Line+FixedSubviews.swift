import TangramCore

// `tg_setSubviews`: children of one size along the line, with gaps that stretch.

extension Line {
  /// Works out the common size and the gaps; where a limit of the gaps is met, the size gives way.
  mutating func applyFixedSubviews(_ fixed: TGFixedSubviews) {
    guard pass.count > 0, fixed.size > 0 else { return }
    commonSize = fixed.size
    let count = Double(pass.count)
    let gaps = fixed.centered ? count + 1 : count - 1
    guard gaps > 0 else { return }
    let room = pass[main].sizeBeforePass - start - end
    space = (room - fixed.size * count) / gaps
    let stretched = space
    if space - fixed.maxSpace > tolerance { space = fixed.maxSpace }
    if fixed.minSpace - space > tolerance { space = fixed.minSpace }
    if space != stretched { commonSize = (room - space * gaps) / count }
    if fixed.centered {
      start += space
      end += space
    }
  }
}
