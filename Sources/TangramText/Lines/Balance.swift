/// Makes lines about equally long by finding the minimum width that keeps their number.
struct LineBalancer {
  let data: ParagraphData

  /// Returns the lines for the minimum width that keeps their number.
  func balanced(_ lines: [BrokenLine], room: Double, limit: Int) -> [BrokenLine] {
    guard lines.count > 1, lines.count <= limit else { return lines }
    let widest = lines.reduce(0) { max($0, $1.width) } + abs(data.options.indent)
    var high = Self.steps(min(room, widest))
    var low = min(high, Self.steps(ContentWidths(data).least))
    var best = lines
    while low < high {
      let middle = (low + high) / 2
      let tried = LineFiller.lines(
        of: data, room: Double(middle) * PixelGrid.unit, limit: lines.count)
      if tried.count <= lines.count {
        (high, best) = (middle, tried)
      } else {
        low = middle + 1
      }
    }
    return best
  }

  private static func steps(_ width: Double) -> Int {
    Int((min(width, 1e9) / PixelGrid.unit).rounded(.up))
  }
}
