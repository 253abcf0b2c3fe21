import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every flow.
@Suite struct FlowLawTests {
  static let seeds = 1...300

  func frames(_ flow: TGView, rightToLeft: Bool = false) -> [TGRect] {
    let environment = TGEnvironment(
      size: TGSize(width: 500, height: 500), scale: 4096, isRightToLeft: rightToLeft)
    return flow.layout(in: environment).entries.map(\.frame)
  }

  @Test func columnsAreTransposedRows() {
    for seed in Self.seeds {
      let rows = frames(RandomTree.tree(.flow, seed: UInt64(seed)))
      let columns = frames(RandomTree.tree(.flow, seed: UInt64(seed), transposed: true))
      for (row, column) in pairs(rows, columns) {
        #expect(row.isNear(column.transposed), "seed \(seed)")
      }
    }
  }

  @Test func rightToLeftMirrorsLeftToRight() {
    for seed in Self.seeds {
      for isTransposed in [false, true] {
        let flow = RandomTree.tree(.flow, seed: UInt64(seed), transposed: isTransposed)
        let (plain, mirrored) = (frames(flow), frames(flow, rightToLeft: true))
        // A negative extent is mirrored before it is clamped to 0.
        for (one, other) in pairs(plain, mirrored).dropFirst() where one.width > 0 {
          let x = plain[0].width - one.maxX
          #expect(
            other.isNear(frame(x, one.minY, one.width, one.height)), "seed \(seed)")
        }
      }
    }
  }

  @Test func aSecondLayoutChangesNothing() {
    for seed in Self.seeds {
      var flow = RandomTree.tree(.flow, seed: UInt64(seed))
      flow.layoutSubviews(in: TGSize(width: 500, height: 500))
      let first = flow.descendants.map(\.frame)
      flow.layoutSubviews(in: TGSize(width: 500, height: 500))
      // Packing goes by the current extents of children with weights, so a second layout may reorder them.
      if TGFlowLayout(flow)?.tg_autoArrange == true { continue }
      #expect(flow.descendants.map(\.frame) == first, "seed \(seed)")
    }
  }
}

extension TGRect {
  fileprivate func isNear(_ other: TGRect) -> Bool {
    let distances = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return distances.allSatisfy { $0.magnitude < 0.01 }
  }
}
