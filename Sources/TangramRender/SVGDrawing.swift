import Tangram
import TangramTextViews

/// An SVG document that is being drawn.
struct SVGDrawing {
  let canvas: Canvas
  let isRightToLeft: Bool
  var labels = Labels()
  /// Draws paragraphs.
  var texts: TextDrawing
  /// The open groups, outermost first.
  var groups: [Group] = []
  /// The number of open elements for groups.
  var nesting = 0
  /// The definitions that other elements refer to, and their identifiers.
  var definitions: (elements: [String], ids: Set<String>) = ([], [])
  private var elements: [String] = []

  /// - Parameters:
  ///   - views: The views that are to be drawn.
  ///   - isRightToLeft: Whether the leading edge of views is on the right.
  init(
    _ canvas: Canvas, _ style: TGPictureStyle, for views: [SeenView], isRightToLeft: Bool = false
  ) {
    (self.canvas, self.isRightToLeft) = (canvas, isRightToLeft)
    texts = TextDrawing(canvas, style, for: views)
  }

  mutating func add(_ element: String) { elements.append(element) }

  /// Adds an element that represents a part of a view, at the position where the view is drawn.
  mutating func add(_ element: String, of view: SeenView) {
    guard let placement = view.placement else { return add(element) }
    add(Element("g").with("transform", canvas.matrix(placement)).around(element))
  }

  /// Returns the complete SVG document.
  ///
  /// - Parameter isExact: Whether the picture looks the same on every screen.
  func document(title: String, isExact: Bool) -> String {
    let (width, height) = (canvas.width.short, canvas.height.short)
    let head = Element("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("viewBox", "0 0 \(width) \(height)").with("width", width).with("height", height)
      .with("role", "img").with("aria-label", title)
    var content = elements.joined(separator: "\n")
    if !definitions.elements.isEmpty {
      content = Element("defs").around(definitions.elements.joined()) + "\n" + content
    }
    let sheet = isExact ? SVGStyle.light(for: content) : SVGStyle.all
    let parts =
      [Element("title").around(title.escaped)] + sheet.parts + texts.fontStyles + [content]
    return head.around("\n" + parts.joined(separator: "\n") + "\n")
  }
}

// MARK: - Views

extension SVGDrawing {
  /// Adds the background of a plan.
  mutating func addGround() {
    let all = TGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    add(Element("rect", class: "ground").with(all).closed)
  }

  /// Adds the frame of a view, with a title that browsers show as a tooltip.
  mutating func addBox(_ view: SeenView, title: String) {
    let box = Element("rect", class: "box").with(canvas.rectangle(view.frame))
    add(
      Element("g", class: "view").with("data-path", view.entry.path.dotted)
        .around(Element("title").around(title.escaped) + box.closed))
  }

  /// Draws the text of a view: its paragraph, or the text of its paint on the lines of its content.
  ///
  /// - Returns: Whether the view shows a text.
  mutating func addText(of view: SeenView) -> Bool {
    let color = view.paint?.color?.color
    if let paragraph = view.paragraph {
      let element = texts.element(paragraph, in: view.frame, color: color)
      if let element { add(element) }
      return element != nil
    }
    guard let text = view.paint?.text else { return false }
    if text.isEmpty { return true }
    let (frame, lines) = (canvas.rectangle(view.frame), TextLines(text, in: view))
    for (number, line) in lines.lines.enumerated() {
      addText(
        String(line), "plain", x: frame.minX,
        y: canvas.y(view.frame.minY + lines.baseline(number)), size: lines.fontSize * canvas.zoom,
        color: color)
    }
    return true
  }

  /// Adds the labels for which a position was found.
  mutating func drawLabels() {
    for label in labels.labels {
      var element = Element("text").with("x", label.x).with("y", label.y)
        .with("font-size", label.size)
      if !label.isName { element = element.with("class", "size") }
      add(element.around(label.text.escaped))
    }
  }

  /// Adds a line of text in a font of the reader.
  mutating func addText(
    _ text: String, _ kind: String, x: Double, y: Double, size: Double, color: String? = nil
  ) {
    var element = Element("text", class: kind).with("x", x).with("y", y).with("font-size", size)
    if let color { element = element.with("style", "fill: \(color)") }
    add(element.around(text.escaped))
  }
}
