import Synchronization
import Tangram
import TangramTestSupport

/// The frames of the children of a view, which is laid out on a fine grid.
func frames(
  _ view: some TGViewProtocol, in room: TGSize = TGSize(width: 300, height: 200),
  rightToLeft: Bool = false
) -> [TGRect] {
  let environment = TGEnvironment(size: room, scale: 1024, isRightToLeft: rightToLeft)
  return view.view.layout(in: environment).entries.filter { $0.path.count == 1 }.map { $0.frame }
}

/// Whether two lists of frames are the same but for what a pixel is.
func isClose(_ first: [TGRect], _ second: [TGRect], within tolerance: Double = 0.01) -> Bool {
  first.count == second.count
    && zip(first, second).allSatisfy { one, other in
      abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
        && abs(one.width - other.width) < tolerance && abs(one.height - other.height) < tolerance
    }
}

/// A random grid of leaves that say their sizes, as it is or with the axes exchanged.
struct RandomGrid {
  private var random: SplitMix
  private let isTurned: Bool

  init(seed: UInt64, isTurned: Bool = false) {
    random = SplitMix(seed: seed)
    self.isTurned = isTurned
  }

  mutating func grid() -> TGGridLayout {
    let (first, second) = (tracks(), tracks())
    var grid = TGGridLayout(columns: isTurned ? second : first, rows: isTurned ? first : second)
    let flows: [TGGridFlow] = isTurned ? [.column, .columnDense] : [.row, .rowDense]
    grid.tg_autoFlow = pick(flows)
    let contents = (pick(TGContentAlignment.allCases), pick(TGContentAlignment.allCases))
    (grid.tg_justifyContent, grid.tg_alignContent) = turned(contents)
    (grid.tg_justifyItems, grid.tg_alignItems) = turned((alignment(), alignment()))
    (grid.tg_hspace, grid.tg_vspace) = turned((number(0...9), number(0...9)))
    let size = turned((number(80...300), number(40...200)))
    grid.tg_size(width: size.0, height: size.1)
    for _ in 0..<Int.random(in: 1...8, using: &random) { grid.addSubview(item()) }
    return grid
  }

  private func turned<Value>(_ pair: (Value, Value)) -> (Value, Value) {
    isTurned ? (pair.1, pair.0) : pair
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Double { random.number(in: range) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func alignment() -> TGItemAlignment? {
    pick([nil, .start, .end, .center, .stretch, .flexEnd])
  }

  private mutating func track() -> TGGridTrack {
    pick([
      .points(number(5...60)), .share(TGWeight(number(5...40))), .fr(1), .fr(0.5), .auto,
      .minContent, .maxContent, .minmax(.points(number(0...30)), .fr(2)),
      .minmax(.auto, .points(number(20...70))), .fitContent(.points(number(10...60))),
      .repeated(.times(2), [.points(number(5...20)), .auto]),
    ])
  }

  private mutating func tracks() -> [TGGridTrack] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in track() }
  }

  private mutating func span() -> TGGridSpan {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: TGGridSpan(.line(Int.random(in: -3...3, using: &random)))
    case 1: .lines(Int.random(in: 1...3, using: &random), Int.random(in: -2...4, using: &random))
    case 2: .span(Int.random(in: 1...3, using: &random))
    default: .auto
    }
  }

  private mutating func item() -> TGView {
    var view = TGView()
    let size = turned(
      (random.chance(60) ? number(0...80) : nil, random.chance(60) ? number(0...80) : nil))
    if let width = size.0 { view.tg_width.equal(width) }
    if let height = size.1 { view.tg_height.equal(height) }
    (view.tg_grid.column, view.tg_grid.row) = turned((span(), span()))
    let own = turned((alignment(), alignment()))
    (view.tg_grid.justifySelf, view.tg_flex.alignSelf) = own
    if random.chance(15) { view.tg_flex.order = Int.random(in: -2...2, using: &random) }
    let margin = number(-5...15)
    if random.chance(30) {
      if isTurned { view.tg_top ~= margin } else { view.tg_leading ~= margin }
    }
    return view
  }
}

/// Counts on any thread.
final class Counter: Sendable {
  private let calls = Mutex(0)
  func add() { calls.withLock { $0 += 1 } }
  var count: Int { calls.withLock { $0 } }

  /// A text whose measures are counted.
  var text: TGContent {
    .measured { limit in
      self.add()
      let perLine = limit.width > 0 ? max(1, (limit.width / 5).rounded(.down)) : 20
      return TGSize(width: min(20, perLine) * 5, height: (20 / perLine).rounded(.up) * 10)
    }
  }
}
