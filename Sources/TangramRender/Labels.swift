import Tangram

/// Finds positions for labels such that no two of them overlap.
struct Labels {
  /// The labels for which a position was found, as elements.
  private(set) var elements: [String] = []
  /// The occupied boxes by horizontal bands of the picture, so that only nearby boxes are compared.
  private var occupied: [Int: [TGRect]] = [:]
  private static let band = 32.0

  /// An estimate of the width of a text at a font size, for most fonts.
  private static func width(of text: String, size: Double) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars {
      let isWide = scalar.value >= 0x1100 && !scalar.properties.isDefaultIgnorableCodePoint
      width += isWide ? 1.05 : "mwMW@%".unicodeScalars.contains(scalar) ? 0.85 : 0.56
    }
    return width * size
  }

  /// Adds a name at the center of a rectangle, and a second line below the name if there is space.
  mutating func addInside(_ rectangle: TGRect, _ name: String, _ second: String?) {
    let (middle, room) = (rectangle.midX, rectangle.width - 4)
    for size in [12.0, 11, 10, 9, 8, 7] where Self.width(of: name, size: size) <= room {
      guard size * 1.25 <= rectangle.height - 1 else { continue }
      let small = max(6, size - 2)
      let hasSpace = (size + small) * 1.3 <= rectangle.height - 2
      let second = second.flatMap {
        hasSpace && Self.width(of: $0, size: small) <= room ? $0 : nil
      }
      let height = second == nil ? size : (size + small) * 1.25
      let top = rectangle.minY + (rectangle.height - height) / 2
      guard add(name, x: middle, y: top + 0.82 * size, size: size, kind: nil) else { continue }
      if let second { _ = add(second, x: middle, y: top + height - 0.2 * small, size: small) }
      return
    }
  }

  /// Adds the name of a container at one of its corners where it overlaps no other name; preferably at
  /// a corner where it cannot be mistaken for the name of a child.
  mutating func addAtCorner(_ area: TGRect, _ name: String, avoiding children: [TGRect]) {
    for others in [children, []] {
      for size in [10.0, 9, 8] {
        let width = Self.width(of: name, size: size)
        guard width <= area.width - 4, size <= area.height - 2 else { continue }
        let (left, right) = (area.minX + width / 2 + 3, area.maxX - width / 2 - 3)
        for y in [area.minY + size, area.maxY - 3] {
          for x in [left, right] {
            if add(name, x: x, y: y, size: size, avoiding: others) { return }
          }
        }
      }
    }
  }

  /// Adds a line of text centered at `x` with its baseline at `y`, unless it overlaps other areas.
  private mutating func add(
    _ text: String, x: Double, y: Double, size: Double, kind: String? = "size",
    avoiding others: [TGRect] = []
  ) -> Bool {
    let width = Self.width(of: text, size: size)
    let box = TGRect(x: x - width / 2, y: y - 0.85 * size, width: width, height: 1.1 * size)
    let (top, bottom) = (box.minY / Self.band, box.maxY / Self.band)
    let bands = Int(top.rounded(.down))...Int(bottom.rounded(.down))
    let near = bands.lazy.flatMap { [occupied] in occupied[$0] ?? [] }
    if others.contains(where: box.overlaps) || near.contains(where: box.overlaps) { return false }
    for band in bands { occupied[band, default: []].append(box) }
    elements.append(
      Element("text").with("x", x).with("y", y).with("font-size", size).with("class", kind)
        .around(text.escaped))
    return true
  }
}

extension TGRect {
  fileprivate func overlaps(_ other: TGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
