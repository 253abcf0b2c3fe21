import Tangram
import Testing

/// Checks a condition that mutates a value, which `#expect` does not allow.
private func expect(
  _ condition: Bool, _ comment: Comment? = nil, location: SourceLocation = #_sourceLocation
) {
  #expect(condition, comment, sourceLocation: location)
}

/// Adding, removing, exchanging and changing rows and cells.
@Suite struct TableEditingTests {
  /// A table with a row for each word, whose cells are named by its letters.
  static func table(_ rows: [String], _ size: TGTableSize = .wrap) -> TGTableLayout {
    var table = TGTableLayout()
    for (index, row) in rows.enumerated() {
      table.tg_addRow(size: size, colSize: .wrap)
      for letter in row { table.tg_addCol(TGView(String(letter)), inRow: index) }
    }
    return table
  }

  /// The names of the cells, as one word per row.
  static func names(_ table: TGTableLayout) -> [String] {
    (0..<table.tg_rowCount).map { row in
      (0..<table.tg_colCount(inRow: row)).map {
        table.tg_colView(at: TGIndexPath(row: row, col: $0))?.name ?? "?"
      }.joined()
    }
  }

  private let places = [
    TGIndexPath(row: -1, col: 0), TGIndexPath(row: 2, col: 0), TGIndexPath(row: 0, col: -1),
    TGIndexPath(row: 0, col: 4), TGIndexPath(row: .max, col: .max),
    TGIndexPath(row: .min, col: .min),
  ]

  @Test("Rows and cells are appended and inserted at the right indices")
  func inserting() {
    var table = TGTableLayout()
    expect(table.tg_addRow(size: .wrap, colSize: .average) == 0)
    expect(table.tg_addRow(size: 30, colCount: 2) == 1)
    expect(table.tg_insertRow(size: .average, colSize: 20.5, rowIndex: 0))
    expect(table.tg_insertRow(size: .average, colCount: 3, rowIndex: 3))
    #expect(table.tg_rowCount == 4)
    expect(table.tg_addCol(TGView("b"), inRow: 1))
    expect(table.tg_insertCol(TGView("a"), inIndexPath: TGIndexPath(row: 1, col: 0)))
    expect(table.tg_insertCol(TGView("c"), inIndexPath: TGIndexPath(row: 1, col: 2)))
    table.addSubview(TGView("d"))
    #expect(Self.names(table) == ["", "abc", "", "d"])
  }

  @Test("Rows and cells are removed and returned")
  func removing() {
    var table = Self.table(["abc", "de"])
    expect(table.tg_removeCol(TGIndexPath(row: 0, col: 1))?.name == "b")
    expect(table.tg_removeRow(1)?.subviews.map(\.name) == ["d", "e"])
    #expect(Self.names(table) == ["ac"])
  }

  @Test("Exchanging two cells keeps all others, in any rows and order")
  func exchanging() {
    let cells = (0..<4).map { TGIndexPath(row: 0, col: $0) } + [TGIndexPath(row: 1, col: 0)]
    for first in cells {
      for second in cells {
        var table = Self.table(["abcd", "e"])
        var expected = [["a", "b", "c", "d"], ["e"]]
        expect(table.tg_exchangeCol(first, with: second))
        (expected[first.row][first.col], expected[second.row][second.col]) = (
          expected[second.row][second.col], expected[first.row][first.col]
        )
        #expect(Self.names(table) == expected.map { $0.joined() })
      }
    }
    var table = Self.table(["ab", "c", "de"])
    expect(table.tg_exchangeRow(0, with: 2))
    #expect(Self.names(table) == ["de", "c", "ab"])
  }

  @Test("A cell that moves to another row gets the size that the row prescribes")
  func exchangedCellsAreResized() {
    var table = TGTableLayout()
    table.tg_size(.wrap)
    table.tg_addRow(size: 10, colSize: 30)
    table.tg_addRow(size: 20, colSize: 50)
    table.tg_addCol(TGView("a"), inRow: 0)
    table.tg_addCol(TGView("b"), inRow: 1)
    table.tg_exchangeCol(TGIndexPath(row: 0, col: 0), with: TGIndexPath(row: 1, col: 0))
    let layout = table.layout(in: TGSize(width: 100, height: 100))
    #expect(layout["a"] == TGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(layout["b"] == TGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test("An invalid index changes nothing, and the result says so")
  func badIndices() {
    var table = Self.table(["abc", "de"])
    for index in [-1, 2, .max, .min] {
      #expect(table.tg_rowView(at: index) == nil)
      expect(table.tg_removeRow(index) == nil)
      expect(!table.tg_exchangeRow(0, with: index))
      expect(!table.tg_exchangeRow(index, with: 0))
      expect(!table.tg_addCol(TGView(), inRow: index))
      #expect(table.tg_colCount(inRow: index) == 0)
      table[row: index]?.tg_hspace = 7
    }
    for index in [-1, 3, .max, .min] {
      expect(!table.tg_insertRow(size: .wrap, colSize: .wrap, rowIndex: index))
      expect(!table.tg_insertRow(size: .wrap, colCount: 2, rowIndex: index))
    }
    for place in places {
      #expect(table.tg_colView(at: place) == nil)
      expect(table.tg_removeCol(place) == nil)
      expect(!table.tg_insertCol(TGView(), inIndexPath: place))
      expect(!table.tg_exchangeCol(place, with: TGIndexPath(row: 0, col: 0)))
      expect(!table.tg_exchangeCol(TGIndexPath(row: 0, col: 0), with: place))
      table[place]?.tg_width.equal(7)
      table[place] = TGView("x")
    }
    #expect(Self.names(table) == ["abc", "de"])
  }

  @Test("Rows and cells are changed in place")
  func subscripts() {
    var table = Self.table(["abc", "de"])
    let copy = table
    let place = TGIndexPath(row: 0, col: 1)
    table[place]?.tg_width.equal(40)
    table[row: 1]?.tg_gravity = TGGravity.horz.center
    #expect(table[place]?.name == "b")
    var changed = table.tg_colView(at: place) ?? TGView()
    #expect(changed.tg_width.numberVal == 40)
    #expect(table.tg_rowView(at: 1)?.tg_gravity == TGGravity.horz.center)
    #expect(copy.tg_rowView(at: 1)?.tg_gravity == TGGravity.none)
    table[place] = TGView("x")
    #expect(Self.names(table) == ["axc", "de"])
    table[place] = nil
    table[row: 1] = nil
    #expect(Self.names(table) == ["ac"])
    #expect(Self.names(copy) == ["abc", "de"])
  }

  @Test("Changing a cell in place keeps the identity of its view")
  func subscriptsKeepIdentities() {
    var table = Self.table(["ab"])
    let place = TGIndexPath(row: 0, col: 1)
    func ids() -> [TGViewID] { [table.subviews[0].id, table.subviews[0].subviews[1].id] }
    let before = ids()
    table[place]?.tg_width.equal(40)
    table[row: 0]?.tg_hspace = 3
    table.tg_hspace = 4
    table.tg_addCol(TGView("c"), inRow: 0)
    #expect(ids() == before)
    #expect(Self.names(table) == ["abc"])
    #expect(table.tg_rowView(at: 0)?.tg_hspace == 4)
  }

  @Test("A row can be made from a view and keeps its identity")
  func rowOfAView() {
    let (second, third) = (TGLinearLayout().named("second"), TGLinearLayout().padding(5))
    let table = TGTableLayout(.vert)
      .row(size: 10, colSize: 30) { TGView() }
      .row(second, size: 20, colSize: 30) { TGView() }
      .row(third, size: 40, colCount: 2) { TGView("half").height(.fill) }
      .size(100, .wrap)
    #expect(table.subviews[1].id == second.id)
    #expect(table.subviews[2].id == third.id)
    let layout = table.layout(in: TGSize(width: 200, height: 200))
    #expect(layout["second"] == TGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(layout[third.id] == TGRect(x: 0, y: 30, width: 100, height: 40))
    #expect(layout["half"] == TGRect(x: 5, y: 5, width: 45, height: 30))
  }

  @Test("A row is a linear layout across the table")
  func rowsAreLinearLayouts() {
    var table = TGTableLayout(.vert)
    table.tg_addRow(size: .wrap, colSize: .wrap)
    table.tg_orientation = .horz
    table.tg_addRow(size: .wrap, colSize: .wrap)
    #expect(table.tg_rowView(at: 0)?.tg_orientation == .horz)
    #expect(table.tg_rowView(at: 1)?.tg_orientation == .vert)
    #expect(TGTableLayout(table.view) != nil)
    #expect(TGLinearLayout(table.view) == nil)
    #expect(TGTableLayout(table.subviews[0]) == nil)
  }
}
