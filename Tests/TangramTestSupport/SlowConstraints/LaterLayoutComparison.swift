import Tangram

/// Compares layouts of a random row after edits with those of a container whose cache is empty.
package struct LaterLayoutComparison {
  /// A description of the difference; nil if there is none.
  package private(set) var difference: String?
  /// The container after the last edit.
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
      // The first layouts fill the cache, before anything is edited.
      if edit > 2 { change(&random) }
      let room = TGSize(width: edit > 5 ? random.number(in: 300...500) : 500, height: 500)
      let (found, fresh) = (Self.frames(layout, room), Self.frames(freshLayout(), room))
      if found == fresh { continue }
      difference = "\(number), edit \(edit): \(found), not \(fresh); \(layout.constraints)"
      return
    }
  }

  /// Makes all constraints optional equalities, and removes the content of the views.
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

  /// The same container with an empty cache.
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
  /// Inactive constraints, so many that no cached solution applies to a list with them.
  ///
  /// Such a list is longer than those that are cached, so it is always solved from scratch.
  package static let unlikeAny = [TGConstraint](
    repeating: TGConstraint(TGConstraintItem(nil, .width), constant: 0, isActive: false), count: 128
  )
}
