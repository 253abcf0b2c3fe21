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

extension TGRect {
  /// The rectangle with its axes exchanged.
  var turned: TGRect { TGRect(x: minY, y: minX, width: height, height: width) }
}

/// A random flex layout of leaves that say their sizes, as it is or with the axes exchanged.
struct RandomFlex {
  private var random: SplitMix
  private let isTurned: Bool

  init(seed: UInt64, isTurned: Bool = false) {
    random = SplitMix(seed: seed)
    self.isTurned = isTurned
  }

  mutating func flex() -> TGFlexLayout {
    let directions: [TGFlexDirection] =
      isTurned ? [.column, .columnReverse] : [.row, .rowReverse]
    var flex = TGFlexLayout()
    flex.tg_direction = pick(directions)
    flex.tg_wrap = pick(TGFlexWrap.allCases)
    flex.tg_justifyContent = pick(TGContentAlignment.allCases)
    flex.tg_alignContent = pick(TGContentAlignment.allCases)
    flex.tg_alignItems = alignment()
    let gaps = (random.number(in: 0...9), random.number(in: 0...9))
    (flex.tg_hspace, flex.tg_vspace) = isTurned ? (gaps.1, gaps.0) : gaps
    set(&flex, random.number(in: 80...300), random.number(in: 40...200))
    for _ in 0..<Int.random(in: 1...6, using: &random) { flex.addSubview(item()) }
    return flex
  }

  /// An alignment that means the same along both axes.
  private mutating func alignment() -> TGItemAlignment {
    pick(TGItemAlignment.allCases.filter { $0 != .baseline })
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private func set(_ view: inout some TGViewProtocol, _ along: Double?, _ across: Double?) {
    if let width = isTurned ? across : along { view.tg_width.equal(width) }
    if let height = isTurned ? along : across { view.tg_height.equal(height) }
  }

  private mutating func item() -> TGView {
    var view = TGView()
    set(
      &view, random.chance(80) ? random.number(in: 0...120) : nil,
      random.chance(60) ? random.number(in: 0...80) : nil)
    view.tg_flex.grow = pick([0, 0, 0.3, 1, 2])
    view.tg_flex.shrink = pick([0, 0.5, 1, 1, 3])
    if random.chance(30) { view.tg_flex.basis = .points(random.number(in: 0...90)) }
    if random.chance(30) { view.tg_flex.alignSelf = alignment() }
    if random.chance(20) { view.tg_flex.order = Int.random(in: -2...2, using: &random) }
    let (least, most) = (random.number(in: 0...60), random.number(in: 20...90))
    let bounds = random.chance(40)
    if bounds, isTurned { view.tg_height.min(least).max(most) }
    if bounds, !isTurned { view.tg_width.min(least).max(most) }
    let margin = random.number(in: -5...15)
    if random.chance(30) {
      if isTurned { view.tg_top ~= margin } else { view.tg_leading ~= margin }
    }
    if random.chance(15) { view.tg_flex.autoMargins = isTurned ? .top : .leading }
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
