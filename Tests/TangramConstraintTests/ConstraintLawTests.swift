import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every constraint layout, checked on random ones.
@Suite struct ConstraintLawTests {
  static let seeds: ClosedRange<UInt64> = 1...30

  @Test("Right to left mirrors a layout that uses leading and trailing", arguments: seeds)
  func mirror(seed: UInt64) {
    let layout = RandomCard(seed: seed, names: .logical).layout
    let left = frames(layout)
    let right = frames(layout, rightToLeft: true)
    let mirrored = left.map {
      TGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(isClose(mirrored, right), "\(mirrored) beside \(right)")
  }

  @Test("Left and right stay where they are in a right-to-left layout", arguments: seeds)
  func sidesStay(seed: UInt64) {
    let layout = RandomCard(seed: seed, names: .physical).layout
    let (left, right) = (frames(layout), frames(layout, rightToLeft: true))
    #expect(isClose(left, right), "\(left) beside \(right)")
  }

  @Test("Repeating constraints at the end of the list changes nothing", arguments: seeds)
  func repeatedConstraintsChangeNothing(seed: UInt64) {
    var layout = RandomCard(seed: seed, names: .physical).layout
    let before = frames(layout)
    // Every constraint once more.
    for constraint in layout.constraints { layout.constraints.append(constraint) }
    #expect(isClose(before, frames(layout)))
  }

  @Test("A warm layout equals a cold one", arguments: seeds)
  func warmEqualsCold(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var environment = TGEnvironment(size: TGSize(width: 320, height: 480), scale: 2)
    var tree = TGLinearLayout(.vert) {
      RandomCard(seed: seed, names: .physical).layout
      RandomCard(seed: seed + 100, names: .logical).layout
    }
    tree.tg_size(width: .fill, height: .wrap)
    for place in 0...1 { tree.subviews[place].tg_width.equal(.fill) }
    var session = TGLayoutSession()
    _ = session.layout(tree, in: environment)
    for _ in 0..<8 {
      if random.chance(20) {
        environment.size.width = random.number(in: 200...400)
      } else {
        edit(&tree[path: [Int.random(in: 0...1, using: &random)]], &random)
      }
      let warm = session.layout(tree, in: environment).entries.map { $0.frame }
      let cold = tree.view.layout(in: environment).entries.map { $0.frame }
      #expect(warm == cold, "seed \(seed)")
    }
  }

  @Test("Copies share a cache of their list, and each has the right frames", arguments: 1...10)
  func copiesSharingACacheHaveTheRightFrames(seed: UInt64) {
    let template = RandomCard(seed: seed, names: .physical).layout
    var random = SplitMix(seed: seed)
    for _ in 0..<6 {
      var copy = template.view
      edit(&copy, &random)
      // A container with an empty cache.
      var fresh = fixed(Array(copy.subviews))
      fresh.constraints = TGConstraintLayout(copy)?.constraints ?? []
      #expect(frames(copy) == frames(fresh), "seed \(seed)")
    }
  }

  private func edit(_ view: inout TGView, _ random: inout SplitMix) {
    guard var card = TGConstraintLayout(view) else { return }
    let place = Int.random(in: card.constraints.indices, using: &random)
    let child = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: card.constraints[place].constant = random.number(in: -20...90)
    case 5:
      let chars = Int.random(in: 1...60, using: &random)
      card.subviews[child].tg_content = .text(chars: chars, advance: 5, line: 12)
    case 6: card.constraints[place].isActive.toggle()
    case 7: card.constraints[place].priority = random.chance(50) ? 500 : 1000
    case 8: card.constraints[place].multiplier = random.chance(50) ? 0.5 : 1
    case 9: card.subviews[child].tg_width.equal(random.number(in: 0...90))
    case 10: card.subviews[child].tg_hugging.horizontal = 751
    default: card.subviews[child].tg_visibility = random.chance(50) ? .gone : .visible
    }
    view = card.view
  }
}

/// A random card with constraints along both axes.
struct RandomCard {
  enum Names { case physical, logical }

  private var random: SplitMix
  private(set) var layout = TGConstraintLayout()

  init(seed: UInt64, names: Names, children count: Int = 4, constraints: Int = 14) {
    random = SplitMix(seed: seed)
    let sides: [TGConstraintAttribute] =
      names == .physical ? [.left, .right, .width] : [.leading, .trailing, .width]
    let heights: [TGConstraintAttribute] = [.top, .bottom, .height, .centerY]
    let views = (0..<count).map { _ in
      random.chance(60)
        ? TGView(.text(chars: Int.random(in: 1...30, using: &random), advance: 6, line: 14))
        : TGView()
    }
    for view in views { layout.addSubview(view) }
    layout.tg_size(width: 320, height: 200)
    for _ in 0..<constraints {
      let attributes = random.chance(50) ? sides : heights
      layout.constraints.append(constraint(views.map(\.id), attributes))
    }
    // Constraints of low priority that determine every frame: frames that are left undetermined keep their
    // left edge in either reading direction, which would break the mirror law.
    for view in views {
      let id = view.id
      for attribute in [sides[2], heights[2], sides[0], heights[0]] {
        layout.constraints.append(
          TGConstraint(
            TGConstraintItem(id, attribute), .equal,
            attribute.isSize ? nil : TGConstraintItem(nil, attribute),
            constant: random.number(in: 0...90), priority: 10))
      }
    }
  }

  private mutating func constraint(
    _ views: [TGViewID], _ attributes: [TGConstraintAttribute]
  ) -> TGConstraint {
    let first = TGConstraintItem(
      views.randomElement(using: &random), attributes.randomElement(using: &random) ?? .width)
    var second: TGConstraintItem?
    if random.chance(70) || !first.attribute.isSize {
      let isSize = first.attribute.isSize
      second = TGConstraintItem(
        random.chance(60) ? views.randomElement(using: &random) : nil,
        attributes.filter { $0.isSize == isSize }.randomElement(using: &random)
          ?? first.attribute)
    }
    return TGConstraint(
      first, TGConstraint.Relation.allCases.randomElement(using: &random) ?? .equal, second,
      constant: random.number(in: -30...60),
      priority: [1000, 1000, 750, 500].randomElement(using: &random) ?? 1000)
  }
}

/// Whether two lists of frames are equal except for rounding.
func isClose(_ first: [TGRect], _ second: [TGRect]) -> Bool {
  first.count == second.count
    && zip(first, second).allSatisfy { one, other in
      abs(one.minX - other.minX) < 1e-5 && abs(one.minY - other.minY) < 1e-5
        && abs(one.width - other.width) < 1e-5 && abs(one.height - other.height) < 1e-5
    }
}
