import Tangram

/// The source of all random trees.
///
/// A tree can be made as it is, or with the axes exchanged: with the same seed both say the same,
/// each along its own axes.
public struct RandomTree {
  /// What there is in a tree.
  public enum Features: Sendable {
    /// Linear and frame layouts, in which views depend on their container.
    case lines
    /// Stacks and spacers.
    case stacks
    /// A flow of leaves.
    case flow
    /// A relative layout of leaves that refer to those before them.
    case relative
    /// A flex layout of leaves.
    case flex
    /// A grid of leaves.
    case grid
    /// All containers, written as if with a purpose: there is room for everything.
    case sane
    /// All containers, and views that say things that depend on each other or that no one would write.
    /// What matters is that the same tree always gets the same frames.
    case wild
  }

  var random: SplitMix
  let isTransposed: Bool

  /// Creates a source of trees.
  public init(seed: UInt64, transposed: Bool = false) {
    random = SplitMix(seed: seed)
    isTransposed = transposed
  }

  /// The next tree.
  public mutating func tree(_ features: Features) -> TGView {
    switch features {
    case .lines: lines()
    case .stacks: stacks(depth: 3)
    case .flow: flow()
    case .relative: relative()
    case .flex: flex()
    case .grid: grid()
    case .sane: roomy(depth: 3).size(3000, 3000)
    case .wild: wild()
    }
  }

  /// The first tree of a source.
  public static func tree(
    _ features: Features, seed: UInt64, transposed: Bool = false
  ) -> TGView {
    var source = RandomTree(seed: seed, transposed: transposed)
    return source.tree(features)
  }
}

// MARK: - Along axes that may be exchanged

extension RandomTree {
  func turned(_ axis: TGAxis) -> TGAxis { isTransposed ? axis.crossed : axis }

  /// What is said along and across, as what is said horizontally and vertically.
  func turned<Value>(_ pair: (Value, Value)) -> (Value, Value) {
    isTransposed ? (pair.1, pair.0) : pair
  }

  func size(_ axis: TGAxis, of view: inout TGView) -> TGLayoutSize {
    turned(axis) == .horizontal ? view.tg_width : view.tg_height
  }

  func start(_ axis: TGAxis, of view: inout TGView) -> TGLayoutPos {
    turned(axis) == .horizontal ? view.tg_leading : view.tg_top
  }

  func center(_ axis: TGAxis, of view: inout TGView) -> TGLayoutPos {
    turned(axis) == .horizontal ? view.tg_centerX : view.tg_centerY
  }

  func end(_ axis: TGAxis, of view: inout TGView) -> TGLayoutPos {
    turned(axis) == .horizontal ? view.tg_trailing : view.tg_bottom
  }

  /// The largest or the smallest of a number and of what else is given.
  mutating func most(_ terms: TGMost.Term...) -> TGMost {
    let all = [TGMost.Term(number(0...60))] + terms
    return random.chance(50) ? .largest(of: all) : .smallest(of: all)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double { random.number(in: range) }

  mutating func pick<Value>(_ values: Value...) -> Value { random.pick(values) }
}
