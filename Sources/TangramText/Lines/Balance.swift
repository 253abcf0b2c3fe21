extension ParagraphData {
  /// Returns the minimum width for which there are as many lines as in the available width, so that they are
  /// about equally long.
  func balancedWidth(room: Double, limit: Int) -> Double {
    let (count, widest) = lines(room: room, limit: limit)
    guard count > 1, count <= limit else { return room }
    var high = Self.steps(min(room, widest + abs(options.indent)))
    var low = min(high, Self.steps(leastWidth))
    var best = room
    while low < high {
      let middle = (low + high) / 2
      let width = Double(middle) * PixelGrid.unit
      if lines(room: width, limit: count).count <= count {
        (high, best) = (middle, width)
      } else {
        low = middle + 1
      }
    }
    return best
  }

  /// The number of lines, or `limit + 1` if there are more than the limit, and the width of the widest
  /// line.
  private func lines(room: Double, limit: Int) -> (count: Int, widest: Double) {
    var filler = LineFiller(self, room: room)
    var (count, widest) = (0, 0.0)
    while count <= limit, !filler.isAtEnd {
      let line = filler.next()
      count += 1
      widest = max(widest, line.width)
    }
    return (count, widest)
  }

  private static func steps(_ width: Double) -> Int {
    Int((min(width, 1e9) / PixelGrid.unit).rounded(.up))
  }
}
