@_exported import TangramResults

extension TGLayout {
  /// Draws the layout with the box-drawing characters of terminals.
  ///
  ///     print(layout.drawing(width: 21))
  ///     ┌───────────────────┐
  ///     │ card              │
  ///     │ ┌───────┐         │
  ///     │ │ photo │         │
  ///     └─┴───────┴─────────┘
  ///
  /// A line of text is as high as two characters are wide. Frames that touch share their borders; names
  /// are written inside the frames, as far as they fit, where they cover no border and no other view.
  /// Invisible views are omitted, and so is anything less than a character wide or high: if a line of
  /// text is 19 points high, a view of 16 points gets a line or none, depending on where it begins.
  /// In ``cellDrawing``, one point is one character, so frames in whole points are not rounded: use
  /// that for terminals.
  ///
  /// - Parameter width: The number of characters from the left edge of the root to the right one,
  ///   from 2 to 240.
  public func drawing(width: Int = 80) -> String {
    let size = tree.top.rectangle.size
    guard size.width > 0, size.height > 0 else { return "" }
    let columns = min(max(width, 2), Int(FrameDrawing.maximumColumns))
    let cell = size.width / Double(columns - 1)
    let rows = min(size.height / (2 * cell), FrameDrawing.maximumRows).rounded()
    var drawing = FrameDrawing(columns: columns, rows: Int(rows) + 1)
    forEachDrawnFrame { frame, name in
      let (left, right) = (drawing.column(frame.minX / cell), drawing.column(frame.maxX / cell))
      let top = drawing.row(frame.minY / (2 * cell))
      let bottom = drawing.row(frame.maxY / (2 * cell))
      guard left < right, top < bottom else { return }
      drawing.add(
        left..<right + 1, top..<bottom + 1, isOpaque: false,
        name: name.prefix(max(0, min(right, columns) - left - 2)), at: left + 2,
        in: top + 1..<bottom)
    }
    return drawing.text
  }

  /// A drawing of the layout in which one point is one cell of a terminal.
  ///
  ///     print(screen.layout(in: TGSize(width: 20, height: 4)).cellDrawing)
  ///     files───────────────
  ///     ┌───────┐┌─────────┐
  ///     │names  ││text     │
  ///     └───────┘└─────────┘
  ///
  /// Every view fills the cells of its frame: a border on the outermost cells, and its subviews on top. A
  /// name is written inside, on cells that no other view covers, or omitted. Invisible views are omitted,
  /// and so is everything outside the root.
  public var cellDrawing: String {
    let size = tree.top.rectangle.size
    let columns = min(max(size.width.rounded(), 0), FrameDrawing.maximumColumns)
    let rows = min(max(size.height.rounded(), 0), FrameDrawing.maximumRows)
    var drawing = FrameDrawing(columns: Int(columns), rows: Int(rows))
    forEachDrawnFrame { frame, name in
      let (left, top) = (drawing.column(frame.minX), drawing.row(frame.minY))
      let columns = left..<max(left, drawing.column(frame.maxX))
      let rows = top..<max(top, drawing.row(frame.maxY))
      // Letters that are two cells wide would shift the letters after them.
      let isNarrow = name.unicodeScalars.allSatisfy { (0x20..<0x1100).contains($0.value) }
      let isLine = rows.count == 1
      let inside = isLine ? columns : columns.dropFirst().dropLast()
      drawing.add(
        columns, rows, isOpaque: true,
        name: isNarrow && name.count <= inside.count ? name[...] : "", at: inside.lowerBound,
        in: isLine ? rows : rows.dropFirst().dropLast())
    }
    return drawing.text
  }

  /// Calls a function with the frame and the name of each visible view.
  ///
  /// The root is at the origin, as if it had no transform.
  private func forEachDrawnFrame(_ draw: (TGRect, String) -> Void) {
    let root = tree.top.rectangle
    var views = SeenViews(environment)
    for entry in entries where views.enter(entry.place) {
      let frame = entry.depth == 0 ? root : entry.absoluteFrame
      draw(TGRect(origin: frame.origin - root.origin, size: frame.size), entry.name ?? "")
    }
  }
}
