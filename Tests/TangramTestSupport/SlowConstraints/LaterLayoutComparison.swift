import Tangram

/// Later layouts of a random row, after edits, beside those of a container that remembers nothing.
package struct LaterLayoutComparison {
  /// What differs; nil where nothing does.
  package private(set) var difference: String?
  /// The container as it was in the end.
  package private(set) var layout: TGConstraintLayout
  private let wraps: Bool

  package init(number: UInt64) {
    let row = RandomRow(number: number)
    (layout, wraps) = (row.layout, row.wraps)
    setSizes(&layout)
    if number.isMultiple(of: 4) { keepEqualities() }
    layout.determineAll()
    var random = SplitMix(seed: number &+ 1)
    for edit in 0..<10 {
      // The first layouts find out what the later ones begin with.
      if edit > 2 { change(&random) }
      let room = TGSize(width: edit > 5 ? random.number(in: 300...500) : 500, height: 500)
      let (found, fresh) = (Self.frames(layout, room), Self.frames(freshLayout(), room))
      if found == fresh { continue }
      difference = "\(number), edit \(edit): \(found), not \(fresh); \(layout.constraints)"
      return
    }
  }

  /// Makes a list of wishes of it that are equalities, about views without content.
  private mutating func keepEqualities() {
    for place in layout.constraints.indices {
      layout.constraints[place].relation = .equal
      if layout.constraints[place].priority == .required {
        layout.constraints[place].priority = TGConstraintPriority(999)
      }
    }
    for child in layout.subviews.indices { layout.subviews[child].tg_content = nil }
  }

  private mutating func change(_ random: inout SplitMix) {
    for place in layout.constraints.indices where random.chance(30) {
      layout.constraints[place].constant = random.number(in: -60...120)
    }
    let child = Int.random(in: 0..<layout.subviews.count, using: &random)
    if layout.subviews[child].tg_content != nil {
      layout.subviews[child].tg_content = .size(random.number(in: 0...120), 10)
    }
  }

  /// The same container without what earlier layouts found out.
  private func freshLayout() -> TGConstraintLayout {
    var fresh = TGConstraintLayout()
    setSizes(&fresh)
    fresh.subviews = layout.subviews
    fresh.constraints = layout.constraints + TGConstraint.unlikeAny
    return fresh
  }

  private func setSizes(_ layout: inout TGConstraintLayout) {
    layout.tg_width.equal(wraps ? .wrap : .fill)
    layout.tg_height.equal(100)
  }

  private static func frames(_ layout: TGConstraintLayout, _ room: TGSize) -> [TGRect] {
    let environment = TGEnvironment(size: room, snapping: .off)
    return layout.view.layout(in: environment).entries.map { $0.frame }
  }
}

extension TGConstraint {
  /// Constraints that take no part, so many that what is remembered of other lists is of no use.
  ///
  /// A list with them is longer than those are, so its numbers are found by a search.
  package static let unlikeAny = [TGConstraint](
    repeating: TGConstraint(TGConstraintItem(nil, .width), constant: 0, isActive: false), count: 128
  )
}
