import Tangram

/// Finds positions for labels such that no two of them overlap.
struct Labels {
  /// A line of text with its position and size in pixels.
  struct Label {
    var text: String
    /// The horizontal center of the text.
    var x: Double
    /// The baseline of the text.
    var y: Double
    var size: Double
    var isName: Bool
  }

  private(set) var labels: [Label] = []
  /// The occupied boxes, grouped by horizontal bands of the picture so that only nearby boxes are
  /// compared.
  private var taken: [Int: [TGRect]] = [:]
  private static let band = 32.0
  private static let sizes = [12.0, 11, 10, 9, 8, 7]

  /// An estimate of the width of a text at a font size, for most fonts.
  static func width(of text: String, size: Double) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars {
      let isWide = scalar.value >= 0x1100 && !scalar.properties.isDefaultIgnorableCodePoint
      width += isWide ? 1.05 : "mwMW@%".unicodeScalars.contains(scalar) ? 0.85 : 0.56
    }
    return width * size
  }

  /// Adds a name at the center of a rectangle, and a second line below the name if there is space.
  mutating func addInside(
    _ rectangle: TGRect, _ name: String, _ second: String?
  ) {
    let middle = rectangle.midX
    for size in Self.sizes {
      let fits = Self.width(of: name, size: size) <= rectangle.width - 4
      guard fits, size * 1.25 <= rectangle.height - 1 else { continue }
      let small = max(6, size - 2)
      let hasSecond =
        second.map { Self.width(of: $0, size: small) <= rectangle.width - 4 } ?? false
        && (size + small) * 1.3 <= rectangle.height - 2
      let height = hasSecond ? (size + small) * 1.25 : size
      let top = rectangle.minY + (rectangle.height - height) / 2
      let label = Label(text: name, x: middle, y: top + 0.82 * size, size: size, isName: true)
      guard add(label) else { continue }
      if hasSecond, let second {
        _ = add(
          Label(text: second, x: middle, y: top + height - 0.2 * small, size: small, isName: false))
      }
      return
    }
  }

  /// Adds the name of a container at one of its corners where it overlaps no other name; preferably at
  /// a corner where it cannot be mistaken for the name of a child.
  mutating func addAtCorner(_ rectangle: TGRect, _ name: String, avoiding children: [TGRect]) {
    for avoids in [true, false] {
      for size in [10.0, 9, 8] {
        for label in Self.corners(of: rectangle, name, size) {
          if avoids, children.contains(where: { $0.overlaps(box(of: label)) }) { continue }
          if add(label) { return }
        }
      }
    }
  }

  private static func corners(of area: TGRect, _ name: String, _ size: Double) -> [Label] {
    let width = width(of: name, size: size)
    guard width <= area.width - 4, size <= area.height - 2 else { return [] }
    let (left, right) = (area.minX + width / 2 + 3, area.maxX - width / 2 - 3)
    let (top, bottom) = (area.minY + size, area.maxY - 3)
    return [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      Label(text: name, x: $0.0, y: $0.1, size: size, isName: false)
    }
  }

  private func box(of label: Label) -> TGRect {
    let width = Self.width(of: label.text, size: label.size)
    return TGRect(
      x: label.x - width / 2, y: label.y - 0.85 * label.size, width: width,
      height: 1.1 * label.size)
  }

  private mutating func add(_ label: Label) -> Bool {
    let box = box(of: label)
    let (top, bottom) = (box.minY / Self.band, box.maxY / Self.band)
    let bands = Int(top.rounded(.down))...Int(bottom.rounded(.down))
    if bands.contains(where: { taken[$0]?.contains { $0.overlaps(box) } ?? false }) { return false }
    for band in bands { taken[band, default: []].append(box) }
    labels.append(label)
    return true
  }
}

extension TGRect {
  fileprivate func overlaps(_ other: TGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
