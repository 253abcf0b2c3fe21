import Synchronization
import Tangram

/// What it takes to lay out containers that lie in each other and all wrap; counted, because a clock
/// would measure the machine.
public struct NestedLayout: CustomStringConvertible {
  /// The layout, around a text that is as wide as it may be.
  public let layout: TGLayout
  /// How often the text was measured.
  public let measures: Int

  /// Puts a text into so many containers, the innermost first, and lays them out.
  public init(depth: Int, _ container: (Int, TGView) -> TGView) {
    let calls = Counter()
    var tree = TGView(calls.text).named("leaf").width(.fill).height(.wrap)
    for level in 0..<depth { tree = container(level, tree) }
    layout = tree.width(200).height(.wrap).layout(in: TGSize(width: 300, height: 300))
    measures = calls.count
  }

  /// The most that was done to any one view, on average.
  public func work(per count: Int) -> Int { (max(layout.solveCount, measures) + count - 1) / count }

  /// The counts, for a test that fails.
  public var description: String { "\(layout.solveCount) solved, \(measures) measured" }
}

/// Counts on any thread.
public final class Counter: Sendable {
  private let calls = Atomic(0)

  /// Creates a counter that has counted nothing.
  public init() {}

  /// Counts a call.
  public func add() { calls.add(1, ordering: .relaxed) }

  /// How many calls there were.
  public var count: Int { calls.load(ordering: .relaxed) }

  /// A text whose measures are counted.
  public var text: TGContent {
    .measured { limit in
      self.add()
      let perLine = limit.width > 0 ? max(1, (limit.width / 5).rounded(.down)) : 20
      return TGSize(width: min(20, perLine) * 5, height: (20 / perLine).rounded(.up) * 10)
    }
  }
}
