import TangramBoxModel
import TangramCore

/// Reads the children of a grid as items, and collects the positions that they request.
struct GridReader {
  private let pass: TGPass
  private let options: TGGridAlgorithm
  private let areas: GridAreas
  private let explicit: (columns: Int, rows: Int)
  private let reader: ItemReader
  /// The items, in placement order.
  private(set) var items: [GridItem] = []
  /// A summary of the positions that they request.
  private(set) var demand = GridDemand()
  private(set) var hasAbsoluteChildren = false
  private var hasOrders = false

  init(
    _ pass: TGPass, _ options: TGGridAlgorithm, _ areas: GridAreas,
    _ explicit: (columns: Int, rows: Int)
  ) {
    (self.pass, self.options, self.areas, self.explicit) = (pass, options, areas, explicit)
    // Percentages are indefinite until the areas are known.
    reader = ItemReader(pass, width: .nan, height: .nan, definite: .nan)
  }

  mutating func readItems() {
    var items: [GridItem] = []
    items.append(addingCapacity: pass.count) { readItems(into: &$0) }
    // Items with a lower order come first.
    if hasOrders { items.sort { ($0.box.order, $0.box.place) < ($1.box.order, $1.box.place) } }
    self.items = items
  }

  private mutating func readItems(into items: inout OutputSpan<GridItem>) {
    let reader = reader
    for (place, child) in pass.children.enumerated() {
      // The item is filled in place, because items are large.
      let index = items.count
      items.append(GridItem(justify: options.justifyItems, align: options.alignItems))
      reader.read(child, at: place, into: &items[index].box)
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
        request(own, &items[index])
        if let justify = own.justifySelf { items[index].justify = justify }
      }
    }
  }

  /// Records the position that an item requests.
  private mutating func request(_ own: TGGridItem, _ item: inout GridItem) {
    if let name = own.area {
      guard let area = areas.areas[name] else { return }
      (item.columns, item.rows) = (GridTracks(area.columns), GridTracks(area.rows))
    } else {
      if own.column.isAuto, own.row.isAuto { return }
      item.columns = GridTracks(own.column, among: explicit.columns)
      item.rows = GridTracks(own.row, among: explicit.rows)
    }
    demand.columns.add(item.columns)
    demand.rows.add(item.rows)
    if item.columns.isOpen, !item.rows.isOpen {
      demand.columns.lengthInLines += item.columns.count
    } else if item.rows.isOpen, !item.columns.isOpen {
      demand.rows.lengthInLines += item.rows.count
    }
  }
}

/// A summary of the positions that the items of a grid request.
struct GridDemand {
  /// The requests along one axis.
  struct Along {
    /// The first track that an item requests, if it is before the template; otherwise 0.
    var first = 0
    /// The end of the last track that an item with a requested position covers.
    var end = 0
    /// The largest number of tracks that an item covers.
    var longest = 1
    /// Whether any item requests a position.
    var isSaid = false
    /// The total length of the items that request a position only along the other axis.
    var lengthInLines = 0

    mutating func add(_ tracks: GridTracks) {
      longest = max(longest, tracks.count)
      if tracks.isOpen { return }
      isSaid = true
      first = min(first, tracks.start)
      end = max(end, tracks.end)
    }
  }

  var columns = Along()
  var rows = Along()

  /// The requests along an axis.
  subscript(axis: TGAxis) -> Along { axis == .horizontal ? columns : rows }
}
