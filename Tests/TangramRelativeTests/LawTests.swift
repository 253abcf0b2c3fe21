import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for all relative layouts: mirroring, transposing and repeating the layout.
@Suite struct LawTests {
  static let room = TGSize(width: 220, height: 220)

  @Test("Exchanging the axes transposes all frames", arguments: 0..<300)
  func transpose(seed: Int) {
    var plain = RandomTree.tree(.relative, seed: UInt64(seed))
    var turned = RandomTree.tree(.relative, seed: UInt64(seed), transposed: true)
    for wraps in [false, true] {
      if wraps { plain.tg_size(.wrap) }
      if wraps { turned.tg_size(.wrap) }
      let (one, other) = (plain.layout(in: Self.room), turned.layout(in: Self.room))
      for (entry, twin) in pairs(one.entries, other.entries) {
        #expect(
          twin.frame == entry.frame.transposed,
          "seed \(seed), wraps \(wraps), \(entry.name ?? "root")")
      }
    }
  }

  @Test("Right to left is the mirror image of left to right", arguments: 0..<300)
  func mirror(seed: Int) {
    let tree = RandomTree.tree(.relative, seed: UInt64(seed))
    // On a fine pixel grid, because rounding half pixels is not symmetric.
    let one = tree.layout(in: TGEnvironment(size: Self.room, scale: 1024))
    let other = tree.layout(in: TGEnvironment(size: Self.room, scale: 1024, isRightToLeft: true))
    for (index, child) in tree.subviews.enumerated() where child.tg_visibility != .gone {
      guard var frame = one[path: [index]], let twin = other[path: [index]] else { continue }
      // A negative extent gives an empty frame, whose position depends on the direction.
      if frame.width == 0 { continue }
      frame.origin.x = 220 - frame.minX - frame.width
      #expect(twin == frame, "seed \(seed), child \(index)")
    }
  }

  @Test("A second layout in place changes nothing", arguments: 0..<100)
  func idempotence(seed: Int) {
    var tree = RandomTree.tree(.relative, seed: UInt64(seed))
    tree.layoutSubviews(in: Self.room)
    let first = tree.subviews.map(\.frame)
    tree.layoutSubviews(in: Self.room)
    #expect(tree.subviews.map(\.frame) == first, "seed \(seed)")
  }
}
