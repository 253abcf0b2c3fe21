import Tangram

// The paint of views, except texts.

extension SVGDrawing {
  /// Draws the area of a view: its fill, gradient, image and border.
  mutating func add(_ paint: TGPaint, of view: SeenView) {
    let outline = outline(of: view)
    let border = view.hasBorderOver ? nil : border(of: paint, in: view)
    let covers = [gradient(paint.gradient, in: view), image(paint.image, in: view, outline)]
      .compactMap { $0 }
    if covers.isEmpty {
      let fill = paint.fill?.color
      guard fill != nil || border != nil else { return }
      let shape = outline.inset(by: (border?.width ?? 0) / 2).element.with("fill", fill ?? "none")
      return add((border.map(shape.stroked) ?? shape).closed)
    }
    if let fill = paint.fill?.color { add(outline.element.with("fill", fill).closed) }
    for cover in covers { add(cover) }
    if let border { add(element(border, along: outline)) }
  }

  private typealias Border = (color: String, width: Double)

  /// Returns the color of a border, and its width in pixels.
  ///
  /// A border is at most half as wide as the view, which it covers then.
  private func border(of paint: TGPaint, in view: SeenView) -> Border? {
    guard let color = paint.border?.color, let width = pixels(paint.borderWidth) else { return nil }
    let shorter = max(0, min(view.frame.width, view.frame.height)) * canvas.zoom
    return (color, min(width, shorter / 2))
  }

  private func element(_ border: Border, along outline: Outline) -> String {
    outline.inset(by: border.width / 2).element.with("fill", "none").stroked(border).closed
  }

  /// A line width in pixels; nil if it is not a positive and finite number.
  private func pixels(_ width: Double) -> Double? {
    width > 0 && width.isFinite ? width * canvas.zoom : nil
  }
}

extension SeenView {
  /// Whether the border is drawn above the children, so that clipped children do not cover it.
  fileprivate var hasBorderOver: Bool { holdsOthers && clips }
}

extension Element {
  fileprivate func stroked(_ line: (color: String, width: Double)) -> Element {
    with("stroke", line.color).with("stroke-width", line.width)
  }
}

// MARK: - Gradients

extension SVGDrawing {
  /// The maximum number of colors of a gradient.
  private static let mostColors = 64

  /// Returns the area of a view filled with a gradient.
  private mutating func gradient(_ gradient: TGPaint.Gradient?, in view: SeenView) -> String? {
    guard let gradient, view.frame.width > 0, view.frame.height > 0 else { return nil }
    let colors = gradient.colors.prefix(Self.mostColors)
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
    let id = define(element(of: gradient.shape, in: view), "gradient", stops)
    return outline(of: view).element.with("fill", "url(#\(id))").closed
  }

  private func element(of shape: TGPaint.Gradient.Shape, in view: SeenView) -> Element {
    let frame = view.frame
    switch shape {
    case .linear(let start, let end):
      // The coordinates are in pixels instead of fractions of the area, so that lines of equal color
      // are perpendicular to the direction of the gradient.
      return Element("linearGradient").with("gradientUnits", "userSpaceOnUse")
        .with("x1", canvas.x(frame.minX + start.x * frame.width))
        .with("y1", canvas.y(frame.minY + start.y * frame.height))
        .with("x2", canvas.x(frame.minX + end.x * frame.width))
        .with("y2", canvas.y(frame.minY + end.y * frame.height))
    case .radial(let center, let radius):
      return Element("radialGradient").with("cx", center.x.precise).with("cy", center.y.precise)
        .with("r", max(0, radius).precise)
    }
  }
}

// MARK: - Images

extension SVGDrawing {
  /// Returns an image in the frame of a view.
  private mutating func image(
    _ image: TGPaint.Image?, in view: SeenView, _ outline: Outline
  ) -> String? {
    guard let image, let source = image.safeSource, view.frame.width > 0, view.frame.height > 0
    else { return nil }
    let area = canvas.rectangle(view.frame)
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
    let (width, height) = (size.width * zoom, size.height * zoom)
    let (across, down) = (area.width / width, area.height / height)
    let scale: Double? =
      switch fit {
      case .fill: nil
      case .contain: min(across, down)
      case .cover: max(across, down)
      case .none: 1
      case .scaleDown: min(1, across, down)
      }
    let placed = TGSize(width: width * (scale ?? across), height: height * (scale ?? down))
    return TGRect(
      x: area.minX + (area.width - placed.width) * (position.x.isFinite ? position.x : 0.5),
      y: area.minY + (area.height - placed.height) * (position.y.isFinite ? position.y : 0.5),
      width: placed.width, height: placed.height)
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
  private static let mostDashes = 16

  /// Returns the elements to draw above the children of a view: the lines along its edges and between
  /// the children and, if the view clips, its border.
  mutating func elements(over view: SeenView, among views: [SeenView]) -> [String] {
    guard let paint = view.paint else { return [] }
    let lines = lines(of: view, paint.borders, among: views)
    guard view.hasBorderOver, let border = border(of: paint, in: view) else { return lines }
    return lines + [element(border, along: outline(of: view))]
  }

  private mutating func lines(
    of view: SeenView, _ borders: TGPaint.Borders, among views: [SeenView]
  ) -> [String] {
    if borders == TGPaint.Borders() { return [] }
    let (frame, isTurned) = (view.frame, isRightToLeft)
    var lines: [String] = []
    if let line = borders.between {
      for axis in TGAxis.allCases {
        lines += SharedLine.all(of: view, along: axis, among: views).compactMap {
          element(line, across: axis, at: $0.position, $0.range)
        }
      }
    }
    let edges: [(TGPaint.Line?, TGAxis, Bool)] = [
      (borders.top, .vertical, false), (borders.bottom, .vertical, true),
      (isTurned ? borders.trailing : borders.leading, .horizontal, false),
      (isTurned ? borders.leading : borders.trailing, .horizontal, true),
    ]
    for case (var line?, let axis, let isEnd) in edges {
      if line.width.isFinite { line.width = min(line.width, frame.size[axis]) }
      let half = line.width / 2
      let position = isEnd ? frame.end(axis) - half : frame.origin[axis] + half
      let range = frame.origin[axis.crossed]...frame.end(axis.crossed)
      if let element = element(line, across: axis, at: position, range) { lines.append(element) }
    }
    let outline = outline(of: view)
    // Lines between children that are scrolled may lie outside of the view.
    let areClipped = outline.isRound || view.clips && borders.between != nil
    guard areClipped, !lines.isEmpty else { return lines }
    return [clip(Element("g"), to: outline).around(lines.joined(separator: "\n"))]
  }

  /// Returns a line.
  ///
  /// - Parameters:
  ///   - axis: The axis perpendicular to the line.
  ///   - position: The position of the center of the line along that axis, in points.
  ///   - range: The range that the line covers along the other axis, in points.
  private func element(
    _ line: TGPaint.Line, across axis: TGAxis, at position: Double, _ range: ClosedRange<Double>
  ) -> String? {
    let (head, tail) = (
      line.head.isFinite ? line.head : 0, line.tail.isFinite ? line.tail : 0
    )
    let (start, end) = (range.lowerBound + head, range.upperBound - tail)
    guard let color = line.color.color, let width = pixels(line.width), start < end else {
      return nil
    }
    let (x1, x2) = axis == .vertical ? (start, end) : (position, position)
    let (y1, y2) = axis == .vertical ? (position, position) : (start, end)
    let element = Element("line").with("x1", canvas.x(x1)).with("y1", canvas.y(y1))
      .with("x2", canvas.x(x2)).with("y2", canvas.y(y2))
    let dash = line.dash.prefix(Self.mostDashes).map { $0.isFinite ? max(0, $0) : 0 }
    let stroked = element.stroked((color, width))
    // A pattern without gaps is a solid line; a pattern without dashes draws nothing.
    guard dash.contains(where: { $0 > 0 }) else { return stroked.closed }
    return stroked.with(
      "stroke-dasharray", dash.map { ($0 * canvas.zoom).short }.joined(separator: " ")
    ).closed
  }
}

extension TGRect {
  /// The end of the rectangle along an axis.
  func end(_ axis: TGAxis) -> Double { origin[axis] + size[axis] }
}
