import Tangram
import TangramTextViews

/// A view that is visible in a picture.
struct SeenView {
  let entry: TGLayout.Entry
  /// The frame of the view, in the coordinates that contain the root.
  let frame: TGRect
  /// The container settings of the view that a picture shows, for the active size class.
  let settings: ContainerSettings
  /// The paragraph as it is shown in the frame; nil if the content is not a paragraph.
  let paragraph: TGParagraph?
  /// The indices of the visible children in the list of all visible views.
  var children: [Int] = []

  var holdsOthers: Bool { !children.isEmpty }

  /// Returns all visible views, parents before children.
  static func all(of layout: TGLayout) -> [SeenView] {
    var views: [SeenView] = []
    // The index of the view at each depth, as possible parents of the next view; nil for an invisible
    // view.
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
          entry: entry, frame: entry.absoluteFrame, settings: view.node.settings,
          paragraph: view.node.content?.paragraph(in: entry.absoluteFrame.size)))
    }
    return views
  }
}
