import TangramCore

/// Finds the cells of items.
///
/// Lines are filled along one axis, the *minor* one, and follow each other along the other, the
/// *major* one.
struct GridPlacement<Minor: TGAxisType> {
  private let demand: GridDemand
  private let isDense: Bool
  private let template: (minor: Int, major: Int)
  /// The line before the first track, along both axes; 0 or less.
  let first: (minor: Int, major: Int)
  /// The number of tracks along both axes.
  private(set) var count: (minor: Int, major: Int)
  /// How many lines or bands of lines were looked at that had no room for an item.
  private(set) var work = 0
  /// The ends of the last tracks that items cover.
  private var end = (minor: 0, major: 0)

  /// - Parameters:
  ///   - demand: Where items want to be, all in all.
  ///   - isDense: Whether gaps are filled that items left.
  ///   - template: The number of tracks of the template.
  init(
    _ demand: GridDemand, along _: Minor, isDense: Bool, template: (minor: Int, major: Int)
  ) {
    (self.demand, self.isDense, self.template) = (demand, isDense, template)
    first = (demand[Minor.axis].first, demand[Minor.Cross.axis].first)
    count = (template.minor - first.minor, template.major - first.major)
  }

  /// What items want along the minor axis.
  private var minor: GridDemand.Along { demand[Minor.axis] }
  /// What items want along the major axis.
  private var major: GridDemand.Along { demand[Minor.Cross.axis] }

  /// Gives every item its tracks; it has those now that it asks for.
  mutating func place(_ items: inout [GridItem]) {
    if !items.isEmpty {
      if neverMeetsOthers { placeInTurn(&items) } else { placeAmongOthers(&items) }
    }
    // Without a template there are no tracks after the last item.
    count.minor = template.minor == 0 ? end.minor : max(count.minor, end.minor)
    count.major = template.major == 0 ? end.major : max(count.major, end.major)
  }

  /// Lines are as long as the longest item, and as far as items say that they are.
  private mutating func widenLines() {
    count.minor = max(count.minor, end.minor, minor.longest, minor.end - first.minor)
  }
}

// MARK: - Items that follow each other

extension GridPlacement {
  /// Whether all cells after those of the last item are free, and no item goes back.
  private var neverMeetsOthers: Bool {
    if major.isSaid || major.longest > 1 { return false }
    return !isDense || !minor.isSaid && minor.longest == 1
  }

  private mutating func placeInTurn(_ items: inout [GridItem]) {
    widenLines()
    let (limit, before, last) = (count.minor, first.minor, GridTemplate.mostTracksInAll - 1)
    var (next, line, greatest) = (0, 0, 0)
    for index in items.indices {
      let asked = items[index][Minor.axis]
      var start = next
      if !asked.isOpen {
        start = asked.start - before
        if start < next { line += 1 }
      } else if start + asked.count > limit {
        (start, line) = (0, line + 1)
      }
      next = start + asked.count
      greatest = max(greatest, next)
      items[index][Minor.axis] = GridTracks(start: start, count: asked.count)
      items[index][Minor.Cross.axis] = GridTracks(start: min(line, last))
    }
    end = (greatest, min(line, last) + 1)
  }
}

// MARK: - Items among others

extension GridPlacement {
  private mutating func placeAmongOthers(_ items: inout [GridItem]) {
    var cells = GridCells(isByLine: major.longest <= 16)
    for index in items.indices {
      let asked = items[index].asked(along: Minor.axis)
      if asked.minor.isOpen || asked.major.isOpen { continue }
      let (minor, major) = (asked.minor.start - first.minor, asked.major.start - first.major)
      put(&items[index], asked, minor, major, &cells)
    }
    placeInLines(&items, &cells)
    widenLines()
    if isDense { placeDensely(&items, &cells) } else { placeInOrder(&items, &cells) }
  }

  private mutating func put(
    _ item: inout GridItem, _ asked: (minor: GridTracks, major: GridTracks), _ minor: Int,
    _ major: Int, _ cells: inout GridCells
  ) {
    cells.take(minor, major, asked.minor.count, asked.major.count)
    let tracks = GridTracks.limited(minor, asked.minor.count)
    let lines = GridTracks.limited(major, asked.major.count)
    item[Minor.axis] = tracks
    item[Minor.Cross.axis] = lines
    end = (max(end.minor, tracks.end), max(end.major, lines.end))
  }

  /// Places the items that say on which line they are, but not where on it.
  private mutating func placeInLines(
    _ items: inout [GridItem], _ cells: inout GridCells
  ) {
    guard minor.lengthInLines > 0 else { return }
    var ends: [Int: Int] = [:]
    var starts: [GridShape: Int] = [:]
    for index in items.indices {
      let asked = items[index].asked(along: Minor.axis)
      guard asked.minor.isOpen, !asked.major.isOpen else { continue }
      let line = asked.major.start - first.major
      let (width, height) = (asked.minor.count, asked.major.count)
      let shape = GridShape(place: line, width: width, height: height)
      let from = (isDense ? starts[shape] : ends[line]) ?? 0
      let start = cells.firstFree(from: from, line, width, height) ?? from
      put(&items[index], asked, start, line, &cells)
      if isDense { starts[shape] = start } else { ends[line] = start + width }
    }
  }

  /// Places the items that say at most where on a line they are, each after the one before.
  private mutating func placeInOrder(
    _ items: inout [GridItem], _ cells: inout GridCells
  ) {
    var cursor = (minor: 0, major: 0)
    for index in items.indices {
      let asked = items[index].asked(along: Minor.axis)
      guard asked.major.isOpen else { continue }
      let (width, height) = (asked.minor.count, asked.major.count)
      if !asked.minor.isOpen {
        let start = asked.minor.start - first.minor
        if start < cursor.minor { cursor.major += 1 }
        cursor = (start, cells.firstLine(from: cursor.major, column: start, width, height))
      } else {
        let place = cells.firstPlace(
          from: cursor.minor, cursor.major, width, height, limit: count.minor)
        cursor = (place.column, place.line)
      }
      put(&items[index], asked, cursor.minor, cursor.major, &cells)
    }
  }

  /// Places the items that say at most where on a line they are, each where there is room first.
  private mutating func placeDensely(
    _ items: inout [GridItem], _ cells: inout GridCells
  ) {
    // The lines before which there is no room for items of a shape: cells are only ever taken, so an item
    // like an earlier one cannot fit before that.
    var starts: [GridShape: Int] = [:]
    // Likewise in a column.
    var startsInColumns: [GridShape: Int] = [:]
    // The lines before which no cell is free in a column.
    var firstOpen = Array(repeating: 0, count: minor.isSaid ? count.minor : 0)
    for index in items.indices {
      let asked = items[index].asked(along: Minor.axis)
      guard asked.major.isOpen else { continue }
      let (width, height) = (asked.minor.count, asked.major.count)
      var place: (column: Int, line: Int)
      if asked.minor.isOpen {
        let shape = GridShape(width: width, height: height)
        let from = max(cells.open, starts[shape] ?? 0)
        place = cells.firstPlace(from: 0, from, width, height, limit: count.minor)
        work += cells.bandCount(from: from, to: place.line)
        starts[shape] = place.line
      } else {
        let column = asked.minor.start - first.minor
        let open = max(cells.open, firstOpen[column])
        place = (column, cells.firstLine(from: open, column: column, 1, 1))
        firstOpen[column] = place.line
        if width > 1 || height > 1 {
          let shape = GridShape(place: column, width: width, height: height)
          let from = max(place.line, startsInColumns[shape] ?? 0)
          place.line = cells.firstLine(from: from, column: column, width, height)
          startsInColumns[shape] = place.line
        }
        work += cells.bandCount(from: open, to: place.line)
      }
      put(&items[index], asked, place.column, place.line, &cells)
      cells.closeFullLines(of: count.minor)
    }
  }
}

extension GridItem {
  /// The tracks that the item asks for.
  @inline(__always)
  fileprivate func asked(along axis: TGAxis) -> (minor: GridTracks, major: GridTracks) {
    (self[axis], self[axis.crossed])
  }
}

extension GridTracks {
  /// The tracks of an item, as far as a grid goes.
  fileprivate static func limited(_ start: Int, _ count: Int) -> GridTracks {
    let most = GridTemplate.mostTracksInAll
    let first = min(start, most - 1)
    return GridTracks(start: first, count: min(start + count, most) - first)
  }
}
