/// The data that is computed for a text before shaping: clusters, pieces of one run, font and script, and
/// the possible ends of lines.
struct PreparedText: Sendable {
  /// The flags of all characters, until they are moved into the shaped text.
  var flags: [CharacterFlags] = []
  private(set) var pieces = ShortList<TextPiece>()
  /// The indices at which a line may end, in order; the last is the end of the text.
  private(set) var stops: [Int32] = []
  /// The stops before the last at which a line must end, as indices in `stops`.
  private(set) var hardStops: [Int32] = []
  /// Whether the text has soft hyphens at which lines may end.
  private(set) var hasSoftHyphens = false
  /// The first character whose script needs features that are not supported.
  private(set) var unsupported: (index: Int, script: Script)?

  private var scripts = ScriptRuns()
}

extension PreparedText {
  mutating func prepare(
    _ text: CollectedText, styles: ShortList<ResolvedStyle>, options: TGParagraphOptions,
    language: String, shapers: inout [Shaper]
  ) {
    read(text.scalars, options, language)
    var cutter = PieceCutter(
      text: text, styles: styles, scripts: scripts,
      cutsLeadingSpaces: options.whiteSpace == .preWrap || options.whiteSpace == .breakSpaces)
    pieces = cutter.pieces(flags, &shapers)
  }

  /// Finds clusters, scripts and the possible ends of lines.
  private mutating func read(
    _ scalars: [UInt32], _ options: TGParagraphOptions, _ language: String
  ) {
    let whiteSpace = options.whiteSpace
    let wraps = whiteSpace != .pre && whiteSpace != .nowrap
    let keepsLines = whiteSpace != .normal && whiteSpace != .nowrap
    let hyphenates = options.hyphens == .manual
    let table = PropertyTable.shared
    var breaker = LineBreaker(
      scalars,
      options: LineBreaker.Options(
        wordBreak: options.wordBreak, lineBreak: options.lineBreak,
        breaksAfterEverySpace: whiteSpace == .breakSpaces,
        language: LineBreakLanguage(language)))
    var clusters = GraphemeBreaker()
    var scriptFinder = ScriptFinder()
    var (before, lastRecord, steadyRecord) = (BreakKind.other, UInt16.max, UInt16.max)
    var (stops, hardStops) = ([Int32](), [Int32]())
    if wraps { stops.reserveCapacity(scalars.count / 5 + 2) }
    var flags = [CharacterFlags](filledWith: .letter, count: scalars.count)
    var span = flags.mutableSpan
    for index in scalars.indices {
      let scalar = scalars[index]
      let record = table.record(of: scalar)
      if record == steadyRecord { continue }
      let properties = table[record: record]
      var flag: CharacterFlags = .unsafeToBreakBefore
      let startsCluster = clusters.startsCluster(properties)
      if startsCluster { flag.insert(.startsCluster) }
      if properties.flags.contains(.ignorable) {
        flag.insert(.ignorable)
        if scalar == 0xAD { hasSoftHyphens = hyphenates }
      }
      span[index] = flag
      scriptFinder.find(scalar, properties, at: index)
      var mayEnd = false
      if keepsLines, index > 0, scalars[index - 1] == 0x0A {
        hardStops.append(Int32(truncatingIfNeeded: stops.count))
        mayEnd = true
      } else if wraps, index > 0, hyphenates || scalars[index - 1] != 0xAD {
        mayEnd = breaker.allowsBreak(
          before: index, before, properties.breakKind, startsCluster: startsCluster)
      }
      if mayEnd { stops.append(Int32(truncatingIfNeeded: index)) }
      before = properties.breakKind
      // No rule looks further back than two letters with the same properties, so the results for the
      // second letter also apply to all following letters with these properties.
      let isSteady =
        record == lastRecord && properties.isPlainLetter && flag == .letter && !mayEnd
      steadyRecord = isSteady ? record : .max
      lastRecord = record
    }
    self.flags = flags
    if !scalars.isEmpty { stops.append(Int32(truncatingIfNeeded: scalars.count)) }
    if stops.capacity > stops.count + stops.count / 4 + 16 { stops = stops.map { $0 } }
    (self.stops, self.hardStops) = (stops, hardStops)
    (scripts, unsupported) = (scriptFinder.scripts, scriptFinder.unsupported)
  }
}

extension CharacterFlags {
  /// The flags of a character that is a cluster of its own.
  fileprivate static let letter: CharacterFlags = [.unsafeToBreakBefore, .startsCluster]
}

extension CharacterProperties {
  /// Whether the character is a letter of a script that is a cluster of its own between other letters.
  fileprivate var isPlainLetter: Bool {
    category == .letter && breakKind == .letter && grapheme == .other && script != .common
      && script != .inherited
  }
}

/// The scripts of a text.
struct ScriptRuns {
  var first = Script.common
  /// The indices at which other scripts begin.
  var changes: [(start: Int, script: Script)] = []
}

/// Finds the indices at which scripts begin.
private struct ScriptFinder {
  private(set) var scripts = ScriptRuns()
  /// The first character whose script needs features that are not supported.
  private(set) var unsupported: (index: Int, script: Script)?
  private var resolver = ScriptResolver()
  private var script: Script?
  /// The script of the last letter, as long as it determines `script`; otherwise nil.
  private var letterScript: Script?

  @inline(__always)
  mutating func find(_ scalar: UInt32, _ properties: CharacterProperties, at index: Int) {
    if properties.script == letterScript { return }
    if letterScript != nil, keepsScript(properties) { return }
    change(scalar, properties, at: index)
  }

  /// Whether a character takes the script of the preceding text and is not a bracket.
  @inline(__always)
  private func keepsScript(_ properties: CharacterProperties) -> Bool {
    (properties.script == .common || properties.script == .inherited)
      && !LineBreakClasses.brackets.contains(properties.lineBreak)
  }

  private mutating func change(
    _ scalar: UInt32, _ properties: CharacterProperties, at index: Int
  ) {
    let resolved = resolver.resolve(scalar, properties)
    if properties.script != .common, properties.script != .inherited {
      letterScript = properties.script
    } else if resolved != script {
      // A closing bracket has restored the script of its opening bracket.
      letterScript = nil
    }
    guard let resolved, resolved != script else { return }
    // Characters before the first script take that script.
    if script == nil {
      scripts.first = resolved
    } else {
      scripts.changes.append((index, resolved))
    }
    script = resolved
    if unsupported == nil, PropertyTable.shared.isUnsupported(resolved) {
      unsupported = (index, resolved)
    }
  }
}

/// Cuts a text into pieces: where the run, the font or (in a font with lookups) the script changes,
/// around tabs and newlines, and after preserved spaces at the start of a line.
private struct PieceCutter {
  let scalars: [UInt32]
  let runStarts: [Int32]
  let styles: ShortList<ResolvedStyle>
  let scripts: ScriptRuns
  let cutsLeadingSpaces: Bool

  private var pieces = ShortList<TextPiece>()
  private var run = 0
  /// The font of the run if it has only one font.
  private var onlyFont: UInt16?
  /// The number of script changes so far.
  private var script = 0
  private var isAtLineStart = true
  /// The font of the last piece if it is text; `nextChange` is the index at which the next run or script
  /// begins.
  private var lastFont: UInt16?
  private var nextChange = 0

  init(
    text: CollectedText, styles: ShortList<ResolvedStyle>, scripts: ScriptRuns,
    cutsLeadingSpaces: Bool
  ) {
    (scalars, runStarts) = (text.scalars, text.runStarts)
    self.styles = styles
    self.scripts = scripts
    self.cutsLeadingSpaces = cutsLeadingSpaces
    onlyFont = styles.first.flatMap(Self.onlyFont)
  }

  mutating func pieces(
    _ flags: [CharacterFlags], _ shapers: inout [Shaper]
  ) -> ShortList<TextPiece> {
    let count = scalars.count
    var (index, font) = (0, UInt16(0))
    while index < count {
      if let onlyFont, onlyFont == lastFont, !isAtLineStart {
        // The piece continues up to the next run, script change or control character.
        let end = min(nextChange, count)
        while index < end, scalars[index] >= 0x20 { index += 1 }
        if index == count { break }
      }
      let isChange = index >= nextChange
      if isChange { advance(to: index, shapers) }
      if flags[index].contains(.startsCluster) {
        font = onlyFont ?? self.font(ofClusterAt: index, flags, &shapers)
      }
      let continues = scalars[index] >= 0x20 && font == lastFont && !isChange && !isAtLineStart
      if !continues {
        append(index, font, cutsAtScripts: shapers[Int(font)].font.hasLookups)
      }
      index += 1
    }
    return pieces
  }

  /// Moves on to the run and the script of a character.
  private mutating func advance(to index: Int, _ shapers: [Shaper]) {
    while run < runStarts.count, Int(runStarts[run]) <= index {
      run += 1
      onlyFont = Self.onlyFont(of: styles[run])
    }
    let changes = scripts.changes
    while script < changes.count, changes[script].start <= index { script += 1 }
    let nextRun = run < runStarts.count ? Int(runStarts[run]) : .max
    let cutsAtScripts = onlyFont.map { shapers[Int($0)].font.hasLookups } ?? true
    let nextScript = cutsAtScripts && script < changes.count ? changes[script].start : .max
    nextChange = min(nextRun, nextScript)
  }

  private static func onlyFont(of style: ResolvedStyle) -> UInt16? {
    style.otherFonts.isEmpty ? style.firstFont : nil
  }

  /// The first font that can show a whole cluster, or else the first that can show its first character.
  private func font(
    ofClusterAt start: Int, _ flags: [CharacterFlags], _ shapers: inout [Shaper]
  ) -> UInt16 {
    var end = start + 1
    while end < flags.count, !flags[end].contains(.startsCluster) { end += 1 }
    let shows = { (font: UInt16, end: Int, shapers: inout [Shaper]) in
      (start..<end).allSatisfy { index in
        let scalar = scalars[index]
        return scalar == 0x0A || scalar == 0x09 || shapers[Int(font)].shows(scalar)
      }
    }
    let style = styles[run]
    for end in [end, start + 1] {
      if shows(style.firstFont, end, &shapers) { return style.firstFont }
      let other = style.otherFonts.first { shows($0, end, &shapers) }
      if let other { return other }
    }
    return style.firstFont
  }

  private mutating func append(_ index: Int, _ font: UInt16, cutsAtScripts: Bool) {
    let scalar = scalars[index]
    let kind: TextPiece.Kind = scalar == 0x09 ? .tab : scalar == 0x0A ? .newLine : .text
    let isSpace = scalar == 0x20 || kind == .tab
    let endsLeadingSpaces = cutsLeadingSpaces && isAtLineStart && !isSpace
    isAtLineStart = kind == .newLine || isAtLineStart && isSpace
    let script = script == 0 ? scripts.first : scripts.changes[script - 1].script
    lastFont = kind == .text ? font : nil
    if let last = pieces.last, last.kind == .text, kind == .text, last.font == font,
      last.script == script || !cutsAtScripts,
      !(endsLeadingSpaces && index > 0 && isWhite(scalars[index - 1]))
    {
      if Int(last.run) == run { return }
      let isShared = styles[Int(last.run)].isShapedLike(styles[run])
      add(index, font, kind, script, continuesSegment: isShared)
    } else {
      add(index, font, kind, script, continuesSegment: false)
    }
  }

  private func isWhite(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x09 }

  private mutating func add(
    _ index: Int, _ font: UInt16, _ kind: TextPiece.Kind, _ script: Script, continuesSegment: Bool
  ) {
    pieces.append(
      TextPiece(
        start: Int32(truncatingIfNeeded: index), run: Int32(truncatingIfNeeded: run), font: font,
        kind: kind, script: script, continuesSegment: continuesSegment))
  }
}
