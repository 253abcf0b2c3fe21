import Tangram

/// Prints the cost per node in trees of growing width and depth, as Markdown tables.
func runGrowth() {
  let widths = [10, 1_000, 100_000, 1_000_000]
  let depths = [10, 100, 1_000, 10_000]
  print("Solve / build, in ns a node, by the number of children:\n")
  print(table(widths, GrowingTree.wide).text)
  print("\nSolve / build, in ns a node, by the number of levels:\n")
  print(table(depths, GrowingTree.deep).text)
  print("\nWriting / first layout / edit of a constant, in ns a view, by the number of views:\n")
  print(constraintTable().text)
}

private func table(_ counts: [Int], _ trees: [GrowingTree]) -> MarkdownTable {
  var table = MarkdownTable(head: ["Container"] + counts.map(grouped))
  for tree in trees {
    var cells: [String] = []
    var last = 0.0
    for (index, count) in counts.enumerated() {
      let ratio = Double(count) / Double(counts[max(0, index - 1)])
      // The estimate assumes quadratic growth, the worst case to be expected.
      guard last * ratio * ratio <= timeLimit else {
        cells.append("–")
        continue
      }
      let cost = GrowthCost(of: tree, count)
      last = cost.seconds
      cells.append("\(cost.solve.fixed(1)) / \(cost.build.fixed(0))")
    }
    table.rows.append([tree.name] + cells)
  }
  return table
}

private let timeLimit = 60.0

private struct GrowthCost {
  /// Nanoseconds per node.
  let solve: Double
  let build: Double
  /// The time to build the tree and lay it out once.
  let seconds: Double

  init(of tree: GrowingTree, _ count: Int) {
    var environment = TGEnvironment(size: TGSize(width: 1000, height: 1000))
    // These limits allow a million children and their container, or ten thousand levels and the
    // views in the innermost one.
    environment.limits.views = 2_000_000
    environment.limits.depth = 20_000
    let clock = ContinuousClock()
    let nodes = Double(tree.build(count).layout(in: environment).count)
    let build = median { clock.measure { layOutCold(tree.build(count), in: environment) } }
    let compiled = CompiledTree(tree.build(count), in: environment)
    // A layout of ten nodes takes too little time to be measured on its own.
    let rounds = max(1, 20_000 / count)
    let solve = median {
      clock.measure {
        for _ in 0..<rounds { compiled.solveAfresh(in: environment) }
      }
    }
    self.solve = solve / Double(rounds) / nodes
    self.build = build / nodes
    seconds = build / 1e9
  }
}

private func constraintTable() -> MarkdownTable {
  let counts = [200, 2_000, 20_000]
  let lists = counts.map { count in costOfConstraints(count) { Workload.tiedList(count) } }
  let rows = counts.map { count in
    costOfConstraints(count) { Workload.tiedRow(count, gap: 400 / Double(count)) }
  }
  return MarkdownTable(
    head: ["Constraints"] + counts.map(String.init),
    rows: [["a list"] + lists, ["equal widths"] + rows])
}

/// The nanoseconds per view for writing the constraints, the first layout, and an edit of a constant.
private func costOfConstraints(_ count: Int, _ write: () -> TGConstraintLayout) -> String {
  let environment = TGEnvironment(size: TGSize(width: 1000, height: 1000))
  let clock = ContinuousClock()
  let written = median { clock.measure { precondition(write().constraints.count > 1) } }
  let whole = median { clock.measure { layOutCold(write().view, in: environment) } }
  var (view, session, edits) = (write().view, TGLayoutSession(), 0)
  // The first layouts compute the state that later ones reuse.
  for _ in 0..<4 { _ = session.layout(view, in: environment) }
  let edited = median {
    edits += 1
    return clock.measure {
      Workload.changeConstant(&view, edits)
      precondition(session.layout(view, in: environment).count > 1)
    }
  }
  return [written, whole - written, edited]
    .map { ($0 / Double(count)).fixed(0) }.joined(separator: " / ")
}

/// Returns the median duration of repeated runs, in nanoseconds.
///
/// There are as many runs as fit into a fraction of a second, but at most 21, and at least three unless
/// they take seconds.
private func median(_ run: () -> Duration) -> Double {
  var times: [Double] = []
  var sum = 0.0
  repeat {
    times.append(run().nanoseconds)
    sum += times[times.count - 1]
  } while times.count < 21 && (sum < 2e8 || times.count < 3 && sum < 4e9)
  return times.sorted()[times.count / 2]
}

/// A number with commas as thousands separators.
private func grouped(_ number: Int) -> String {
  number < 1000
    ? String(number)
    : grouped(number / 1000) + "," + String(String(1000 + number % 1000).dropFirst())
}
