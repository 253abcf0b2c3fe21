/// What the items of a line add up to.
struct LineSums {
  let start: Int
  /// The place after the last item.
  var end: Int
  /// The length with gaps, before items grow.
  var length = 0.0
  /// The extent across, as far as it does not follow from content.
  var extent = 0.0
  /// The shares of those that grow.
  var factors = 0.0
  /// By how much those that grow start below their least lengths.
  var shortfall = 0.0
  /// How much a share must be worth if none of them is to end up below its least length.
  var leastWorth = 0.0
  /// Whether the next item does not fit.
  var isFull = false
  /// Whether some items are measured across when their lengths are known.
  var isMeasuredAcross = false
  /// Whether some of those start from lengths that may be less than what their content needs, which is not
  /// known yet.
  var assumesFit = false

  init(start: Int) { (self.start, end) = (start, start) }

  var indices: Range<Int> { start..<end }

  /// Counts an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - least: The length it has before it grows, which is not below its least one.
  ///   - gap: The gap before it.
  @inline(__always)
  mutating func add(_ item: LineItem, length least: Double, after gap: Double) {
    length = length + least + gap
    extent = extent.orMore(item.extent)
    factors += item.grow
    end &+= 1
    let missing = least - item.length
    guard missing > 0 else { return }
    shortfall += missing
    leastWorth = leastWorth.orMore(missing / item.grow)
  }
}

/// How the items of a line grow.
struct LineGrowth {
  /// The room that they share; 0 if none of them grows.
  private var free = 0.0
  /// Their shares altogether.
  private var factors = 1.0
  /// The room that is left over then.
  private(set) var left: Double

  /// Finds how items grow in a room; nil if one walk is not enough for that, because some give way or
  /// reach their bounds.
  @inline(__always)
  init?(_ line: LineSums, in room: Double) {
    left = room - line.length
    if left < -1e-6 { return nil }
    if line.factors == 0 { return }
    if left <= 0 {
      // Items that grow were kept with the lengths they start from.
      if line.shortfall > 0 { return nil }
      return
    }
    (free, factors, left) = (left + line.shortfall, line.factors, 0)
    if factors < 1 || free < factors * line.leastWorth { return nil }
  }

  /// The length that an item has in the end.
  @inline(__always)
  func length(of item: LineItem) -> Double {
    item.length + free * item.grow / factors
  }
}
