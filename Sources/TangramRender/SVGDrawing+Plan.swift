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
      let area = Element("path", class: "padding").with("fill-rule", "evenodd")
      add(area.with("d", outline(frame) + outline(content)).closed, of: view)
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
      add(Element("rect", class: "gap").with(canvas.rectangle(gap)).closed, of: view)
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
    add(Element("path", class: "curve").with("d", data).closed, of: view)
  }

  /// Adds the baseline of the first line of a text.
  mutating func addBaseline(of view: SeenView) {
    guard let font = view.entry.view.node.content?.font, font.lineHeight.isFinite,
      font.ascender >= 0, font.ascender <= view.frame.height
    else { return }
    let y = canvas.y(view.frame.minY + font.ascender)
    add(
      Element("line", class: "baseline").with("x1", canvas.x(view.frame.minX))
        .with("x2", canvas.x(view.frame.maxX)).with("y1", y).with("y2", y).closed, of: view)
  }

  /// Marks the parts of a view that lie outside its parent.
  mutating func add(_ overflow: TGLayout.Overflow) {
    let frame = overflow.entry.absoluteFrame
    let (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    let (left, right) = (min(overflow.left, width), min(overflow.right, width))
    let (top, bottom) = (min(overflow.top, height), min(overflow.bottom, height))
    let parts = [
      TGRect(x: x, y: y, width: left, height: height),
      TGRect(x: frame.maxX - right, y: y, width: right, height: height),
      TGRect(x: x, y: y, width: width, height: top),
      TGRect(x: x, y: frame.maxY - bottom, width: width, height: bottom),
    ]
    let title = Element("title").around(overflow.description.escaped)
    for part in parts where part.width > 0 && part.height > 0 {
      add(Element("rect", class: "beyond").with(canvas.rectangle(part)).around(title))
    }
  }

  /// Marks a view that has a diagnostic, which the title of its frame describes.
  mutating func addMark(_ view: SeenView) {
    let (x, y) = (canvas.x(view.extent.maxX), canvas.y(view.extent.minY))
    let corner = "M\((x - 6).short) \((y + 5).short)"
    add(Element("path", class: "mark").with("d", "\(corner)h12l-6 -11z").closed)
    addText("!", "mark-text", x: x, y: y + 4, size: 8)
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
      Element("path", class: "scale")
        .with("d", "M\(left.short) \((y - 4).short)v8m0 -4H\(right.short)m0 -4v8").closed)
    addText("\(length.short) points", "plain", x: right + 8, y: y + 4, size: 11)
  }
}
