import Tangram
import Testing

/// Rules for the rows and cells of a table, which hold however they are added or changed.
@Suite struct TableRulesTests {
  private func add(_ views: [TGView], to container: inout some TGContainer) {
    for view in views { container.addSubview(view) }
  }

  private func setGap(_ gap: Double, of container: inout some TGContainer) {
    container.tg_space = gap
  }

  private func cell(_ name: String) -> TGView { TGView(name).height(10) }

  private func table(_ rows: [String]) -> TGTableLayout {
    TableEditingTests.table(rows)
  }

  private func names(_ table: TGTableLayout) -> [String] { TableEditingTests.names(table) }

  @Test func viewsThatAreNotRowsBecomeCellsOfThePreviousRow() {
    var table = table(["a", "b"])
    add([cell("c"), TGLinearLayout(.horz).named("d").view], to: &table)
    #expect(names(table) == ["a", "bcd"])
    table.subviews.append(cell("e"))
    table.subviews.insert(cell("f"), at: 1)
    table.insertSubview(cell("g"), at: 0)
    #expect(names(table) == ["g", "af", "bcde"])
    table.subviews.append(contentsOf: [cell("h"), self.table(["i"]).subviews[0], cell("j")])
    #expect(names(table) == ["g", "af", "bcdeh", "ij"])
    table.replaceSubview(at: 2, with: cell("k"))
    #expect(names(table) == ["g", "afk", "ij"])
    table.changeSubview(at: 2) { $0 = cell("l") }
    #expect(names(table) == ["g", "afkl"])
  }

  @Test func aTableWithoutRowsCreatesOne() {
    let table = TGTableLayout().children {
      cell("a").width(30)
      cell("b").width(40)
    }
    #expect(names(table) == ["ab"])
    #expect(TGTableRow(table.tg_rowView(at: 0)) == TGTableRow(size: .wrap, columns: .sized(.wrap)))
    let layout = table.size(.wrap).layout(in: TGSize(width: 99, height: 99))
    #expect(layout["b"] == TGRect(x: 30, y: 0, width: 40, height: 10))
  }

  @Test func tableRulesApplyInsideATree() {
    var tree = TGLinearLayout { table(["a"]) }.view
    tree.subviews[0].addSubview(cell("b"))
    tree.subviews[0].subviews[0].addSubview(cell("c"))
    tree[path: [0]].subviews += [cell("d")]
    #expect(TGTableLayout(tree.subviews[0]).map(names) == ["abcd"])
  }

  @Test func aRowSizesItsCellsHoweverTheyAreAdded() {
    var table = TGTableLayout().width(300).height(.wrap)
    table.tg_hspace = 30
    table.tg_addRow(size: 20, colCount: 3)
    table[row: 0]?.addSubview(TGView("a"))
    table[row: 0]?.subviews.append(TGView("b"))
    table.subviews[0].insertSubview(TGView("c"), at: 0)
    table.addSubview(TGView("d"))
    table[TGIndexPath(row: 0, col: 3)] = TGView("e")
    let layout = table.layout(in: TGSize(width: 400, height: 400))
    #expect(names(table) == ["cabe"])
    for (place, name) in ["c", "a", "b", "e"].enumerated() {
      #expect(layout[name] == TGRect(x: Double(place) * 110, y: 0, width: 80, height: 20))
    }
  }

  @Test func aCellKeepsItsOwnSizeWhenTheRowChanges() {
    var table = TGTableLayout()
    table.tg_addRow(size: 20, colSize: 30)
    table.addSubview(TGView("a"))
    table[TGIndexPath(row: 0, col: 0)]?.tg_width.equal(50)
    table.addSubview(TGView("b"))
    table[row: 0]?.subviews.swapAt(0, 1)
    table[row: 0]?.moveSubview(from: 1, to: 0)
    table[row: 0]?.subviews.remove(at: 1)
    let layout = table.size(.wrap).layout(in: TGSize(width: 400, height: 400))
    #expect(layout["a"]?.width == 50)
  }

  @Test func rowsInheritTheGapOfTheTable() {
    var table = table(["ab", "cd"])
    setGap(7, of: &table)
    #expect((0..<2).map { table[row: $0]?.tg_hspace } == [7, 7])
    #expect(table[row: 0]?.tg_vspace == 0)
    table = table.spacing(9).padding(3)
    table[row: 1]?.tg_hspace = 1
    table.tg_padding = .zero
    table.tg_vspace = 2
    #expect((0..<2).map { table[row: $0]?.tg_hspace } == [9, 1])
  }

  @Test func copiesAreIndependent() {
    let before = table(["a"])
    var after = before
    after.addSubview(cell("b"))
    after.tg_space = 5
    #expect(names(before) == ["a"])
    #expect(before.tg_rowView(at: 0)?.tg_hspace == 0)
    #expect(names(after) == ["ab"])
  }
}
