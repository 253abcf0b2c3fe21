import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every tree of linear and frame layouts, checked on random ones.
@Suite struct LawTests {
  static let seeds: ClosedRange<UInt64> = 1...150
  let room = TGSize(width: 320, height: 480)

  @Test(arguments: seeds)
  func aTransposedTreeHasTransposedFrames(seed: UInt64) {
    let tree = RandomTree.tree(.lines, seed: seed)
    let turned = RandomTree.tree(.lines, seed: seed, transposed: true)
    let frames = tree.layout(in: room).entries.map(\.frame)
    let mirrored = turned.layout(in: room.transposed).entries.map(\.frame.transposed)
    let difference = pairs(frames, mirrored).enumerated().first { $1.0 != $1.1 }
    #expect(difference == nil, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func rightToLeftMirrorsLeftToRight(seed: UInt64) {
    let tree = RandomTree.tree(.lines, seed: seed)
    let fromLeft = tree.layout(in: TGEnvironment(size: room))
    let fromRight = tree.layout(in: TGEnvironment(size: room, isRightToLeft: true))
    tree.walk { view, path in
      guard let parent = path.isEmpty ? nil : fromLeft[path: path.dropLast()],
        let left = fromLeft[path: path], let right = fromRight[path: path],
        // A negative extent is clamped to 0 first and then mirrored about its start.
        parent.width > 0, left.width > 0
      else { return }
      // Half pixels are rounded away from zero in both directions.
      #expect(abs(parent.width - left.maxX - right.minX) <= 1, "seed \(seed), \(path)")
      #expect(abs(left.width - right.width) <= 1, "seed \(seed), \(path)")
      #expect(left.minY == right.minY || abs(left.minY - right.minY) <= 1)
    }
  }

  @Test(arguments: seeds)
  func aSecondLayoutInPlaceChangesNothing(seed: UInt64) {
    var tree = RandomTree.tree(.lines, seed: seed)
    tree.layoutSubviews(in: room)
    let once = tree.descendants.map(\.frame)
    tree.layoutSubviews(in: room)
    #expect(tree.descendants.map(\.frame) == once, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func layoutInPlaceStoresTheSameFrames(seed: UInt64) {
    var tree = RandomTree.tree(.lines, seed: seed)
    let layout = tree.layout(in: room)
    tree.layoutSubviews(in: room)
    #expect(tree.descendants.map(\.frame) == layout.entries.map(\.frame), "seed \(seed)")
  }

  @Test(arguments: 1...40, [1.0, 2, 3])
  func sharesOfALineTileItWithoutGapOrOverlap(count: Int, scale: Double) {
    var row = TGLinearLayout(.horz)
    row.tg_size(width: 1000, height: 10)
    var random = SplitMix(seed: UInt64(count))
    for _ in 0..<count {
      row.addSubview(TGView().width(TGWeight(random.number(in: 1...9))).height(.fill))
    }
    let layout = row.layout(in: TGEnvironment(size: room, scale: scale))
    var edge = 0.0
    for entry in layout.entries.dropFirst() {
      #expect(abs(entry.frame.minX - edge) < 1e-9)
      edge = entry.frame.maxX
    }
    #expect(abs(edge - 1000) < 1e-9)
  }
}
