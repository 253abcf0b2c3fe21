import Tangram
import Testing

/// The index paths of cells as values.
@Suite struct IndexPathTests {
  @Test func indexPathsAreOrderedRowByRow() {
    let ordered = (0..<3).flatMap { row in (0..<3).map { TGIndexPath(row: row, col: $0) } }
    #expect(ordered.reversed().sorted() == ordered)
    for (place, first) in ordered.enumerated() {
      for (other, second) in ordered.enumerated() {
        #expect((first < second) == (place < other))
        #expect((first == second) == (place == other))
      }
    }
    #expect(Set(ordered + ordered).count == 9)
  }

  @Test func descriptionsNameRowAndColumn() {
    #expect(TGIndexPath(row: 2, col: 5).description == "row 2, column 5")
  }
}
