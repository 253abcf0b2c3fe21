import Tangram
import Testing

/// The sizes of a row and its columns.
@Suite struct TableSizeTests {
  private let room = TGSize(width: 200, height: 100)

  /// The frames of the row and its cells, in a table of 120 × 60 with a single row.
  private func frames(
    _ size: TGTableSize, _ columns: TGTableSize, _ cells: [TGView], space: Double = 0
  ) -> [TGRect] {
    var table = TGTableLayout()
    table.tg_size(width: 120, height: 60)
    table.tg_hspace = space
    table.tg_addRow(size: size, colSize: columns)
    for cell in cells { table.tg_addCol(cell, inRow: 0) }
    let layout = table.layout(in: room)
    return ([[0]] + cells.indices.map { [0, $0] }).compactMap { layout[path: $0] }
  }

  @Test("Average columns share the row equally, whatever their own widths")
  func averageColumns() {
    let frames = frames(20, .average, [TGView(), TGView().width(7)], space: 10)
    #expect(frames[0] == TGRect(x: 0, y: 0, width: 120, height: 20))
    #expect(frames[1] == TGRect(x: 0, y: 0, width: 55, height: 20))
    #expect(frames[2] == TGRect(x: 65, y: 0, width: 55, height: 20))
  }

  @Test("Columns of fixed width determine the length of the row")
  func fixedColumns() {
    let frames = frames(.average, 25, [TGView(), TGView()], space: 10)
    #expect(frames[0] == TGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(frames[2] == TGRect(x: 35, y: 0, width: 25, height: 60))
  }

  @Test("With columns of their own width, a row wraps or fills the table")
  func ownColumns() {
    let cells = [TGView().width(30), TGView().size(10, 5)]
    #expect(frames(20, .wrap, cells)[0].width == 40)
    let filled = frames(20, .fill, cells)
    #expect(filled[0].width == 120)
    #expect(filled[2] == TGRect(x: 30, y: 0, width: 10, height: 5))
  }

  @Test("A column count divides the row, including the gaps")
  func countedColumns() {
    var table = TGTableLayout()
    table.tg_size(width: 120, height: 60)
    table.tg_hspace = 6
    table.tg_addRow(size: 20, colCount: 3)
    for name in ["a", "b", "c", "d"] { table.tg_addCol(TGView(name), inRow: 0) }
    let layout = table.layout(in: room)
    #expect(layout["a"] == TGRect(x: 0, y: 0, width: 36, height: 20))
    #expect(layout["c"]?.maxX == 120)
    #expect(layout["d"]?.minX == 126)
  }

  @Test("A cell with its own frame or size keeps its height")
  func ownHeights() {
    let frame = TGView(frame: TGRect(x: 0, y: 0, width: 9, height: 9))
    let frames = frames(20, .average, [frame, TGView().height(7), TGView()])
    #expect(frames.map(\.height) == [20, 9, 7, 20])
  }

  @Test("A wrapping row is as high as its highest cell, as are cells without a size")
  func wrappingRow() {
    let cells = [TGView().height(12), TGView().height(30), TGView()]
    #expect(frames(.wrap, .average, cells).map(\.height) == [30, 12, 30, 30])
  }

  @Test("A row without a size has a height of 0")
  func rowWithoutSize() {
    #expect(frames(.fill, .average, [TGView()])[0].height == 0)
  }

  @Test("Rows take over the gaps of the table, also when these change later")
  func spaces() {
    var table = TGTableLayout()
    table.tg_hspace = 5
    table.tg_addRow(size: .wrap, colSize: .wrap)
    table.tg_vspace = 3
    #expect(table[row: 0]?.tg_hspace == 5)
    #expect(table[row: 0]?.tg_vspace == 0)
    table.tg_space = 8
    #expect(table[row: 0]?.tg_hspace == 8)
    #expect(table[row: 0]?.tg_vspace == 0)
    #expect(table.tg_hspace == 8 && table.tg_vspace == 8)
    table[row: 0]?.tg_hspace = 1
    #expect(table.tg_hspace == 8)
  }

  @Test("A horizontal table is a transposed vertical one")
  func horizontalIsTransposed() {
    let sizes: [TGTableSize] = [.wrap, .average, .points(15), .fill]
    for size in sizes {
      for columns in sizes {
        let vertical = transposableFrames(.vert, size, columns)
        let horizontal = transposableFrames(.horz, size, columns).map {
          TGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
        }
        #expect(vertical == horizontal, "\(size), \(columns)")
      }
    }
  }

  private func transposableFrames(
    _ orientation: TGOrientation, _ size: TGTableSize, _ columns: TGTableSize
  ) -> [TGRect] {
    var table = TGTableLayout(orientation)
    table.tg_size(100)
    table.tg_space = 4
    for count in 1...3 {
      let row = table.tg_addRow(size: size, colSize: columns)
      for index in 0..<count {
        let (along, across) = (Double(10 + index * 5), Double(8 + index * 3))
        let cell =
          orientation == .vert ? TGView().size(along, across) : TGView().size(across, along)
        table.tg_addCol(cell, inRow: row)
      }
    }
    return table.layout(in: TGSize(width: 100, height: 100)).entries.map(\.frame)
  }

  @Test(
    "Any number is accepted as a size", arguments: [.nan, .infinity, -.infinity, 1e300, -5.0])
  func anyNumberGivesFiniteFrames(number: Double) {
    var table = TGTableLayout()
    table.tg_size(.wrap)
    table.tg_space = number
    for count in [0, -1, .max, .min, 3] {
      let row = table.tg_addRow(size: .points(number), colCount: count)
      table.tg_addCol(TGView(), inRow: row)
    }
    let row = table.tg_addRow(size: .wrap, colSize: .points(number))
    table.tg_addCol(TGView(frame: TGRect(x: 0, y: 0, width: number, height: number)), inRow: row)
    for entry in table.layout(in: room).entries {
      let sum = entry.frame.minX + entry.frame.minY + entry.frame.width + entry.frame.height
      #expect(sum.isFinite, "\(entry)")
    }
  }
}
