import TangramBoxModel
import TangramCore

// Reading the children of a grid as items, and summarizing the positions that they request.

extension GridRun {
  /// Reads the children as items, in placement order.
  ///
  /// - Returns: A summary of the positions that they request.
  mutating func readItems() -> GridAxes<RequestedPositions> {
    var (items, hasOrders) = ([GridItem](), false)
    var positions = GridAxes(columns: RequestedPositions(), rows: RequestedPositions())
    items.append(addingCapacity: pass.count) { readItems(into: &$0, &positions, &hasOrders) }
    // Items with a lower order come first.
    if hasOrders {
      items.sort { ($0.box.order, $0.box.childIndex) < ($1.box.order, $1.box.childIndex) }
    }
    self.items = items
    return positions
  }

  private mutating func readItems(
    into items: inout OutputSpan<GridItem>, _ positions: inout GridAxes<RequestedPositions>,
    _ hasOrders: inout Bool
  ) {
    // Percentages are indefinite until the areas are known.
    let reader = ItemReader(pass, width: .nan, height: .nan, definite: .nan)
    for (childIndex, child) in pass.children.enumerated() {
      // The item is filled in place, because items are large.
      let index = items.count
      items.append(GridItem(justify: options.justifyItems, align: options.alignItems))
      reader.read(child, at: childIndex, into: &items[index].box)
      let isAbsolute = child.withValue(of: TGFlexItemKey.self) { value in
        reader.read(value, into: &items[index].box)
        if let align = value.alignSelf { items[index].align = align }
        if value.order != 0 { hasOrders = true }
        return value.isAbsolute
      }
      if isAbsolute == true {
        hasAbsoluteChildren = true
        items.removeLast(1)
        continue
      }
      child.withValue(of: TGGridItemKey.self) { own in
        readPosition(own, &items[index], &positions)
        if let justify = own.justifySelf { items[index].justify = justify }
      }
    }
  }

  /// Reads the position that an item requests.
  private func readPosition(
    _ own: TGGridItem, _ item: inout GridItem, _ positions: inout GridAxes<RequestedPositions>
  ) {
    if let name = own.area {
      guard let area = areas.areas[name] else { return }
      (item.columns, item.rows) = (GridTracks(area.columns), GridTracks(area.rows))
    } else {
      if own.column.isAuto, own.row.isAuto { return }
      item.columns = GridTracks(own.column, among: explicit.columns)
      item.rows = GridTracks(own.row, among: explicit.rows)
    }
    positions.columns.add(item.columns, besides: item.rows)
    positions.rows.add(item.rows, besides: item.columns)
  }
}

/// A summary of the positions that the items of a grid request along one axis.
struct RequestedPositions {
  /// The first track that an item requests, if it is before the template; otherwise 0.
  var first = 0
  /// The end of the last track that an item with a requested position covers.
  var end = 0
  /// The largest number of tracks that an item covers.
  var longest = 1
  /// Whether any item requests a position.
  var isSet = false
  /// The total length of the items that request a position only along the other axis.
  var lengthInLines = 0

  mutating func add(_ tracks: GridTracks, besides others: GridTracks) {
    longest = max(longest, tracks.count)
    if tracks.isUnplaced {
      if !others.isUnplaced { lengthInLines += tracks.count }
      return
    }
    isSet = true
    first = min(first, tracks.start)
    end = max(end, tracks.end)
  }
}
