import TangramBoxModel
import TangramCore

/// The results of a run, independent of the axis of its lines.
struct FlexSteps {
  let main: TGAxis
  let wraps: Bool
  let stacksFromEnd: Bool
  /// The container's extents inside the padding.
  let inner: TGSize
  let gap: TGSize
  /// The items, in layout order.
  let items: [FlexItem]
  let lines: [FlexLine]

  /// Repeats the steps of a run, without placing the items.
  init<Main: TGAxisType>(_ pass: TGPass, _ options: TGFlexAlgorithm, along _: Main) {
    var run = FlexRun<Main>(pass, options)
    run.findSizes()
    run.placeLines()
    main = Main.axis
    (wraps, stacksFromEnd) = (run.wraps, run.stacksFromEnd)
    (inner, gap, items, lines) = (run.inner, run.gap, run.items, run.lines)
  }

  var isRow: Bool { main == .horizontal }

  /// Whether an item is stretched across its line.
  func stretches(_ index: Int) -> Bool {
    items[index].stretches(items[index].box[main.crossed])
  }
}
