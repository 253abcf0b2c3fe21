import TangramCore
import TangramExplanations

/// The state of a row of views and spacers while it is laid out; a column is a row along the vertical
/// axis.
struct Row<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  /// The alignment of views across the row.
  let alignment: TGAlignment
  /// The gap between neighboring views that have no spacer between them.
  let gap: Double

  /// The total length of sized views, fixed spacers and gaps.
  var length = 0.0
  /// The number of views without a size.
  var unsizedCount = 0
  var hasSpacers = false
  var flexible: [FlexibleSpacer] = []
  /// The length of an implicit spacer before the first view.
  var lead = 0.0
  /// The length of each view without a size.
  var share = 0.0

  init(pass: TGPass, alignment: TGAlignment) {
    self.pass = pass
    self.alignment = alignment
    gap = pass[Main()].space
  }
}

// MARK: - Along the row

extension Row {
  /// Measures all views and spacers whose length does not depend on the available space.
  mutating func measure() {
    var previous = Neighbor.none
    for (index, child) in pass.children.enumerated() {
      if let spacer = child.spacer {
        let isRedundant = isRedundant(index, after: previous)
        measure(isRedundant ? Spacer(length: 0) : spacer, child, index)
        if !isRedundant { previous = .spacer }
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

  /// Sizes the stack along the row, if it wraps on that axis.
  ///
  /// Views without a size and flexible spacers contribute their minimum length.
  func wrapAlong() {
    guard pass[main].wraps else { return }
    pass[main].wrap(flexible.reduce(length) { $0 + $1.minimum })
  }

  /// Distributes the remaining length: among the views without a size or, if there are none, among the
  /// flexible spacers or, if there are none either, among the ends of the row that have no spacer.
  mutating func shareRoom() {
    let room = pass[main].content - length
    lead = lead(of: room)
    if unsizedCount > 0 {
      share = share(of: room - assignMinimums())
    } else if !flexible.isEmpty {
      shareAmongSpacers(room)
    }
  }

  /// The length of each view without a size.
  func share<Number: TGRuleNumber>(of room: Number) -> Number {
    let room = room.atLeast(Number(0))
    return unsizedCount == 1 ? room : room / Number(Double(unsizedCount))
  }

  /// The length of an implicit spacer before the first view.
  func lead<Number: TGRuleNumber>(of room: Number) -> Number {
    let isShared = unsizedCount > 0 || !flexible.isEmpty || room.value <= tolerance
    if isShared || pass.count == 0 || pass[0].spacer != nil { return Number(0) }
    return pass[pass.count - 1].spacer == nil ? room / Number(2) : room
  }
}

// MARK: - Placing

// These methods are `mutating` although they do not change the row, so that the row is passed by
// reference rather than copied for each view.

extension Row {
  /// Places all views and spacers along the row, and sizes and places them across it.
  mutating func place() {
    let greatest = placeAlong()
    guard pass[cross].wraps else { return }
    pass[cross].wrap(greatest)
    let room = pass[cross].content
    for child in pass.children where !isSpacer(child) {
      child[cross].fillIfUnsized(room)
      child[cross].align(alignment)
    }
  }

  /// Places all views and spacers along the row, and also across it if the stack's extent on that axis
  /// is resolved.
  ///
  /// - Returns: The largest cross-axis extent of the views that have one of their own.
  private mutating func placeAlong() -> Double {
    var (end, greatest) = (pass[main].paddingStart + lead, 0.0)
    var followsView = false
    for child in pass.children {
      if isSpacer(child) {
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

  /// Resolves the length of a view without a size, sizes the view across the row, and places it.
  private mutating func place(_ child: TGChild, at end: inout Double, _ greatest: inout Double) {
    if unsizedCount > 0 { child[main].fillIfUnsized(share) }
    child[main].origin = end
    end += child[main].extent
    if child[cross].size(room: pass[cross].content) {
      greatest = max(greatest, child[cross].extent)
    }
    if !pass[cross].wraps { child[cross].align(alignment) }
  }
}

/// The difference below which two lengths are considered equal.
private let tolerance = 1e-9
