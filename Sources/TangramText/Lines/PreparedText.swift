/// A text that is ready to be shaped: its styles, and its pieces of one run, font and script; its
/// characters are kept outside of it.
///
/// It is noncopyable: retaining and releasing the references in copies would take 1,000 instructions for each
/// text.
struct PreparedText: ~Copyable, Sendable {
  let text: CollectedText
  let styles: RunStyles
  let fonts: ShortList<TGFont>
  private(set) var pieces = ShortList<TextPiece>()
  /// The break opportunities: the indices at which a line may end, in order; the last is the end of the text.
  private(set) var breaks: [Int32] = []
  /// The hard breaks before the end of the text, at which a line must end, as indices in `breaks`.
  private(set) var hardBreaks = ShortList<Int32>()
  /// Whether the text has soft hyphens at which lines may end.
  private(set) var hasSoftHyphens = false
  /// The first character whose script needs features that are not supported.
  private(set) var unsupported: (index: Int, script: Script)?

  /// - Parameter characters: The characters, whose flags are set.
  init(
    _ text: consuming CollectedText, _ styles: consuming RunStyles,
    _ fonts: consuming ShortList<TGFont>, _ options: TGParagraphOptions,
    _ shapers: borrowing FontShapers, _ characters: inout [TextCharacter]
  ) {
    self.text = text
    self.styles = styles
    self.fonts = fonts
    var reader = TextReader(options, language: self.styles.root.style.language)
    reader.read(&characters)
    // Moves the arrays, which neither copies nor retains them.
    swap(&breaks, &reader.breaks)
    swap(&hardBreaks, &reader.hardBreaks)
    hasSoftHyphens = reader.hasSoftHyphens
    unsupported = reader.scripts.unsupported
    let scripts = reader.scripts.runs
    let cutsLeadingSpaces = options.whiteSpace == .preWrap || options.whiteSpace == .breakSpaces
    let onlyFont = self.styles.count == 1 ? self.styles.withStyle(ofRun: 0) { $0.onlyFont } : nil
    if let onlyFont, scripts.count <= 1, !reader.hasControls, !cutsLeadingSpaces,
      self.text.count > 0
    {
      // The whole text is a single piece; the cutter would take 500 instructions to find this.
      pieces.append(
        TextPiece(
          start: 0, run: 0, font: onlyFont, kind: .text, script: scripts.first?.script ?? .common,
          continuesSegment: false))
    } else {
      var cutter = PieceCutter(
        runStarts: self.text.runStarts, scripts: scripts, cutsLeadingSpaces: cutsLeadingSpaces)
      pieces = cutter.pieces(of: characters, self.styles, shapers)
    }
  }

  func pieceIndex(at index: Int) -> Int { pieces.bisect { Int($0.start) <= index } - 1 }

  func end(ofPiece index: Int) -> Int {
    index + 1 < pieces.count ? Int(pieces[index + 1].start) : text.count
  }

  /// The end of the segment: the pieces that are shaped together with a piece.
  func segmentEnd(ofPiece index: Int) -> Int {
    var last = index
    while last + 1 < pieces.count, pieces[last + 1].continuesSegment { last += 1 }
    return end(ofPiece: last)
  }
}

/// Finds the clusters, scripts and break opportunities of a text, character by character.
private struct TextReader {
  var breaks: [Int32] = []
  var hardBreaks = ShortList<Int32>()
  private(set) var hasSoftHyphens = false
  private(set) var hasControls = false
  private(set) var scripts = ScriptFinder()
  private var breaker: LineBreaker
  private var clusters = GraphemeBreaker()
  private let wraps: Bool
  private let hyphenates: Bool
  private var before = BreakKind.other
  /// Whether the last character is plain, and plain characters after it are simple pairs.
  private var followsPlain = false

  init(_ options: TGParagraphOptions, language: String) {
    wraps = options.wraps
    hyphenates = options.hyphens == .manual
    breaker = LineBreaker(options, language: language)
  }

  mutating func read(_ characters: inout [TextCharacter]) {
    let table = PropertyTable.shared
    let count = characters.count
    if wraps { breaks.reserveCapacity(count / 5 + 2) }
    // The properties of the last character, if its results also apply to following characters with the same
    // properties.
    var (steadyRecord, lastRecord) = (UInt16.max, UInt16.max)
    for index in 0..<count {
      let scalar = characters[index].scalar
      let record = table.record(of: scalar)
      if record == steadyRecord { continue }
      let properties = table[record: record]
      if readPlain(properties, at: index) {
        steadyRecord = properties.breakKind == .letter ? record : .max
      } else {
        let breakCount = breaks.count
        let flags = read(scalar, properties, at: index, in: characters)
        if flags != .letter { characters[index].flags = flags }
        // Without simple pairs, no rule looks further back than two letters with the same properties.
        let isSteady =
          record == lastRecord && !breaker.hasSimplePairs && properties.isPlainLetter
          && flags == .letter && breaks.count == breakCount
        steadyRecord = isSteady ? record : .max
        lastRecord = record
      }
    }
    if count > 0 { breaks.append(Int32(truncatingIfNeeded: count)) }
    if breaks.capacity > breaks.count + breaks.count / 4 + 16 { breaks = breaks.map { $0 } }
  }

  /// Reads a plain character after another one in the same script; returns `false` for other characters.
  ///
  /// This is a fast path: the function for any character takes 150 instructions more.
  @inline(__always)
  private mutating func readPlain(_ properties: CharacterProperties, at index: Int) -> Bool {
    guard followsPlain, properties.flags.contains(.plain), scripts.keeps(properties),
      let mayEnd = LineBreaker.simplePair(before, properties.breakKind)
    else { return false }
    if mayEnd, wraps { breaks.append(Int32(truncatingIfNeeded: index)) }
    before = properties.breakKind
    return true
  }

  @inline(never)
  private mutating func read(
    _ scalar: UInt32, _ properties: CharacterProperties, at index: Int, in text: [TextCharacter]
  ) -> CharacterFlags {
    var flag: CharacterFlags = .unsafeToBreakBefore
    let startsCluster = clusters.startsCluster(properties)
    if startsCluster { flag.insert(.startsCluster) }
    if properties.flags.contains(.ignorable) {
      flag.insert(.ignorable)
      if scalar == 0xAD { hasSoftHyphens = hyphenates }
    }
    if scalar < 0x20 { hasControls = true }
    scripts.find(scalar, properties, at: index)
    if index > 0 {
      let last = text[index - 1].scalar
      if last == 0x0A {
        hardBreaks.append(Int32(truncatingIfNeeded: breaks.count))
        breaks.append(Int32(truncatingIfNeeded: index))
      } else if wraps, hyphenates || last != 0xAD,
        breaker.allowsBreak(
          before: index, in: text, before, properties.breakKind, startsCluster: startsCluster)
      {
        breaks.append(Int32(truncatingIfNeeded: index))
      }
    }
    before = properties.breakKind
    followsPlain = properties.flags.contains(.plain) && breaker.hasSimplePairs
    return flag
  }
}

/// Cuts a text into pieces: where the run, the font or (in a font with lookups) the script changes,
/// around tabs and newlines, and after preserved spaces at the start of a line.
private struct PieceCutter {
  let runStarts: ShortList<Int32>
  let scripts: ShortList<(start: Int, script: Script)>
  let cutsLeadingSpaces: Bool

  var pieces = ShortList<TextPiece>()
  var run = 0
  /// The font of the run if it has only one font.
  var onlyFont: UInt16?
  /// The index of the next script.
  var nextScript = 0
  var isAtLineStart = true
  /// The font of the last piece if it is text; `nextChange` is the index at which the next run or script begins.
  var lastFont: UInt16?
  var nextChange = 0

  mutating func pieces(
    of characters: [TextCharacter], _ styles: borrowing RunStyles, _ shapers: FontShapers
  ) -> ShortList<TextPiece> {
    let count = characters.count
    var (index, font) = (0, UInt16(0))
    onlyFont = styles.count > 0 ? styles[0].onlyFont : nil
    while index < count {
      if let onlyFont, onlyFont == lastFont, !isAtLineStart {
        // The piece continues up to the next run, script change or control character.
        let end = min(nextChange, count)
        while index < end, characters[index].scalar >= 0x20 { index += 1 }
        if index == count { break }
      }
      let isChange = index >= nextChange
      if isChange { advance(to: index, styles, shapers) }
      if characters[index].flags.contains(.startsCluster) {
        font = onlyFont ?? self.font(ofClusterAt: index, characters, styles[run], shapers)
      }
      let continues =
        characters[index].scalar >= 0x20 && font == lastFont && !isChange && !isAtLineStart
      if !continues {
        append(characters, index, font, styles, cutsAtScripts: shapers[font].font.hasLookups)
      }
      index += 1
    }
    return pieces
  }

  /// Moves on to the run and the script of a character.
  private mutating func advance(
    to index: Int, _ styles: borrowing RunStyles, _ shapers: FontShapers
  ) {
    while run < runStarts.count, Int(runStarts[run]) <= index {
      run += 1
      onlyFont = styles[run].onlyFont
    }
    while nextScript < scripts.count, scripts[nextScript].start <= index { nextScript += 1 }
    let nextRun = run < runStarts.count ? Int(runStarts[run]) : .max
    let cutsAtScripts = onlyFont.map { shapers[$0].font.hasLookups } ?? true
    let cutsNext = cutsAtScripts && nextScript < scripts.count
    nextChange = min(nextRun, cutsNext ? scripts[nextScript].start : .max)
  }

  /// The first font that can show a whole cluster, or else the first that can show its first character.
  private func font(
    ofClusterAt start: Int, _ characters: [TextCharacter], _ style: ResolvedStyle,
    _ shapers: FontShapers
  ) -> UInt16 {
    var end = start + 1
    while end < characters.count, !characters[end].flags.contains(.startsCluster) { end += 1 }
    for end in [end, start + 1] {
      let part = characters[start..<end]
      for font in style.fonts where supports(part, font, shapers) { return font }
    }
    return style.firstFont
  }

  private func supports(
    _ part: ArraySlice<TextCharacter>, _ font: UInt16, _ shapers: FontShapers
  ) -> Bool {
    shapers[font].withLock { shaper in
      part.allSatisfy { character in
        let scalar = character.scalar
        return scalar == 0x0A || scalar == 0x09 || shaper.supports(scalar)
      }
    }
  }

  private mutating func append(
    _ characters: [TextCharacter], _ index: Int, _ font: UInt16, _ styles: borrowing RunStyles,
    cutsAtScripts: Bool
  ) {
    let scalar = characters[index].scalar
    let kind: TextPiece.Kind = scalar == 0x09 ? .tab : scalar == 0x0A ? .newLine : .text
    let isSpace = isWhitespace(scalar)
    let endsLeadingSpaces = cutsLeadingSpaces && isAtLineStart && !isSpace
    isAtLineStart = kind == .newLine || isAtLineStart && isSpace
    let script = nextScript == 0 ? .common : scripts[nextScript - 1].script
    lastFont = kind == .text ? font : nil
    var continuesSegment = false
    if let last = pieces.last, last.kind == .text, kind == .text, last.font == font,
      last.script == script || !cutsAtScripts,
      !(endsLeadingSpaces && index > 0 && isWhitespace(characters[index - 1].scalar))
    {
      if Int(last.run) == run { return }
      continuesSegment = styles[Int(last.run)].isShapedLike(styles[run])
    }
    pieces.append(
      TextPiece(
        start: Int32(truncatingIfNeeded: index), run: Int32(truncatingIfNeeded: run), font: font,
        kind: kind, script: script, continuesSegment: continuesSegment))
  }

  private func isWhitespace(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x09 }
}
