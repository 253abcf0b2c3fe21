import Tangram
import TangramTestSupport
import Testing

/// The sizes of wrapping containers are rounded up to the pixel grid before parents use them, so they are
/// never smaller than their content.
@Suite struct WrappingOnTheGridTests {
  @Test(arguments: [1.0, 2])
  func snappingCausesNoOverflow(scale: Double) {
    let room = TGSize(width: 300, height: 400)
    var tried = 0
    for seed in UInt64(1)...500 {
      for isGrid in [false, true] {
        var source = WrappingTrees(seed: seed, isGrid: isGrid)
        let tree = source.container(depth: 2)
        let exact = tree.layout(in: TGEnvironment(size: room, scale: scale, snapping: .off))
        guard exact.overflowing.isEmpty else { continue }
        tried += 1
        let snapped = tree.layout(in: TGEnvironment(size: room, scale: scale))
        #expect(snapped.overflowing.isEmpty, "seed \(seed), \(isGrid ? "grid" : "flex")")
      }
    }
    #expect(tried > 900)
  }

  @Test func aTextInNestedContainersStaysOnOneLine() {
    let text = TGView("text").content(.text(chars: 10, advance: 7.59, line: 14)).size(.wrap)
    let grid = TGGridLayout(columns: [.auto]) { text }.size(.wrap)
    let trees = [
      TGFlexLayout(.row) { grid }.size(.wrap).view,
      TGGridLayout(columns: [.auto]) { grid }.size(.wrap).view,
    ]
    for tree in trees {
      let layout = TGFrameLayout { tree }.size(.fill).layout(in: TGSize(width: 300, height: 300))
      #expect(layout["text"] == TGRect(x: 0, y: 0, width: 76, height: 14))
    }
  }
}

/// Random trees of wrapping flex layouts or grids around texts and boxes with fractional sizes.
private struct WrappingTrees {
  private var random: SplitMix
  private let isGrid: Bool

  init(seed: UInt64, isGrid: Bool) {
    random = SplitMix(seed: seed)
    self.isGrid = isGrid
  }

  private mutating func fraction(_ most: Int) -> Double { random.number(in: 0...(most * 10)) / 10 }

  private mutating func leaf() -> TGView {
    switch random.below(3) {
    case 0: TGView().size(fraction(40), fraction(30))
    case 1:
      TGView(.text(chars: 1 + random.below(12), advance: 4 + fraction(4), line: 14)).size(.wrap)
    default: TGView(.text(chars: 5, advance: 3.3, line: 12.5)).size(.wrap)
    }
  }

  mutating func container(depth: Int) -> TGView {
    var children: [TGView] = []
    for _ in 0..<(1 + random.below(3)) {
      children.append(depth > 0 && random.chance(50) ? container(depth: depth - 1) : leaf())
    }
    let space = random.chance(50) ? fraction(5) : 0
    let padding = random.chance(50) ? fraction(6) : 0
    let insets = TGInsets(top: padding, left: padding, bottom: padding, right: padding)
    if isGrid {
      var grid = TGGridLayout(columns: random.chance(50) ? [.auto] : [.auto, .auto]) { children }
      (grid.tg_hspace, grid.tg_vspace) = (space, space)
      grid.tg_padding = insets
      return grid.size(.wrap).view
    } else {
      var flex = TGFlexLayout(random.chance(50) ? .row : .column) { children }
      (flex.tg_hspace, flex.tg_vspace) = (space, space)
      flex.tg_padding = insets
      return flex.size(.wrap).view
    }
  }
}
