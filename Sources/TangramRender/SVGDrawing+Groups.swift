import Tangram

// Groups of a picture: transforms, opacity and clipping that apply to a view and its descendants.

extension SVGDrawing {
  /// An open group, which is closed after the last descendant of its view.
  struct Group {
    /// The depth of the group's view.
    let depth: Int
    /// The elements to draw above the contents of the group, or the closing tag of the group.
    let end: [String]
    /// Whether the group is an XML element; otherwise, it only defers elements.
    let isElement: Bool
  }

  /// The maximum nesting depth of groups; many programs reject more deeply nested XML.
  private static let mostGroups = 200

  /// Closes the groups of views that cannot contain a view at this depth.
  mutating func leaveGroups(to depth: Int) {
    while let last = groups.last, last.depth >= depth {
      for element in last.end { add(element) }
      if last.isElement { nesting -= 1 }
      groups.removeLast()
    }
  }

  /// Opens a group for a view and its descendants, if it is transformed or transparent.
  ///
  /// - Parameter isPlan: Whether to apply only the transform, because a plan shows every view.
  mutating func enterGroup(of view: SeenView, isPlan: Bool) {
    let opacity = isPlan ? 1 : view.opacity
    guard view.transform != nil || opacity < 1 else { return }
    var group = Element("g")
    if let transform = view.transform { group = group.with("transform", canvas.matrix(transform)) }
    if opacity < 1 { group = group.with("opacity", opacity) }
    open(group, of: view)
  }

  /// Opens a group for the contents of a view, if the view clips.
  mutating func enterClip(of view: SeenView) {
    guard view.clips else { return }
    open(clip(Element("g"), to: outline(of: view)), of: view)
  }

  /// Returns an element that is clipped to an outline.
  mutating func clip(_ element: Element, to outline: Outline) -> Element {
    let id = define(Element("clipPath"), "clip", outline.element.closed)
    return element.with("clip-path", "url(#\(id))")
  }

  private mutating func open(_ group: Element, of view: SeenView) {
    guard nesting < Self.mostGroups else { return }
    nesting += 1
    add(group.opening)
    groups.append(Group(depth: view.depth, end: ["</g>"], isElement: true))
  }

  /// Defers elements until the last descendant of a view is drawn, so that they are above all of them.
  mutating func add(_ elements: [String], over view: SeenView) {
    if elements.isEmpty { return }
    groups.append(Group(depth: view.depth, end: elements, isElement: false))
  }

  /// Adds a definition that other elements refer to.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - word: The prefix of its identifier. The rest is a hash of the element, because all pictures on
  ///     a page share one namespace for identifiers.
  ///   - content: The content of the element.
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
  /// Converts a transform from the coordinates of the layout to those of the picture.
  func matrix(_ map: TGAffineTransform) -> String {
    let corner = TGPoint(x: area.minX - margin / zoom, y: area.minY - margin / zoom)
    let moved = map(corner)
    let numbers = [map.a, map.b, map.c, map.d, x(moved.x), y(moved.y)]
    return "matrix(\(numbers.map(\.precise).joined(separator: " ")))"
  }
}
