import Tangram

/// A kind of tree that can be built in any size.
struct GrowingTree: Sendable {
  let name: String
  /// Builds the tree for a number of children, or of levels.
  let build: @Sendable (Int) -> TGView

  init(_ name: String, _ build: @escaping @Sendable (Int) -> TGView) {
    (self.name, self.build) = (name, build)
  }
}

// MARK: - Wide trees

extension GrowingTree {
  static let wide = [
    GrowingTree("linear") { Workload.wide(TGLinearLayout(.vert), $0, Workload.leaf) },
    GrowingTree("linear, shares") { count in
      Workload.wide(TGLinearLayout(.vert), count, height: .fill) { index in
        var leaf = TGView()
        leaf.tg_size(width: .fill, height: TGWeight(1 + index % 3))
        return leaf
      }
    },
    GrowingTree("frame") { count in
      Workload.wide(TGFrameLayout(), count, height: .fill) { index in
        var leaf = Workload.leaf(index)
        leaf.tg_right.equal(index % 10)
        leaf.tg_centerY.equal(0)
        return leaf
      }
    },
    GrowingTree("table, rows of 10", table),
    GrowingTree("flow") { Workload.wide(TGFlowLayout(.vert), $0, Workload.leaf) },
    GrowingTree("flow, 10 to a line") {
      Workload.wide(TGFlowLayout(.vert, arrangedCount: 10), $0, Workload.leaf)
    },
    GrowingTree("float") { count in
      Workload.wide(TGFloatLayout(.vert), count) { index in
        var leaf = Workload.leaf(index)
        leaf.tg_reverseFloat = index.isMultiple(of: 5)
        return leaf
      }
    },
    GrowingTree("relative, chains of 10") { chains(of: 10, $0) },
    GrowingTree("relative, one chain") { chains(of: $0, $0) },
    GrowingTree("path") { count in
      let path = TGPathLayout(.sine(amplitude: 100, period: 250))
      return Workload.wide(path, count, height: .fill, Workload.leaf)
    },
    GrowingTree("stack") { Workload.wide(TGVStack(), $0, Workload.leaf) },
    GrowingTree("constraints, a list") { Workload.tiedList($0).view },
    GrowingTree("constraints, equal widths") { Workload.tiedRow($0, gap: 400 / Double($0)).view },
  ]

  private static func table(_ count: Int) -> TGView {
    var table = TGTableLayout(.vert)
    table.tg_size(width: .fill, height: .wrap)
    for row in 0..<max(1, count / 10) {
      table.tg_addRow(size: .wrap, colSize: .average)
      for column in 0..<10 { table.tg_addCol(Workload.leaf(row + column), inRow: row) }
    }
    return table.view
  }

  private static func chains(of length: Int, _ count: Int) -> TGView {
    var relative = TGRelativeLayout()
    relative.tg_size(.fill)
    for start in stride(from: 0, to: count, by: length) {
      let first = Workload.leaf(start)
      relative.addChain(of: min(length, count - start), from: first) { Workload.leaf(start + $0) }
    }
    return relative.view
  }
}

// MARK: - Deep trees

extension GrowingTree {
  static let deep = [
    GrowingTree("linear") { deep($0) { _ in TGLinearLayout(.vert) } },
    GrowingTree("linear, by turns") { count in
      deep(count) { TGLinearLayout($0.isMultiple(of: 2) ? .vert : .horz) }
    },
    GrowingTree("frame") { deep($0) { _ in TGFrameLayout() } },
    GrowingTree("table", deepTable),
    GrowingTree("flow") { deep($0) { _ in TGFlowLayout(.vert) } },
    GrowingTree("flow, 2 to a line") { deep($0) { _ in TGFlowLayout(.vert, arrangedCount: 2) } },
    GrowingTree("float") { deep($0) { _ in TGFloatLayout(.vert) } },
    GrowingTree("relative") { deep($0) { _ in TGRelativeLayout() } },
    GrowingTree("path") { deep($0, size: .fill) { _ in TGPathLayout(.circle(r: 20)) } },
    GrowingTree("stack") { deep($0) { _ in TGVStack() } },
  ]

  /// Nested containers, each with a leaf as a sibling of the inner one, built from the inside out.
  private static func deep(
    _ count: Int, size: TGLayoutSize.Keyword = .wrap, _ container: (Int) -> some TGContainer
  ) -> TGView {
    var inner = Workload.leaf(0)
    for level in 1...count {
      var outer = container(level)
      outer.tg_size(size)
      outer.addSubview(Workload.leaf(level))
      outer.addSubview(inner)
      inner = outer.view
    }
    return inner
  }

  private static func deepTable(_ count: Int) -> TGView {
    var inner = Workload.leaf(0)
    for level in 1...count {
      var table = TGTableLayout(.vert)
      table.tg_size(.wrap)
      table.tg_addRow(size: .wrap, colSize: .wrap)
      table.tg_addCol(Workload.leaf(level), inRow: 0)
      table.tg_addCol(inner, inRow: 0)
      inner = table.view
    }
    return inner
  }
}
