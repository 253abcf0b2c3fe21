import TangramCore

// What is still free when all entries are met: it stays as it was.

extension ConstraintRun {
  /// Keeps sizes first and places then, as near as possible to the frames before layout.
  mutating func keepRest(_ axes: TGAxes) {
    for part in [ItemPart.width, .height] where isAlong(part, axes) {
      // The container has no frame to keep.
      _ = system.keep(part.of(0), near: 0)
    }
    for item in 1..<max(1, items.count) {
      for part in [ItemPart.width, .height] where isAlong(part, axes) { keep(part, item) }
    }
    for item in 1..<max(1, items.count) {
      for part in [ItemPart.x, .y] where isAlong(part, axes) { keep(part, item) }
    }
    // One that was kept may follow from others that were kept after it.
    if !findings.free.isEmpty { resolveAll() }
  }

  private mutating func resolveAll() {
    for unknown in 0..<(4 * items.count) { system.resolve(unknown) }
  }

  private func isAlong(_ part: ItemPart, _ axes: TGAxes) -> Bool {
    axes.contains(part == .x || part == .width ? .horizontal : .vertical)
  }

  @inline(__always) private mutating func keep(_ part: ItemPart, _ item: Int) {
    let unknown = part.of(item)
    if system.unknowns[unknown].state == .fixed { return }
    system.resolve(unknown)
    if system.unknowns[unknown].state == .fixed { return }
    keepFree(part, item)
  }

  private mutating func keepFree(_ part: ItemPart, _ item: Int) {
    guard items[item].place >= 0 else { return }
    let frame = pass[any: Int(items[item].place)].frameBefore
    let number: Double
    switch part {
    case .width: number = max(0, frame.width)
    case .height: number = max(0, frame.height)
    case .y: number = frame.minY
    case .x:
      number =
        isRightToLeft
        ? extent(0, .horizontal) - extent(item, .horizontal) - frame.minX : frame.minX
    }
    let wasFree = system.keep(part.of(item), near: number)
    if wasFree { findings.free.append(FreePart(part: part, item: item)) }
  }
}
