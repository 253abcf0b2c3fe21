import TangramCore

// What happens to a line when it is complete: the gravity along it, and how its children stand
// across it.

extension Flow {
  /// Aligns the children of the line in progress, those at the places from `first` up to `next`.
  @inline(__always)
  func alignLine(_ first: Int, _ next: Int) {
    switch gravity {
    case .none, .start, .windowCenter, .baseline, .other: break
    default: alignAlong(first, next)
    }
    if line.hasAlignment { alignAcross(first, next) }
  }

  private func alignAlong(_ first: Int, _ next: Int) {
    if isHeldBack(first, next), options.lastLinePolicy != .always {
      if options.lastLinePolicy == .auto { standUnderLineBefore(first, next) }
      return
    }
    let count = Double(next - first)
    let room = length - (start + end) - line.reach
    switch gravity {
    case .center: spread(first, next, from: room / 2)
    case .end: spread(first, next, from: room)
    case .between: if count > 1 { spread(first, next, by: room / (count - 1)) }
    case .around where count > 1: spread(first, next, from: room / count / 2, by: room / count)
    case .among where count > 1:
      spread(first, next, from: room / (count + 1), by: room / (count + 1))
    case .around, .among: spread(first, next, from: room / 2)
    case .fill: if perLine == 0, count > 0 { stretch(first, next, by: room / count) }
    case .none, .start, .windowCenter, .baseline, .other: break
    }
  }

  /// Whether the line is a last one that is not full, under a gravity that spreads or stretches.
  private func isHeldBack(_ first: Int, _ next: Int) -> Bool {
    guard next == pass.count, next - first != perLine else { return false }
    switch gravity {
    case .between, .around, .among, .fill: return true
    default: return false
    }
  }

  private func spread(_ first: Int, _ next: Int, from shift: Double = 0, by gap: Double = 0) {
    for place in first..<next {
      let child = child(at: place)
      let origin = child.origin(Main.self) + shift + gap * Double(place - first)
      child.setOrigin(origin, Main.self)
    }
  }

  private func stretch(_ first: Int, _ next: Int, by growth: Double) {
    spread(first, next, by: growth)
    for place in first..<next {
      let child = child(at: place)
      child.setExtent(child.extent(Main.self) + growth, Main.self)
    }
  }

  private func standUnderLineBefore(_ first: Int, _ next: Int) {
    guard perLine > 0, first >= perLine else { return }
    for index in first..<next {
      pass[index].setOrigin(pass[index - perLine].origin(Main.self), Main.self)
    }
  }

  @inline(__always)
  private func alignAcross(_ first: Int, _ next: Int) {
    // With `between` rows leave the children's own alignment out of account; columns do not.
    if Self.linesAreRows, arranged == .between { return }
    for place in first..<next {
      let child = child(at: place)
      let own = child.alignment(Cross.self)
      let alignment = own == .none ? arranged : own
      if alignment != .none { alignAcross(child, alignment) }
    }
  }

  private func alignAcross(_ child: TGChild, _ alignment: TGAlignment) {
    let room = line.depth - child.start(Cross.self) - child.end(Cross.self)
    switch alignment {
    case .center:
      let shift = (room - child.extent(Cross.self)) / 2
      child.setOrigin(child.origin(Cross.self) + shift, Cross.self)
    case .end:
      let shift = room - child.extent(Cross.self)
      child.setOrigin(child.origin(Cross.self) + shift, Cross.self)
    case .fill: child.setExtent(child.clamp(room, Cross.self), Cross.self)
    case .none, .start, .windowCenter, .baseline, .between, .around, .among, .other: break
    }
  }
}
