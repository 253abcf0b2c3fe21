import Tangram

/// A generator of random trees that use every container, and every property of every view, with values of
/// every kind.
///
/// Most of these trees make no sense as a user interface; they are for checking laws that hold for all
/// trees.
public struct AnyTree {
  /// The kinds of numbers in a tree.
  public enum Numbers: Sendable {
    /// Numbers as they occur on screens.
    case ordinary
    /// Numbers as they occur on screens, in trees whose scene has the same layout: without inactive or
    /// meaningless descriptors, and without size classes.
    case plain
    /// Also extremely large and small numbers, negative ones, minus zero, infinity and NaN.
    case strange
  }

  var random: SplitMix
  /// Generates paints.
  ///
  /// It is separate from `random`, so that a seed still gives the trees that it gave before there were
  /// paints.
  var paints: SplitMix
  /// The kind of numbers in the trees.
  public let numbers: Numbers
  /// Whether trees may contain functions for content and curves, which a scene cannot express.
  let makesFunctions: Bool
  /// The views made so far, which others may refer to.
  var known: [TGViewID] = []
  /// How many more views may be made.
  var remaining = 0
  /// Whether a function was made.
  public private(set) var hasFunctions = false

  /// Creates a generator whose kind depends on the seed.
  public init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let kind = random.below(8)
    let numbers: Numbers = kind == 1 ? .strange : kind < 5 ? .ordinary : .plain
    self.init(random, numbers, makesFunctions: kind == 2)
  }

  /// Creates a generator with this kind of numbers.
  public init(seed: UInt64, _ numbers: Numbers, makesFunctions: Bool = false) {
    self.init(SplitMix(seed: seed), numbers, makesFunctions: makesFunctions)
  }

  private init(_ random: SplitMix, _ numbers: Numbers, makesFunctions: Bool) {
    (self.random, self.numbers, self.makesFunctions) = (random, numbers, makesFunctions)
    var seed = random
    paints = SplitMix(seed: ~seed.next())
  }

  mutating func noteFunction() { hasFunctions = true }
}

extension AnyTree {
  /// Returns the next tree, which has at most `count` views.
  public mutating func tree(upTo count: Int = 40) -> TGView {
    remaining = count - 1
    known = []
    var root = random.chance(95) ? container(depth: 0) : plainView(depth: 0)
    known.append(root.id)
    if random.chance(70) {
      root.tg_width.equal(points())
      if random.chance(70) { root.tg_height.equal(points()) }
    }
    describe(&root)
    return root
  }

  /// Returns an environment to lay trees out in.
  public mutating func environment() -> TGEnvironment {
    var environment = TGEnvironment(size: TGSize(width: 300, height: 400))
    if random.chance(40) { change(&environment) }
    environment.scale = pick(1, 1, 2, 3, 1.5, 1.25)
    if numbers == .strange { environment.scale = number() }
    environment.snapping = pick(.edges, .edges, .sizes, .off)
    environment.isRightToLeft = random.chance(30)
    if random.chance(30) { environment.sizeClass = sizeClass() }
    return environment
  }

  /// Changes an environment.
  public mutating func change(_ environment: inout TGEnvironment) {
    environment.size = TGSize(width: points() * 4, height: points() * 4)
    if random.chance(10) { environment.isRightToLeft.toggle() }
    if random.chance(10) { environment.sizeClass = sizeClass() }
  }
}

// MARK: - Views

extension AnyTree {
  mutating func node(depth: Int) -> TGView {
    remaining -= 1
    var view =
      switch random.below(20) {
      case 0...8 where depth < 6: container(depth: depth)
      case 9 where depth < 6: plainView(depth: depth)
      case 10: spacer()
      default: TGView()
      }
    describe(&view)
    known.append(view.id)
    return view
  }

  /// A plain view with children, which it does not lay out.
  private mutating func plainView(depth: Int) -> TGView {
    var view = TGView()
    addChildren(to: &view, depth: depth)
    return view
  }

  mutating func addChildren(to view: inout TGView, depth: Int) {
    let count = depth == 0 ? Int.random(in: 1...7, using: &random) : random.below(6)
    for _ in 0..<count where remaining > 0 { view.addSubview(node(depth: depth + 1)) }
  }

  private mutating func spacer() -> TGView {
    var spacer = random.chance(40) ? TGSpacer(points()) : TGSpacer(minimum: points())
    if random.chance(30) { spacer.tg_priority = pick(-1, 1, 2) }
    return spacer.view
  }
}

// MARK: - Choices

extension AnyTree {
  mutating func pick<Value>(_ values: Value...) -> Value { random.pick(values) }

  mutating func pick<Value: CaseIterable>(_: Value.Type) -> Value {
    random.pick(Array(Value.allCases))
  }

  /// A view made earlier, usually one of the last few, which are likely to be siblings; nil if there is
  /// none.
  mutating func knownView() -> TGViewID? {
    if known.isEmpty { return nil }
    let last = min(known.count, random.chance(80) ? 4 : known.count)
    return known[known.count - 1 - random.below(last)]
  }

  mutating func sizeClass() -> TGSizeClass {
    pick(
      .portrait, .landscape, TGSizeClass(width: .compact), .comb(.regular, .any),
      .comb(.any, .compact, .landscape), .comb(.compact, .regular, .portrait))
  }
}
