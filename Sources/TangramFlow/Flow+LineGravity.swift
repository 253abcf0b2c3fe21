import TangramCore

// The gravity across the lines, which moves them as wholes.

extension Flow {
  /// Whether the gravity treats lines differently, so that their beginnings must be known.
  var gravityTellsLinesApart: Bool {
    switch pass[cross].gravity {
    case .between, .around, .among, .fill: !pass[cross].wraps
    default: false
    }
  }

  /// Moves, or stretches, all lines over the room they leave, which may be negative.
  func moveLines(_ lines: LineStarts, room: Double) {
    let gravity = pass[cross].gravity
    let spread = gravity.spread(lines.count)
    let growth = gravity == .fill ? room / Double(lines.count) : 0
    let (lead, gap) = (spread.lead(of: room), spread.gap(of: room) + growth)
    if lead == 0, gap == 0 { return }
    for number in 0..<lines.count {
      for place in lines.places(of: number) {
        let across = child(at: place)[cross]
        across.origin += gap * Double(number) + lead
        across.extent += growth
      }
    }
  }
}

/// Which children belong to which line.
struct LineStarts {
  /// The number of lines.
  private(set) var count: Int
  /// The number of all children.
  let total: Int
  /// The number of children in a line; 0 when the lines differ.
  let perLine: Int
  /// The first children of the lines after the first one, if the lines differ and it matters.
  private var starts: [Int] = []

  /// Lines of equal numbers of children.
  init(perLine: Int, count total: Int) {
    self.total = total
    self.perLine = perLine
    count = perLine > 0 ? (total - 1) / perLine + 1 : 1
  }

  /// Notes that a line begins; `keepsPlace` says whether its place will be needed.
  mutating func startLine(at place: Int, keepsPlace: Bool) {
    count += 1
    if keepsPlace { starts.append(place) }
  }

  /// The places of the children in a line.
  ///
  /// Lines whose beginnings were not kept count as one.
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
