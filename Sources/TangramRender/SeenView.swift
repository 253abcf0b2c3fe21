import Tangram
import TangramTextViews

/// A view that a picture shows.
struct SeenView {
  let entry: TGLayout.Entry
  /// Where it lies, in the coordinates of what the root is in.
  let frame: TGRect
  /// What it says that can be seen, with the size class in force.
  let settings: ContainerSettings
  /// The views in it that are seen, as places in the list of all.
  var children: [Int] = []

  var holdsOthers: Bool { !children.isEmpty }

  /// All views that are seen, parents before children.
  static func all(of layout: TGLayout) -> [SeenView] {
    var views: [SeenView] = []
    // The views that the next one may lie in; nil for one that is not seen.
    var parents: [Int?] = []
    for entry in layout.entries {
      parents.removeSubrange(min(entry.depth, parents.count)...)
      let parent = parents.last ?? nil
      let view = entry.view
      let isSeen =
        (entry.depth == 0 || parent != nil) && !view.isHidden
        && view.tg_visibility == .visible
      parents.append(isSeen ? views.count : nil)
      guard isSeen else { continue }
      if let parent { views[parent].children.append(views.count) }
      views.append(
        SeenView(
          entry: entry, frame: entry.absoluteFrame, settings: view.node.settings))
    }
    return views
  }

  /// The paragraph that the view shows, if its content is one.
  var paragraph: TGParagraph? { entry.view.node.content?.paragraph }
}
