import Tangram

/// The generator of random trees.
///
/// A tree can be generated as it is, or with the axes exchanged: from the same seed, both have the same
/// properties, each along its own axes.
public struct RandomTree {
  /// The features of a tree.
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
    /// All containers, as in a real user interface: everything fits.
    case sane
    /// All containers, with circular dependencies and properties that no one would write.
    ///
    /// They are for checking that a tree always gets the same frames.
    case wild
  }

  var random: SplitMix
  let isTransposed: Bool

  /// Creates a generator.
  public init(seed: UInt64, transposed: Bool = false) {
    random = SplitMix(seed: seed)
    isTransposed = transposed
  }

  /// Returns the next tree.
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

  /// Returns the first tree of a new generator.
  public static func tree(
    _ features: Features, seed: UInt64, transposed: Bool = false
  ) -> TGView {
    var source = RandomTree(seed: seed, transposed: transposed)
    return source.tree(features)
  }
}

// MARK: - Main and cross axis

extension RandomTree {
  func turned(_ axis: TGAxis) -> TGAxis { isTransposed ? axis.crossed : axis }

  /// Converts a pair of main-axis and cross-axis values into horizontal and vertical ones.
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

  /// The largest or the smallest of a number and the given terms.
  mutating func most(_ terms: TGMost.Term...) -> TGMost {
    let all = [TGMost.Term(number(0...60))] + terms
    return random.chance(50) ? .largest(of: all) : .smallest(of: all)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double { random.number(in: range) }

  mutating func pick<Value>(_ values: Value...) -> Value { random.pick(values) }
}
