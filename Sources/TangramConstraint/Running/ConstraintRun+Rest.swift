import TangramCore

// What is still free when all entries are met: it stays as it was.

extension ConstraintRun {
  /// Keeps sizes first and places then, as near as possible to the frames before layout.
  mutating func keepRest(_ axes: RunAxes) {
    let (isHorizontal, isVertical) = (axes.contains(.horizontal), axes.contains(.vertical))
    // The container has no frame to keep.
    if isHorizontal { _ = system.keep(ItemPart.width.of(0), near: 0) }
    if isVertical { _ = system.keep(ItemPart.height.of(0), near: 0) }
    for item in 1..<max(1, items.count) {
      if isHorizontal { keep(.width, item) }
      if isVertical { keep(.height, item) }
    }
    for item in 1..<max(1, items.count) {
      if isHorizontal { keep(.x, item) }
      if isVertical { keep(.y, item) }
    }
    // One that was kept may follow from others that were kept after it.
    if !findings.free.isEmpty { resolveAll() }
  }

  /// The same for some unknowns only, all others being known.
  mutating func keepRest(of unknowns: borrowing Store<Int32>) {
    var rest: [Int32] = []
    for place in 0..<unknowns.count
    where system.unknowns[Int(unknowns[place])].state != .fixed {
      rest.append(unknowns[place])
    }
    rest.sort()
    for unknown in rest where unknown & 3 >= 2 { keep(Int(unknown)) }
    for unknown in rest where unknown & 3 < 2 { keep(Int(unknown)) }
  }

  private mutating func keep(_ unknown: Int) {
    let (part, item) = (ItemPart(rawValue: unknown & 3) ?? .x, unknown >> 2)
    if item > 0 { return keep(part, item) }
    if part == .width || part == .height { _ = system.keep(unknown, near: 0) }
  }

  private mutating func resolveAll() {
    for unknown in 0..<(4 * items.count) { system.resolve(unknown) }
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
