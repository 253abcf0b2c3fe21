/// The run boundaries and the index map of a text whose white space is collapsed according to the options;
/// the characters themselves are collected in an array that is shaped later.
struct CollectedText: ~Copyable, Sendable {
  private(set) var count = 0
  /// The start of each run but the first.
  private(set) var runStarts = ShortList<Int32>()
  private(set) var offsets = OffsetMap()
  /// The number of characters before white space was collapsed.
  private(set) var originalCount = 0

  /// Collects the characters of a single run.
  init(
    _ text: borrowing String, _ whiteSpace: TGWhiteSpace, into characters: inout [TextCharacter]
  ) {
    var gap = Gap()
    add(text, run: 0, whiteSpace, &gap, to: &characters)
    finish(&characters, capacity: text.utf8.count)
  }

  init(_ runs: [TGTextRun], _ whiteSpace: TGWhiteSpace, into characters: inout [TextCharacter]) {
    let capacity = runs.reduce(0) { $0 + $1.text.utf8.count }
    var gap = Gap()
    characters.reserveCapacity(capacity)
    for run in runs.indices { add(runs[run].text, run: run, whiteSpace, &gap, to: &characters) }
    startRuns(upTo: runs.count - 1, at: characters.count)
    finish(&characters, capacity: capacity)
  }

  /// The white space since the last other character.
  private struct Gap {
    /// The index and the run of the first white space, if it becomes a space.
    var space: (index: Int, run: Int)?
    /// Whether nothing or a newline precedes the white space.
    var followsLineStart = true
  }

  private mutating func add(
    _ text: borrowing String, run: Int, _ whiteSpace: TGWhiteSpace, _ gap: inout Gap,
    to characters: inout [TextCharacter]
  ) {
    let bytes = text.utf8Span.span
    let base = characters.count
    // The space before the run may be appended as well.
    characters.append(addingCapacity: bytes.count + (gap.space == nil ? 0 : 1)) { output in
      switch whiteSpace {
      case .pre, .preWrap, .breakSpaces: keep(bytes, run: run, base, in: &output)
      case .normal, .nowrap: collapse(bytes, run, keepsLines: false, &gap, base, in: &output)
      case .preLine: collapse(bytes, run, keepsLines: true, &gap, base, in: &output)
      }
    }
  }

  private mutating func finish(_ characters: inout [TextCharacter], capacity: Int) {
    count = characters.count
    offsets.note(originalCount, at: count)
    // Text that is not ASCII has more bytes than characters.
    if capacity > count + count / 8 + 16 { characters = Array(characters[...]) }
  }

  /// Records that all runs up to `run` that have not started yet start at `index`.
  @inline(__always)
  private mutating func startRuns(upTo run: Int, at index: Int) {
    if runStarts.count < run { appendStarts(upTo: run, at: index) }
  }

  // Not inlined, so that the loop over the characters stays small.
  @inline(never)
  private mutating func appendStarts(upTo run: Int, at index: Int) {
    while runStarts.count < run { runStarts.append(Int32(truncatingIfNeeded: index)) }
  }

  private mutating func keep(
    _ bytes: Span<UInt8>, run: Int, _ base: Int, in output: inout OutputSpan<TextCharacter>
  ) {
    startRuns(upTo: run, at: base)
    var place = 0
    while place < bytes.count { output.append(TextCharacter(bytes.scalar(at: &place))) }
    originalCount = base + output.count
  }

  /// Collapses white space into one space, or into the newlines in it; removes it at the ends of lines.
  ///
  /// - Parameter base: The index of the first character of the output.
  private mutating func collapse(
    _ bytes: Span<UInt8>, _ run: Int, keepsLines: Bool, _ gap: inout Gap, _ base: Int,
    in output: inout OutputSpan<TextCharacter>
  ) {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if !Self.isWhitespace(byte) {
        if let space = gap.space {
          note(space.index, run: space.run, at: base + output.count)
          output.append(TextCharacter(0x20))
        }
        gap = Gap(space: nil, followsLineStart: false)
        // The rest of a word has the same index shift as its first character, so it needs no entry.
        note(originalCount, run: run, at: base + output.count)
        let start = output.count
        repeat {
          output.append(TextCharacter(bytes.scalar(at: &place)))
        } while place < bytes.count && !Self.isWhitespace(bytes[place])
        originalCount += output.count - start
        continue
      }
      if byte == 0x0A, keepsLines {
        note(originalCount, run: run, at: base + output.count)
        output.append(TextCharacter(0x0A))
        gap = Gap()
      } else if gap.space == nil, !gap.followsLineStart {
        gap.space = (originalCount, run)
      }
      place += 1
      originalCount += 1
    }
  }

  /// Whether the first byte of a character shows that it is white space that collapses.
  @inline(__always)
  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x09 || byte == 0x0A)
  }

  @inline(__always)
  private mutating func note(_ original: Int, run: Int, at index: Int) {
    startRuns(upTo: run, at: index)
    offsets.note(original, at: index)
  }
}

extension Span<UInt8> {
  /// Decodes the Unicode scalar at an offset in valid UTF-8, and moves the offset past it.
  @inline(__always)
  fileprivate func scalar(at place: inout Int) -> UInt32 {
    let first = UInt32(self[place])
    place += 1
    if first < 0x80 { return first }
    let count = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var scalar = first & (0x3F >> UInt32(count))
    for _ in 0..<count {
      scalar = scalar << 6 | UInt32(self[place]) & 0x3F
      place += 1
    }
    return scalar
  }
}

/// The mapping between the characters of the collapsed text and those of the original text.
struct OffsetMap: Sendable {
  /// The positions at which the difference between the two indices changes.
  private var entries = ShortList<(collapsed: Int32, original: Int32)>()
  private var distance = 0

  @inline(__always)
  fileprivate mutating func note(_ original: Int, at collapsed: Int) {
    if original - collapsed != distance { append(original, at: collapsed) }
  }

  // Not inlined, so that the loop over the characters stays small.
  @inline(never)
  private mutating func append(_ original: Int, at collapsed: Int) {
    distance = original - collapsed
    entries.append(
      (Int32(truncatingIfNeeded: collapsed), Int32(truncatingIfNeeded: original)))
  }

  /// The index in the original text of a character of the collapsed text, or of its end.
  @inline(__always)
  func original(of collapsed: Int) -> Int {
    entries.isEmpty ? collapsed : moved(collapsed)
  }

  private func moved(_ collapsed: Int) -> Int {
    let next = entries.bisect { Int($0.collapsed) <= collapsed }
    guard next > 0 else { return collapsed }
    let entry = entries[next - 1]
    return Int(entry.original) + collapsed - Int(entry.collapsed)
  }

  /// The index in the collapsed text of a character of the original text, or of the next character that remains.
  func collapsed(of original: Int) -> Int {
    let next = entries.bisect { Int($0.original) <= original }
    let limit = next < entries.count ? Int(entries[next].collapsed) : Int.max
    guard next > 0 else { return min(original, limit) }
    let entry = entries[next - 1]
    return min(Int(entry.collapsed) + original - Int(entry.original), limit)
  }
}
