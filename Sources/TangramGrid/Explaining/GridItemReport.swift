import TangramCore
import TangramFlex

/// An item of a grid with its details, for reasons: whether it has any makes no difference to them.
struct GridItemReport {
  let cells: GridItem
  let details: GridDetails

  var item: TGItem { details.item }
}

extension GridRun {
  /// The items at this moment.
  var reports: [GridItemReport] {
    items.map { GridItemReport(cells: $0, details: $0.hasDetails ? details[$0.details] : bare($0)) }
  }

  /// The details that an item would have that has none.
  private func bare(_ item: GridItem) -> GridDetails {
    let child = pass[item.place]
    var reader = TGItemReader(pass, width: .nan, height: .nan, definite: .nan)
    var read = reader.item(child, at: item.place, TGFlexItem())
    read.x.extent = read.x.isSized ? read.x.size : child[.horizontal].extent
    read.y.extent = read.y.isSized ? read.y.size : child[.vertical].extent
    return GridDetails(read, justify: options.justifyItems, align: options.alignItems)
  }

  /// The columns with all steps of their sizing.
  func columnSteps(question: TGContentWidth?) -> GridSteps {
    let sizing = columnSizing(question: question)
    return GridSteps(sizing, contributions(.horizontal, sizing) { wishAcross($0, sizing) })
  }

  /// Rows with all steps of their sizing.
  func rowSteps(_ tracks: [GridTrack], _ bounds: (lower: Double, upper: Double)) -> GridSteps {
    let sizing = rowSizing(tracks, bounds)
    return GridSteps(sizing, contributions(.vertical, sizing) { wishDown($0, sizing) })
  }

  /// What each item asks for, of those that have any influence.
  private func contributions(
    _ axis: TGAxis, _ sizing: GridSizing, _ wish: (GridItem) -> GridWish
  ) -> [GridContribution] {
    items.indices.compactMap { index in
      let tracks = items[index][axis]
      guard sizing.dependsOnItem(tracks.range) else { return nil }
      return GridContribution(item: index, tracks: tracks, wish: wish(items[index]))
    }
  }
}

extension GridWish {
  /// All that is wished for.
  var extents: [Double] { [minimum, least, greatest] }
}
