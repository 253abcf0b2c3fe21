import TangramCore
import TangramFlex

// Items without details: leaves that say at most how large they are. What is found for them is kept in
// their children.

extension GridRun {
  /// What an item says along an axis.
  @inline(__always)
  func along<Axis: TGAxisType>(_ axis: Axis, _ item: GridItem) -> TGItemAxis {
    if item.hasDetails { return details[item.details].item[Axis.axis] }
    var said = TGItemAxis()
    said.size = pass[item.place][axis].saidExtent
    return said
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
