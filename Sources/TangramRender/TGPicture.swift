import Tangram
@_exported import TangramPaint

/// A picture of a layout that a browser, an email or a document can show.
///
///     let layout = card.layout(in: room)
///     let picture = TGPicture(of: layout)
///     picture.svg                                   // a plan of all frames
///     TGPicture(of: layout, style: .paint).svg      // the card itself
///
/// The picture has colors for light and for dark backgrounds, and prints in black on white. A picture
/// with the style ``TGPictureStyle/exact`` has the size of the root and looks the same everywhere.
public struct TGPicture: Sendable {
  /// The layout.
  public var layout: TGLayout
  /// The content and the scale of the picture.
  public var style: TGPictureStyle

  /// Creates a picture of a layout.
  public init(of layout: TGLayout, style: TGPictureStyle = .plan) {
    (self.layout, self.style) = (layout, style)
  }

  /// The picture as an SVG document.
  ///
  /// Names and texts may contain any characters. The document loads no external resources except the
  /// images that a paint refers to by URL.
  public var svg: String {
    let views = SeenView.all(of: layout, paint: style.paint)
    // Clipped parts do not enlarge the picture, except in a plan, which shows every view.
    let drawn = style.content == .plan ? views : views.filter { !$0.isClipped }
    var drawing = SVGDrawing(
      Canvas(drawn.map(\.extent), style), style, for: views,
      isRightToLeft: layout.environment.isRightToLeft)
    if style.content == .paint {
      drawPaint(views, &drawing)
    } else {
      drawPlan(views, &drawing)
    }
    if style.showsScale { drawing.addScale() }
    return drawing.document(title: title(views.first), isExact: style.isExact)
  }

  private func title(_ root: SeenView?) -> String {
    let size = layout.frame.size
    return "\(root?.entry.name ?? "Layout"), \(size.width.short) by \(size.height.short)"
  }
}

// MARK: - Paint

extension TGPicture {
  private func drawPaint(_ views: [SeenView], _ drawing: inout SVGDrawing) {
    for view in views {
      drawing.leaveGroups(to: view.depth)
      drawing.enterGroup(of: view, isPlan: false)
      drawArea(of: view, among: views, &drawing)
      drawing.enterClip(of: view)
      _ = drawing.addText(of: view)
    }
    drawing.leaveGroups(to: 0)
  }

  /// Draws the area of a view, and defers its lines until its descendants are drawn.
  private func drawArea(
    of view: SeenView, among views: [SeenView], _ drawing: inout SVGDrawing
  ) {
    guard let paint = view.paint else { return }
    drawing.add(paint, of: view)
    drawing.add(drawing.elements(over: view, among: views), over: view)
  }
}

// MARK: - Plan

extension TGPicture {
  /// Draws a plan in layers: areas, then lines, then everything that must not be covered.
  ///
  /// Views are drawn at their transformed positions. Opacity and clipping are ignored, because a plan
  /// shows every view.
  private func drawPlan(_ views: [SeenView], _ drawing: inout SVGDrawing) {
    let diagnostics = Dictionary(grouping: layout.diagnostics, by: \.id)
    drawing.addGround()
    let showText = views.map { view in
      drawing.leaveGroups(to: view.depth)
      drawing.enterGroup(of: view, isPlan: true)
      drawing.addBox(view, title: title(view, diagnostics[view.entry.id] ?? []))
      drawArea(of: view, among: views, &drawing)
      return drawing.addText(of: view)
    }
    drawing.leaveGroups(to: 0)
    if style.showsSpacing {
      for view in views {
        drawing.addPadding(of: view)
        drawing.addGaps(of: view, among: views)
      }
    }
    if style.showsCurves { for view in views { drawing.addCurve(of: view) } }
    if style.showsBaselines { for view in views { drawing.addBaseline(of: view) } }
    addLabels(views, showText, &drawing)
    if style.showsProblems {
      for overflow in layout.overflowing { drawing.add(overflow) }
      for view in views where diagnostics[view.entry.id] != nil { drawing.addMark(view) }
    }
  }

  private func title(_ view: SeenView, _ diagnostics: [TGDiagnostic]) -> String {
    let frame = view.entry.frame
    let place = view.entry.path.map { "[\($0)]" }.joined()
    let name = view.entry.name ?? (place.isEmpty ? "root" : place)
    let problems = diagnostics.map { $0.text(in: style.notation) }
    return (["\(name) \(frame)"] + problems).joined(separator: "\n")
  }

  /// Adds the names of leaves that show no text at their centers, and then the names of containers where
  /// space remains.
  private func addLabels(
    _ views: [SeenView], _ showText: [Bool], _ drawing: inout SVGDrawing
  ) {
    for (view, showsText) in zip(views, showText) where !view.holdsOthers && !showsText {
      let size = "\(view.frame.width.short) × \(view.frame.height.short)"
      let rectangle = drawing.canvas.rectangle(view.extent)
      if let name = view.entry.name, !name.isEmpty {
        drawing.labels.addInside(rectangle, name, style.showsSizes ? size : nil)
      } else if style.showsSizes {
        drawing.labels.addInside(rectangle, size, nil)
      }
    }
    for view in views.reversed() where view.holdsOthers {
      guard let name = view.entry.name, !name.isEmpty else { continue }
      drawing.labels.addAtCorner(
        drawing.canvas.rectangle(view.extent), name,
        avoiding: view.children.map { drawing.canvas.rectangle(views[$0].extent) })
    }
    drawing.drawLabels()
  }
}
