/// The text with all that is known before shaping: clusters, pieces of one run, font and script, and
/// where lines may be broken.
struct PreparedText: Sendable {
  private(set) var flags: [CharacterFlags] = []
  private(set) var pieces: [TextPiece] = []
  /// Where a line may end, in order; the last is the end of the text.
  private(set) var stops: [Int32] = []
  /// Those of them at which a line ends, as indices in `stops`.
  private(set) var hardStops: [Int32] = []
  /// The first character whose script needs more than is done.
  private(set) var unsupported: (index: Int, script: Script)?

  /// Where scripts begin.
  private var scripts: [(start: Int, script: Script)] = []
}

extension PreparedText {
  init(
    _ text: CollectedText, styles: [ResolvedStyle], options: TGParagraphOptions, language: String,
    shapers: inout [Shaper]
  ) {
    let table = PropertyTable.shared
    classify(text.scalars, table)
    findStops(text.scalars, options, language, table)
    var cutter = PieceCutter(
      text: text, styles: styles, scripts: scripts,
      cutsLeadingSpaces: options.whiteSpace == .preWrap || options.whiteSpace == .breakSpaces)
    pieces = cutter.pieces(flags, &shapers)
    scripts = []
  }

  /// Finds clusters and scripts.
  private mutating func classify(_ scalars: [UInt32], _ table: PropertyTable) {
    var clusters = GraphemeBreaker()
    var resolver = ScriptResolver(table: table)
    var script: Script?
    flags = Array(capacity: scalars.count) { flags in
      for index in scalars.indices {
        let scalar = scalars[index]
        let properties = table[scalar]
        var flag: CharacterFlags = .unsafeToBreakBefore
        if clusters.startsCluster(properties) { flag.insert(.startsCluster) }
        if properties.flags.contains(.ignorable) { flag.insert(.ignorable) }
        flags.append(flag)
        let resolved = resolver.resolve(scalar, properties)
        guard let resolved, resolved != script else { continue }
        // What comes before the first script takes it.
        scripts.append((script == nil ? 0 : index, resolved))
        script = resolved
        if unsupported == nil, table.isUnsupported(resolved) { unsupported = (index, resolved) }
      }
    }
    if scripts.isEmpty { scripts = [(0, .common)] }
  }

  private mutating func findStops(
    _ scalars: [UInt32], _ options: TGParagraphOptions, _ language: String, _ table: PropertyTable
  ) {
    let wraps = options.whiteSpace != .pre && options.whiteSpace != .nowrap
    let keepsLines = options.whiteSpace != .normal && options.whiteSpace != .nowrap
    if !wraps, !keepsLines {
      appendLastStop(scalars.count)
      return
    }
    var breaker = LineBreaker(
      scalars,
      options: LineBreaker.Options(
        wordBreak: options.wordBreak, lineBreak: options.lineBreak,
        breaksAfterEverySpace: options.whiteSpace == .breakSpaces, language: language),
      table: table)
    for index in scalars.indices.dropFirst() {
      if keepsLines, scalars[index - 1] == 0x0A {
        hardStops.append(Int32(truncatingIfNeeded: stops.count))
        stops.append(Int32(truncatingIfNeeded: index))
      } else if wraps, options.hyphens == .manual || scalars[index - 1] != 0xAD {
        let startsCluster = flags[index].contains(.startsCluster)
        if breaker.allowsBreak(before: index, startsCluster: startsCluster) {
          stops.append(Int32(truncatingIfNeeded: index))
        }
      }
    }
    appendLastStop(scalars.count)
    if stops.capacity > stops.count + stops.count / 4 { stops = stops.map { $0 } }
  }

  private mutating func appendLastStop(_ count: Int) {
    guard count > 0 else { return }
    hardStops.append(Int32(truncatingIfNeeded: stops.count))
    stops.append(Int32(truncatingIfNeeded: count))
  }
}

/// Cuts a text where the run, the font or the script changes, around tabs and new lines, and after
/// preserved spaces that begin a line.
private struct PieceCutter {
  let text: CollectedText
  let styles: [ResolvedStyle]
  let scripts: [(start: Int, script: Script)]
  let cutsLeadingSpaces: Bool

  private var pieces: [TextPiece] = []
  private var run = 0
  /// The font of the run, if it has no other.
  private var onlyFont: UInt16?
  private var script = 0
  private var isAtLineStart = true
  /// The font of the last piece, if it is text, and where the next run or script begins.
  private var lastFont: UInt16?
  private var nextChange = 0

  init(
    text: CollectedText, styles: [ResolvedStyle], scripts: [(start: Int, script: Script)],
    cutsLeadingSpaces: Bool
  ) {
    self.text = text
    self.styles = styles
    self.scripts = scripts
    self.cutsLeadingSpaces = cutsLeadingSpaces
    onlyFont = styles.first.flatMap(Self.onlyFont)
  }

  mutating func pieces(_ flags: [CharacterFlags], _ shapers: inout [Shaper]) -> [TextPiece] {
    let count = text.scalars.count
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, !flags[end].contains(.startsCluster) { end += 1 }
      advanceRun(to: start)
      let font = onlyFont ?? font(start..<end, &shapers)
      for index in start..<end where !continues(index, font) {
        advanceRun(to: index)
        while script + 1 < scripts.count, scripts[script + 1].start <= index { script += 1 }
        append(index, font)
      }
      start = end
    }
    return pieces
  }

  private mutating func advanceRun(to index: Int) {
    while run + 1 < text.runStarts.count, Int(text.runStarts[run + 1]) <= index {
      run += 1
      onlyFont = Self.onlyFont(of: styles[run])
    }
  }

  private static func onlyFont(of style: ResolvedStyle) -> UInt16? {
    style.fonts.count == 1 ? style.fonts[0] : nil
  }

  /// The first font that shows a whole cluster, or else its first character.
  private func font(_ cluster: Range<Int>, _ shapers: inout [Shaper]) -> UInt16 {
    let fonts = styles[run].fonts
    for font in fonts {
      let showsAll = cluster.allSatisfy { index in
        let scalar = text.scalars[index]
        return scalar == 0x0A || scalar == 0x09 || shapers[Int(font)].shows(scalar)
      }
      if showsAll { return font }
    }
    return fonts.first { shapers[Int($0)].shows(text.scalars[cluster.lowerBound]) } ?? fonts[0]
  }

  /// Whether a character continues the last piece: no run and no script begins with it.
  @inline(__always)
  private func continues(_ index: Int, _ font: UInt16) -> Bool {
    index < nextChange && font == lastFont && text.scalars[index] > 0x20 && !isAtLineStart
  }

  private mutating func append(_ index: Int, _ font: UInt16) {
    let scalar = text.scalars[index]
    let kind: TextPiece.Kind = scalar == 0x09 ? .tab : scalar == 0x0A ? .newLine : .text
    let isSpace = scalar == 0x20 || kind == .tab
    let endsLeadingSpaces = cutsLeadingSpaces && isAtLineStart && !isSpace
    isAtLineStart = kind == .newLine || isAtLineStart && isSpace
    let script = scripts[script].script
    if let last = pieces.last, last.kind == .text, kind == .text, last.font == font,
      last.script == script, !(endsLeadingSpaces && index > 0 && isWhite(text.scalars[index - 1]))
    {
      if Int(last.run) == run { return }
      let isShared = styles[Int(last.run)].isShapedLike(styles[run])
      add(index, font, kind, script, continuesSegment: isShared)
    } else {
      add(index, font, kind, script, continuesSegment: false)
    }
    noteChanges(kind, font)
  }

  private mutating func noteChanges(_ kind: TextPiece.Kind, _ font: UInt16) {
    lastFont = kind == .text ? font : nil
    let nextRun = run + 1 < text.runStarts.count ? Int(text.runStarts[run + 1]) : .max
    let nextScript = script + 1 < scripts.count ? scripts[script + 1].start : .max
    nextChange = min(nextRun, nextScript)
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

extension PropertyTable {
  /// Whether a script needs more than is done for it.
  func isUnsupported(_ script: Script) -> Bool { unsupportedScripts[Int(script.index)] }
}
