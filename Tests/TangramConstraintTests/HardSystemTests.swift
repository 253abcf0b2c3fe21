import Tangram
import TangramTestSupport
import Testing

/// Extremely hard systems: solving them ends, and constraints that are not reported do hold.
@Suite struct HardSystemTests {
  @Test("Solving thousands of random constraints ends", arguments: [(437, 3_500), (900, 5_000)])
  func randomSystemsEnd(views: Int, constraints: Int) {
    let system = RandomSystem(seed: 1, views: views, constraints: constraints)
    let layout = system.layout.view.layout(in: system.environment)
    for entry in layout.entries {
      #expect((entry.frame.maxX + entry.frame.minX).isFinite && entry.frame.width >= 0)
    }
  }

  @Test func constraintsIgnoredAtTheWorkLimitAreNamed() throws {
    let system = RandomSystem(seed: 2, views: 437, constraints: 3_500)
    var environment = system.environment
    environment.limits.workPerView = 0
    let diagnostics = system.layout.view.layout(in: environment).diagnostics
    let spent = try #require(diagnostics.first { $0.code == "constraint-work" })
    #expect(
      spent.message.hasPrefix(
        "need more work than the limit allows; these are "
          + "ignored: ["))
    #expect(spent.message.hasSuffix(" more"))
  }

  @Test("Required inequalities that can hold together do hold", arguments: [60, 200])
  func satisfiableInequalitiesHold(count: Int) {
    var system = RandomSystem(seed: 3, views: count / 4, constraints: 0)
    system.addSatisfiableInequalities(count)
    let layout = system.layout.view.layout(in: system.environment)
    #expect(!layout.diagnostics.contains { $0.code == "constraint-conflict" })
    #expect(!layout.diagnostics.contains { $0.code == "constraint-work" })
    #expect(system.largestViolation(in: layout) < 1e-5)
  }

  @Test func solvingThousandsOfInequalitiesEnds() throws {
    var system = RandomSystem(seed: 3, views: 500, constraints: 0)
    system.addSatisfiableInequalities(2_000)
    let layout = system.layout.view.layout(in: system.environment)
    #expect(!layout.diagnostics.contains { $0.code == "constraint-conflict" })
    let violated = system.layout.constraints.count { system.violation(of: $0, in: layout) > 1e-6 }
    let spent = layout.diagnostics.first { $0.code == "constraint-work" }
    // The message ends with "… and 123 more" after eight named constraints.
    let words = spent?.message.split(separator: " ") ?? []
    let unconsidered = words.dropLast().last.flatMap { Int($0) }.map { $0 + 8 } ?? 0
    #expect(violated <= unconsidered)
    #expect(unconsidered < 2_000)
  }

  @Test("Unreported constraints do hold", arguments: 1...12 as ClosedRange<UInt64>)
  func unreportedConstraintsHold(seed: UInt64) {
    let system = RandomSystem(seed: seed, views: 12, constraints: 80)
    let layout = system.layout.view.layout(in: system.environment)
    let reported = layout.diagnostics.count { $0.code == "constraint-conflict" }
    let violated = system.layout.constraints.count {
      $0.priority == .required && system.violation(of: $0, in: layout) > 1e-6
    }
    #expect(reported == violated)
  }

  @Test func manyConflictingWidthsAreReportedAsOneGroup() {
    let title = TGView("title")
    var box = fixed { title }
    box.make(title) { make in
      make.left.top.height.equalTo(5)
      for width in 1...20 { make.width.equalTo(Double(10 * width)) }
    }
    #expect(
      reports(box) == [
        "title: width = 20 is off by 10, because it contradicts title.width = 10; "
          + "the same applies to title.width = 30, title.width = 40, title.width = 50 and 15 "
          + "similar constraints"
      ])
  }
}

/// Random constraints on the left edges, right edges and widths of views.
private struct RandomSystem {
  private(set) var layout = TGConstraintLayout()
  private let views: [TGView]
  private var random: SplitMix
  let environment = TGEnvironment(size: TGSize(width: 1_000, height: 100), snapping: .off)

  init(seed: UInt64, views count: Int, constraints: Int) {
    random = SplitMix(seed: seed)
    views = (0..<count).map { _ in TGView() }
    layout = TGConstraintLayout { views }.size(1_000, 100)
    for _ in 0..<constraints { addConstraint() }
  }

  private mutating func attribute() -> TGConstraintAttribute {
    [.left, .right, .width][Int.random(in: 0..<3, using: &random)]
  }

  private mutating func item(_ isSize: Bool) -> TGConstraintItem {
    let view = views[Int.random(in: views.indices, using: &random)].id
    while true {
      let attribute = attribute()
      if attribute.isSize == isSize { return TGConstraintItem(view, attribute) }
    }
  }

  private mutating func addConstraint() {
    let isSize = random.chance(33)
    let (first, second) = (item(isSize), item(isSize))
    let relations = TGConstraint.Relation.allCases
    layout.constraints.append(
      TGConstraint(
        first, relations[Int.random(in: 0..<3, using: &random)], random.chance(80) ? second : nil,
        constant: random.number(in: -100...100),
        priority: TGConstraintPriority(
          [1_000, 750, 250, 1][Int.random(in: 0..<4, using: &random)])))
  }

  /// Adds required inequalities that all hold at a common point, half of them without slack.
  mutating func addSatisfiableInequalities(_ count: Int) {
    var point: [TGViewID: (left: Double, width: Double)] = [:]
    for view in views {
      point[view.id] = (random.number(in: 0...900), random.number(in: 0...100))
    }
    func value(_ item: TGConstraintItem) -> Double {
      guard let view = item.view, let at = point[view] else { return 0 }
      return item.attribute == .left
        ? at.left : item.attribute == .right ? at.left + at.width : at.width
    }
    for _ in 0..<count {
      let isSize = random.chance(33)
      let (first, second) = (item(isSize), item(isSize))
      let slack = random.chance(50) ? 0 : random.number(in: 0...50)
      let isLess = random.chance(50)
      layout.constraints.append(
        TGConstraint(
          first, isLess ? .lessOrEqual : .greaterOrEqual, second,
          constant: value(first) - value(second) + (isLess ? slack : -slack)))
    }
  }

  func largestViolation(in found: TGLayout) -> Double {
    layout.constraints.reduce(0) { max($0, violation(of: $1, in: found)) }
  }

  /// The amount by which the frames violate a constraint.
  func violation(of constraint: TGConstraint, in found: TGLayout) -> Double {
    func value(_ item: TGConstraintItem) -> Double {
      guard let view = item.view, let frame = found[view] else {
        return item.attribute == .left ? 0 : 1_000
      }
      switch item.attribute {
      case .left: return frame.minX
      case .right: return frame.maxX
      default: return frame.width
      }
    }
    let isSize = constraint.first.attribute.isSize
    let second =
      constraint.second ?? (isSize ? nil : TGConstraintItem(nil, constraint.first.attribute))
    let difference = value(constraint.first) - (second.map(value) ?? 0) - constraint.constant
    switch constraint.relation {
    case .equal: return difference.magnitude
    case .lessOrEqual: return max(0, difference)
    case .greaterOrEqual: return max(0, -difference)
    }
  }
}
