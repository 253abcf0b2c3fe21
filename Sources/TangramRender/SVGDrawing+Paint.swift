import Tangram

// The paint of views, except texts.

extension SVGDrawing {
  /// Draws the area of a view: its fill, gradient, image and border.
  mutating func addPaint(_ paint: TGPaint, of view: SeenView) {
    let (outline, fill) = (outline(of: view), paint.fill?.color)
    let border = view.hasBorderOver ? nil : border(of: paint, in: view)
    let covers = [gradient(paint.gradient, in: view), image(paint.image, in: view)]
      .compactMap { $0 }
    if covers.isEmpty, fill != nil || border != nil { return add(shape(outline, fill, border)) }
    if let fill { add(outline.element.with("fill", fill).closed) }
    for cover in covers { add(cover) }
    if let border { add(shape(outline, nil, border)) }
  }

  private typealias Stroke = (color: String, width: Double)

  /// The color of a line and its width in pixels; nil if it is not drawn.
  private func stroke(_ color: String?, _ width: Double) -> Stroke? {
    guard let color = color?.color, width > 0, width.isFinite else { return nil }
    return (color, width * canvas.zoom)
  }

  /// Returns the border of a view; its width is limited to half the extent of the view, which it then covers.
  private func border(of paint: TGPaint, in view: SeenView) -> Stroke? {
    let shorter = max(0, min(view.frame.width, view.frame.height)) * canvas.zoom
    return stroke(paint.border, paint.borderWidth).map { ($0.color, min($0.width, shorter / 2)) }
  }

  private func shape(_ outline: Outline, _ fill: String?, _ border: Stroke?) -> String {
    outline.inset(by: (border?.width ?? 0) / 2).element.with("fill", fill ?? "none").with(border)
      .closed
  }
}

extension SeenView {
  /// Whether the border is drawn above the children, so that clipped children do not cover it.
  fileprivate var hasBorderOver: Bool { hasChildren && clips }
}

extension Element {
  fileprivate func with(_ stroke: (color: String, width: Double)?) -> Element {
    with("stroke", stroke?.color).with("stroke-width", stroke?.width.short)
  }
}

// MARK: - Gradients

extension SVGDrawing {
  private static let maximumColors = 64

  private mutating func gradient(_ gradient: TGPaint.Gradient?, in view: SeenView) -> String? {
    guard let gradient, view.frame.hasArea else { return nil }
    let colors = gradient.colors.prefix(Self.maximumColors)
    var stops = ""
    for (index, color) in colors.enumerated() {
      guard let color = color.color else { return nil }
      var offset = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      if gradient.positions.indices.contains(index), !gradient.positions[index].isNaN {
        offset = max(0, min(gradient.positions[index], 1))
      }
      stops += Element("stop").with("offset", offset.precise).with("stop-color", color).closed
    }
    if stops.isEmpty { return nil }
    let id = define(element(of: gradient.shape, in: view.frame), "gradient", stops)
    return outline(of: view).element.with("fill", "url(#\(id))").closed
  }

  private func element(of shape: TGPaint.Gradient.Shape, in frame: TGRect) -> Element {
    switch shape {
    case .linear(let start, let end):
      // The coordinates are in pixels instead of fractions of the area, so that lines of equal color
      // are perpendicular to the direction of the gradient.
      func point(_ part: TGPoint) -> TGPoint {
        TGPoint(x: frame.minX + part.x * frame.width, y: frame.minY + part.y * frame.height)
      }
      let gradient = Element("linearGradient").with("gradientUnits", "userSpaceOnUse")
      return canvas.line(gradient, from: point(start), to: point(end))
    case .radial(let center, let radius):
      return Element("radialGradient").with("cx", center.x.precise).with("cy", center.y.precise)
        .with("r", max(0, radius).precise)
    }
  }
}

// MARK: - Images

extension SVGDrawing {
  private mutating func image(_ image: TGPaint.Image?, in view: SeenView) -> String? {
    guard let image, let source = image.safeSource, view.frame.hasArea else { return nil }
    let (area, outline) = (canvas.rectangle(view.frame), outline(of: view))
    var element = Element("image").with("href", source)
    var clips = outline.isRound
    if let size = image.knownSize {
      let placed = image.placed(size, in: area, zoom: canvas.zoom)
      clips = clips || placed.width > area.width || placed.height > area.height
      element = element.with(placed).with("preserveAspectRatio", "none")
    } else {
      element = element.with(area).with("preserveAspectRatio", image.alignment)
    }
    return (clips ? clip(element, to: outline) : element).closed
  }
}

extension TGPaint.Image {
  /// The rectangle of an image whose size is known.
  fileprivate func placed(_ size: TGSize, in area: TGRect, zoom: Double) -> TGRect {
    var (width, height) = (size.width * zoom, size.height * zoom)
    let (across, down) = (area.width / width, area.height / height)
    let scale =
      switch fit {
      case .fill: (across, down)
      case .contain: (min(across, down), min(across, down))
      case .cover: (max(across, down), max(across, down))
      case .none: (1.0, 1.0)
      case .scaleDown: (min(1, across, down), min(1, across, down))
      }
    (width, height) = (width * scale.0, height * scale.1)
    return TGRect(
      x: area.minX + (area.width - width) * (position.x.isFinite ? position.x : 0.5),
      y: area.minY + (area.height - height) * (position.y.isFinite ? position.y : 0.5),
      width: width, height: height)
  }

  /// The SVG alignment for an image whose size is not known; SVG supports only edges and centers.
  fileprivate var alignment: String {
    if fit == .fill { return "none" }
    func word(_ fraction: Double) -> String {
      fraction < 0.25 ? "Min" : fraction > 0.75 ? "Max" : "Mid"
    }
    return "x\(word(position.x))Y\(word(position.y)) \(fit == .cover ? "slice" : "meet")"
  }
}

// MARK: - Lines

extension SVGDrawing {
  /// The maximum number of dashes and gaps before a pattern repeats.
  private static let maximumDashes = 16

  /// Returns the elements to draw above the children of a view: the lines along its edges and between
  /// the children and, if the view clips, its border.
  mutating func elements(over view: SeenView, _ paint: TGPaint) -> [String] {
    let (borders, frame, outline) = (paint.borders, view.frame, outline(of: view))
    var elements: [String] = []
    if let line = borders.between {
      for axis in TGAxis.allCases {
        elements += sharedEdges(of: view, along: axis).compactMap {
          element(line, across: axis, at: $0.position, $0.range)
        }
      }
    }
    let edges: [(TGPaint.Line?, TGAxis, Bool)] = [
      (borders.top, .vertical, false), (borders.bottom, .vertical, true),
      (isRightToLeft ? borders.trailing : borders.leading, .horizontal, false),
      (isRightToLeft ? borders.leading : borders.trailing, .horizontal, true),
    ]
    for case (var line?, let axis, let isEnd) in edges {
      if line.width.isFinite { line.width = min(line.width, frame.size[axis]) }
      let half = line.width / 2
      let position = isEnd ? frame.end(axis) - half : frame.origin[axis] + half
      let range = frame.origin[axis.crossed]...frame.end(axis.crossed)
      if let element = element(line, across: axis, at: position, range) { elements.append(element) }
    }
    // Lines between children that are scrolled may lie outside of the view.
    let areClipped = outline.isRound || view.clips && borders.between != nil
    if areClipped, !elements.isEmpty {
      elements = [clip(Element("g"), to: outline).around(elements.joined(separator: "\n"))]
    }
    if view.hasBorderOver, let border = border(of: paint, in: view) {
      elements.append(shape(outline, nil, border))
    }
    return elements
  }

  /// Returns a line at a position along the axis across it, over a range along the other axis.
  private func element(
    _ line: TGPaint.Line, across axis: TGAxis, at position: Double, _ range: ClosedRange<Double>
  ) -> String? {
    var start = TGPoint(x: position, y: position)
    var end = start
    start[axis.crossed] = range.lowerBound + (line.head.isFinite ? line.head : 0)
    end[axis.crossed] = range.upperBound - (line.tail.isFinite ? line.tail : 0)
    guard let stroke = stroke(line.color, line.width), start[axis.crossed] < end[axis.crossed]
    else { return nil }
    let dash = line.dash.prefix(Self.maximumDashes).map { $0.isFinite ? max(0, $0) : 0 }
    let pattern = dash.map { ($0 * canvas.zoom).short }.joined(separator: " ")
    // A pattern without gaps is a solid line; a pattern without dashes draws nothing.
    return canvas.line(Element("line"), from: start, to: end).with(stroke)
      .with("stroke-dasharray", dash.contains { $0 > 0 } ? pattern : nil).closed
  }
}
