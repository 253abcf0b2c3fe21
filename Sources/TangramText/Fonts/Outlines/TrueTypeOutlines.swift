/// Outlines of quadratic curves, from `glyf`.
struct TrueTypeOutlines {
  let bytes: FontBytes
  private let glyf: Range<Int>
  private let loca: Range<Int>
  private let isLong: Bool
  let glyphCount: Int

  /// - Returns: Nil if the font has no such outlines.
  init?(_ font: FontData) {
    guard let glyf = font.directory["glyf"], let loca = font.directory["loca"],
      let head = font.directory["head"]
    else { return nil }
    (bytes, glyphCount) = (font.bytes, font.glyphCount)
    (self.glyf, self.loca) = (glyf, loca)
    isLong = bytes.u16(head.lowerBound + 50) != 0
  }

  /// A point of a contour; between two consecutive off-curve points there is an implied on-curve point.
  struct Point {
    var place: TGOutlinePoint
    var isOnCurve: Bool
  }

  func outline(of glyph: Int) -> [TGOutlineElement] {
    var collector = ContourCollector()
    collect(glyph, Transform(), depth: 0, &collector)
    return collector.contours.flatMap(Self.elements)
  }

  /// The range of the bytes of a glyph; empty if it has no outline.
  private func range(of glyph: Int) -> Range<Int> {
    guard glyph < glyphCount else { return 0..<0 }
    let entry = loca.lowerBound + glyph * (isLong ? 4 : 2)
    guard entry + (isLong ? 8 : 4) <= loca.upperBound else { return 0..<0 }
    let start = isLong ? bytes.u32(entry) : 2 * bytes.u16(entry)
    let end = isLong ? bytes.u32(entry + 4) : 2 * bytes.u16(entry + 2)
    guard start < end, end <= glyf.count else { return 0..<0 }
    return glyf.lowerBound + start..<glyf.lowerBound + end
  }

  /// The bytes of a glyph; empty if it has no outline.
  func bytes(of glyph: Int) -> ArraySlice<UInt8> { bytes.slice(range(of: glyph)) }

  /// The glyphs that a glyph is composed of; empty if it has contours of its own.
  func components(of glyph: Int) -> [Int] {
    let range = range(of: glyph)
    guard range.count >= 10, bytes.i16(range.lowerBound) < 0 else { return [] }
    return components(in: range).map(\.glyph)
  }

  private func collect(
    _ glyph: Int, _ transform: Transform, depth: Int, _ collector: inout ContourCollector
  ) {
    let range = range(of: glyph)
    guard range.count >= 10, collector.takeGlyph() else { return }
    let contourCount = bytes.i16(range.lowerBound)
    if contourCount >= 0 {
      for contour in contours(contourCount, in: range) {
        collector.append(contour.map(transform.applied(to:)))
      }
    } else if depth < ContourCollector.depthLimit {
      for component in components(in: range) {
        collect(component.glyph, component.transform.then(transform), depth: depth + 1, &collector)
      }
    }
  }

  /// The components of a composite glyph.
  private func components(in range: Range<Int>) -> [(glyph: Int, transform: Transform)] {
    var result: [(glyph: Int, transform: Transform)] = []
    var (place, hasMore) = (range.lowerBound + 10, true)
    while hasMore, place + 4 <= range.upperBound, result.count < ContourCollector.glyphLimit {
      let flags = bytes.u16(place)
      let glyph = bytes.u16(place + 2)
      place += 4
      var transform = Transform()
      let isWide = flags & 1 != 0
      if flags & 2 != 0 {
        transform.x = Double(isWide ? bytes.i16(place) : bytes.i8(place))
        transform.y = Double(isWide ? bytes.i16(place + 2) : bytes.i8(place + 1))
      }
      place += isWide ? 4 : 2
      place += transform.readScale(bytes, at: place, flags: flags)
      result.append((glyph, transform))
      hasMore = flags & 0x20 != 0
    }
    return result
  }

  /// The outline elements of a closed contour.
  private static func elements(_ contour: [Point]) -> [TGOutlineElement] {
    guard let first = contour.first, let last = contour.last else { return [] }
    let middle = { (a: TGOutlinePoint, b: TGOutlinePoint) in
      TGOutlinePoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    let start =
      first.isOnCurve
      ? first.place : last.isOnCurve ? last.place : middle(first.place, last.place)
    var elements: [TGOutlineElement] = [.move(start)]
    var control: TGOutlinePoint?
    for next in contour.dropFirst(first.isOnCurve ? 1 : 0) {
      if let control {
        let end = next.isOnCurve ? next.place : middle(control, next.place)
        elements.append(.quad(control: control, to: end))
      } else if next.isOnCurve {
        elements.append(.line(next.place))
      }
      control = next.isOnCurve ? nil : next.place
    }
    if let control { elements.append(.quad(control: control, to: start)) }
    return elements + [.close]
  }
}

/// Collects the contours of a glyph and its components, up to limits that real glyphs do not reach.
private struct ContourCollector {
  static let depthLimit = 8
  static let glyphLimit = 256
  private static let pointLimit = 100_000

  private(set) var contours: [[TrueTypeOutlines.Point]] = []
  private var glyphs = 0
  private var points = 0

  /// Counts another component, and returns whether the limits allow it.
  mutating func takeGlyph() -> Bool {
    glyphs += 1
    return glyphs <= Self.glyphLimit && points < Self.pointLimit
  }

  mutating func append(_ contour: [TrueTypeOutlines.Point]) {
    points += contour.count
    if points <= Self.pointLimit { contours.append(contour) }
  }
}

/// The scale and the translation of a component of a composite glyph.
private struct Transform {
  var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
  var (x, y) = (0.0, 0.0)

  func applied(to point: TrueTypeOutlines.Point) -> TrueTypeOutlines.Point {
    var point = point
    let (px, py) = (point.place.x, point.place.y)
    point.place = TGOutlinePoint(x: a * px + c * py + x, y: b * px + d * py + y)
    return point
  }

  /// A transform that applies this transform and then another.
  func then(_ next: Transform) -> Transform {
    var result = Transform()
    (result.a, result.b) = (next.a * a + next.c * b, next.b * a + next.d * b)
    (result.c, result.d) = (next.a * c + next.c * d, next.b * c + next.d * d)
    result.x = next.a * x + next.c * y + next.x
    result.y = next.b * x + next.d * y + next.y
    return result
  }

  /// Reads the scale whose format the flags specify.
  ///
  /// - Returns: The number of bytes that were read.
  mutating func readScale(_ bytes: FontBytes, at place: Int, flags: Int) -> Int {
    let value = { (offset: Int) in Double(bytes.i16(place + offset)) / 16_384 }
    if flags & 8 != 0 {
      (a, d) = (value(0), value(0))
      return 2
    }
    if flags & 0x40 != 0 {
      (a, d) = (value(0), value(2))
      return 4
    }
    guard flags & 0x80 != 0 else { return 0 }
    (a, b, c, d) = (value(0), value(2), value(4), value(6))
    return 8
  }
}
