import Tangram

/// A rectangle with round corners, in pixels.
struct Outline {
  private let area: TGRect
  /// The radii of the corners, clockwise from the top left.
  private let radii: [Double]

  var isRound: Bool { radii.contains { $0 > 0 } }

  /// - Parameter radii: The radii of the corners, clockwise from the top left. If the rectangle is too
  ///   small for them, they are all reduced by the same factor.
  init(_ area: TGRect, radii: [Double]) {
    let (width, height) = (max(0, area.width), max(0, area.height))
    let radii = radii.map { $0.isFinite ? max(0, min($0, 1e9)) : 0 }
    var factor = 1.0
    for (corner, length) in [width, height, width, height].enumerated() {
      let sum = radii[corner] + radii[(corner + 1) % 4]
      if sum > length { factor = min(factor, length / sum) }
    }
    self.area = TGRect(origin: area.origin, size: TGSize(width: width, height: height))
    self.radii = radii.map { $0 * factor }
  }

  func inset(by distance: Double) -> Outline {
    let distance = min(distance, area.width / 2, area.height / 2)
    return Outline(
      TGRect(
        x: area.minX + distance, y: area.minY + distance, width: area.width - 2 * distance,
        height: area.height - 2 * distance),
      radii: radii.map { $0 - distance })
  }

  var element: Element {
    guard Set(radii).count > 1 else {
      return Element("rect").with(area).with("rx", isRound ? radii[0].short : nil)
    }
    let (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
    let data =
      "M\((left + radii[0]).short) \(top.short)H\((right - radii[1]).short)"
      + arc(radii[1], right, top + radii[1]) + "V\((bottom - radii[2]).short)"
      + arc(radii[2], right - radii[2], bottom) + "H\((left + radii[3]).short)"
      + arc(radii[3], left, bottom - radii[3]) + "V\((top + radii[0]).short)"
      + arc(radii[0], left + radii[0], top) + "Z"
    return Element("path").with("d", data)
  }

  private func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
    radius > 0 ? "A\(radius.short) \(radius.short) 0 0 1 \(x.short) \(y.short)" : ""
  }
}

extension SVGDrawing {
  func outline(of view: SeenView) -> Outline {
    let corners = view.paint?.cornerRadii
    var radii =
      corners.map { [$0.topLeading, $0.topTrailing, $0.bottomTrailing, $0.bottomLeading] }
      ?? Array(repeating: view.paint?.cornerRadius ?? 0, count: 4)
    if isRightToLeft { radii = [radii[1], radii[0], radii[3], radii[2]] }
    return Outline(canvas.rectangle(view.frame), radii: radii.map { $0 * canvas.zoom })
  }
}
