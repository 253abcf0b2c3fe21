import TangramBoxModel
import TangramCore

extension GridRun {
  /// Returns the columns after each step of their sizing.
  func columnSteps(question: TGContentWidth?) -> GridSteps {
    let sizing = columnSizing(question: question)
    return GridSteps(sizing, contributions(.horizontal, sizing) { wishAcross($0, sizing) })
  }

  /// Returns the rows after each step of their sizing.
  func rowSteps(_ tracks: [GridTrack], _ bounds: (lower: Double, upper: Double)) -> GridSteps {
    let sizing = rowSizing(tracks, bounds)
    return GridSteps(sizing, contributions(.vertical, sizing) { wishDown($0, sizing) })
  }

  /// Returns the requests of the items that affect the tracks.
  private func contributions(
    _ axis: TGAxis, _ sizing: GridSizing, _ wish: (Int) -> GridWish
  ) -> [GridContribution] {
    items.indices.compactMap { index in
      let tracks = items[index][axis]
      guard sizing.dependsOnItem(tracks.range) else { return nil }
      return GridContribution(item: index, tracks: tracks, wish: wish(index))
    }
  }
}

extension GridWish {
  /// The three extents that the item requests.
  var extents: [Double] { [minimum, least, greatest] }
}
