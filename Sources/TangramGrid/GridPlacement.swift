import TangramCore

/// Assigns cells to items, as the placement algorithm of CSS grid does.
///
/// Lines run along the *minor* axis, and are stacked along the *major* axis.
struct GridPlacement<Minor: TGAxisType> {
  /// The positions that items request along the minor and the major axis.
  private let (minor, major): (RequestedPositions, RequestedPositions)
  /// Whether later items fill gaps that earlier ones left.
  private let isDense: Bool
  /// The number of tracks of the template.
  private let template: (minor: Int, major: Int)
  /// The index of the first track relative to the template, along both axes; 0 or less.
  let first: (minor: Int, major: Int)
  /// The number of tracks along both axes.
  private(set) var count: (minor: Int, major: Int)
  /// The number of lines, or bands of lines, that were searched without finding free cells for an item.
  private(set) var searchCost = 0
  /// The ends of the last tracks that items cover.
  private var end = (minor: 0, major: 0)

  init(
    _ positions: GridAxes<RequestedPositions>, along _: Minor, isDense: Bool,
    template: GridAxes<Int>
  ) {
    (minor, major) = (positions[Minor.axis], positions[Minor.Cross.axis])
    self.isDense = isDense
    self.template = (template[Minor.axis], template[Minor.Cross.axis])
    first = (minor.first, major.first)
    count = (self.template.minor - first.minor, self.template.major - first.major)
  }

  /// Replaces the tracks that each item requests by the tracks that it is assigned.
  mutating func place(_ items: inout [GridItem]) {
    if !items.isEmpty {
      if cannotOverlap { placeSequentially(&items) } else { placeAvoidingOverlap(&items) }
    }
    // Without a template, the tracks end with the last item.
    count.minor = template.minor == 0 ? end.minor : max(count.minor, end.minor)
    count.major = template.major == 0 ? end.major : max(count.major, end.major)
  }

  /// Makes lines long enough for the longest item and for the positions that items request.
  private mutating func widenLines() {
    count.minor = max(count.minor, end.minor, minor.longest, minor.end - first.minor)
  }
}

// MARK: - Items that follow each other

extension GridPlacement {
  /// Whether items cannot overlap: all cells after the previous item are free, and placement never goes
  /// backward.
  private var cannotOverlap: Bool {
    if major.isSet || major.longest > 1 { return false }
    return !isDense || !minor.isSet && minor.longest == 1
  }

  private mutating func placeSequentially(_ items: inout [GridItem]) {
    widenLines()
    let (limit, before, last) = (count.minor, first.minor, GridTemplate.maximumTotalTracks - 1)
    var (next, line, greatest) = (0, 0, 0)
    for index in items.indices {
      let requested = items[index][Minor.axis]
      var start = next
      if !requested.isUnplaced {
        start = requested.start - before
        if start < next { line += 1 }
      } else if start + requested.count > limit {
        (start, line) = (0, line + 1)
      }
      next = start + requested.count
      greatest = max(greatest, next)
      items[index][Minor.axis] = GridTracks(start: start, count: requested.count)
      items[index][Minor.Cross.axis] = GridTracks(start: min(line, last))
    }
    end = (greatest, min(line, last) + 1)
  }
}

// MARK: - Items among others

extension GridPlacement {
  private mutating func placeAvoidingOverlap(_ items: inout [GridItem]) {
    var cells = GridCells(isByLine: major.longest <= 16)
    for index in items.indices {
      let requested = items[index].requested(along: Minor.axis)
      if requested.minor.isUnplaced || requested.major.isUnplaced { continue }
      let minor = requested.minor.start - first.minor
      let major = requested.major.start - first.major
      assign(&items[index], requested, minor, major, &cells)
    }
    placeInLines(&items, &cells)
    widenLines()
    if isDense { placeDensely(&items, &cells) } else { placeInOrder(&items, &cells) }
  }

  private mutating func assign(
    _ item: inout GridItem, _ requested: (minor: GridTracks, major: GridTracks), _ minor: Int,
    _ major: Int, _ cells: inout GridCells
  ) {
    cells.occupy(minor, major, requested.minor.count, requested.major.count)
    let tracks = GridTracks.limited(minor, requested.minor.count)
    let lines = GridTracks.limited(major, requested.major.count)
    item[Minor.axis] = tracks
    item[Minor.Cross.axis] = lines
    end = (max(end.minor, tracks.end), max(end.major, lines.end))
  }

  /// Places the items that request a line but no position on it.
  private mutating func placeInLines(_ items: inout [GridItem], _ cells: inout GridCells) {
    guard minor.lengthInLines > 0 else { return }
    var ends: [Int: Int] = [:]
    var starts: [GridShape: Int] = [:]
    for index in items.indices {
      let requested = items[index].requested(along: Minor.axis)
      guard requested.minor.isUnplaced, !requested.major.isUnplaced else { continue }
      let line = requested.major.start - first.major
      let (width, height) = (requested.minor.count, requested.major.count)
      let shape = GridShape(track: line, width: width, height: height)
      let from = (isDense ? starts[shape] : ends[line]) ?? 0
      let start = cells.firstFree(from: from, line, width, height) ?? from
      assign(&items[index], requested, start, line, &cells)
      if isDense { starts[shape] = start } else { ends[line] = start + width }
    }
  }

  /// Places the items that do not request a line, each after the previous item.
  private mutating func placeInOrder(_ items: inout [GridItem], _ cells: inout GridCells) {
    var cursor = (minor: 0, major: 0)
    for index in items.indices {
      let requested = items[index].requested(along: Minor.axis)
      guard requested.major.isUnplaced else { continue }
      let (width, height) = (requested.minor.count, requested.major.count)
      if !requested.minor.isUnplaced {
        let start = requested.minor.start - first.minor
        if start < cursor.minor { cursor.major += 1 }
        cursor = (start, cells.firstLine(from: cursor.major, column: start, width, height))
      } else {
        let place = cells.firstPlace(
          from: cursor.minor, cursor.major, width, height, limit: count.minor)
        cursor = (place.column, place.line)
      }
      assign(&items[index], requested, cursor.minor, cursor.major, &cells)
    }
  }

  /// Places the items that do not request a line, each at the first position where it fits.
  private mutating func placeDensely(_ items: inout [GridItem], _ cells: inout GridCells) {
    // For each shape, the first line to search: cells are never freed, so an item cannot fit before an
    // earlier item of the same shape.
    var starts: [GridShape: Int] = [:]
    // For each column, the first line that may have a free cell in it.
    var firstOpen = Array(repeating: 0, count: minor.isSet ? count.minor : 0)
    for index in items.indices {
      let requested = items[index].requested(along: Minor.axis)
      guard requested.major.isUnplaced else { continue }
      let (width, height) = (requested.minor.count, requested.major.count)
      let column = requested.minor.isUnplaced ? nil : requested.minor.start - first.minor
      let shape = GridShape(track: column ?? -1, width: width, height: height)
      let from: Int
      var place: (column: Int, line: Int)
      if let column {
        from = max(cells.open, firstOpen[column])
        place = (column, cells.firstLine(from: from, column: column, 1, 1))
        firstOpen[column] = place.line
        if width > 1 || height > 1 {
          let line = max(place.line, starts[shape] ?? 0)
          place.line = cells.firstLine(from: line, column: column, width, height)
          starts[shape] = place.line
        }
      } else {
        from = max(cells.open, starts[shape] ?? 0)
        place = cells.firstPlace(from: 0, from, width, height, limit: count.minor)
        starts[shape] = place.line
      }
      searchCost += cells.bandCount(from: from, to: place.line)
      assign(&items[index], requested, place.column, place.line, &cells)
      cells.closeFullLines(of: count.minor)
    }
  }
}

extension GridItem {
  /// Returns the tracks that the item requests.
  @inline(__always)
  fileprivate func requested(along axis: TGAxis) -> (minor: GridTracks, major: GridTracks) {
    (self[axis], self[axis.crossed])
  }
}

extension GridTracks {
  /// Returns the tracks of an item, within the maximum number of tracks.
  fileprivate static func limited(_ start: Int, _ count: Int) -> GridTracks {
    let most = GridTemplate.maximumTotalTracks
    let first = min(start, most - 1)
    return GridTracks(start: first, count: min(start + count, most) - first)
  }
}

/// The number of cells that an item covers along both axes, and the position that it requests along
/// one of them.
private struct GridShape: Hashable {
  /// The index of the track that the item requests along that axis; -1 if it may be placed anywhere.
  let track: Int
  let width: Int
  let height: Int
}
