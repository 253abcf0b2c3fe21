import TangramCore

/// A flex layout in the making, with lines along an axis.
///
/// Its steps are in the other files, in the order of the specification. Those that only write to items
/// are mutating, too: a run is large, and would be copied for them.
struct FlexRun<Main: TGAxisType, Said: SaidItem>: TGAxisWork {
  let pass: TGPass
  let options: TGFlexAlgorithm
  let wraps: Bool
  /// The inner extents; NaN where they are not known yet.
  var inner: TGSize
  let gap: TGSize
  /// The items, in memory that is lent for the pass; there is none until they are read.
  private(set) var memory = FlexItems<Said>(start: nil, count: 0)
  /// The number of items.
  private(set) var count = 0
  /// The number of children that are placed by themselves.
  private(set) var absoluteCount = 0
  /// Whether some item asks for the baseline of its line.
  private(set) var hasBaselines = false
  /// Whether the width of some item follows from its height by a ratio, or the other way round.
  private(set) var hasRatios = false
  /// Whether some item has a margin along its line that shares the room left over.
  private(set) var hasAutoMargins = false
  private var reader: TGItemReader
  private let lineMemory: UnsafeMutableBufferPointer<FlexLine>
  private var lineCount = 0

  /// Begins a layout, with memory for lines.
  init(_ pass: TGPass, _ options: TGFlexAlgorithm, _ lines: UnsafeMutableBufferPointer<FlexLine>) {
    let inner = TGSize(width: pass[.horizontal].inner, height: pass[.vertical].inner)
    let reader = TGItemReader(pass, width: inner.width, height: inner.height)
    self.init(pass, options, lines, inner, reader)
  }

  /// Begins to find the width of the content only, at a height that may be known.
  init(
    _ pass: TGPass, _ options: TGFlexAlgorithm,
    _ lines: UnsafeMutableBufferPointer<FlexLine>, height: Double?
  ) {
    let y = pass[.vertical]
    let height = height.map { max(0, $0 - y.paddingStart - y.paddingEnd) } ?? .nan
    let reader = TGItemReader(pass, width: .nan, height: height, definite: height)
    self.init(pass, options, lines, TGSize(width: .nan, height: height), reader)
  }

  private init(
    _ pass: TGPass, _ options: TGFlexAlgorithm, _ lines: UnsafeMutableBufferPointer<FlexLine>,
    _ inner: TGSize, _ reader: TGItemReader
  ) {
    self.pass = pass
    self.options = options
    self.inner = inner
    self.reader = reader
    lineMemory = lines
    wraps = options.wrap != .noWrap
    var gap = TGSize(width: pass[.horizontal].space, height: pass[.vertical].space)
    if !options.gaps.areNone {
      gap.width = options.gaps.gap(pass[.horizontal], of: inner.width)
      gap.height = options.gaps.gap(pass[.vertical], of: self.reader.definiteHeight())
    }
    self.gap = gap
  }

  /// Reads what the children say into memory that is lent to the run.
  ///
  /// - Parameters:
  ///   - memory: Has room for an item for each child.
  ///   - findsBases: Whether to find the lengths as well that items start from, while they are at hand.
  /// - Returns: Whether the items of the run can say all that.
  @inline(__always)
  mutating func readItems(_ memory: FlexItems<Said>, findsBases: Bool) -> Bool {
    self.memory = memory
    var isOrdered = true
    var last = Int.min
    for (place, child) in pass.children.enumerated() {
      // Most children say two lengths and nothing else.
      if child.isPlain {
        let item = FlexItem<Said>(at: place, options.alignItems)
        memory.initializeElement(at: count, to: item)
        memory[count].item.readPlain(child)
      } else {
        let value = child[TGFlexItemKey.self]
        if value.isAbsolute {
          absoluteCount += 1
          continue
        }
        let item = FlexItem<Said>(at: place, options.alignItems)
        memory.initializeElement(at: count, to: item)
        memory[count].take(value)
        if !memory[count].item.read(child, value, &reader) { return false }
      }
      if memory[count].alignment == .baseline { hasBaselines = true }
      if memory[count].item.ratio > 0 { hasRatios = true }
      if memory[count, main].hasAutoMargin { hasAutoMargins = true }
      memory[count].knownAcross = knownAcross(count)
      if findsBases { findBase(count) }
      if memory[count].item.order < last { isOrdered = false }
      last = memory[count].item.order
      count &+= 1
    }
    if !isOrdered {
      var items = memory[..<count]
      items.sort { ($0.item.order, $0.item.place) < ($1.item.order, $1.item.place) }
    }
    return true
  }

  /// The lines that items were collected in.
  var lines: UnsafeMutableBufferPointer<FlexLine> {
    UnsafeMutableBufferPointer(start: lineMemory.baseAddress, count: lineCount)
  }

  /// Adds a line; there is room for as many as there are items.
  mutating func append(_ line: FlexLine) {
    precondition(lineCount < lineMemory.count, "there is memory for every line")
    lineMemory.initializeElement(at: lineCount, to: line)
    lineCount += 1
  }

  /// Forgets the lines.
  mutating func removeLines() { lineCount = 0 }

  /// Whether percentages of the height mean something.
  mutating func hasDefiniteHeight() -> Bool { reader.definiteHeight().isKnown }

  /// What percentages along the line are of; NaN if they mean nothing.
  mutating func wholeAlong() -> Double { isRow ? inner.width : reader.definiteHeight() }
}

extension FlexRun {
  /// Whether lines go from side to side.
  var isRow: Bool { Main.axis == .horizontal }

  /// Whether the inner extent along an axis is known.
  func isKnown<Axis: TGAxisType>(_ axis: Axis) -> Bool { !inner[axis].isNaN }

  /// Finds everything, step by step.
  ///
  /// - Returns: Whether the items of the run can say all that the children say.
  mutating func layOut(_ memory: FlexItems<Said>) -> Bool {
    guard readItems(memory, findsBases: true) else { return false }
    findLengths()
    findExtentsAcross()
    sizeLines()
    settleAcross()
    stretchItems()
    place()
    if absoluteCount > 0 { placeAbsoluteChildren() }
    findBaseline()
    return true
  }

  /// Finds which items share a line, and how long they are there.
  @inline(__always)
  mutating func findLengths() {
    collectLines()
    settleAlong()
    for line in lines { flex(line) }
  }
}
