import TangramCore

// The line that most containers are: children of known sizes, one after another.

extension Line {
  /// Lays out children that say nothing but their sizes, where no size depends on what is left
  /// along the line: one run over the children then does what takes several otherwise.
  ///
  /// - Returns: Whether all children are such; if not, nothing was written that the long way does
  ///   not write again.
  mutating func layOutSimply() -> Bool {
    guard commonSize == 0, shrinkType == .none, pass.gravity(Cross.self) == .none else {
      return false
    }
    // Local, so that writing to children does not make them be read again.
    let (space, crossStart) = (space, pass.paddingStart(Cross.self))
    var position = start
    var greatest = 0.0
    for index in 0..<pass.count {
      let child = pass[index]
      if !child.isPlain, !isSimple(child) { return false }
      if index > 0 { position += space }
      child.setOrigin(position, Main.self)
      child.setOrigin(crossStart, Cross.self)
      if child.isPlain {
        child.setExtent(child.plainExtent(Main.self), Main.self)
        child.setExtent(child.plainExtent(Cross.self), Cross.self)
      } else {
        sizeSimply(child)
      }
      position += child.extent(Main.self)
      greatest = max(greatest, child.extent(Cross.self))
    }
    if pass.wraps(Main.self) { pass.setSize(position + end, Main.self) }
    if pass.wraps(Cross.self) { setExtentAcross(greatest) }
    return true
  }

  /// Whether a child takes part in a simple line.
  @inline(__always)
  private func isSimple(_ child: TGChild) -> Bool {
    guard child.isBare(Main.self), child.isBare(Cross.self), child.alignment(Cross.self) == .none
    else { return false }
    switch child.sizeKind(Main.self) {
    case .none, .number, .wrap: break
    default: return false
    }
    switch child.sizeKind(Cross.self) {
    case .none, .number, .wrap: return true
    case .fill: return !pass.wraps(Cross.self)
    default: return false
    }
  }

  /// Sizes a child of a simple line: first the width, then the height, which may depend on it.
  @inline(__always)
  private func sizeSimply(_ child: TGChild) {
    if Self.widthsComeFirst {
      sizeSimply(child, Cross.self)
      sizeSimply(child, Main.self)
      pass.remeasure(child, Main.self)
    } else {
      sizeSimply(child, Main.self)
      sizeSimply(child, Cross.self)
      pass.remeasure(child, Cross.self)
    }
  }

  @inline(__always)
  private func sizeSimply<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) {
    switch child.sizeKind(Axis.self) {
    case .number: child.setExtent(child.plainExtent(Axis.self), Axis.self)
    case .fill: child.setExtent(pass.content(Axis.self), Axis.self)
    default: child.setExtent(child.current(Axis.self), Axis.self)
    }
  }
}
