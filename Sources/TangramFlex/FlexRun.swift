import TangramBoxModel
import TangramCore
import TangramExplanations

/// The state of a flex layout during its computation, with `Main` as the axis along its lines.
///
/// `layOut` performs the steps in the order of the specification (CSS Flexible Box Layout, section 9);
/// they are distributed over several files. Extents that are not known yet are NaN.
struct FlexRun<Main: TGAxisType>: TGAxisWork, FlexRules {
  let pass: TGPass
  let options: TGFlexAlgorithm
  /// The container's extents inside the padding.
  var inner: TGSize
  let gap: TGSize
  /// The items in layout order, without those that are positioned absolutely.
  var items: [FlexItem] = []
  var lines = FlexLines(itemCount: 0)
  private(set) var hasAbsoluteChildren = false
  private(set) var hasBaselines = false
  /// Whether any item has an aspect ratio, so that its width or height may be derived from the other
  /// one.
  private(set) var hasRatios = false
  /// Whether any item has an auto margin along its line, which takes a share of the free space.
  private(set) var hasAutoMargins = false
  /// Whether any item has an order of its own.
  private var hasOrders = false
  let reader: ItemReader
  /// How the free space of each line is shared in the last round, by the first item of the line; nil if
  /// the layout is not explained.
  var sharings: [Int: FlexSharing]?

  /// Creates a run for a layout.
  init(_ pass: TGPass, _ options: TGFlexAlgorithm) {
    let (width, height) = (pass[.horizontal].inner, pass[.vertical].inner)
    self.init(pass, options, ItemReader(pass, width: width, height: height))
  }

  /// Creates a run that only computes the content width, given the height if it is known.
  init(_ pass: TGPass, _ options: TGFlexAlgorithm, height: Double?) {
    let y = pass[.vertical]
    let height = height.map { max(0, $0 - y.paddingStart - y.paddingEnd) } ?? .nan
    self.init(
      pass, options, ItemReader(pass, width: .nan, height: height, definite: height))
  }

  private init(_ pass: TGPass, _ options: TGFlexAlgorithm, _ reader: ItemReader) {
    (self.pass, self.options, self.reader) = (pass, options, reader)
    inner = TGSize(width: reader.width, height: reader.height)
    let gaps = options.gaps
    let whole = gaps.vertical == nil ? .nan : reader.definiteHeight
    gap = TGSize(
      width: gaps.gap(pass[.horizontal], of: inner.width),
      height: gaps.gap(pass[.vertical], of: whole))
  }

  var wraps: Bool { options.wraps }

  var isRow: Bool { Main.axis == .horizontal }

  @inline(__always) func item(_ index: Int) -> FlexItem { items[index] }

  func gaps(_ axis: TGAxis, among count: Int) -> Double { Double(max(0, count - 1)) * gap[axis] }

  /// The length that percentages along the line refer to; NaN if it is indefinite.
  var wholeAlong: Double { isRow ? inner.width : reader.definiteHeight }
}

// MARK: - The rules

/// A flex layout in a rule that is stated once, for layouts and for their explanations: a `FlexRun` or
/// `FlexReasons`.
protocol FlexRules {
  associatedtype Item: RuleFlexItem
  typealias Number = Item.Number

  var pass: TGPass { get }
  var options: TGFlexAlgorithm { get }
  /// Whether lines are horizontal.
  var isRow: Bool { get }
  var items: [FlexItem] { get }
  var lines: FlexLines { get }
  func item(_ index: Int) -> Item
  /// Returns the total of the gaps between neighbors along an axis.
  func gaps(_ axis: TGAxis, among count: Int) -> Number
}

extension FlexRules {
  var mainAxis: TGAxis { isRow ? .horizontal : .vertical }
  var crossAxis: TGAxis { isRow ? .vertical : .horizontal }

  @inline(__always) func isOnBaseline(_ index: Int) -> Bool {
    items[index].alignment == .baseline && !items[index].box[crossAxis].hasAutoMargin
  }
}

// MARK: - The steps

extension FlexRun {
  /// Sizes and places the items.
  consuming func layOut() {
    findSizes()
    placeLines()
    for index in lines.indices { placeItems(lines[index]) }
    if hasAbsoluteChildren { placeAbsoluteChildren() }
    findBaseline()
  }

  /// Computes the sizes of the items, of the lines, and of the container where it wraps.
  mutating func findSizes() {
    findNaturalSizes()
    resolveCrossSize()
    stretchItems()
  }

  /// Computes the sizes before lines and items are stretched across.
  mutating func findNaturalSizes() {
    collectItems(findsBases: true)
    collectLines()
    resolveMainSize()
    for index in lines.indices { resolveLengths(lines[index]) }
    findExtentsAcross()
    sizeLines()
  }

  /// Section 9.1: reads the properties of the children, and may find base sizes in the same loop; then sorts
  /// the items by their order.
  mutating func collectItems(findsBases: Bool) {
    var items: [FlexItem] = []
    items.append(addingCapacity: pass.count) { readItems(into: &$0, findsBases: findsBases) }
    if hasOrders {
      items.sort { ($0.box.order, $0.box.childIndex) < ($1.box.order, $1.box.childIndex) }
    }
    self.items = items
  }

  private mutating func readItems(into items: inout OutputSpan<FlexItem>, findsBases: Bool) {
    let reader = reader
    for (childIndex, child) in pass.children.enumerated() {
      // The item is filled in place, because items are large.
      let index = items.count
      items.append(FlexItem(alignment: options.alignItems))
      reader.read(child, at: childIndex, into: &items[index].box)
      let isAbsolute = child.withValue(of: TGFlexItemKey.self) { value in
        reader.read(value, into: &items[index].box)
        items[index].read(value)
        if value.order != 0 { hasOrders = true }
        return value.isAbsolute
      }
      if isAbsolute == true {
        hasAbsoluteChildren = true
        items.removeLast(1)
        continue
      }
      if items[index].alignment == .baseline { hasBaselines = true }
      if items[index].box.ratio > 0 { hasRatios = true }
      if items[index].box[main].hasAutoMargin { hasAutoMargins = true }
      let room = roomAcross(forRatio: items[index].box.ratio)
      items[index].definiteCrossSize = items[index].definiteCrossSize(
        items[index].box[cross], in: room)
      guard findsBases else { continue }
      items[index].findBase(along: main, width: inner.width, pass, of: wholeAlong)
    }
  }
}
