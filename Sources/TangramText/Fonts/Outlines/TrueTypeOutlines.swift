/// Outlines of quadratic curves, from `glyf`.
struct TrueTypeOutlines {
  let bytes: FontBytes
  private let glyf: Range<Int>
  private let loca: Range<Int>
  private let isLong: Bool
  let glyphCount: Int

  /// - Returns: Nil if the font has no such outlines.
  init?(_ font: FontData) {
    guard let glyf = font.directory["glyf"], let loca = font.directory["loca"] else { return nil }
    (bytes, glyphCount) = (font.bytes, font.glyphCount)
    (self.glyf, self.loca) = (glyf, loca)
    isLong = bytes.u16(font.head + 50) != 0
  }

  /// A point of a contour; between two consecutive off-curve points there is an implied on-curve point.
  typealias Point = (position: TGOutlinePoint, isOnCurve: Bool)

  // Limits that real glyphs do not reach.
  private static let depthLimit = 8
  private static let glyphLimit = 256
  private static let pointLimit = 100_000

  func outline(of glyph: Int) -> [TGOutlineElement] {
    var (contours, room) = ([[Point]](), (glyphs: Self.glyphLimit, points: Self.pointLimit))
    collect(glyph, Transform(), depth: 0, &contours, &room)
    return contours.flatMap(Self.elements)
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

  /// Collects the contours of a glyph and its components as long as there is room for them.
  private func collect(
    _ glyph: Int, _ transform: Transform, depth: Int, _ contours: inout [[Point]],
    _ room: inout (glyphs: Int, points: Int)
  ) {
    let range = range(of: glyph)
    guard range.count >= 10, room.glyphs > 0, room.points > 0 else { return }
    room.glyphs -= 1
    let contourCount = bytes.i16(range.lowerBound)
    if contourCount >= 0 {
      for contour in self.contours(contourCount, in: range) {
        room.points -= contour.count
        if room.points < 0 { continue }
        contours.append(contour.map { (transform.applied(to: $0.position), $0.isOnCurve) })
      }
    } else if depth < Self.depthLimit {
      for component in components(in: range) {
        let transform = component.transform.then(transform)
        collect(component.glyph, transform, depth: depth + 1, &contours, &room)
      }
    }
  }

  /// The contours of a simple glyph, which has no components; empty if its data is truncated.
  private func contours(_ contourCount: Int, in range: Range<Int>) -> [[Point]] {
    let ends = range.lowerBound + 10
    let instructions = ends + 2 * contourCount
    guard contourCount > 0, instructions + 2 <= range.upperBound else { return [] }
    let count = bytes.u16(instructions - 2) + 1
    var reader = FontReader(bytes: bytes, offset: instructions + 2 + bytes.u16(instructions))
    var flags: [Int] = []
    while flags.count < count {
      guard reader.offset < range.upperBound else { return [] }
      let flag = reader.u8()
      let repeats = flag & 8 != 0 ? 1 + reader.u8() : 1
      flags.append(contentsOf: repeatElement(flag, count: min(repeats, count - flags.count)))
    }
    let xs = coordinates(flags, isShort: 2, isSame: 16, &reader)
    let ys = coordinates(flags, isShort: 4, isSame: 32, &reader)
    guard reader.offset <= range.upperBound else { return [] }
    var (contours, start) = ([[Point]](), 0)
    for number in 0..<contourCount {
      let end = bytes.u16(ends + 2 * number) + 1
      guard end > start, end <= count else { continue }
      contours.append(
        (start..<end).map {
          (TGOutlinePoint(x: xs[$0], y: ys[$0]), flags[$0] & 1 != 0)
        })
      start = end
    }
    return contours
  }

  private func coordinates(
    _ flags: [Int], isShort: Int, isSame: Int, _ reader: inout FontReader
  ) -> [Double] {
    var value = 0
    return flags.map { flag in
      if flag & isShort != 0 {
        value += flag & isSame != 0 ? reader.u8() : -reader.u8()
      } else if flag & isSame == 0 {
        value += reader.i16()
      }
      return Double(value)
    }
  }

  /// The components of a composite glyph.
  private func components(in range: Range<Int>) -> [(glyph: Int, transform: Transform)] {
    var result: [(glyph: Int, transform: Transform)] = []
    var (reader, hasMore) = (FontReader(bytes: bytes, offset: range.lowerBound + 10), true)
    while hasMore, reader.offset + 4 <= range.upperBound, result.count < Self.glyphLimit {
      let (flags, glyph) = (reader.u16(), reader.u16())
      var transform = Transform()
      let isWide = flags & 1 != 0
      func offset() -> Int { isWide ? reader.i16() : Int(Int8(truncatingIfNeeded: reader.u8())) }
      let (x, y) = (offset(), offset())
      if flags & 2 != 0 { (transform.x, transform.y) = (Double(x), Double(y)) }
      func scale() -> Double { Double(reader.i16()) / 16_384 }
      if flags & 8 != 0 {
        transform.a = scale()
        transform.d = transform.a
      } else if flags & 0x40 != 0 {
        (transform.a, transform.d) = (scale(), scale())
      } else if flags & 0x80 != 0 {
        (transform.a, transform.b, transform.c, transform.d) = (scale(), scale(), scale(), scale())
      }
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
      ? first.position : last.isOnCurve ? last.position : middle(first.position, last.position)
    var elements: [TGOutlineElement] = [.move(start)]
    var control: TGOutlinePoint?
    for next in contour.dropFirst(first.isOnCurve ? 1 : 0) {
      if let control {
        let end = next.isOnCurve ? next.position : middle(control, next.position)
        elements.append(.quad(control: control, to: end))
      } else if next.isOnCurve {
        elements.append(.line(next.position))
      }
      control = next.isOnCurve ? nil : next.position
    }
    if let control { elements.append(.quad(control: control, to: start)) }
    return elements + [.close]
  }
}

/// The scale and the translation of a component of a composite glyph.
private struct Transform {
  var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
  var (x, y) = (0.0, 0.0)

  func applied(to point: TGOutlinePoint) -> TGOutlinePoint {
    TGOutlinePoint(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
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
}
