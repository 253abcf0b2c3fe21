import TangramCore

/// A row of views and spacers in the making; seen along `Main`, a column is one, too.
struct Row<Main: TGAxisType>: TGAxisWork {
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
    gap = pass[Main()].space
  }
}

// MARK: - Along the row

extension Row {
  /// Finds how long everything is that does not depend on the room.
  mutating func measure() {
    var previous = Neighbor.none
    for (index, child) in pass.children.enumerated() {
      if let spacer = spacer(at: index) {
        let isLeftOver = isLeftOver(index, after: previous)
        measure(isLeftOver ? Spacer(length: 0) : spacer, child, index)
        if !isLeftOver { previous = .spacer }
      } else {
        if previous == .view { length += gap }
        measure(child)
        previous = .view
      }
    }
  }

  private mutating func measure(_ child: TGChild) {
    if child[main].needsOtherAxis {
      child[cross].size(room: pass[cross].roomBeforePass)
    }
    if child[main].size(room: 0) {
      length += child[main].extent
    } else {
      unsizedCount += 1
    }
  }

  /// Sizes the stack along the row, if it wraps there: views without a size and flexible spacers
  /// count with the least they take.
  func wrapAlong() {
    guard pass[main].wraps else { return }
    pass[main].wrap(flexible.reduce(length) { $0 + $1.minimum })
  }

  /// Shares what is left among the views without a size; else among the flexible spacers; else
  /// between the ends that no spacer holds.
  mutating func shareRoom() {
    let room = pass[main].content - length
    if unsizedCount > 0 {
      share = max(0, room - giveMinimums()) / Double(unsizedCount)
    } else if !flexible.isEmpty {
      shareAmongSpacers(room)
    } else if pass.count > 0, room > tolerance, spacer(at: 0) == nil {
      lead = room / (spacer(at: pass.count - 1) == nil ? 2 : 1)
    }
  }
}

// MARK: - Placing

extension Row {
  /// Places everything along the row, and sizes and places it across.
  func place() {
    let greatest = placeAlong()
    guard pass[cross].wraps else { return }
    pass[cross].wrap(greatest)
    let room = pass[cross].content
    for index in 0..<pass.count where !isSpacer(index) {
      let child = pass[index]
      if case .unsized = child[cross].length {
        child[cross].size(room: room)
      }
      child[cross].align(alignment)
    }
  }

  /// Places everything along the row, and across as well if the extent of the stack is known there.
  ///
  /// - Returns: The greatest extent across of a view that has one of its own.
  private func placeAlong() -> Double {
    var (end, greatest) = (pass[main].paddingStart + lead, 0.0)
    var followsView = false
    for (index, child) in pass.children.enumerated() {
      if isSpacer(index) {
        place(spacer: child, at: &end)
        followsView = false
      } else {
        if followsView { end += gap }
        followsView = true
        place(child, at: &end, &greatest)
      }
    }
    return greatest
  }

  /// Gives a view its share, if it has no size along the row, and its extent across, and places it.
  private func place(_ child: TGChild, at end: inout Double, _ greatest: inout Double) {
    if unsizedCount > 0, case .unsized = child[main].length {
      child[main].size(room: share)
    }
    child[main].origin = end
    end += child[main].extent
    if child[cross].size(room: pass[cross].content) {
      greatest = max(greatest, child[cross].extent)
    }
    if !pass[cross].wraps { child[cross].align(alignment) }
  }
}

/// Lengths that differ by less are the same.
private let tolerance = 1e-9
