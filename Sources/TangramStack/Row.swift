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
  /// The number of plain views before anything else.
  var plainCount = 0
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
    var index = 0
    while index < pass.count {
      let start = index
      length += measurePlainViews(&index)
      if start == 0 { plainCount = index }
      if index == start {
        index += 1
        if let spacer = spacer(at: start) {
          let isLeftOver = isLeftOver(start, behind: previous)
          measure(isLeftOver ? SpacerAlgorithm(length: 0) : spacer, pass[start], start)
          if !isLeftOver { previous = .spacer }
          continue
        }
        measure(pass[start])
      }
      let views = index - start
      length += gap * Double(previous == .view ? views : views - 1)
      previous = .view
    }
  }

  @inline(never)
  private mutating func measure(_ child: TGChild) {
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
    var end = pass.paddingStart(Main.self) + lead
    var greatest = 0.0
    var index = 0
    var followsView = false
    while index < pass.count {
      let start = index
      if isSpacer(index) {
        place(spacer: pass[index], at: &end)
        followsView = false
        index += 1
        continue
      }
      if followsView { end += gap }
      followsView = true
      placePlainViews(&index, at: &end, &greatest)
      if index == start {
        place(pass[index], at: &end, &greatest)
        index += 1
      }
    }
    return greatest
  }

  /// Gives a view its share, if it has no size along the row, and its extent across, and places it.
  @inline(never)
  private func place(_ child: TGChild, at end: inout Double, _ greatest: inout Double) {
    if unsizedCount > 0, case .unsized = pass.length(of: child, Main.self) {
      pass.size(child, Main.self, room: share)
    }
    child.setOrigin(end, Main.self)
    end += child.extent(Main.self)
    if pass.size(child, Cross.self, room: pass.content(Cross.self)) {
      greatest = max(greatest, child.extent(Cross.self))
    }
    if !pass.wraps(Cross.self) { pass.align(child, alignment, Cross.self) }
  }
}
