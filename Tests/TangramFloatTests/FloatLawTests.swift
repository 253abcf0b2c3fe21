import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every float layout.
@Suite struct FloatLawTests {
  static let seeds = Array(0..<UInt64(300))

  static func scene(_ seed: UInt64, _ count: Int = 40) -> FloatScene {
    var random = SplitMix(seed: seed)
    return FloatScene.random(1 + random.below(count), using: &random)
  }

  @Test("The search finds the same frames as brute force", arguments: seeds)
  func searchIsExact(seed: UInt64) {
    let scene = Self.scene(seed)
    let expected = PlainFloats.frames(of: scene)
    for (index, frames) in pairs(scene.frames(.vert), expected).enumerated() {
      #expect(isSame(frames.0, frames.1), "seed \(seed), child \(index): \(frames)")
    }
  }

  @Test("A horizontal layout is a transposed vertical one", arguments: seeds)
  func horizontalIsTransposed(seed: UInt64) {
    let scene = Self.scene(seed)
    let transposed = scene.frames(.horz).map {
      TGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
    }
    #expect(transposed == scene.frames(.vert), "seed \(seed)")
  }

  @Test("Right to left is the mirror image of left to right", arguments: seeds.prefix(50))
  func rightToLeftIsReflected(seed: UInt64) {
    let scene = Self.scene(seed)
    let reflected = scene.frames(.vert, isRightToLeft: true).map {
      TGRect(
        x: scene.length - $0.minX - $0.width, y: $0.minY, width: $0.width, height: $0.height)
    }
    // A negative extent is clamped to 0, which keeps the edge on the other side.
    for frames in pairs(reflected, scene.frames(.vert)) where frames.1.width > 0 {
      #expect(isSame(frames.0, frames.1), "seed \(seed): \(frames)")
    }
  }

  @Test("A second layout changes nothing", arguments: seeds.prefix(50))
  func layoutIsIdempotent(seed: UInt64) {
    var layout = Self.scene(seed).container(.vert)
    layout.layoutSubviews(in: TGSize(width: 500, height: 500))
    let first = layout.subviews.map(\.frame)
    layout.layoutSubviews(in: TGSize(width: 500, height: 500))
    #expect(layout.subviews.map(\.frame) == first, "seed \(seed)")
  }

  private func isSame(_ a: TGRect, _ b: TGRect) -> Bool {
    let differences = [
      a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height,
    ]
    return differences.allSatisfy { $0.magnitude < 1e-4 }
  }
}
