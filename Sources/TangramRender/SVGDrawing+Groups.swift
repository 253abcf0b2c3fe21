import Tangram

// Groups of a picture: what a view does to everything in it.

extension SVGDrawing {
  /// A group that is open, to be closed after the last view in it.
  struct Group {
    /// The depth of the view whose group it is.
    let depth: Int
    /// The elements that follow what is in the group, or the tag that closes it.
    let end: [String]
    /// Whether the group is an element.
    let isElement: Bool
  }

  /// The maximum number of groups inside each other; many programs refuse XML that is nested deeper.
  private static let mostGroups = 200

  /// Closes the groups of views that do not contain a view of this depth.
  mutating func leaveGroups(to depth: Int) {
    while let last = groups.last, last.depth >= depth {
      for element in last.end { add(element) }
      if last.isElement { nesting -= 1 }
      groups.removeLast()
    }
  }

  /// Opens a group for a view and everything in it, if it is transformed or transparent.
  ///
  /// - Parameter isPlan: Whether only the transform is applied, because a plan shows every view.
  mutating func enterGroup(of view: SeenView, isPlan: Bool) {
    let opacity = isPlan ? 1 : view.opacity
    guard view.transform != nil || opacity < 1 else { return }
    var group = Element("g")
    if let transform = view.transform { group = group.with("transform", canvas.matrix(transform)) }
    if opacity < 1 { group = group.with("opacity", opacity) }
    open(group, of: view)
  }

  /// Opens a group for what is in a view, if the view clips.
  mutating func enterClip(of view: SeenView) {
    guard view.clips else { return }
    let id = define(Element("clipPath"), "clip", outline(of: view).element.closed)
    open(Element("g").with("clip-path", "url(#\(id))"), of: view)
  }

  private mutating func open(_ group: Element, of view: SeenView) {
    guard nesting < Self.mostGroups else { return }
    nesting += 1
    add(group.opening)
    groups.append(Group(depth: view.depth, end: ["</g>"], isElement: true))
  }

  /// Keeps elements until the last view in a view is drawn, so that they are over all of them.
  mutating func add(_ elements: [String], over view: SeenView) {
    if elements.isEmpty { return }
    groups.append(Group(depth: view.depth, end: elements, isElement: false))
  }

  /// Defines an element that others refer to.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - word: The beginning of its identifier. The rest follows from the element, because pictures on
  ///     one page share identifiers.
  ///   - content: The elements in it.
  /// - Returns: The identifier.
  mutating func define(_ element: Element, _ word: String, _ content: String) -> String {
    let id = "\(word)-\(element.around(content).hash64)"
    if definitions.ids.insert(id).inserted {
      definitions.elements.append(element.with("id", id).around(content))
    }
    return id
  }
}

extension Canvas {
  /// A transform of the layout as one of the picture.
  func matrix(_ map: TGAffineTransform) -> String {
    let corner = TGPoint(x: area.minX - margin / zoom, y: area.minY - margin / zoom)
    let moved = map(corner)
    let numbers = [map.a, map.b, map.c, map.d, x(moved.x), y(moved.y)]
    return "matrix(\(numbers.map(\.precise).joined(separator: " ")))"
  }
}
