import Tangram

// The elements of a plan other than frames and names.

extension SVGDrawing {
  /// Hatches the padding of a container.
  mutating func addPadding(of view: SeenView) {
    guard view.holdsOthers else { return }
    let padding = view.settings.padding(isRightToLeft: isRightToLeft)
    let (left, right) =
      isRightToLeft ? (padding.trailing, padding.leading) : (padding.leading, padding.trailing)
    let frame = view.frame
    let content = TGRect(
      x: frame.minX + left, y: frame.minY + padding.top, width: frame.width - left - right,
      height: frame.height - padding.top - padding.bottom)
    let isSound = min(left, right, padding.top, padding.bottom) >= 0
    if isSound, content != frame, content.width >= 0, content.height >= 0 {
      add(
        Element("path").with("class", "padding").with("fill-rule", "evenodd")
          .with("d", outline(frame) + outline(content)).closed, of: view)
    }
  }

  /// Hatches the space between neighbors whose distance is the gap of their container.
  mutating func addGaps(of view: SeenView, among views: [SeenView]) {
    let (x, y) = (view.settings.horizontalSpace, view.settings.verticalSpace)
    for (child, next) in zip(view.children, view.children.dropFirst()) {
      let (first, second) = (views[child].frame, views[next].frame)
      let gap =
        Self.gap(first, second, x) ?? Self.gap(first.transposed, second.transposed, y)?.transposed
      guard let gap else { continue }
      add(Element("rect").with("class", "gap").with(canvas.rectangle(gap)).closed, of: view)
    }
  }

  /// The area between two frames that are side by side, if it is about as wide as expected.
  private static func gap(_ first: TGRect, _ second: TGRect, _ width: Double) -> TGRect? {
    let (left, right) = first.minX <= second.minX ? (first, second) : (second, first)
    let (top, bottom) = (max(first.minY, second.minY), min(first.maxY, second.maxY))
    let found = right.minX - left.maxX
    guard width > 0, bottom > top, (found - width).magnitude <= 1 else { return nil }
    return TGRect(x: left.maxX, y: top, width: found, height: bottom - top)
  }

  private func outline(_ frame: TGRect) -> String {
    let (left, top) = (canvas.x(frame.minX).short, canvas.y(frame.minY).short)
    let (right, bottom) = (canvas.x(frame.maxX).short, canvas.y(frame.maxY).short)
    return "M\(left) \(top)H\(right)V\(bottom)H\(left)Z"
  }

  /// Adds the curve of a path layout.
  mutating func addCurve(of view: SeenView) {
    guard let path = TGPathLayout(view.entry.view) else { return }
    let geometry = path.tg_pathGeometry(in: view.frame.size, isRightToLeft: isRightToLeft)
    var data = ""
    for piece in geometry.outline().pieces {
      for (number, point) in piece.enumerated() {
        let (x, y) = (canvas.x(view.frame.minX + point.x), canvas.y(view.frame.minY + point.y))
        data += "\(number == 0 ? "M" : "L")\(x.short) \(y.short)"
      }
    }
    if data.isEmpty { return }
    add(Element("path").with("class", "curve").with("d", data).closed, of: view)
  }

  /// Adds the baseline of the first line of a text.
  mutating func addBaseline(of view: SeenView) {
    guard let font = view.entry.view.node.content?.font, font.lineHeight.isFinite,
      font.ascender >= 0, font.ascender <= view.frame.height
    else { return }
    let y = canvas.y(view.frame.minY + font.ascender)
    add(
      Element("line").with("class", "baseline").with("x1", canvas.x(view.frame.minX))
        .with("x2", canvas.x(view.frame.maxX)).with("y1", y).with("y2", y).closed, of: view)
  }

  /// Marks the parts of a view that lie outside its parent.
  mutating func add(_ overflow: TGLayout.Overflow) {
    let frame = overflow.entry.absoluteFrame
    let (width, height) = (frame.width, frame.height)
    let (across, down) = (min(overflow.left, width), min(overflow.top, height))
    let parts = [
      TGRect(x: frame.minX, y: frame.minY, width: across, height: height),
      TGRect(
        x: frame.minX + max(0, width - overflow.right), y: frame.minY,
        width: min(overflow.right, width), height: height),
      TGRect(x: frame.minX, y: frame.minY, width: width, height: down),
      TGRect(
        x: frame.minX, y: frame.minY + max(0, height - overflow.bottom), width: width,
        height: min(overflow.bottom, height)),
    ]
    let beyond = [overflow.left, overflow.right, overflow.top, overflow.bottom]
    let title = Element("title").around(overflow.description.escaped)
    for (part, distance) in zip(parts, beyond) where distance > 0 {
      add(Element("rect").with("class", "beyond").with(canvas.rectangle(part)).around(title))
    }
  }

  /// Marks a view that has a diagnostic, which the title of its frame describes.
  mutating func addMark(_ view: SeenView) {
    let (x, y) = (canvas.x(view.extent.maxX), canvas.y(view.extent.minY))
    add(
      Element("path").with("class", "mark").with(
        "d", "M\((x - 6).short) \((y + 5).short)h12l-6 -11z"
      )
      .closed)
    add(
      Element("text").with("class", "mark-text").with("x", x).with("y", y + 4)
        .with("font-size", 8).around("!"))
  }

  /// Adds a scale bar with a round length.
  mutating func addScale() {
    let longest = max(canvas.area.width / 3, 1)
    var length = 1.0
    while length * 10 <= longest { length *= 10 }
    if length * 5 <= longest { length *= 5 } else if length * 2 <= longest { length *= 2 }
    let (left, y) = (canvas.margin, canvas.height - Canvas.footer / 2)
    let right = left + length * canvas.zoom
    add(
      Element("path").with("class", "scale")
        .with("d", "M\(left.short) \((y - 4).short)v8m0 -4H\(right.short)m0 -4v8").closed)
    add(
      Element("text").with("class", "plain").with("x", right + 8).with("y", y + 4)
        .with("font-size", 11).around("\(length.short) points"))
  }
}
