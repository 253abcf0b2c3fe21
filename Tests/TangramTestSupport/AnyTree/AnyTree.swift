import Tangram

/// The source of trees in which everything is said that can be said: every container, and every
/// property of every view, with values of every kind.
///
/// Such trees make little sense. What matters is what must hold for all of them.
public struct AnyTree {
  /// The numbers in a tree.
  public enum Numbers: Sendable {
    /// Those of screens.
    case ordinary
    /// Those of screens, in trees that say nothing that is switched off, that is tied to what it cannot be
    /// tied to, or that is different in a size class: what scenes say for certain.
    case plain
    /// Also the largest and the smallest, negative ones, minus zero, infinity and NaN.
    case strange
  }

  var random: SplitMix
  /// Chooses paints, apart from all else, so that a seed makes the trees that it made without them.
  var paints: SplitMix
  /// The numbers in its trees.
  public let numbers: Numbers
  /// Whether functions may be made: content and curves that no scene can hold.
  let makesFunctions: Bool
  /// The views there are, for others to refer to.
  var known: [TGViewID] = []
  /// How many views may still be made.
  var left = 0
  /// Whether a function was made.
  public private(set) var hasFunctions = false

  /// Creates a source of a kind that the seed decides.
  public init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let kind = random.below(8)
    let numbers: Numbers = kind == 1 ? .strange : kind < 5 ? .ordinary : .plain
    self.init(random, numbers, makesFunctions: kind == 2)
  }

  /// Creates a source of a kind.
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
  /// The next tree, of at most so many views.
  public mutating func tree(upTo count: Int = 40) -> TGView {
    left = count - 1
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

  /// A room to lay trees out in.
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

  /// A change of the room.
  public mutating func change(_ environment: inout TGEnvironment) {
    environment.size = TGSize(width: points() * 4, height: points() * 4)
    if random.chance(10) { environment.isRightToLeft.toggle() }
    if random.chance(10) { environment.sizeClass = sizeClass() }
  }
}

// MARK: - Views

extension AnyTree {
  mutating func node(depth: Int) -> TGView {
    left -= 1
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

  /// A view with children that it does not lay out.
  private mutating func plainView(depth: Int) -> TGView {
    var view = TGView()
    addChildren(to: &view, depth: depth)
    return view
  }

  mutating func addChildren(to view: inout TGView, depth: Int) {
    let count = depth == 0 ? Int.random(in: 1...7, using: &random) : random.below(6)
    for _ in 0..<count where left > 0 { view.addSubview(node(depth: depth + 1)) }
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

  /// A view that is there already, as far as there are any; the last ones are siblings.
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
