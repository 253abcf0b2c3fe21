import TangramCore

// Which items share a line, and how long lines are.

extension FlexRun {
  @inline(__always)
  mutating func collectLines() {
    guard wraps, count > 0 else { return append(FlexLine(start: 0, end: count)) }
    let limit = lengthLimit
    var line = FlexLine(start: 0, end: 0)
    var length = 0.0
    for index in 0..<count {
      let outer = memory[index].hypothetical + memory[index, main].margins
      let longer = length + outer + (line.count > 0 ? gap[main] : 0)
      if line.count > 0, longer > limit + 1e-6 {
        append(line)
        line = FlexLine(start: index, end: index)
        length = outer
      } else {
        length = longer
      }
      line.end = index + 1
    }
    append(line)
  }

  /// How long a line may become before the next one begins.
  var lengthLimit: Double { isKnown(main) ? inner[main] : innerLimit }

  /// The length of a line in a column that is as high as its items: its upper bound.
  var innerLimit: Double {
    let y = pass[.vertical]
    return y.upperBound - y.paddingStart - y.paddingEnd
  }

  /// The length of a line before its items grow and shrink, gaps included.
  @inline(__always)
  func hypotheticalLength(_ line: FlexLine) -> Double {
    var length = Double(max(0, line.count - 1)) * gap[main]
    for index in line.indices {
      length += memory[index].hypothetical + memory[index, main].margins
    }
    return length
  }

  /// A column that is as high as its items gets its height.
  @inline(__always)
  mutating func settleAlong() {
    guard !isKnown(main) else { return }
    var length = 0.0
    for line in lines { length = max(length, hypotheticalLength(line)) }
    inner[main] = pass[main].settle(by: length)
  }
}
