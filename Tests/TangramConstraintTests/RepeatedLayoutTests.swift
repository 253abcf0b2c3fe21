import Tangram
import TangramTestSupport
import Testing

/// Layouts after edits start from cached results of the layout before.
@Suite struct RepeatedLayoutTests {
  static let seeds: ClosedRange<UInt64> = 1...20

  /// The frames of a copy of the container with an empty cache.
  private func freshFrames(_ layout: TGConstraintLayout) -> [TGRect] {
    var fresh = fixed(Array(layout.subviews))
    fresh.constraints = layout.constraints + TGConstraint.unlikeAny
    return frames(fresh)
  }

  private let environment = TGEnvironment(
    size: TGSize(width: 320, height: 200), snapping: .off)

  private func frames(_ layout: TGLayout) -> [TGRect] {
    layout.entries.filter { $0.path.count == 1 }.map { $0.frame }
  }

  private func frames(_ layout: TGConstraintLayout) -> [TGRect] {
    frames(layout.view.layout(in: environment))
  }

  /// Views tied to each other at random, some of them texts or with sizes of their own.
  private func list(_ random: inout SplitMix) -> TGConstraintLayout {
    let views = (0..<20).map { _ in
      random.chance(40)
        ? TGView(.text(chars: Int.random(in: 1...40, using: &random), advance: 6, line: 14))
        : random.chance(20) ? TGView().width(30) : TGView()
    }
    var list = fixed(views)
    for (index, view) in views.enumerated() {
      let earlier = views[Int.random(in: 0...max(0, index - 1), using: &random)]
      list.make(view) { make in
        make.left.equalTo(random.number(in: 0...40))
        if random.chance(40) { make.width.equalTo(random.number(in: 20...90)) }
        if random.chance(20) { make.right.lessThanOrEqualToSuperview().offset(-8) }
        if random.chance(20) { make.width.equalTo(earlier).multipliedBy(0.7).priority(600) }
        if random.chance(50) { make.height.equalTo(random.number(in: 10...30)) }
        if index == 0 {
          make.top.equalToSuperview().offset(3)
        } else if random.chance(80) {
          make.top.equalTo(views[index - 1].bottomAnchor).offset(random.number(in: 0...9))
        } else {
          make.centerY.equalTo(earlier).offset(random.number(in: 0...9))
        }
      }
    }
    return list
  }

  @Test("Layouts after edits are bit-identical to a fresh layout", arguments: seeds)
  func warmEqualsFresh(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var layout = list(&random)
    var session = TGLayoutSession()
    for edit in 0..<12 {
      #expect(
        frames(session.layout(layout.view, in: environment)) == freshFrames(layout),
        "seed \(seed), edit \(edit)")
      let view = Int.random(in: 0..<20, using: &random)
      let constraint = Int.random(in: layout.constraints.indices, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let chars = Int.random(in: 1...60, using: &random)
        layout.subviews[view].tg_content = .text(chars: chars, advance: 6, line: 14)
      case 1: layout.subviews[view].tg_hugging.vertical = random.chance(50) ? 251 : 250
      case 2: layout.subviews[view].tg_visibility = random.chance(50) ? .gone : .visible
      default: layout.constraints[constraint].constant = random.number(in: -20...60)
      }
    }
  }

  /// A row of views tied by equalities only, some of them optional.
  private func equalities(_ random: inout SplitMix) -> TGConstraintLayout {
    let views = (0..<15).map { _ in TGView() }
    var row = fixed(views)
    for (index, view) in views.enumerated() {
      let earlier = views[Int.random(in: 0...max(0, index - 1), using: &random)]
      row.make(view) { make in
        make.top.equalToSuperview().offset(random.number(in: 0...9))
        make.height.equalTo(random.number(in: 10...30))
        if index == 0 {
          _ = make.leading.equalToSuperview().offset(random.number(in: 0...9))
        } else {
          make.leading.equalTo(views[index - 1].trailingAnchor).offset(random.number(in: 0...5))
          let tie = make.width.equalTo(earlier)
          if random.chance(30) { tie.multipliedBy(0.5) }
          if random.chance(30) { tie.offset(random.number(in: -4...4)) }
        }
        if random.chance(20) { make.centerX.equalTo(100).priority(400) }
      }
    }
    row.make(views[14]) { $0.trailing.equalToSuperview().offset(-4) }
    return row
  }

  @Test("Cached solutions of equalities are reevaluated bit-identically", arguments: seeds)
  func cachedSolutionsAreReevaluated(seed: UInt64) {
    var random = SplitMix(seed: 7_000 + seed)
    var layout = equalities(&random)
    for edit in 0..<30 {
      #expect(frames(layout) == freshFrames(layout), "seed \(seed), edit \(edit)")
      if edit < 3 { continue }
      for place in layout.constraints.indices where random.chance(edit % 5 == 0 ? 20 : 3) {
        // Some edits are large enough to change which optional constraints hold.
        layout.constraints[place].constant = random.number(in: random.chance(5) ? -90...90 : 0...9)
      }
    }
  }

  /// A column of views with 4 constraints each.
  private func tower(_ count: Int) -> (layout: TGConstraintLayout, views: [TGView]) {
    let views = (0..<count).map { _ in TGView() }
    var tower = fixed(views)
    for (index, view) in views.enumerated() {
      tower.make(view) {
        $0.left.right.equalToSuperview()
        $0.height.equalTo(10).named("height \(index)")
        if index > 0 { $0.top.equalTo(views[index - 1].bottomAnchor) } else { $0.top.equalTo(0) }
      }
    }
    return (tower, views)
  }

  @Test func aConflictCausedByAnEditIsReported() {
    var (layout, views) = tower(3)
    layout.make(views[2]) { $0.bottom.lessThanOrEqualToSuperview() }
    var session = TGLayoutSession()
    for _ in 0..<5 {
      layout["height 1"]?.constant = 20
      #expect(session.layout(layout.view, in: environment).diagnostics.isEmpty)
      layout["height 1"]?.constant = 30
      #expect(session.layout(layout.view, in: environment).diagnostics.isEmpty)
    }
    layout["height 1"]?.constant = 300
    let late = session.layout(layout.view, in: environment)
    #expect(late.diagnostics.contains { $0.code == "constraint-conflict" })
    layout["height 1"]?.constant = 40
    let after = session.layout(layout.view, in: environment)
    #expect(after.diagnostics.isEmpty)
    #expect(frames(after)[2] == TGRect(x: 0, y: 50, width: 320, height: 10))
  }

  @Test func constraintsOfALongListAreEditedOneByOne() {
    var (layout, _) = tower(40)
    let before = layout
    var session = TGLayoutSession()
    for index in 0..<40 {
      layout["height \(index)"]?.constant = 11
      #expect(layout["height \(index)"]?.constant == 11)
      let last = frames(session.layout(layout.view, in: environment)).last
      #expect(last?.minY == 390 + Double(min(index + 1, 39)))
    }
    #expect(layout.constraints.filter { $0.constant == 11 }.count == 40)
    #expect(before.constraints.allSatisfy { $0.constant != 11 })
    #expect(layout.options != before.options)
    for index in 0..<40 { layout["height \(index)"]?.constant = 10 }
    #expect(layout.constraints == before.constraints)
  }

  @Test func everyKindOfEditKeepsEarlierEdits() {
    var (layout, views) = tower(20)
    layout["height 3"]?.constant = 30
    layout.update(views[4]) { $0.height.equalTo(31) }
    layout["height 4"]?.isActive = false
    layout["height 5"] = nil
    #expect(layout.constraints.count == 79)
    #expect(layout["height 3"]?.constant == 30)
    #expect(layout["height 4"]?.constant == 31)
    #expect(layout["height 4"]?.isActive == false)
    layout["height 6"]?.constant = 32
    layout.make(views[5]) { $0.height.equalTo(33) }
    layout.constraints[0].constant = 1
    #expect(layout["height 6"]?.constant == 32)
    #expect(layout.constraints.last?.constant == 33)
    #expect(frames(layout)[5].height == 33)
  }
}
