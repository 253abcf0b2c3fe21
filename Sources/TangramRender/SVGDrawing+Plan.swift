import Tangram

// The elements of a plan, which are not in a picture of the interface itself.

extension SVGDrawing {
  /// Adds the frame of a view, with a title that browsers show as a tooltip.
  mutating func addBox(_ view: SeenView, _ diagnostics: [TGDiagnostic]) {
    let name = view.entry.name ?? readable(path: view.entry.path)
    let problems = diagnostics.map { $0.text(in: style.notation) }
    let title = (["\(name) \(view.entry.frame)"] + problems).joined(separator: "\n")
    let box = Element("rect", class: "box").with(canvas.rectangle(view.frame))
    add(
      Element("g", class: "view").with("data-path", view.entry.path.dotted)
        .around(Element("title").around(title.escaped) + box.closed))
  }

  /// Adds the spacing, the curves and the baselines that the style specifies.
  mutating func addLines() {
    for view in views where style.showsSpacing {
      addPadding(of: view)
      addGaps(of: view)
    }
    for view in views where style.hasDetails { addCurve(of: view) }
    for view in views where style.hasDetails { addBaseline(of: view) }
  }

  private mutating func addPadding(of view: SeenView) {
    guard view.hasChildren else { return }
    let padding = view.node.settings.padding(isRightToLeft: isRightToLeft)
    let (left, right) =
      isRightToLeft ? (padding.trailing, padding.leading) : (padding.leading, padding.trailing)
    let frame = view.frame
    let content = TGRect(
      x: frame.minX + left, y: frame.minY + padding.top, width: frame.width - left - right,
      height: frame.height - padding.top - padding.bottom)
    let isValid = min(left, right, padding.top, padding.bottom) >= 0
    if isValid, content != frame, content.width >= 0, content.height >= 0 {
      let area = Element("path", class: "padding").with("fill-rule", "evenodd")
      add(area.with("d", outline(frame) + outline(content)).closed, of: view)
    }
  }

  private func outline(_ frame: TGRect) -> String {
    let (left, top) = (canvas.x(frame.minX).short, canvas.y(frame.minY).short)
    let (right, bottom) = (canvas.x(frame.maxX).short, canvas.y(frame.maxY).short)
    return "M\(left) \(top)H\(right)V\(bottom)H\(left)Z"
  }

  /// Hatches the space between neighbors whose distance is the gap of their container.
  private mutating func addGaps(of view: SeenView) {
    let (x, y) = (view.node.settings.horizontalSpace, view.node.settings.verticalSpace)
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

  private mutating func addCurve(of view: SeenView) {
    guard let path = TGPathLayout(view.entry.view) else { return }
    let geometry = path.tg_pathGeometry(in: view.frame.size, isRightToLeft: isRightToLeft)
    let points = geometry.outline().pieces.flatMap { piece in
      piece.enumerated().map { number, point in
        let (x, y) = (canvas.x(view.frame.minX + point.x), canvas.y(view.frame.minY + point.y))
        return "\(number == 0 ? "M" : "L")\(x.short) \(y.short)"
      }
    }
    if points.isEmpty { return }
    add(Element("path", class: "curve").with("d", points.joined()).closed, of: view)
  }

  /// Adds the baseline of the first line of a text.
  private mutating func addBaseline(of view: SeenView) {
    guard let font = view.node.content?.font, font.lineHeight.isFinite,
      font.ascender >= 0, font.ascender <= view.frame.height
    else { return }
    let y = canvas.y(view.frame.minY + font.ascender)
    add(
      Element("line", class: "baseline").with("x1", canvas.x(view.frame.minX))
        .with("x2", canvas.x(view.frame.maxX)).with("y1", y).with("y2", y).closed, of: view)
  }

  /// Adds the names of leaves that show no text, and then those of containers where space remains.
  mutating func addLabels(_ showText: [Bool]) {
    var labels = Labels()
    for (view, showsText) in zip(views, showText) where !view.hasChildren && !showsText {
      let size = "\(view.frame.width.short) × \(view.frame.height.short)"
      let lines = [view.entry.name ?? "", style.hasDetails ? size : ""].filter { !$0.isEmpty }
      guard let name = lines.first else { continue }
      labels.addInside(canvas.rectangle(view.extent), name, lines.dropFirst().first)
    }
    for view in views.reversed() where view.hasChildren {
      guard let name = view.entry.name, !name.isEmpty else { continue }
      labels.addAtCorner(
        canvas.rectangle(view.extent), name,
        avoiding: view.children.map { canvas.rectangle(views[$0].extent) })
    }
    for label in labels.elements { add(label) }
  }

  /// Marks the parts of views that lie outside their parents, and the views that have diagnostics,
  /// which the titles of their frames describe.
  mutating func addProblems(_ diagnostics: [TGViewID: [TGDiagnostic]]) {
    for overflow in layout.overflowing { addOverflow(overflow) }
    for view in views where diagnostics[view.entry.id] != nil {
      let (x, y) = (canvas.x(view.extent.maxX), canvas.y(view.extent.minY))
      let corner = "M\((x - 6).short) \((y + 5).short)"
      add(Element("path", class: "mark").with("d", "\(corner)h12l-6 -11z").closed)
      addText("!", "mark-text", x: x, y: y + 4, size: 8)
    }
  }

  private mutating func addOverflow(_ overflow: TGLayout.Overflow) {
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
    for part in parts where part.hasArea {
      add(Element("rect", class: "beyond").with(canvas.rectangle(part)).around(title))
    }
  }

  mutating func addScale() {
    let longest = max(canvas.area.width / 3, 1)
    var length = 1.0
    while length * 10 <= longest { length *= 10 }
    if length * 5 <= longest { length *= 5 } else if length * 2 <= longest { length *= 2 }
    let (left, y) = (canvas.margin, canvas.size.height - Canvas.footer / 2)
    let right = left + length * canvas.zoom
    add(
      Element("path", class: "scale")
        .with("d", "M\(left.short) \((y - 4).short)v8m0 -4H\(right.short)m0 -4v8").closed)
    addText("\(length.short) points", "plain", x: right + 8, y: y + 4, size: 11)
  }
}
