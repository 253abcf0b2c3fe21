import TangramCore

/// What a run found, whatever the axis of its lines.
struct FlexSteps {
  let main: TGAxis
  let isRow: Bool
  let wraps: Bool
  let stacksFromEnd: Bool
  /// The inner extents.
  let inner: TGSize
  let gap: TGSize
  /// The items, in their order.
  let items: [FlexItem<TGItem>]
  let lines: [FlexLine]

  /// Takes the steps of a run, but places nothing.
  init<Main: TGAxisType>(_ pass: TGPass, _ options: TGFlexAlgorithm, along _: Main) {
    self = options.withLines(of: pass) { lines in
      pass.withItems { items in
        var run = FlexRun<Main, TGItem>(pass, options, lines)
        _ = run.readItems(items, findsBases: true)
        run.findLengths()
        run.findExtentsAcross()
        run.sizeLines()
        run.settleAcross()
        run.stretchItems()
        run.placeLines()
        return FlexSteps(run)
      }
    }
  }

  private init<Main: TGAxisType>(_ run: FlexRun<Main, TGItem>) {
    main = Main.axis
    (isRow, wraps, stacksFromEnd) = (run.isRow, run.wraps, run.stacksFromEnd)
    (inner, gap) = (run.inner, run.gap)
    items = Array(run.memory[..<run.count])
    lines = Array(run.lines)
  }

  /// Whether an item is stretched across its line.
  func stretches(_ index: Int) -> Bool {
    items[index].stretches(items[index].item[main.crossed])
  }
}
