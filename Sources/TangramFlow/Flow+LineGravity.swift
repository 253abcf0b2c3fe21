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
    let count = Double(lines.count)
    switch pass[cross].gravity {
    case .center: move(lines, from: room / 2)
    case .end: move(lines, from: room)
    case .between: if lines.count > 1 { move(lines, by: room / (count - 1)) }
    case .around where lines.count > 1: move(lines, from: room / count / 2, by: room / count)
    case .around: move(lines, from: room / 2)
    case .among: move(lines, from: room / (count + 1), by: room / (count + 1))
    case .fill: move(lines, by: room / count, growth: room / count)
    case .none, .start, .windowCenter, .baseline, .other: break
    }
  }

  private func move(
    _ lines: LineStarts, from shift: Double = 0, by gap: Double = 0, growth: Double = 0
  ) {
    for number in 0..<lines.count {
      for place in lines.places(of: number) {
        let child = child(at: place)
        let origin = child[cross].origin + gap * Double(number) + shift
        child[cross].origin = origin
        if growth != 0 { child[cross].extent += growth }
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
  private var starts: ContiguousArray<Int32> = []

  /// Lines of equal numbers of children.
  init(perLine: Int, count total: Int) {
    self.total = total
    self.perLine = perLine
    count = perLine > 0 ? (total - 1) / perLine + 1 : 1
  }

  /// Notes that a line begins; `keepsPlace` says whether its place will be needed.
  mutating func startLine(at place: Int, keepsPlace: Bool) {
    count += 1
    if keepsPlace { starts.append(Int32(place)) }
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
    let first = number == 0 ? 0 : Int(starts[number - 1])
    return first..<(number < starts.count ? Int(starts[number]) : total)
  }
}
