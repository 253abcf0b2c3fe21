/// The characters of all runs, with white space collapsed according to the options.
struct CollectedText: Sendable {
  private(set) var scalars: [UInt32] = []
  /// The start of each run but the first.
  private(set) var runStarts: [Int32] = []
  private(set) var offsets = OffsetMap()
  /// The number of characters before white space was collapsed.
  private(set) var originalCount = 0

  init(_ runs: Span<TGTextRun>, _ whiteSpace: TGWhiteSpace) {
    var capacity = 0
    for run in runs.indices { capacity += runs[run].text.utf8.count }
    var scalars: [UInt32] = []
    scalars.append(addingCapacity: capacity) { output in
      switch whiteSpace {
      case .pre, .preWrap, .breakSpaces: keep(runs, in: &output)
      case .normal, .nowrap: collapse(runs, keepsLines: false, in: &output)
      case .preLine: collapse(runs, keepsLines: true, in: &output)
      }
    }
    // Text that is not ASCII has more bytes than characters.
    let count = scalars.count
    offsets.note(originalCount, at: count)
    if capacity > count + count / 8 + 16 { scalars = scalars.map { $0 } }
    self.scalars = scalars
    startRuns(upTo: runs.count - 1, at: count)
  }

  /// Records that all runs up to `run` that have not started yet start at `index`.
  @inline(__always)
  private mutating func startRuns(upTo run: Int, at index: Int) {
    while runStarts.count < run { runStarts.append(Int32(truncatingIfNeeded: index)) }
  }

  private mutating func keep(_ runs: Span<TGTextRun>, in output: inout OutputSpan<UInt32>) {
    for run in runs.indices {
      let text = runs[run].text
      startRuns(upTo: run, at: output.count)
      let bytes = text.utf8Span.span
      var place = 0
      while place < bytes.count { output.append(bytes.scalar(at: &place)) }
    }
    originalCount = output.count
  }

  /// Collapses white space into one space, or into the newlines in it; removes it at the ends of lines.
  private mutating func collapse(
    _ runs: Span<TGTextRun>, keepsLines: Bool, in output: inout OutputSpan<UInt32>
  ) {
    // The index and the run of the first white space since the last other character.
    var space: (index: Int, run: Int)?
    var (index, endsLine) = (0, true)
    for run in runs.indices {
      let text = runs[run].text
      let bytes = text.utf8Span.span
      var place = 0
      while place < bytes.count {
        let scalar = bytes.scalar(at: &place)
        if !Self.isWhite(scalar) {
          if let first = space {
            note(first.index, run: first.run, at: output.count)
            output.append(0x20)
            space = nil
          }
          note(index, run: run, at: output.count)
          output.append(scalar)
          // The rest of a word has the same index shift as its first character, so it needs no entry.
          let start = output.count
          while place < bytes.count {
            var next = place
            let scalar = bytes.scalar(at: &next)
            if Self.isWhite(scalar) { break }
            output.append(scalar)
            place = next
          }
          index += output.count - start
          endsLine = false
        } else if scalar == 0x0A, keepsLines {
          note(index, run: run, at: output.count)
          output.append(0x0A)
          (space, endsLine) = (nil, true)
        } else if space == nil, !endsLine {
          space = (index, run)
        }
        index += 1
      }
    }
    originalCount = index
  }

  /// Whether a character is white space that collapses.
  @inline(__always)
  private static func isWhite(_ scalar: UInt32) -> Bool {
    scalar <= 0x20 && (scalar == 0x20 || scalar == 0x09 || scalar == 0x0A)
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
  private struct Entry {
    var collapsed: Int32
    var original: Int32
  }

  /// The positions at which the difference between the two indices changes.
  private var entries: [Entry] = []
  private var distance = 0

  @inline(__always)
  fileprivate mutating func note(_ original: Int, at collapsed: Int) {
    if original - collapsed == distance { return }
    distance = original - collapsed
    entries.append(
      Entry(
        collapsed: Int32(truncatingIfNeeded: collapsed),
        original: Int32(truncatingIfNeeded: original)))
  }

  /// The index in the original text of a character of the collapsed text; the end of the one maps to the
  /// end of the other.
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

  /// The index in the collapsed text of a character of the original text, or of the next character that
  /// remains.
  func collapsed(of original: Int) -> Int {
    let next = entries.bisect { Int($0.original) <= original }
    let limit = next < entries.count ? Int(entries[next].collapsed) : Int.max
    guard next > 0 else { return min(original, limit) }
    let entry = entries[next - 1]
    return min(Int(entry.collapsed) + original - Int(entry.original), limit)
  }
}
