import Tangram

/// Random trees of linear and frame layouts.
///
/// A tree can be made as it is, or seen in a mirror along the diagonal: with the same seed, both
/// have the same descriptors, with the axes exchanged.
public struct RandomTree {
  private var random: SplitMix
  private let isTransposed: Bool

  /// Creates a source of trees.
  public init(seed: UInt64, transposed: Bool = false) {
    random = SplitMix(seed: seed)
    isTransposed = transposed
  }

  /// A tree whose root has a size of its own.
  public mutating func root() -> TGView {
    var root = container(depth: 3)
    size(.horizontal, of: &root).equal(random.number(in: 100...300))
    size(.vertical, of: &root).equal(random.number(in: 100...300))
    return root
  }

  private func turned(_ axis: TGAxis) -> TGAxis { isTransposed ? axis.crossed : axis }

  private func size(_ axis: TGAxis, of view: inout TGView) -> TGLayoutSize {
    turned(axis) == .horizontal ? view.tg_width : view.tg_height
  }

  private func start(_ axis: TGAxis, of view: inout TGView) -> TGLayoutPos {
    turned(axis) == .horizontal ? view.tg_leading : view.tg_top
  }

  private func center(_ axis: TGAxis, of view: inout TGView) -> TGLayoutPos {
    turned(axis) == .horizontal ? view.tg_centerX : view.tg_centerY
  }

  private func end(_ axis: TGAxis, of view: inout TGView) -> TGLayoutPos {
    turned(axis) == .horizontal ? view.tg_trailing : view.tg_bottom
  }

  private mutating func container(depth: Int) -> TGView {
    var view: TGView
    if random.chance(70) {
      let axis: TGAxis = random.chance(50) ? .horizontal : .vertical
      var line = TGLinearLayout(turned(axis) == .vertical ? .vert : .horz)
      settings(of: &line, along: axis)
      view = line.view
    } else {
      var frame = TGFrameLayout()
      settings(of: &frame, along: nil)
      view = frame.view
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let isLeaf = depth == 0 || random.chance(60)
      var child = isLeaf ? TGView() : container(depth: depth - 1)
      for axis in TGAxis.allCases { describe(&child, axis, isLeaf) }
      view.addSubview(child)
    }
    return view
  }

  private mutating func settings(of container: inout some TGContainer, along axis: TGAxis?) {
    let sides = (0..<4).map { _ in random.number(in: 0...6) * 2 }
    container.tg_padding =
      isTransposed
      ? TGInsets(top: sides[1], leading: sides[0], bottom: sides[3], trailing: sides[2])
      : TGInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    let (first, second) = (random.number(in: 0...5) * 2, random.number(in: 0...5) * 2)
    container.tg_hspace = isTransposed ? second : first
    container.tg_vspace = isTransposed ? first : second
    let choices: [(TGGravity, TGGravity)] = [
      (.horz.center, .vert.center), (.horz.trailing, .vert.bottom), (.horz.fill, .vert.fill),
      (.horz.between, .vert.between), (.horz.around, .vert.around), (.horz.among, .vert.among),
    ]
    for axis in TGAxis.allCases where random.chance(25) {
      guard let choice = choices.randomElement(using: &random) else { continue }
      container.tg_gravity.insert(turned(axis) == .horizontal ? choice.0 : choice.1)
    }
  }

  private mutating func describe(_ view: inout TGView, _ axis: TGAxis, _ isLeaf: Bool) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4: size(axis, of: &view).equal(random.number(in: 0...40) * 2)
    case 5: size(axis, of: &view).equal(.fill)
    case 6: size(axis, of: &view).equal(TGWeight(random.number(in: 1...100)))
    case 7: size(axis, of: &view).equal(.average)
    default: if !isLeaf { size(axis, of: &view).equal(.wrap) }
    }
    if random.chance(20) { start(axis, of: &view).equal(random.number(in: 0...10) * 2) }
    if random.chance(10) { center(axis, of: &view).equal(random.number(in: -5...5) * 2) }
    if random.chance(15) { end(axis, of: &view).equal(random.number(in: 0...10) * 2) }
    if random.chance(10) { size(axis, of: &view).max(random.number(in: 10...60) * 2) }
    if random.chance(10) { size(axis, of: &view).min(random.number(in: 0...20) * 2) }
  }
}
