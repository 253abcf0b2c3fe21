import TangramCore
import TangramFlex

// Items without details: leaves that say at most how large they are. What is found for them is kept in
// their children.

extension GridRun {
  /// What an item asks of its tracks that has no details.
  @inline(__always)
  func bareWish<Axis: TGAxisType>(
    _ item: GridItem, _ axis: Axis, _ sizing: GridSizing
  ) -> GridWish {
    let child = pass[item.place]
    let said = child[axis].saidExtent
    if !said.isNaN { return GridWish(said) }
    if !child.hasContent { return GridWish(0) }
    return Axis.axis == .horizontal
      ? wishAcross(of: child, item, sizing) : wishDown(of: child, item, sizing)
  }

  private func wishAcross(
    of child: TGChild, _ item: GridItem, _ sizing: GridSizing
  ) -> GridWish {
    sizing.wish(
      item.columns.range, least: contentWidth(.least, child),
      greatest: { _ in contentWidth(.greatest, child) })
  }

  private func wishDown(of child: TGChild, _ item: GridItem, _ sizing: GridSizing) -> GridWish {
    sizing.wish(item.rows.range, least: height(child), greatest: { $0 })
  }

  /// The width that the content of a leaf asks for.
  func contentWidth(_ width: TGContentWidth, _ child: TGChild) -> Double {
    child.hasContent ? max(0, pass.contentWidth(width, of: child)) : 0
  }

  /// How wide an item without details is in an area.
  func width(_ child: TGChild, in area: Double, stretches: Bool) -> Double {
    let said = child[.horizontal].saidExtent
    if !said.isNaN { return said }
    if stretches { return area }
    let greatest = contentWidth(.greatest, child)
    if greatest <= area { return greatest }
    return min(greatest, max(area, contentWidth(.least, child)))
  }

  /// How high an item without details is if nothing stretches it.
  func height(_ child: TGChild) -> Double {
    let said = child[.vertical].saidExtent
    if !said.isNaN { return said }
    let width = child[.horizontal].extent
    return child.hasContent ? max(0, pass.contentHeight(of: child, width: width)) : 0
  }
}

extension GridSizing {
  /// What an item asks of some tracks that has no margins and no bounds.
  ///
  /// - Parameters:
  ///   - range: The tracks.
  ///   - least: What its content is at least; it is not asked if that has no influence.
  ///   - greatest: What its content is at most, given what it is at least.
  @inline(__always)
  fileprivate func wish(
    _ range: Range<Int>, least: @autoclosure () -> Double, greatest: (Double) -> Double
  ) -> GridWish {
    let takesContent = takesContentMinimum(range)
    let wantsMinimum = wantsOnlyMinimum(range)
    if wantsMinimum, !takesContent { return GridWish(0) }
    let least = least()
    var minimum = 0.0
    if takesContent {
      let limit = fixedLimit(range) ?? .infinity
      minimum = min(least, max(0, limit))
    }
    if wantsMinimum { return GridWish(minimum) }
    return GridWish(minimum: minimum, least: least, greatest: greatest(least))
  }
}

/// Where items without details go along an axis.
struct GridSide {
  private let tracks: [GridTrack]
  /// The part of the free room that lies before an item.
  private let part: Double
  /// Whether items are stretched that do not say how large they are.
  let stretches: Bool

  init(_ tracks: [GridTrack], _ alignment: TGItemAlignment?) {
    (self.tracks, part, stretches) = (tracks, alignment?.part ?? 0, alignment.stretchesItems)
  }

  /// The extent of the area over some tracks.
  func area(_ place: GridTracks) -> Double {
    max(0, tracks[place.end - 1].end - tracks[place.start].origin)
  }

  /// Places a child that has its extent.
  @inline(__always)
  func place<Axis: TGAxisType>(_ child: TGChildAxis<Axis>, _ place: GridTracks) {
    let start = tracks[place.start].origin
    child.origin = part == 0 ? start : start + (area(place) - child.extent) * part
  }
}

extension TGChildAxis {
  /// The extent that an item without details says; NaN if it follows from the content.
  @inline(__always)
  var saidExtent: Double { sizeKind == .number ? max(0, plainExtent) : .nan }
}

extension TGItemAlignment? {
  /// Whether items are stretched that say neither how large they are nor a ratio.
  var stretchesItems: Bool { self == nil || self == .stretch }
}
