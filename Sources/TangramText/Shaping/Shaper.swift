/// Shapes segments of text with one font.
///
/// It borrows what was looked up in the font before, and gives it back in the end.
struct Shaper {
  let font: FontData
  private var cache: FontCache
  /// Whether the lookups went on without end; what follows is measured without any.
  private(set) var isExhausted: Bool
  /// What lookups may still do, besides a share for each character.
  private var steps = stepReserve

  private static let stepReserve = 65_536
  private static let stepsPerCharacter = 1_024

  init(_ font: FontData, isExhausted: Bool = false) {
    self.font = font
    self.isExhausted = isExhausted
    cache = font.takeCache()
  }

  /// Gives back what was looked up; the shaper is not used after that.
  mutating func finish() {
    var given = FontCache.none
    swap(&given, &cache)
    font.giveBack(given)
  }

  /// The glyphs of the last segment.
  var glyphs: [ShapedGlyph] { cache.buffer }

  /// Whether the font shows a character.
  @inline(__always)
  mutating func shows(_ scalar: UInt32) -> Bool {
    characterGlyph(of: scalar).flags.contains(.available)
  }

  @inline(__always)
  private mutating func characterGlyph(of scalar: UInt32) -> CharacterGlyph {
    let glyph = cache.characters[Int(scalar)]
    return glyph.flags.contains(.known) ? glyph : lookUp(scalar)
  }

  private mutating func lookUp(_ scalar: UInt32) -> CharacterGlyph {
    let glyph = font.characterGlyph(of: scalar)
    cache.characters[Int(scalar)] = glyph
    return glyph
  }

  /// Shapes a range of characters by themselves; the result is in `glyphs`.
  mutating func shape(_ scalars: [UInt32], _ range: Range<Int>, _ key: ShapingPlan.Key) {
    cache.buffer.removeAll(keepingCapacity: true)
    fill(scalars, range)
    run(key)
  }

  /// The kerning between two glyphs of Latin text.
  mutating func kerning(between first: UInt16, and second: UInt16) -> Int {
    let latin = PropertyTable.shared[0x41].script
    cache.buffer = [first, second].map {
      ShapedGlyph(glyph: $0, flags: [], cluster: 0, scalar: 0x41)
    }
    run(ShapingPlan.Key(script: latin, kerning: true, ligatures: false), substitutes: false)
    return cache.buffer.reduce(0) { $0 + Int($1.kerning) } / 2
  }

  /// Lets the lookups of a plan act on the buffer.
  private mutating func run(_ key: ShapingPlan.Key, substitutes: Bool = true) {
    let known = cache.plans.firstIndex { $0.key == key }
    let plan = known.map { cache.plans.remove(at: $0) } ?? ShapingPlan(key, font: font)
    var (buffer, nested) = ([ShapedGlyph](), [FontCache.NestedLookup: Lookup]())
    swap(&buffer, &cache.buffer)
    swap(&nested, &cache.nested)
    let share = Self.stepsPerCharacter * buffer.count
    var pass = ShapingPass(
      font: font, plan: plan, buffer: buffer, nested: nested,
      steps: isExhausted ? 0 : steps + share)
    buffer = []
    nested = [:]
    pass.run(substitutes: substitutes)
    isExhausted = isExhausted || pass.isExhausted
    steps = max(0, min(pass.steps, Self.stepReserve))
    swap(&cache.buffer, &pass.buffer)
    swap(&cache.nested, &pass.nested)
    if cache.plans.count == Self.planLimit { cache.plans.removeFirst() }
    cache.plans.append(pass.plan)
  }

  /// More scripts and settings than most texts have.
  private static let planLimit = 16

  /// Finds the glyphs of characters, in the form that the font has.
  private mutating func fill(_ scalars: [UInt32], _ range: Range<Int>) {
    var buffer: [ShapedGlyph] = []
    swap(&buffer, &cache.buffer)
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(range.upperBound, index + Self.chunk)
      buffer.append(addingCapacity: end - index) { span in
        while index < end {
          let glyph = characterGlyph(of: scalars[index])
          let next = index + 1
          if glyph.flags.contains(.needsNormalization) { return }
          if next < range.upperBound, isMark(scalars[next]) { return }
          span.append(ShapedGlyph(glyph, scalars[index], cluster: index))
          index = next
        }
      }
      if index < end { index = fillNormalized(scalars, index..<range.upperBound, &buffer) }
    }
    swap(&buffer, &cache.buffer)
  }

  /// Room is made for so many glyphs at a time.
  private static let chunk = 1_024

  @inline(__always)
  private func isMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    let properties = PropertyTable.shared[scalar]
    return properties.combiningClass != 0 || properties.category == .nonspacingMark
  }

  /// Normalises a character and the marks after it.
  ///
  /// - Returns: The index of the next character.
  private mutating func fillNormalized(
    _ scalars: [UInt32], _ range: Range<Int>, _ buffer: inout [ShapedGlyph]
  ) -> Int {
    var normalizer = Normalizer()
    var end = range.lowerBound
    repeat {
      normalizer.append(scalars[end], cluster: end) {
        characterGlyph(of: $0).flags.contains(.isMapped)
      }
      end += 1
    } while end < range.upperBound && isMark(scalars[end])
    normalizer.sortMarks()
    normalizer.compose { characterGlyph(of: $0).flags.contains(.isMapped) }
    for item in normalizer.items {
      buffer.append(
        ShapedGlyph(characterGlyph(of: item.scalar), item.scalar, cluster: Int(item.cluster)))
    }
    return end
  }
}
