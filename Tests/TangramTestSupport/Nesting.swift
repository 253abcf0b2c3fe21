import Synchronization
import Tangram

/// The cost of laying out nested wrapping containers.
///
/// It is counted, because times depend on the machine.
public struct NestedLayout: CustomStringConvertible {
  /// The layout of the containers, around a text as wide as possible.
  public let layout: TGLayout
  /// How often the text was measured.
  public let measures: Int

  /// Puts a text into `depth` nested containers, starting with the innermost one, and lays them out.
  public init(depth: Int, _ container: (Int, TGView) -> TGView) {
    let calls = Counter()
    var tree = TGView(calls.text).named("leaf").width(.fill).height(.wrap)
    for level in 0..<depth { tree = container(level, tree) }
    layout = tree.width(200).height(.wrap).layout(in: TGSize(width: 300, height: 300))
    measures = calls.count
  }

  /// The number of solves or of measurements, whichever is larger, divided by `count` and rounded up.
  public func work(per count: Int) -> Int { (max(layout.solveCount, measures) + count - 1) / count }

  /// The counts, for the message of a failed test.
  public var description: String { "\(layout.solveCount) solved, \(measures) measured" }
}

/// A thread-safe counter.
public final class Counter: Sendable {
  private let calls = Atomic(0)

  /// Creates a counter that starts at zero.
  public init() {}

  /// Adds one.
  public func add() { calls.add(1, ordering: .relaxed) }

  /// The current count.
  public var count: Int { calls.load(ordering: .relaxed) }

  /// A text that counts how often it is measured.
  public var text: TGContent {
    .measured { limit in
      self.add()
      let perLine = limit.width > 0 ? max(1, (limit.width / 5).rounded(.down)) : 20
      return TGSize(width: min(20, perLine) * 5, height: (20 / perLine).rounded(.up) * 10)
    }
  }
}
