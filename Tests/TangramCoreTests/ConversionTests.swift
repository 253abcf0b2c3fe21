import Tangram
import TangramTestSupport
import Testing

@Suite struct ConversionTests {
  private let inner = card("B", rect(5, 5, 20, 20))
  private let outer: TGFrameLayout
  private let tree: TGFrameLayout

  init() {
    var outer = canvas("A", rect(10, 20, 100, 100))
    outer.bounds.origin = TGPoint(x: 0, y: -64)
    outer.addSubview(inner)
    self.outer = outer
    var tree = canvas("root", rect(7, 9, 200, 200))
    tree.addSubview(card("first", rect(0, 0, 10, 10)))
    tree.addSubview(outer)
    self.tree = tree
  }

  @Test func pointsAreConvertedThroughBoundsOrigins() {
    #expect(tree.convert(.zero, from: inner, to: tree) == TGPoint(x: 15, y: 89))
    let back = tree.convert(TGPoint(x: 20, y: 95), from: tree, to: inner)
    #expect(back == TGPoint(x: 5, y: 6))
    #expect(outer.point(.rightBottom) == TGPoint(x: 100, y: 36))
    #expect(tree.position(of: .leftTop, of: inner, in: tree) == TGPoint(x: 15, y: 89))
    #expect(tree.position(of: .rightBottom, of: outer, in: tree) == TGPoint(x: 110, y: 120))
  }

  @Test func pointsAreConvertedThroughTheCommonAncestor() {
    let point = tree.convert(TGPoint(x: 1, y: 1), from: inner, to: tree.subviews[0])
    #expect(point == TGPoint(x: 16, y: 90))
    #expect(tree.convert(TGPoint(x: 3, y: 4), from: inner, to: inner) == TGPoint(x: 3, y: 4))
  }

  @Test func nilIsTheCoordinateSpaceAroundTheRoot() {
    #expect(tree.convert(.zero, from: tree, to: nil) == TGPoint(x: 7, y: 9))
    #expect(tree.convert(TGPoint(x: 7, y: 9), from: nil, to: tree) == .zero)
    #expect(tree.convert(.zero, from: inner, to: nil) == TGPoint(x: 22, y: 98))
  }

  @Test func viewsOfOtherTreesCannotBeConverted() {
    let stranger = TGView()
    #expect(tree.convert(TGPoint.zero, from: stranger, to: tree) == nil)
    #expect(tree.convert(TGRect.zero, from: tree, to: stranger) == nil)
    #expect(tree.position(of: .center, of: stranger, in: nil) == nil)
  }

  @Test func aTransformedRectangleBecomesItsBoundingBox() {
    var tree = tree
    let half = 0.5.squareRoot()
    tree.subviews[1].transform = TGAffineTransform(
      a: half, b: half, c: -half, d: half, tx: 0, ty: 0)
    let found = tree.convert(rect(40, -24, 20, 20), from: tree.subviews[1], to: tree)
    let side = 20 * 2.0.squareRoot()
    let expected = rect(60 - side / 2, 70 - side / 2, side, side)
    guard let found else {
      Issue.record("no rectangle")
      return
    }
    #expect(abs(found.minX - expected.minX) < 1e-9 && abs(found.minY - expected.minY) < 1e-9)
    #expect(abs(found.width - side) < 1e-9 && abs(found.height - side) < 1e-9)
  }

  @Test func conversionIntoAViewScaledToZeroFails() {
    var tree = tree
    tree.subviews[1].transform = TGAffineTransform(scaleX: 1, y: 0)
    #expect(tree.convert(TGPoint.zero, from: tree, to: inner) == nil)
    #expect(tree.convert(rect(0, 0, 1, 1), from: tree, to: inner) == nil)
    #expect(tree.convert(TGPoint.zero, from: inner, to: tree) != nil)
    #expect(tree.hitTest(TGPoint(x: 50, y: 70))?.name == "root")
  }

  @Test func layoutsConvertLikeTheTreeLaidOutInPlace() {
    var tree = tree
    let layout = tree.layout(in: TGSize(width: 300, height: 300))
    tree.layoutSubviews(in: TGSize(width: 300, height: 300))
    let point = tree.convert(TGPoint(x: 2, y: 3), from: inner, to: nil)
    #expect(point == TGPoint(x: 24, y: 101))
    #expect(layout.convert(TGPoint(x: 2, y: 3), from: inner, to: nil) == point)
    let inside = tree.convert(rect(1, 2, 3, 4), from: nil, to: inner)
    #expect(inside == rect(-21, -96, 3, 4))
    #expect(layout.convert(rect(1, 2, 3, 4), from: nil, to: inner) == inside)
    #expect(layout.position(of: .center, of: outer, in: nil) == TGPoint(x: 67, y: 79))
    #expect(layout.geometry(of: TGView()) == nil)
  }

  // MARK: Random trees

  @Test("Converting there and back changes nothing", arguments: [1, 2, 3, 4, 5])
  func thereAndBack(seed: UInt64) {
    var random = RandomGeometry(seed: seed)
    for _ in 0..<100 {
      var tree = random.tree()
      let layout = tree.layout(in: TGSize(width: 300, height: 300))
      tree.layoutSubviews(in: TGSize(width: 300, height: 300))
      let views = tree.descendants
      for _ in 0..<20 {
        let (a, b) = (random.pick(views), random.pick(views))
        let point = TGPoint(x: random.number(-100, 100), y: random.number(-100, 100))
        let there = tree.convert(point, from: a, to: b)
        #expect(layout.convert(point, from: a, to: b) == there, "seed \(seed)")
        let back = there.flatMap { tree.convert($0, from: b, to: a) }
        let error = back.map { max(abs($0.x - point.x), abs($0.y - point.y)) } ?? .infinity
        #expect(error < 1e-9, "seed \(seed)")
      }
    }
  }

  @Test("Hit tests agree with a simple recursive search", arguments: [11, 12, 13])
  func hitsEqualARecursiveSearch(seed: UInt64) {
    var random = RandomGeometry(seed: seed)
    var hits = 0
    for _ in 0..<200 {
      var tree = random.tree()
      let layout = tree.layout(in: TGSize(width: 300, height: 300))
      tree.layoutSubviews(in: TGSize(width: 300, height: 300))
      for _ in 0..<30 {
        let point = TGPoint(x: random.number(-20, 120), y: random.number(-20, 120))
        let expected = recursiveHit(tree.view, point)?.id
        #expect(tree.hitTest(point)?.id == expected, "seed \(seed)")
        #expect(layout.hitTest(point)?.id == expected, "seed \(seed)")
        if let expected, expected != tree.id { hits += 1 }
      }
    }
    #expect(hits > 500)
  }

  private func recursiveHit(_ view: TGView, _ point: TGPoint) -> TGView? {
    if view.isHidden || view.alpha < 0.01 || !view.isEnabled { return nil }
    if !view.bounds.contains(point) { return nil }
    for child in view.subviews.reversed() {
      let inside = child.geometry.fromSuperview(point)
      if let inside, let hit = recursiveHit(child, inside) { return hit }
    }
    return view
  }
}

/// Random trees of views with all kinds of geometry.
private struct RandomGeometry {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  mutating func number(_ least: Double, _ most: Double) -> Double {
    Double.random(in: least...most, using: &generator)
  }

  mutating func pick(_ views: [TGView]) -> TGView {
    views[Int.random(in: views.indices, using: &generator)]
  }

  mutating func tree() -> TGFrameLayout {
    var root = canvas("root", rect(number(-9, 9), number(-9, 9), 100, 100))
    fill(&root, depth: 0)
    return root
  }

  private mutating func fill(_ view: inout TGFrameLayout, depth: Int) {
    if generator.chance(30) { view.tg_reverseLayout = true }
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let frame = rect(number(-20, 60), number(-20, 60), number(5, 80), number(5, 80))
      if depth < 3, generator.chance(60) {
        var inner = canvas("", frame)
        place(&inner)
        fill(&inner, depth: depth + 1)
        view.addSubview(inner)
      } else {
        var leaf = card("", frame)
        // Some of them take part in the layout, so that the plan has a different order.
        leaf.tg_useFrame = generator.chance(50)
        if !leaf.tg_useFrame { leaf.tg_size(width: frame.width, height: frame.height) }
        place(&leaf)
        view.addSubview(leaf)
      }
    }
  }

  private mutating func place(_ view: inout some TGViewProtocol) {
    if generator.chance(50) { view.bounds.origin = TGPoint(x: number(-30, 30), y: number(-30, 30)) }
    if generator.chance(40) { view.anchorPoint = TGPoint(x: number(-1, 2), y: number(-1, 2)) }
    if generator.chance(40) {
      let (turned, stretched) = (number(-1, 1), number(0.6, 1.5))
      view.transform = TGAffineTransform(
        a: stretched, b: turned, c: -turned, d: stretched, tx: number(-9, 9), ty: number(-9, 9))
    }
    if generator.chance(8) { view.alpha = 0.005 }
    if generator.chance(8) { view.isEnabled = false }
    if generator.chance(8) { view.isHidden = true }
  }
}
