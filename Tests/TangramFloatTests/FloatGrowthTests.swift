import Tangram
import TangramTestSupport
import Testing

/// Scenes that are slow with a naive search, because every band obstructs every child.
@Suite struct FloatGrowthTests {
  static let count = 10_000

  /// Sizes that make the lists of bands on both sides as long as possible.
  enum Shape: String, CaseIterable, Sendable {
    case mixed, mixedInAWideLayout, descendingStairs, facingStairs, points, negativeHeights
    case alternatingClears

    func scene(_ count: Int) -> FloatScene {
      var random = SplitMix(seed: 7)
      var scene = FloatScene(length: self == .mixed ? 375 : 1e6)
      for index in 0..<count {
        let falling = Double(count - index)
        var child = Floating(reverses: random.below(5) == 0)
        switch self {
        case .mixed, .mixedInAWideLayout:
          child.main = Double(10 + random.below(90))
          child.cross = Double(10 + random.below(40))
        case .descendingStairs: (child.main, child.cross) = (50, falling)
        case .facingStairs:
          (child.main, child.cross) = (99, falling)
          child.reverses = index.isMultiple(of: 2)
          // In the second half, no child fits between the stairs.
          if index > count / 2 { child.main = 1e6 - Double(index) }
        case .points: (child.main, child.cross) = (0, falling)
        case .negativeHeights:
          child.main = 10
          child.margins = [0, 0, 0, random.pick([-100, -200, 50])]
        case .alternatingClears:
          child.main = 30
          child.clears = index.isMultiple(of: 2)
        }
        scene.children.append(child)
      }
      return scene
    }
  }

  // No timing is needed: a brute-force search would take longer than the time limit.
  @Test("Ten thousand floats are placed", .timeLimit(.minutes(30)), arguments: Shape.allCases)
  func manyFloatsArePlaced(shape: Shape) {
    let scene = shape.scene(Self.count)
    let layout = scene.container(.vert).layout(in: TGSize(width: 100, height: 100))
    #expect(layout.count == Self.count + 1)
    #expect(layout.solveCount <= 2)
  }
}

extension FloatGrowthTests {
  /// Nested float layouts.
  enum Nest: String, CaseIterable, Sendable {
    case wrapping, filling, filledAcross, widthOfHeight

    func tree(_ depth: Int) -> TGView {
      var tree = TGView().size(10, 20)
      for level in 0..<depth {
        var outer = TGFloatLayout(level.isMultiple(of: 2) ? .vert : .horz)
        switch self {
        case .wrapping: outer.tg_size(.wrap)
        case .filling: outer.tg_size(width: .fill, height: .wrap)
        case .filledAcross: outer.tg_size(width: .wrap, height: .fill)
        case .widthOfHeight:
          outer.tg_width.equal(.wrap)
          outer.tg_height.equal(outer.tg_width)
        }
        outer.addSubview(tree)
        tree = outer.view
      }
      return tree
    }
  }

  @Test("Nested layouts take a few passes each", arguments: Nest.allCases)
  func nestedFloatsAreCheap(nest: Nest) {
    let layout = nest.tree(200).layout(in: TGSize(width: 100, height: 100))
    #expect(layout.solveCount <= 10 * 200, "\(layout.solveCount)")
  }
}
