import Tangram
import TangramTestSupport
import Testing

/// Numbers that are not finite, and nonsensical references: the layout ends with valid frames.
@Suite struct BadInputTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, -50, 0, 1e9, -0.0, Double.leastNonzeroMagnitude,
  ]

  @Test(arguments: numbers, [1.0, 3])
  func anyNumberGivesFiniteFrames(number: Double, scale: Double) {
    var root = TGRelativeLayout()
    root.tg_width.equal(.wrap).min(number)
    root.tg_height.equal(number)
    root.tg_padding = TGInsets(all: number)
    var a = TGView("A")
    a.tg_left.equal(number, offset: number).min(number)
    a.tg_width.equal(number, increment: number, multiple: number).max(number)
    var b = TGView("B")
    b.tg_left.equal(a.tg_right, offset: number)
    b.tg_width.equal(a.tg_width, increment: number, multiple: number)
    b.tg_height.equal(TGWeight(number), multiple: number)
    var c = TGView("C")
    c.tg_width.equal([a.tg_width, b.tg_width], multiple: number)
    c.tg_centerY.equal([a.tg_centerY, b.tg_centerY], offset: number)
    root.addSubview(a)
    root.addSubview(b)
    root.addSubview(c)
    let layout = root.layout(
      in: TGEnvironment(size: TGSize(width: 100, height: 100), scale: scale))
    for entry in layout.entries {
      let frame = entry.frame
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      #expect(frame.width.isFinite && frame.width >= 0)
      #expect(frame.height.isFinite && frame.height >= 0)
    }
  }

  @Test("Every layout ends, whatever the references are", arguments: 0..<150)
  func anyReferencesGiveFiniteFrames(seed: Int) {
    let root = BadInputTests.tangle(seed: UInt64(seed), depth: 2)
    let layout = root.layout(in: TGSize(width: 100, height: 100))
    for entry in layout.entries {
      #expect(entry.frame.minX.isFinite && entry.frame.maxY.isFinite, "seed \(seed)")
    }
  }

  /// Children that refer at random to each other, to themselves and to missing views.
  static func tangle(seed: UInt64, depth: Int) -> TGView {
    var random = SplitMix(seed: seed)
    var views: [TGView] = (0..<6).map { index in
      if depth > 0, index == 0 { return tangle(seed: seed &+ 77, depth: depth - 1) }
      return index == 1 ? TGView(.text(chars: 9, advance: 10, line: 20)) : TGView()
    }
    let ids = views.map(\.id) + [TGView().id]
    for index in views.indices {
      if random.below(8) == 0 { views[index].tg_visibility = .gone }
      if random.below(8) == 0 { views[index].tg_useFrame = true }
      for attribute in TGAttribute.allCases where random.below(3) == 0 {
        views[index].tie(attribute, to: ids, &random)
      }
    }
    var root = TGRelativeLayout()
    if random.below(2) == 0 { root.tg_size(.wrap) } else { root.tg_size(100) }
    root.subviews = TGSubviews(views)
    return root.view
  }
}

extension TGView {
  /// Makes a position or a size refer to one of these views, to the parent, or to the view itself.
  fileprivate mutating func tie(
    _ attribute: TGAttribute, to ids: [TGViewID], _ random: inout SplitMix
  ) {
    let names = TGAttribute.allCases.filter {
      attribute.isSize ? $0.isSize : $0.axis == attribute.axis && !$0.isSize
    }
    func anchor() -> TGAnchor {
      let name = random.pick(names)
      switch random.below(9) {
      case 0: return .superview(name)
      case 1: return .this(name)
      default: return TGAnchor(.view(random.pick(ids)), name)
      }
    }
    if attribute.isSize {
      let size = attribute == .width ? tg_width : tg_height
      switch random.below(6) {
      case 0: size.equal(.wrap)
      case 1: size.equal(.fill)
      case 2: size.equal([anchor(), anchor()], increment: 3, multiple: 2)
      default: size.equal(anchor(), increment: 1)
      }
      if random.below(4) == 0 { size.min(anchor()) }
      if random.below(4) == 0 { size.max(anchor()) }
    } else {
      let position = position(attribute)
      switch random.below(5) {
      case 0: position.equal([anchor(), anchor()])
      default: position.equal(anchor(), offset: 2)
      }
      if random.below(4) == 0 { position.min(anchor()) }
      if random.below(4) == 0 { position.max(anchor()) }
    }
  }

  fileprivate mutating func position(_ attribute: TGAttribute) -> TGLayoutPos {
    switch attribute {
    case .leading: tg_leading
    case .trailing: tg_trailing
    case .left: tg_left
    case .right: tg_right
    case .centerX: tg_centerX
    case .top: tg_top
    case .bottom: tg_bottom
    case .baseline: tg_baseline
    default: tg_centerY
    }
  }
}
