import TangramCore

// The gravity across the lines, which moves each line as a whole.

extension Flow {
  /// Whether the gravity treats lines differently, so that their start indices must be stored.
  var gravityTellsLinesApart: Bool {
    switch pass[cross].gravity {
    case .between, .around, .among, .fill, .stretch: !pass[cross].wraps || pass[cross].clamp(0) > 0
    default: false
    }
  }

  /// Distributes the remaining space, which may be negative, by moving or stretching the lines.
  mutating func moveLines(_ lines: LineStarts, room: Double) {
    let gravity = pass[cross].gravity
    let spread = gravity.spread(lines.count)
    let growth =
      gravity == .fill || gravity == .stretch && room > 0 ? room / Double(lines.count) : 0
    let (lead, gap) = (spread.lead(of: room), spread.gap(of: room) + growth)
    if lead == 0, gap == 0 { return }
    for number in 0..<lines.count {
      let places = lines.places(of: number)
      if gravity == .stretch {
        finished.lines = number
        takeLineGravity(places.lowerBound, places.upperBound)
      }
      for place in places {
        let across = child(at: place)[cross]
        across.origin += gap * Double(number) + lead
        if gravity != .stretch || across.isStretchable {
          across.extent += growth
        } else if !ignoresAlignments {
          across.origin += alignment(of: child(at: place)).spread(1).lead(of: growth)
        }
      }
    }
  }
}

/// The assignment of children to lines.
struct LineStarts {
  /// The number of lines.
  private(set) var count: Int
  /// The total number of children.
  let total: Int
  /// The number of children in each line; 0 if the lines differ.
  let perLine: Int
  /// The start indices of the lines after the first one; empty unless the lines differ and the gravity
  /// needs them.
  private var starts: [Int] = []

  /// Creates lines with the same number of children each; with 0, lines are added by `startLine`.
  init(perLine: Int, count total: Int) {
    self.total = total
    self.perLine = perLine
    count = perLine > 0 ? (total - 1) / perLine + 1 : 1
  }

  /// Records that a line begins; `keepsPlace` specifies whether its start index will be needed.
  mutating func startLine(at place: Int, keepsPlace: Bool) {
    count += 1
    if keepsPlace { starts.append(place) }
  }

  /// The indices of the children in a line.
  ///
  /// Lines whose start indices were not stored are treated as one line.
  func places(of number: Int) -> Range<Int> {
    if perLine > 0 {
      let first = number * perLine
      return first..<(total - first > perLine ? first + perLine : total)
    }
    if starts.isEmpty { return number == 0 ? 0..<total : total..<total }
    let first = number == 0 ? 0 : starts[number - 1]
    return first..<(number < starts.count ? starts[number] : total)
  }
}
