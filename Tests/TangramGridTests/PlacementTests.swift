import Tangram
import TangramTestSupport
import Testing

/// Automatic placement of items, in grids whose cells are one point large.
@Suite struct PlacementTests {
  /// The placement of an item: optionally its first column and row, and how many columns and rows it
  /// spans.
  private struct Item {
    var column: Int?
    var row: Int?
    var width = 1
    var height = 1

    /// The item as a view.
    ///
    /// In a column flow, its columns and rows are exchanged.
    func view(isByRow: Bool) -> TGView {
      let columns: TGGridSpan = column.map { .lines($0 + 1, $0 + 1 + width) } ?? .span(width)
      let rows: TGGridSpan = row.map { .lines($0 + 1, $0 + 1 + height) } ?? .span(height)
      return isByRow
        ? TGView().grid(column: columns, row: rows) : TGView().grid(column: rows, row: columns)
    }
  }

  private func grid(
    _ items: [Item], columns: Int, isDense: Bool, isByRow: Bool = true
  ) -> TGGridLayout {
    let tracks = Array(repeating: TGGridTrack.points(1), count: columns)
    var grid = TGGridLayout(columns: isByRow ? tracks : [], rows: isByRow ? [] : tracks) {
      for item in items { item.view(isByRow: isByRow) }
    }
    grid.tg_autoColumns = [.points(1)]
    grid.tg_autoRows = [.points(1)]
    let flow: (dense: TGGridFlow, sparse: TGGridFlow) =
      isByRow ? (.rowDense, .row) : (.columnDense, .column)
    grid.tg_autoFlow = isDense ? flow.dense : flow.sparse
    return grid
  }

  /// The frames of the items; transposed in a column flow.
  private func frames(
    _ items: [Item], columns: Int, isDense: Bool, isByRow: Bool = true
  ) -> [TGRect] {
    let layout = grid(items, columns: columns, isDense: isDense, isByRow: isByRow)
      .layout(in: TGSize(width: 100, height: 100))
    let frames = layout.entries.dropFirst().map(\.frame)
    if isByRow { return frames }
    return frames.map { TGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
  }

  /// A reference implementation of CSS placement, which checks cell after cell.
  private struct SlowPlacement {
    var taken: Set<[Int]> = []
    var places: [TGRect?]
    let items: [Item]
    let isDense: Bool
    var columns: Int

    init(_ items: [Item], columns: Int, isDense: Bool) {
      (self.items, self.isDense, self.columns) = (items, isDense, columns)
      places = Array(repeating: nil, count: items.count)
      for (index, item) in items.enumerated() {
        if let column = item.column, let row = item.row { put(index, column, row) }
      }
      var ends: [Int: Int] = [:]
      for (index, item) in items.enumerated() {
        guard item.column == nil, let row = item.row else { continue }
        var column = isDense ? 0 : ends[row] ?? 0
        while !isFree(item, column, row) { column += 1 }
        ends[row] = column + item.width
        put(index, column, row)
      }
      for item in items { self.columns = max(self.columns, (item.column ?? 0) + item.width) }
      placeOthers()
    }

    mutating func placeOthers() {
      var (column, row) = (0, 0)
      for (index, item) in items.enumerated() where item.row == nil {
        if isDense { (column, row) = (0, 0) }
        if let fixed = item.column {
          if fixed < column { row += 1 }
          column = fixed
          while !isFree(item, column, row) { row += 1 }
        } else {
          while column + item.width > columns || !isFree(item, column, row) {
            column += 1
            if column + item.width > columns { (column, row) = (0, row + 1) }
          }
        }
        put(index, column, row)
      }
    }

    func cells(_ item: Item, _ column: Int, _ row: Int) -> [[Int]] {
      (row..<row + item.height).flatMap { row in
        (column..<column + item.width).map { [$0, row] }
      }
    }

    func isFree(_ item: Item, _ column: Int, _ row: Int) -> Bool {
      cells(item, column, row).allSatisfy { !taken.contains($0) }
    }

    mutating func put(_ index: Int, _ column: Int, _ row: Int) {
      let item = items[index]
      taken.formUnion(cells(item, column, row))
      columns = max(columns, column + item.width)
      places[index] = TGRect(
        x: Double(column), y: Double(row), width: Double(item.width), height: Double(item.height))
    }
  }

  @Test func placementMatchesTheReferenceImplementation() {
    var random = SplitMix(seed: 7)
    for round in 0..<200 {
      let columns = 1 + random.below(6)
      let isDense = random.chance(50)
      let items = (0..<(1 + random.below(14))).map { _ in
        Item(
          column: random.chance(25) ? random.below(7) : nil,
          row: random.chance(25) ? random.below(5) : nil,
          width: 1 + random.below(3), height: 1 + random.below(4))
      }
      let expected = SlowPlacement(items, columns: columns, isDense: isDense).places
      #expect(
        frames(items, columns: columns, isDense: isDense) == expected,
        "\(round): \(items), \(columns) columns, \(isDense ? "dense" : "sparse")")
    }
  }

  @Test("Items with a definite line in one direction only", arguments: [false, true])
  func itemsOnLines(isByRow: Bool) {
    var random = SplitMix(seed: 77)
    for round in 0..<40 {
      // Few lines and shapes, so that many items are alike; sometimes more columns than a machine word has
      // bits.
      let columns = random.chance(10) ? 60 + random.below(9) : 1 + random.below(4)
      let isDense = random.chance(75)
      let isTall = random.chance(25)
      let columnChance = random.below(101)
      let items = (0..<(1 + random.below(16))).map { _ in
        let hasColumn = random.chance(columnChance)
        return Item(
          column: hasColumn ? random.below(columns) : nil,
          row: !hasColumn && random.chance(50) || random.chance(10) ? random.below(3) : nil,
          width: 1 + random.below(random.chance(70) ? 1 : 3),
          height: 1 + random.below(random.chance(70) ? 1 : isTall ? 30 : 3))
      }
      let expected = SlowPlacement(items, columns: columns, isDense: isDense).places
      #expect(
        frames(items, columns: columns, isDense: isDense, isByRow: isByRow) == expected,
        "\(round): \(items), \(columns) columns, \(isDense ? "dense" : "sparse")")
    }
  }

  /// The work of placing items of a similar kind.
  private func work(_ count: Int, isByRow: Bool, _ item: (Int) -> Item) -> Int {
    grid((0..<count).map(item), columns: 3, isDense: true, isByRow: isByRow)
      .layout(in: TGSize(width: 100, height: 100)).work
  }

  @Test("Items do not search again where similar items found no space", arguments: [false, true])
  func workOfItemsOnLines(isByRow: Bool) {
    let shapes: [(Int) -> Item] = [
      { _ in Item(column: 1) },
      { Item(column: 0, width: 1 + $0 % 3, height: 1 + $0 % 4) },
      { Item(column: $0 % 3, height: 20 + $0 * 7 % 40) },
    ]
    for shape in shapes {
      #expect(work(400, isByRow: isByRow, shape) <= 10 * work(50, isByRow: isByRow, shape))
    }
  }

  @Test("Huge spans are clamped and take no extra time", arguments: [false, true])
  func hugeSpans(isDense: Bool) {
    // Each of them is clamped to 10,000 columns and rows.
    let huge = Item(width: .max / 2, height: .max / 2)
    let items = [Item(), huge, Item()] + Array(repeating: huge, count: 40) + [Item()]
    let found = frames(items, columns: 3, isDense: isDense)
    #expect(found[0] == TGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(found[1] == TGRect(x: 0, y: 1, width: 10_000, height: 10_000))
    let second = isDense ? TGRect(x: 1, y: 0, width: 1, height: 1) : nil
    #expect(found[2] == second ?? TGRect(x: 0, y: 10_001, width: 1, height: 1))
    let last = found[43]
    #expect(last.size == TGSize(width: 1, height: 1))
    #expect(last.minY == (isDense ? 0 : 410_002))
  }

  @Test("A span of less than one track counts as one", arguments: [0, -1, .min])
  func spansBelowOneTrack(count: Int) {
    let spans: [(TGGridSpan, x: Double)] = [
      (TGGridSpan(.line(2), .span(count)), 1), (TGGridSpan(.span(count), .line(2)), 0),
    ]
    for (span, x) in spans {
      let child = TGView().grid(column: span, row: 1).size(1, 1)
      for child in [child, child.absolute()] {
        let layout = TGGridLayout(columns: [.points(1), .points(1)], rows: [.points(1)]) { child }
          .layout(in: TGSize(width: 2, height: 1))
        #expect(layout[child] == TGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
  }
}
