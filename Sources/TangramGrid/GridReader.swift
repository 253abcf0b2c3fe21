import TangramCore
import TangramFlex

/// Reads what the children of a grid say, and where they want to be.
struct GridReader {
  private let pass: TGPass
  private let options: TGGridAlgorithm
  private let areas: GridAreas
  private let explicit: (columns: Int, rows: Int)
  private let memory: GridMemory
  private let detailsAllItems: Bool
  private var reader: TGItemReader
  private var count = 0
  private var detailsCount = 0
  private(set) var absoluteCount = 0
  /// Whether there are items that are not plain.
  private(set) var hasOtherThanPlain = false
  /// Whether there are items whose width may follow from the height of rows.
  private(set) var takesWidthsFromRows = false
  /// Where the items want to be.
  private(set) var demand = GridDemand()

  init(
    _ pass: TGPass, _ options: TGGridAlgorithm, _ areas: GridAreas,
    _ explicit: (columns: Int, rows: Int), _ memory: GridMemory
  ) {
    (self.pass, self.options, self.areas) = (pass, options, areas)
    (self.explicit, self.memory) = (explicit, memory)
    detailsAllItems = options.detailsAllItems
    // Percentages have no meaning before areas are known.
    reader = TGItemReader(pass, width: .nan, height: .nan, definite: .nan)
  }

  /// The items that were read.
  var items: UnsafeMutableBufferPointer<GridItem> {
    UnsafeMutableBufferPointer(rebasing: memory.items[..<count])
  }

  mutating func readItems() {
    let takesPlain = !detailsAllItems
    var (isOrdered, last) = (true, Int.min)
    for (place, child) in pass.children.enumerated() {
      var order = 0
      if takesPlain, child.isPlain {
        memory.items.initializeElement(at: count, to: GridItem(place: place, isPlain: true))
        count += 1
      } else {
        guard let read = read(child, at: place) else { continue }
        hasOtherThanPlain = true
        order = read
      }
      if order < last { isOrdered = false }
      last = order
    }
    if !isOrdered { sort() }
  }
}

extension GridReader {
  /// Reads a child that says more than two lengths.
  ///
  /// - Returns: The order of the item; nil for a child that is placed by itself.
  private mutating func read(_ child: TGChild, at place: Int) -> Int? {
    let said = child.withValue(of: TGFlexItemKey.self) {
      (isAbsolute: $0.isAbsolute, isBare: $0.isBare)
    }
    if let said, said.isAbsolute {
      absoluteCount += 1
      return nil
    }
    var asked = (columns: GridTracks(), rows: GridTracks())
    let justify: TGItemAlignment? =
      child.withValue(of: TGGridItemKey.self) { own in
        request(own, &asked)
        return own.justifySelf
      } ?? nil
    var item: GridItem
    var order = 0
    if !detailsAllItems, justify == nil, said?.isBare ?? true, child.isBare {
      let isPlain = child[.horizontal].isPlain && child[.vertical].isPlain
      item = GridItem(place: place, isPlain: isPlain)
    } else {
      item = GridItem(place: place, details: detailsCount)
      order = addDetails(child, at: place, justify: justify)
    }
    (item.columns, item.rows) = asked
    memory.items.initializeElement(at: count, to: item)
    count += 1
    return order
  }

  /// Notes what an item says that has details.
  ///
  /// - Returns: The order of the item.
  private mutating func addDetails(
    _ child: TGChild, at place: Int, justify: TGItemAlignment?
  ) -> Int {
    let said = reader.item(child, at: place, child[TGFlexItemKey.self])
    let details = GridDetails(
      said, justify: justify ?? options.justifyItems, align: said.alignment ?? options.alignItems)
    precondition(detailsCount < memory.details.count, "there is memory for every item's details")
    if details.takesWidthFromRows { takesWidthsFromRows = true }
    memory.details.initializeElement(at: detailsCount, to: details)
    detailsCount += 1
    return said.order
  }

  /// Notes where an item is to be.
  @inline(__always)
  private mutating func request(
    _ own: TGGridItem, _ asked: inout (columns: GridTracks, rows: GridTracks)
  ) {
    if own.area != nil {
      guard let area = area(of: own) else { return }
      asked = (GridTracks(area.columns), GridTracks(area.rows))
    } else {
      if own.column.isAuto, own.row.isAuto { return }
      asked.columns = GridTracks(own.column, among: explicit.columns)
      asked.rows = GridTracks(own.row, among: explicit.rows)
    }
    demand.columns.add(asked.columns)
    demand.rows.add(asked.rows)
    if asked.columns.isOpen, !asked.rows.isOpen {
      demand.columns.lengthInLines += asked.columns.count
    } else if asked.rows.isOpen, !asked.columns.isOpen {
      demand.rows.lengthInLines += asked.rows.count
    }
  }

  private func area(of item: TGGridItem) -> GridAreas.Area? {
    item.area.flatMap { areas.areas[$0] }
  }

  /// Items of lower order come first.
  private func sort() {
    let details = memory.details
    func order(_ item: GridItem) -> Int { item.hasDetails ? details[item.details].item.order : 0 }
    var items = items
    items.sort { (order($0), $0.place) < (order($1), $1.place) }
  }
}

extension TGFlexItem {
  /// Whether the item says nothing that matters in a grid.
  fileprivate var isBare: Bool {
    order == 0 && alignSelf == nil && aspectRatio == nil && autoMargins.isEmpty
  }
}

extension TGChild {
  /// Whether the child is a leaf that says at most how many points it is large.
  fileprivate var isBare: Bool {
    !isContainer && self[.horizontal].isBareItem && self[.vertical].isBareItem
  }
}

extension TGChildAxis {
  fileprivate var isBareItem: Bool { isBare && (sizeKind == .number || sizeKind == .none) }
}

/// Where the items of a grid want to be, all in all.
struct GridDemand {
  /// Where they want to be along an axis.
  struct Along {
    /// The first track that an item names, if it lies before the template; else 0.
    var first = 0
    /// The end of the last track that an item names, and covers.
    var end = 0
    /// The most tracks that an item covers.
    var longest = 1
    /// Whether an item says where it starts.
    var isSaid = false
    /// How long the items are, one after another, that say where they start along the other axis only.
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

  /// Likewise along an axis.
  subscript(axis: TGAxis) -> Along { axis == .horizontal ? columns : rows }
}
