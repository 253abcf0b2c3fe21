import TangramCore

/// A flex layout in the making.
///
/// Its steps are in the other files, in the order of the specification.
struct FlexRun {
  let pass: TGPass
  let options: TGFlexAlgorithm
  let main: TGAxis
  let cross: TGAxis
  let isRow: Bool
  let wraps: Bool
  /// The inner extents; NaN where they are not known yet.
  var inner: TGSize
  let gap: TGSize
  /// The items, in memory that is lent for the pass.
  let memory: UnsafeMutableBufferPointer<FlexItem>
  /// The number of items.
  private(set) var count = 0
  /// The number of children that are placed by themselves.
  private(set) var absoluteCount = 0
  private var reader: TGItemReader
  var lines: [FlexLine] = []

  /// Takes items into memory that is lent to it.
  init(_ pass: TGPass, _ options: TGFlexAlgorithm, _ memory: UnsafeMutableBufferPointer<FlexItem>) {
    let (x, y) = (pass[.horizontal], pass[.vertical])
    let width = max(0, x.content)
    let height = y.wraps ? .nan : max(0, y.content)
    let reader = TGItemReader(pass, width: width, height: height)
    self.init(pass, options, memory, TGSize(width: width, height: height), reader)
  }

  /// Takes items to find the width of the content only, at a height that may be known.
  init(
    _ pass: TGPass, _ options: TGFlexAlgorithm, _ memory: UnsafeMutableBufferPointer<FlexItem>,
    height: Double?
  ) {
    let y = pass[.vertical]
    let height = height.map { max(0, $0 - y.paddingStart - y.paddingEnd) } ?? .nan
    let reader = TGItemReader(pass, width: .nan, height: height, definite: height)
    self.init(pass, options, memory, TGSize(width: .nan, height: height), reader)
  }

  private init(
    _ pass: TGPass, _ options: TGFlexAlgorithm, _ memory: UnsafeMutableBufferPointer<FlexItem>,
    _ inner: TGSize, _ reader: TGItemReader
  ) {
    self.pass = pass
    self.options = options
    self.memory = memory
    self.inner = inner
    self.reader = reader
    isRow = options.direction.isRow
    main = isRow ? .horizontal : .vertical
    cross = main.crossed
    wraps = options.wrap != .noWrap
    var gap = TGSize(width: pass[.horizontal].space, height: pass[.vertical].space)
    if options.gaps != TGGapShares() {
      gap.width = options.gaps.gap(pass[.horizontal], of: inner.width)
      gap.height = options.gaps.gap(pass[.vertical], of: self.reader.definiteHeight())
    }
    self.gap = gap
  }

  /// Reads what the children say.
  mutating func readItems() {
    var isOrdered = true
    var last = Int.min
    for (place, child) in pass.children.enumerated() {
      let value = child[TGFlexItemKey.self]
      if value.isAbsolute {
        absoluteCount += 1
        continue
      }
      let item = FlexItem(reader.item(child, at: place, value), value, options.alignItems)
      memory.initializeElement(at: count, to: item)
      count += 1
      if value.order < last { isOrdered = false }
      last = value.order
    }
    if isOrdered { return }
    var items = memory[..<count]
    items.sort { ($0.item.order, $0.item.place) < ($1.item.order, $1.item.place) }
  }
}

extension FlexRun {
  /// What percentages along the line are of; NaN if they mean nothing.
  mutating func wholeAlong() -> Double { isRow ? inner.width : reader.definiteHeight() }

  /// Whether the inner extent along an axis is known.
  func isKnown(_ axis: TGAxis) -> Bool { !inner[axis].isNaN }

  /// Finds everything, step by step.
  mutating func layOut() {
    if layOutPlainItems() { return }
    lines = []
    readItems()
    findBases()
    collectLines()
    settleAlong()
    for line in lines { flex(line) }
    findExtentsAcross()
    sizeLines()
    settleAcross()
    stretchItems()
    place()
    placeAbsoluteChildren()
    findBaseline()
    if standsAsFound { pass.confirmSizeFound() }
  }
}
