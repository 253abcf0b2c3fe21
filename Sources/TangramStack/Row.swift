import TangramCore

/// A row of views and spacers in the making; seen along `Main`, a column is one, too.
struct Row<Main: TGAxisType> {
  typealias Cross = Main.Cross

  let pass: TGPass
  /// Where views go across.
  let alignment: TGAlignment
  /// The gap between neighbours without a spacer between them.
  let gap: Double

  /// The length of sized views, fixed spacers and gaps in all.
  var length = 0.0
  /// The number of views without a size.
  var unsizedCount = 0
  var hasSpacers = false
  var flexible: [FlexibleSpacer] = []
  /// The length before the first view, of a spacer that nobody wrote.
  var lead = 0.0
  /// The length that each view without a size gets.
  var share = 0.0

  init(pass: TGPass, alignment: TGAlignment) {
    self.pass = pass
    self.alignment = alignment
    gap = pass.space(Main.self)
  }
}

// MARK: - Along the row

extension Row {
  /// Finds how long everything is that does not depend on the room.
  mutating func measure() {
    var previous = Neighbor.none
    for index in 0..<pass.count {
      let child = pass[index]
      if let spacer = spacer(at: index) {
        hasSpacers = true
        let isLeftOver = isLeftOver(index, behind: previous)
        measure(isLeftOver ? SpacerAlgorithm(length: 0) : spacer, child, index)
        if !isLeftOver { previous = .spacer }
        continue
      }
      if previous == .view { length += gap }
      previous = .view
      measure(child)
    }
  }

  @inline(__always)
  private mutating func measure(_ child: TGChild) {
    if child.isPlain, child.plainExtent(Main.self) > 0 {
      child.setExtent(child.plainExtent(Main.self), Main.self)
      length += child.plainExtent(Main.self)
    } else {
      measureInFull(child)
    }
  }

  @inline(never)
  private mutating func measureInFull(_ child: TGChild) {
    if pass.needsOtherAxis(child, Main.self) {
      pass.size(child, Cross.self, room: pass.roomBeforePass(Cross.self))
    }
    if pass.size(child, Main.self, room: 0) {
      length += child.extent(Main.self)
    } else {
      unsizedCount += 1
    }
  }

  /// Sizes the stack along the row, if it wraps there: views without a size and flexible spacers
  /// count with the least they take.
  func wrapAlong() {
    guard pass.wraps(Main.self) else { return }
    pass.wrap(flexible.reduce(length) { $0 + $1.minimum }, Main.self)
  }

  /// Shares what is left among the views without a size; else among the flexible spacers; else
  /// between the ends that no spacer holds.
  mutating func shareRoom() {
    let room = pass.content(Main.self) - length
    if unsizedCount > 0 {
      share = max(0, room - giveMinimums()) / Double(unsizedCount)
    } else if !flexible.isEmpty {
      shareAmongSpacers(room)
    } else if pass.count > 0, spacer(at: 0) == nil {
      lead = max(0, room) / (spacer(at: pass.count - 1) == nil ? 2 : 1)
    }
  }
}

// MARK: - Placing

extension Row {
  /// Places everything along the row, and sizes and places it across.
  func place() {
    let greatest = placeAlong()
    guard pass.wraps(Cross.self) else { return }
    pass.wrap(greatest, Cross.self)
    let room = pass.content(Cross.self)
    for index in 0..<pass.count where !isSpacer(index) {
      let child = pass[index]
      if case .unsized = pass.length(of: child, Cross.self) {
        pass.size(child, Cross.self, room: room)
      }
      pass.align(child, alignment, Cross.self)
    }
  }

  /// Places everything along the row, and across as well if the extent of the stack is known there.
  ///
  /// - Returns: The greatest extent across of a view that has one of its own.
  private func placeAlong() -> Double {
    let wraps = pass.wraps(Cross.self)
    let room = pass.content(Cross.self)
    var position = pass.paddingStart(Main.self) + lead
    var followsView = false
    var greatest = 0.0
    for index in 0..<pass.count {
      let child = pass[index]
      if isSpacer(index) {
        place(spacer: child, at: position)
        position += child.extent(Main.self)
        followsView = false
        continue
      }
      if followsView { position += gap }
      followsView = true
      let isSized = sizeInRow(child, room: room)
      child.setOrigin(position, Main.self)
      position += child.extent(Main.self)
      if !wraps {
        pass.align(child, alignment, Cross.self)
      } else if isSized {
        greatest = max(greatest, child.extent(Cross.self))
      }
    }
    return greatest
  }

  /// Gives a view its share, if it has no size along the row, and its extent across.
  ///
  /// - Returns: Whether it has an extent across of its own.
  @inline(__always)
  private func sizeInRow(_ child: TGChild, room: Double) -> Bool {
    if child.isPlain, child.plainExtent(Main.self) > 0, child.plainExtent(Cross.self) > 0 {
      child.setExtent(child.plainExtent(Cross.self), Cross.self)
      return true
    }
    return sizeInFull(child, room: room)
  }

  @inline(never)
  private func sizeInFull(_ child: TGChild, room: Double) -> Bool {
    if unsizedCount > 0, case .unsized = pass.length(of: child, Main.self) {
      pass.size(child, Main.self, room: share)
    }
    return pass.size(child, Cross.self, room: room)
  }
}
