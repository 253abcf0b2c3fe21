import TangramCore

/// The state of a flow while it is laid out.
///
/// `Main` is the axis along the lines; `Cross` is the axis along which the lines are stacked. The code is
/// the same for both orientations, with one exception: a height can depend on a width, so widths must be
/// resolved first.
///
/// With an arranged count, the line of each child is known in advance, so all children are sized along
/// their lines before any is placed. Without one, each child is sized when it is placed.
struct Flow<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let options: TGFlowAlgorithm
  /// The number of children per line; 0 if lines break by content.
  let perLine: Int
  /// The alignment across lines of children that have none of their own, unless the line has one.
  let arranged: TGAlignment

  /// The padding and the gaps along the lines, which `tg_setSubviews` may have changed.
  var (start, end, space): (Double, Double, Double)
  /// The padding and the gaps across the lines.
  let (before, after, lineSpace): (Double, Double, Double)

  /// The extent along the line that `tg_setSubviews` gives each child, including margins.
  var fixedSize: Double?
  /// The size that pages give each child, including margins.
  var pageItem: (along: Double, across: Double)?
  /// The extent of the container along the lines, if it is already resolved; nil to use `sizeBeforePass`.
  var knownLength: Double?
  /// Whether the container becomes as long as its line, if there is only one line.
  var fitsContent = false
  /// Whether cross-axis extents that are weights are already resolved.
  var hasResolvedShares = false
  /// The indices of the children in packing order; empty if the children keep their own order.
  var order: [Int] = []
  var line = LineInProgress()
  /// The gravity along the current line, and the alignment across it of children that have none.
  var (lineGravity, lineArranged): (TGAlignment, TGAlignment)
  /// Whether the gravity along the line is that of the line itself, and not that of the flow.
  var lineHasOwnGravity = false
  /// The index of the first child of each line so far.
  var lineStarts = [0]
  /// The farthest coordinates that children have reached along the lines, and lines on the cross axis.
  var reach = (along: 0.0, across: 0.0)
  /// The cross-axis coordinate that the lines included by `maxLines` reach; nil while all are included.
  var countedReach: Double?
  /// The offset along the lines of the page that is being filled.
  var pageOffset = 0.0
  /// The intermediate results for the explanation; nil if the layout is not explained.
  var log: FlowLog?

  init(_ pass: TGPass, _ options: TGFlowAlgorithm) {
    self.pass = pass
    let (main, cross) = (pass[Main()], pass[Cross()])
    self.options = options
    perLine = max(0, options.arrangedCount)
    arranged = options.arrangedGravity.alignment(Cross.axis, isRightToLeft: pass.isRightToLeft)
    (start, end, space) = (main.paddingStart, main.paddingEnd, main.space)
    (before, after, lineSpace) = (cross.paddingStart, cross.paddingEnd, cross.space)
    (lineGravity, lineArranged) = (main.gravity, arranged)
  }

  /// Whether lines are rows, so that the extent along them is a width and is resolved first.
  @inline(__always) static var linesAreRows: Bool { Main.axis == .horizontal }

  /// The extent of the container along the lines.
  var length: Double { knownLength ?? pass[main].sizeBeforePass }

  /// The length of a line inside the padding.
  var room: Double { length - start - end }

  /// Whether lines have unlimited length, because the container becomes as long as its content.
  var isEndless: Bool { knownLength == .infinity }

  /// Whether the children of a line may begin at different cross-axis coordinates.
  var isUneven: Bool { perLine > 0 && (arranged == .between || options.packs) }

  /// The child at an index in placement order.
  @inline(__always)
  func child(at place: Int) -> TGChild { order.isEmpty ? pass[place] : pass[order[place]] }

  /// The indices of the children of a line that has a given number of children.
  func places(from first: Int) -> Range<Int> { first..<(first + min(perLine, pass.count - first)) }

  /// Erases the sizes of wrapping child containers along axes on which they will be stretched.
  ///
  /// Which children form a line, and so which gravity a line has of its own, is known before layout only if
  /// the number of children per line is given.
  mutating func eraseStretchedSizes() {
    let isPaged = options.pagedCount > 0
    guard isPaged || options.lineGravity != nil || lineGravity == .fill || lineArranged == .fill
    else { return }
    for (index, child) in pass.children.enumerated() {
      if perLine > 0, index % perLine == 0 { applyLineGravity(places(from: index)) }
      guard child.isContainer else { continue }
      if isPaged || lineGravity == .fill, child[main].wraps { child[main].eraseSize() }
      if isPaged || lineArranged == .fill, child[cross].wraps { child[cross].eraseSize() }
    }
  }

  mutating func layOut() {
    if pass.count == 0 {
      // Without children, only the padding determines the size.
      if pass[main].wraps { pass[main].size = start + end }
      if pass[cross].wraps { pass[cross].size = before + after }
      return
    }
    if perLine == 0 {
      // A container that wraps along its lines is as long as its lower bound or, without one, as its
      // content, up to its upper bound. (TangramKit keeps the container's current length instead, so that a
      // new container without a lower bound shrinks all its children to nothing.)
      let least = pass[main].wraps ? pass[main].clamp(0) : pass[main].size
      fitsContent = pass[main].wraps && !(least > 0)
      knownLength = fitsContent ? pass[main].clamp(.infinity) : least
      if options.packs, !isEndless {
        order = LinePacker.order(of: extentsForPacking(), in: room, gap: space)
      }
    }
    applyFixedSubviews()
    applyPaging()
    if heightsFollowShares {
      // This resolves widths, so that the heights of texts that depend on these widths can be measured.
      let sizes = (pass[main].size, pass[cross].size)
      var first = self
      first.log = nil
      first.placeChildren()
      (hasResolvedShares, pass[main].size, pass[cross].size) = (true, sizes.0, sizes.1)
    }
    placeChildren()
  }

  /// Whether the height of a text depends on a width that is a weight, which is resolved only when the line
  /// of the child is placed.
  private var heightsFollowShares: Bool {
    guard !Self.linesAreRows, perLine > 0, pass[main].wraps else { return false }
    return pass.children.contains { child in
      child.hasContent && child[main].wraps && weight(of: child[cross]) != nil
    }
  }
}

/// The line that is being filled.
struct LineInProgress {
  /// The index of the line's first child in placement order.
  var first = 0
  /// The coordinate along the line where the next child is placed.
  var position = 0.0
  /// The cross-axis coordinate of the line.
  var across = 0.0
  /// The occupied length of the line.
  var reach = 0.0
  /// The depth of the line: the largest cross-axis extent, including margins.
  var depth = 0.0
  /// Whether any child has an alignment of its own across the line.
  var hasAlignment = false
  /// The children sized `average`, which share the remaining length when the line is complete.
  var averages = LineAverages()
  /// The sum of the weights of the children of a flexible flow, which get their shares then as well.
  var flexWeight = 0.0
}

/// The difference below which two lengths are considered equal.
let tolerance = 1e-7

extension Double {
  /// Replaces this value by a larger one, if they differ by more than the tolerance.
  @inline(__always)
  mutating func raise(to value: Double) {
    if value - self > tolerance { self = value }
  }
}
