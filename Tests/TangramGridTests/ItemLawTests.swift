import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for flex layouts and grids alike, checked on random ones.
@Suite struct ItemLawTests {
  static let seeds: ClosedRange<UInt64> = 1...60
  static let containers: [RandomTree.Features] = [.flex, .grid]

  @Test(arguments: seeds, containers)
  func columnsAreTransposedRows(seed: UInt64, container: RandomTree.Features) {
    let twins = Twins.transposed(container, seed: seed)
    #expect(twins.agree, "\(twins)")
  }

  @Test(arguments: seeds, containers)
  func rightToLeftMirrorsTheLayout(seed: UInt64, container: RandomTree.Features) {
    let twins = Twins.mirrored(RandomTree.tree(container, seed: seed))
    #expect(twins.agree, "\(twins)")
  }

  @Test(arguments: seeds, containers)
  func orderIsAPermutation(seed: UInt64, container: RandomTree.Features) {
    let twins = Twins.ordered(RandomTree.tree(container, seed: seed))
    #expect(twins.found == twins.expected)
  }
}
