import Tangram

// Groups of a picture: transforms, opacity and clipping that apply to a view and its descendants.

extension SVGDrawing {
  /// The maximum nesting depth of groups; many programs reject more deeply nested XML.
  private static let maximumGroups = 200

  /// The end of a group that is an element; other groups only defer elements.
  private static let closingTag = "</g>"

  /// Closes the groups of views that cannot contain a view at this depth.
  mutating func leaveGroups(to depth: Int) {
    while let last = groups.last, last.depth >= depth {
      add(last.end)
      if last.end == Self.closingTag { nesting -= 1 }
      groups.removeLast()
    }
  }

  /// Opens a group for a view that is transformed or, except in a plan, transparent.
  mutating func enterGroup(of view: SeenView) {
    let opacity = isPlan ? 1 : view.opacity
    guard view.transform != nil || opacity < 1 else { return }
    let group = Element("g").with("transform", view.transform.map(canvas.matrix))
    enter(group.with("opacity", opacity < 1 ? opacity.short : nil), of: view)
  }

  /// Opens a group for everything of a view that is still to be drawn.
  mutating func enter(_ group: Element, of view: SeenView) {
    guard nesting < Self.maximumGroups else { return }
    nesting += 1
    add(group.opening)
    groups.append((view.entry.depth, Self.closingTag))
  }

  /// Defers elements until the last descendant of a view is drawn, so that they are above all of them.
  mutating func addAboveDescendants(_ elements: [String], of view: SeenView) {
    if !elements.isEmpty { groups.append((view.entry.depth, elements.joined(separator: "\n"))) }
  }

  mutating func clip(_ element: Element, to outline: Outline) -> Element {
    let id = define(Element("clipPath"), "clip", outline.element.closed)
    return element.with("clip-path", "url(#\(id))")
  }

  /// Adds a definition and returns its identifier: a word and a hash of the element, because all
  /// pictures on a page share one namespace for identifiers.
  mutating func define(_ element: Element, _ word: String, _ content: String) -> String {
    let id = "\(word)-\(element.around(content).utf8.hash64)"
    if definitions.ids.insert(id).inserted {
      definitions.elements.append(element.with("id", id).around(content))
    }
    return id
  }
}
