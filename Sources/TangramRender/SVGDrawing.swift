import Tangram

/// An SVG document that is being drawn.
struct SVGDrawing {
  let canvas: Canvas
  var labels = Labels()
  private var elements: [String] = []

  init(_ canvas: Canvas) { self.canvas = canvas }

  mutating func add(_ element: String) { elements.append(element) }

  /// The whole document.
  ///
  /// - Parameter isExact: Whether it looks the same on every screen.
  func document(title: String, isExact: Bool) -> String {
    let (width, height) = (canvas.width.short, canvas.height.short)
    let head = Element("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("viewBox", "0 0 \(width) \(height)").with("width", width).with("height", height)
      .with("role", "img").with("aria-label", title)
    let style = isExact ? Self.lightStyle : Self.style
    return head.around(
      "\n" + Element("title").around(title.escaped) + "\n" + Element("style").around(style)
        + "\n" + Self.patterns + "\n" + elements.joined(separator: "\n") + "\n")
  }
}

// MARK: - What every picture has

extension SVGDrawing {
  /// Colours for light ground, for dark ground, and for paper.
  private static let style = lightColors + otherColors + shapes

  /// Colours for light ground only.
  private static let lightStyle = lightColors + shapes

  private static let lightColors = """

    :root { --ground: #fff; --line: #3b4a63; --name: #111927; --size: #5b6678; --fill: 62 99 221;
      --padding: #4caf7a; --gap: #d99a2b; --bad: #d3213b; --base: #8e4ec6 }

    """
  private static let otherColors = """
    @media (prefers-color-scheme: dark) {
      :root { --ground: #14171c; --line: #93a4c1; --name: #f1f4f9; --size: #a9b4c6;
        --fill: 132 165 255; --padding: #5fcf91; --gap: #f0b955; --bad: #ff6b7d; --base: #c89bf2 } }
    @media print { :root { --ground: #fff; --line: #000; --name: #000; --size: #333; --fill: 90 90 90 } }

    """
  private static let shapes = """
    .ground { fill: var(--ground) }
    .box { stroke: var(--line); stroke-width: 1; fill: rgb(var(--fill) / 7%) }
    .view:hover > .box { fill: rgb(var(--fill) / 22%) }
    .padding { fill: url(#padding) } .gap { fill: url(#gap) }
    .beyond { fill: url(#beyond); stroke: var(--bad); stroke-dasharray: 4 2 }
    .curve { fill: none; stroke: var(--base); stroke-width: 1.5; stroke-dasharray: 6 3 }
    .baseline { stroke: var(--base); stroke-width: .75; stroke-dasharray: 2 2 }
    .mark { fill: var(--bad) } 
    .scale { stroke: var(--line); stroke-width: 1; fill: none }
    text { font-family: system-ui, sans-serif; text-anchor: middle; fill: var(--name);
      stroke: var(--ground); stroke-width: 2.5; stroke-linejoin: round; paint-order: stroke }
    .mark-text { fill: var(--ground); stroke: none; font-weight: bold }
    .size { fill: var(--size) } .plain { stroke: none; text-anchor: start; fill: var(--name) }

    """

  /// What areas are hatched with, each in a direction of its own so that they differ on paper, too.
  private static let patterns = Element("defs").around(
    pattern("padding", "M0 6L6 0", "--padding") + pattern("gap", "M0 0L6 6", "--gap")
      + pattern("beyond", "M0 3H6M3 0V6", "--bad"))

  private static func pattern(_ id: String, _ path: String, _ color: String) -> String {
    Element("pattern").with("id", id).with("width", 6).with("height", 6)
      .with("patternUnits", "userSpaceOnUse").around(
        Element("path").with("d", path).with("style", "stroke: var(\(color)); stroke-opacity: .55")
          .closed)
  }
}

// MARK: - Views

extension SVGDrawing {
  /// A frame, with a title that browsers show.
  mutating func addBox(_ view: SeenView, title: String) {
    if elements.isEmpty {
      add(
        Element("rect").with("class", "ground")
          .with((0, 0, canvas.width, canvas.height)).closed)
    }
    let path = view.entry.path.map(String.init).joined(separator: ".")
    let box = Element("rect").with("class", "box").with(canvas.rectangle(view.frame))
    add(
      Element("g").with("class", "view").with("data-path", path)
        .around(Element("title").around(title.escaped) + box.closed))
  }

  /// The paint of a view: its area, and its text on the lines of its content.
  mutating func add(_ paint: TGPaint, of view: SeenView) {
    let frame = canvas.rectangle(view.frame)
    let (fill, border) = (paint.fill?.color, paint.border?.color)
    if fill != nil || border != nil {
      var rectangle = Element("rect").with(frame).with("fill", fill ?? "none")
      if let border { rectangle = rectangle.with("stroke", border) }
      let radius = paint.cornerRadius.isFinite ? max(0, paint.cornerRadius) * canvas.zoom : 0
      if radius > 0 { rectangle = rectangle.with("rx", radius) }
      add(rectangle.closed)
    }
    guard let text = paint.text, !text.isEmpty else { return }
    let lines = TextLines(text, in: view)
    for (number, line) in lines.lines.enumerated() {
      var element = Element("text").with("class", "plain").with("x", frame.x)
        .with("y", canvas.y(view.frame.minY + lines.baseline(number)))
        .with("font-size", lines.fontSize * canvas.zoom)
      if let color = paint.color?.color { element = element.with("style", "fill: \(color)") }
      add(element.around(String(line).escaped))
    }
  }

  /// Writes the names that found a place.
  mutating func drawLabels() {
    for label in labels.labels {
      var element = Element("text").with("x", label.x).with("y", label.y)
        .with("font-size", label.size)
      if !label.isName { element = element.with("class", "size") }
      add(element.around(label.text.escaped))
    }
  }
}
