import Tangram
import TangramTestSupport
import Testing

/// With snapped edges, adjacent frames stay adjacent, and shares of a whole fill it, at any scale.
@Suite struct TilingTests {
  /// A tree whose children, possibly on two levels, follow each other without gaps and fill their parents.
  struct Tiles {
    let name: String
    let tree: TGView
    /// The axis along which the children are placed, for each level.
    let axes: [TGAxis]
    /// Whether the tree wraps its children, and so is rounded up to whole pixels.
    let wraps: Bool

    init(_ name: String, _ tree: some TGViewProtocol, _ axes: TGAxis..., wraps: Bool = false) {
      (self.name, self.axes, self.wraps) = (name, axes, wraps)
      self.tree = tree.view
    }
  }

  @Test("Tiles fill their parents without gaps", arguments: [1.0, 2, 3])
  func tilesFillTheirParents(scale: Double) {
    for seed in UInt64(1)...8 {
      var source = TileSource(seed: seed)
      for tiles in source.all() {
        for isRightToLeft in [false, true] {
          let environment = TGEnvironment(
            size: TGSize(width: 300.3, height: 400), scale: scale, isRightToLeft: isRightToLeft)
          let layout = tiles.tree.layout(in: environment)
          let place = "\(tiles.name), seed \(seed), scale \(scale), rtl \(isRightToLeft)"
          var exact = environment
          exact.snapping = .off
          let size = tiles.wraps ? tiles.tree.layout(in: exact).frame.size : nil
          checkTiles(layout, path: [], tiles.axes[...], scale, place, exact: size)
        }
      }
    }
  }

  private func checkTiles(
    _ layout: TGLayout, path: [Int], _ axes: ArraySlice<TGAxis>, _ scale: Double, _ place: String,
    exact: TGSize? = nil
  ) {
    guard let axis = axes.first, let parent = layout[path: path] else { return }
    var spans: [(near: Double, far: Double)] = []
    while let frame = layout[path: path + [spans.count]] {
      checkTiles(layout, path: path + [spans.count], axes.dropFirst(), scale, place)
      let near = frame.origin[axis] * scale
      spans.append((near, near + frame.size[axis] * scale))
    }
    #expect(!spans.isEmpty, "\(place)")
    var position = 0.0
    for span in spans.sorted(by: { ($0.near, $0.far) < ($1.near, $1.far) }) {
      #expect(abs(span.near - position) < 1e-6, "\(place) at \(path)")
      #expect(abs(span.near - span.near.rounded()) < 1e-6, "\(place) at \(path)")
      position = span.far
    }
    let extent = parent.size[axis] * scale
    guard let exact else { return #expect(abs(position - extent) < 1e-6, "\(place) at \(path)") }
    // The wrapping tree includes every pixel that its children touch; the children end at the nearest
    // pixel edge.
    #expect(abs(extent - (exact[axis] * scale - 1e-6).rounded(.up)) < 1e-6, "\(place) at \(path)")
    #expect(
      abs(position - (exact[axis] * scale + 0.5 + 1e-6).rounded(.down)) < 1e-6,
      "\(place) at \(path)")
  }
}

/// Random trees of tiles.
private struct TileSource {
  private var random: SplitMix
  private let count: Int

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    count = Int.random(in: 2...7, using: &random)
  }

  /// A length with a fractional part.
  private mutating func length(upTo most: Int = 200) -> Double {
    random.number(in: 300...(most * 37)) / 37
  }

  private mutating func fixed() -> [TGView] {
    (0..<count).map { _ in TGView().size(length(), length()) }
  }

  private func filling(_ view: TGView = TGView()) -> [TGView] {
    (0..<count).map { $0 == 1 ? TGView().size(7.3, 3.7) : view }
  }

  mutating func all() -> [TilingTests.Tiles] {
    let (width, height) = (length(), length())
    let fill = TGView().size(.fill)
    let inner = TGHStack(spacing: 0) { filling(fill) }.size(.fill).view
    let column = TGLinearLayout(.vert) { filling(TGView().width(50%).height(.fill)) }
    let flow = TGFlowLayout(.vert, arrangedCount: count) { fixed() }
    let stretched = flow.with { $0.tg_gravity = .horz.fill }
    return [
      .init(
        "wrapping stack", TGHStack(spacing: 0) { fixed() }.size(.wrap), .horizontal, wraps: true),
      .init(
        "stack of stacks", TGVStack(spacing: 0) { [inner, inner, inner] }.size(width, height),
        .vertical, .horizontal),
      .init(
        "wrapping line", TGLinearLayout(.horz) { fixed() }.size(.wrap), .horizontal, wraps: true),
      .init(
        "wrapping column", TGLinearLayout(.vert) { fixed() }.size(.wrap), .vertical,
        wraps: true),
      .init("shared column", column.size(width, height), .vertical),
      .init("shared line", TGLinearLayout(.horz) { filling(fill) }.width(.fill), .horizontal),
      .init("wrapping flow", flow.size(.wrap), .horizontal, wraps: true),
      .init("stretched flow", stretched.size(width, height), .horizontal),
      .init("shares in a frame", shares().size(width, height), .horizontal),
      .init("margins in a frame", margins().size(width, height), .vertical),
      .init("table", table().size(width, height), .vertical, .horizontal),
    ]
  }

  /// Children of a frame layout, each reaching from one percentage to the next.
  private func shares() -> TGFrameLayout {
    TGFrameLayout {
      (0..<count).map { place in
        TGView().with {
          $0.tg_leading.equal(TGWeight(100 * Double(place) / Double(count)))
          $0.tg_width.equal(TGWeight(100 / Double(count)))
        }
      }
    }
  }

  /// Children between two margins that are percentages.
  private func margins() -> TGFrameLayout {
    TGFrameLayout {
      (0..<count).map { place in
        TGView().with {
          $0.tg_top.equal(TGWeight(100 * Double(place) / Double(count)))
          $0.tg_bottom.equal(TGWeight(100 * Double(count - place - 1) / Double(count)))
        }
      }
    }
  }

  private func table() -> TGTableLayout {
    var table = TGTableLayout(.vert)
    for row in 0..<3 {
      table.tg_addRow(size: .average, colSize: .average)
      for _ in 0..<count { table.tg_addCol(TGView(), inRow: row) }
    }
    return table
  }
}
