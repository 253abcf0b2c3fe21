import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every tree of stacks, checked on random ones.
@Suite struct LawTests {
  static let seeds: ClosedRange<UInt64> = 1...200
  let room = TGSize(width: 320, height: 480)

  @Test(arguments: seeds) func aTransposedTreeHasTransposedFrames(seed: UInt64) {
    let tree = RandomTree.tree(.stacks, seed: seed)
    let turned = RandomTree.tree(.stacks, seed: seed, transposed: true)
    let frames = tree.layout(in: room).entries.map(\.frame)
    let mirrored = turned.layout(in: room.transposed).entries.map(\.frame.transposed)
    #expect(pairs(frames, mirrored).first { $0 != $1 } == nil)
  }

  @Test(arguments: seeds) func rightToLeftMirrorsLeftToRight(seed: UInt64) {
    let tree = RandomTree.tree(.stacks, seed: seed)
    let scale = 1024.0
    let left = tree.layout(in: TGEnvironment(size: room, scale: scale))
    let right = tree.layout(in: TGEnvironment(size: room, scale: scale, isRightToLeft: true))
    tree.walk { view, path in
      guard !path.isEmpty, view.tg_visibility != .gone, let parent = left[path: path.dropLast()],
        let one = left[path: path], let other = right[path: path],
        // The contents of a hidden container are laid out for a size that it does not have.
        parent.width > 0
      else { return }
      #expect(abs(parent.width - one.maxX - other.minX) < 0.01, "seed \(seed), \(path)")
      #expect(abs(one.width - other.width) < 0.01 && one.minY == other.minY)
    }
  }

  @Test(arguments: seeds) func aSecondLayoutInPlaceChangesNothing(seed: UInt64) {
    var tree = RandomTree.tree(.stacks, seed: seed)
    tree.layoutSubviews(in: room)
    let once = tree.descendants.map(\.frame)
    tree.layoutSubviews(in: room)
    #expect(tree.descendants.map(\.frame) == once)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5])
  func invalidNumbersGiveFiniteFrames(number: Double) {
    for s in Stack.both {
      let stack = s.stack(spacing: number) {
        s.view(number, number)
        TGSpacer(number)
        TGSpacer(minimum: number, priority: number)
        TGView(.size(number, number))
        TGSpacer(minimum: 5)
        s.view(20).with { s.along(&$0).min(number).max(-number) }
        TGZStack { s.view(number) }.size(.wrap)
      }
      for tree in [stack, stack.size(.wrap)] {
        for entry in tree.layout(in: room).entries {
          let frame = entry.frame
          #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite)
        }
      }
    }
    let layout = TGHStack { TGSpacer(number).named("S") }.layout(in: room)
    #expect(layout.diagnostics.isEmpty == (number == -5))
  }

  @Test func manySpacersAreLaidOut() {
    let count = 20_000
    let stack = TGHStack {
      for index in 0..<count {
        TGView().size(1, 1).visibility(index % 3 == 0 ? .gone : .visible)
        TGSpacer(minimum: Double(index * 7919 % 1000))
      }
    }
    let least = 1000.0 * Double(count)
    let layout = stack.layout(in: TGSize(width: least * 0.7, height: 10))
    #expect(layout.count == 2 * count + 1)
  }
}
