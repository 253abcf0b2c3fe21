/// The boxes of a container's children by their places in the list.
struct BoxesOfPlaces {
  private let first: Int
  /// Boxes that follow each other as their children do in the list, by the places of these; empty
  /// where all boxes are in the order of the list.
  private var stretches: ContiguousArray<Stretch> = []

  private struct Stretch {
    var place: Int
    var box: Int
    var count: Int
  }

  init(_ plan: Plan, _ index: Int) {
    let container = plan.containers[index]
    first = Int(container.first)
    if container.flags.contains(.isInOrder) { return }
    let (count, total) = (Int(container.count), Int(container.total))
    // Apart, because no stretch has children that take part and others that do not.
    find(plan, first..<(first + count))
    find(plan, (first + count)..<(first + total))
    stretches.sort { $0.place < $1.place }
  }

  private mutating func find(_ plan: Plan, _ boxes: Range<Int>) {
    let base = plan.boxes.base
    var start = boxes.lowerBound
    while start < boxes.upperBound {
      let place = Int(base[start].order)
      var end = start + 1
      while end < boxes.upperBound, Int(base[end].order) == place + (end - start) { end += 1 }
      stretches.append(Stretch(place: place, box: start, count: end - start))
      start = end
    }
  }

  subscript(place: Int) -> Int {
    if stretches.isEmpty { return first + place }
    let stretch = stretches[indexOfStretch(with: place)]
    return stretch.box + place - stretch.place
  }

  /// Calls `body` with the boxes of a range of places: a place, its box, and the number of places
  /// and boxes from there on that follow each other.
  func visit(_ places: Range<Int>, _ body: (_ place: Int, _ box: Int, _ count: Int) -> Void) {
    if places.isEmpty { return }
    if stretches.isEmpty { return body(places.lowerBound, first + places.lowerBound, places.count) }
    var index = indexOfStretch(with: places.lowerBound)
    var place = places.lowerBound
    while place < places.upperBound {
      let stretch = stretches[index]
      let end = min(places.upperBound, stretch.place + stretch.count)
      body(place, stretch.box + place - stretch.place, end - place)
      (place, index) = (end, index + 1)
    }
  }

  private func indexOfStretch(with place: Int) -> Int {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
