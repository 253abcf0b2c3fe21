/// One-sentence descriptions of the keys of nodes, for editors.
enum KeyDescriptions {
  /// The description of a key in nodes of a kind, or in all nodes.
  static func text(about key: String, in kind: ContainerKind?) -> String? {
    kind.flatMap { ofKinds["\($0.name).\(key)"] } ?? ofAll[key]
  }

  /// Descriptions of keys that mean the same in all nodes.
  private static let ofAll = placement.merging(containers) { first, _ in first }

  private static let placement: [String: String] = [
    "id": "A name that no other node has: frames are listed by it, and other nodes refer to it.",
    "sizeClasses": "What the node says for other screens, instead of its own keys.",
    "left": "The distance from the left edge, or the edge of another view that this one is at.",
    "right": "The distance from the right edge, or the edge of another view that this one is at.",
    "top": "The distance from the top, or the edge of another view that this one is at.",
    "bottom": "The distance from the bottom, or the edge of another view that this one is at.",
    "leading": "As left, but on the right where reading starts on the right.",
    "trailing": "As right, but on the left where reading starts on the right.",
    "centerX": "How far the center is from the horizontal center of its container.",
    "centerY": "How far the center is from the vertical center of its container.",
    "baseline": "The baseline of another view that the one of this view is on.",
    "width": "How wide the view is.", "height": "How high the view is.",
    "visibility": "Whether the view is seen: invisible keeps its place, gone does not.",
    "hidden": "Whether the view is left out, unless it is invisible.",
    "alignment": "Where this child goes, instead of where the gravity of its container says.",
    "noLayout": "Whether its place stays free while its frame stays as given.",
    "useFrame": "Whether it is left out of the layout, and its frame stays as given.",
    "reverseFloat": "In a float layout: whether it goes to the other side.",
    "clearFloat": "In a float layout: whether it lies below all views before it.",
    "frame": "The frame before layout: x, y, width, height.",
    "boundsOrigin": "How far the view is scrolled: x, y.",
    "anchorPoint": "The point the transform turns about, as fractions of the size: x, y.",
    "transform": "What is done to the view about its anchor point: a, b, c, d, tx, ty.",
    "alpha": "How opaque the view is with everything in it, from 0 to 1.",
    "content": "What a leaf draws, which a size of wrap measures.",
    "paint": "What the view looks like in a picture; it changes no frame.",
    "alignSelf": "In a flex layout or a grid: where the child goes across the line or in its area.",
    "order": "In a flex layout or a grid: children with less come first.",
    "aspectRatio": "In a flex layout or a grid: the width divided by the height.",
    "position":
      "In a flex layout or a grid: takes the child out of the flow; its edges are insets.",
    "grow": "In a flex layout: the part it takes of the room that is left.",
    "shrink": "In a flex layout: how much it gives way when there is too little room.",
    "basis": "In a flex layout: the length before children grow or shrink.",
    "justifySelf": "In a grid: where the child goes in its area horizontally.",
    "column": "In a grid: a line, a span as in \"span 2\", or where the child starts and ends.",
    "row": "In a grid: a line, a span as in \"span 2\", or where the child starts and ends.",
    "area": "In a grid: the name of the area that the child is in.",
    "hugging": "In constraints: how much content resists being made larger, along both axes.",
    "resistance": "In constraints: how much content resists being made smaller, along both axes.",
  ]

  private static let containers: [String: String] = [
    "padding": "The distance of the content from the edges, the same for all or by edge.",
    "zeroPadding": "Whether a container that wraps nothing keeps its padding.",
    "space": "The gaps between children, along both axes.",
    "hspace": "The gap between neighbors side by side.",
    "vspace": "The gap between neighbors above each other.",
    "gravity": "Where the children go.",
    "reverseLayout": "Whether the children are laid out last to first.",
    "layoutTransform":
      "Moves the centers of the children about the container's: a, b, c, d, tx, ty.",
    "orientation": "vert: one below the other, or in lines below each other; horz: side by side.",
    "shrinkType": "What gives way when there is too little room.",
    "baselineBase": "The id of the child whose baseline the others share.",
    "fixedSubviews": "Makes all children of one size, with gaps that stretch between bounds.",
    "equalize": "Makes children and gaps of the same size; with space the gaps are that.",
    "equalizeSpace": "Makes all gaps of the same size.",
    "justifyContent": "How items or tracks share the room that is left along a row.",
    "alignContent": "How lines or tracks share the room that is left across the rows.",
    "alignItems": "Where children go across their line or in their area.",
  ]

  /// Descriptions of keys that are specific to one kind of container.
  private static let ofKinds: [String: String] = [
    "row.size": "The size of the row.",
    "row.colSize": "The size of its cells.",
    "row.colCount": "Makes the cells as large as if there were so many.",
    "flow.arrangedCount": "How many children are in a line; 0 for as many as fit.",
    "flow.pagedCount": "How many children are on a page; 0 for no pages.",
    "flow.maxLines": "How many lines count for the size of a flow that wraps; 0 for all.",
    "flow.autoArrange": "Whether children change places so that lines are full.",
    "flow.isFlex": "Whether shares along the lines add to the sizes that children already have.",
    "flow.arrangedGravity": "Where the children go within their line.",
    "flow.lastlineGravity": "Whether the last line follows the gravity.",
    "flow.lineGravity": "Gravities of single lines, instead of those of the flow.",
    "float.noBoundaryLimit":
      "Whether lines go on up to the maximum of a container that wraps, or for ever.",
    "path.curve": "The curve that the children lie on.",
    "path.origin": "Where the origin of the curve lies, as fractions of the container: x, y.",
    "path.math": "Whether y grows upwards.",
    "path.reverse": "Whether the axes change places.",
    "path.start": "Where the variable of the curve begins.",
    "path.end": "Where the variable of the curve ends.",
    "path.spaceType": "Whether the children share the whole curve, or are so far apart.",
    "path.originView": "The id of the child that lies at the origin.",
    "path.distanceError": "How exact distances along the curve are.",
    "hstack.align": "Where the children go vertically.",
    "vstack.align": "Where the children go horizontally.",
    "zstack.align": "Where the children go.",
    "spacer.spacer": "How long the spacer is, or how long it is at least.",
    "flex.direction": "The direction of the lines.",
    "flex.wrap": "Whether lines break, and where the next one goes.",
    "grid.templateColumns": "The tracks of the columns.",
    "grid.templateRows": "The tracks of the rows.",
    "grid.autoColumns": "The tracks of columns that the template does not have.",
    "grid.autoRows": "The tracks of rows that the template does not have.",
    "grid.templateAreas": "The names of the areas, a text for each row, as in \"a a b\".",
    "grid.autoFlow": "Whether children fill rows or columns, and whether they fill holes.",
    "grid.justifyItems": "Where children go in their area horizontally.",
    "constraints.constraints": "The relations between views, in order of installation.",
  ]
}
