import Tangram
import TangramTextViews

/// An SVG document of a layout that is being drawn.
struct SVGDrawing {
  let layout: TGLayout
  let style: TGPictureStyle
  /// The views that are to be drawn, parents before children.
  let views: [SeenView]
  let canvas: Canvas
  private var texts: TextDrawing
  /// The open groups, outermost first: the depth of the view, and the text that follows its last descendant.
  var groups: [(depth: Int, end: String)] = []
  /// The number of open elements for groups.
  var nesting = 0
  /// The definitions that other elements refer to, and their identifiers.
  var definitions: (elements: [String], ids: Set<String>) = ([], [])
  private var elements: [String] = []

  var isPlan: Bool { style.content == .plan }

  var isRightToLeft: Bool { layout.environment.isRightToLeft }

  init(_ layout: TGLayout, _ style: TGPictureStyle) {
    (self.layout, self.style) = (layout, style)
    views = SeenView.all(of: layout, paint: style.paint)
    // Clipped parts do not enlarge the picture, except in a plan, which shows every view.
    let drawn = style.content == .plan ? views : views.filter { !$0.isClipped }
    canvas = Canvas(drawn.map(\.extent), style)
    texts = TextDrawing(canvas, style, for: views)
  }

  mutating func add(_ element: String) { elements.append(element) }

  /// Adds an element that represents a part of a view, at the position where the view is drawn.
  mutating func add(_ element: String, of view: SeenView) {
    guard let placement = view.placement else { return add(element) }
    add(Element("g").with("transform", canvas.matrix(placement)).around(element))
  }

  var document: String {
    let (width, height) = (canvas.size.width.short, canvas.size.height.short)
    let size = layout.frame.size
    let name = views.first?.entry.name ?? "Layout"
    let title = "\(name), \(size.width.short) by \(size.height.short)"
    let head = Element("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("viewBox", "0 0 \(width) \(height)").with("width", width).with("height", height)
      .with("role", "img").with("aria-label", title)
    var content = elements.joined(separator: "\n")
    if !definitions.elements.isEmpty {
      content = Element("defs").around(definitions.elements.joined()) + "\n" + content
    }
    let sheet = style.isExact ? SVGStyle.light(for: content) : SVGStyle.all
    let parts = [Element("title").around(title.escaped)] + sheet + texts.fonts.styles + [content]
    return head.around("\n" + parts.joined(separator: "\n") + "\n")
  }
}

// MARK: - Views

extension SVGDrawing {
  /// Draws all views.
  ///
  /// A plan is drawn in layers: areas, then lines, then elements that must not be covered. It shows every
  /// view, so opacity and clipping are ignored.
  mutating func draw() {
    let diagnostics = isPlan ? Dictionary(grouping: layout.diagnostics, by: \.id) : [:]
    if isPlan { add(Element("rect", class: "ground").with(TGRect(size: canvas.size)).closed) }
    var showText: [Bool] = []
    for view in views {
      leaveGroups(to: view.entry.depth)
      enterGroup(of: view)
      if isPlan { addBox(view, diagnostics[view.entry.id] ?? []) }
      if let paint = view.paint {
        addPaint(paint, of: view)
        addAboveDescendants(elements(over: view, paint), of: view)
      }
      if !isPlan, view.clips { enter(clip(Element("g"), to: outline(of: view)), of: view) }
      showText.append(addText(of: view))
    }
    leaveGroups(to: 0)
    if isPlan {
      addLines()
      addLabels(showText)
      if style.hasDetails { addProblems(diagnostics) }
    }
    if style.showsScale { addScale() }
  }

  /// Draws the text of a view: its paragraph, or the text of its paint on the lines of its content.
  ///
  /// - Returns: Whether the view shows a text.
  private mutating func addText(of view: SeenView) -> Bool {
    let color = view.paint?.color?.color
    if let paragraph = view.paragraph {
      let element = texts.element(paragraph, in: view.frame, color: color)
      if let element { add(element) }
      return element != nil
    }
    guard let text = view.paint?.text else { return false }
    let (frame, font) = (view.frame, view.node.content?.font)
    let fallback = min(max(frame.height, 1), 16)
    let lineHeight = font.map(\.lineHeight).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? fallback
    let ascender = font?.ascender ?? 0.8 * lineHeight
    let count = max(1, Int(min(frame.height / lineHeight + 0.01, 10_000)))
    for (number, line) in text.broken(intoLines: count).enumerated() {
      addText(
        String(line), "plain", x: canvas.x(frame.minX),
        y: canvas.y(frame.minY + (Double(number) * lineHeight + ascender)),
        size: 0.75 * lineHeight * canvas.zoom, color: color)
    }
    return true
  }

  /// Adds a line of text in a font of the reader.
  mutating func addText(
    _ text: String, _ kind: String, x: Double, y: Double, size: Double, color: String? = nil
  ) {
    add(
      Element("text", class: kind).with("x", x).with("y", y).with("font-size", size)
        .with("style", color.map { "fill: \($0)" }).around(text.escaped))
  }
}

extension String {
  /// Breaks the text at spaces into at most this number of lines, of about the same length.
  fileprivate func broken(intoLines most: Int) -> [Substring] {
    let letters = (count + most - 1) / most
    var (lines, rest) = ([Substring](), self[...])
    while !rest.isEmpty {
      let least = rest.index(rest.startIndex, offsetBy: letters, limitedBy: rest.endIndex)
      let end = least.flatMap { rest[$0...].firstIndex(of: " ") } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...].dropFirst()
    }
    return lines
  }
}
