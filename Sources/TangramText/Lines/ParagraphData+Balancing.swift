extension ParagraphData {
  /// Returns the minimum width for as many lines as in the available width, so that all are about equally long.
  func balancedWidth(room: Double, limit: Int) -> Double {
    let (count, widest) = lines(room: room, limit: limit)
    guard count > 1, count <= limit else { return room }
    let greatest = Self.steps(min(room, widest + abs(options.indent)))
    let widths = min(greatest, Self.steps(leastWidth))..<greatest
    let best = widths.bisect {
      lines(room: Double($0) * PixelGrid.unit, limit: count).count > count
    }
    return best < greatest ? Double(best) * PixelGrid.unit : room
  }

  /// The number of lines, or `limit + 1` if there are more than the limit, and the width of the widest line.
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
