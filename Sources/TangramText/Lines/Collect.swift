/// The characters of all runs, with white space collapsed according to the options.
struct CollectedText: Sendable {
  private(set) var scalars: [UInt32] = []
  /// The start of each run but the first.
  private(set) var runStarts: [Int32] = []
  private(set) var offsets = OffsetMap()
  /// The number of characters before white space was collapsed.
  private(set) var originalCount = 0

  init(_ runs: [TGTextRun], _ whiteSpace: TGWhiteSpace) {
    let capacity = runs.reduce(0) { $0 + $1.text.utf8.count }
    var scalars = [UInt32](filledWith: 0, count: capacity)
    var span = scalars.mutableSpan
    let count =
      switch whiteSpace {
      case .pre, .preWrap, .breakSpaces: keep(runs, in: &span)
      case .normal, .nowrap: collapse(runs, keepsLines: false, in: &span)
      case .preLine: collapse(runs, keepsLines: true, in: &span)
      }
    // Text that is not ASCII has more bytes than characters.
    if capacity > count + count / 8 + 16 {
      scalars = Array(scalars[..<count])
    } else {
      scalars.removeLast(capacity - count)
    }
    self.scalars = scalars
    startRuns(upTo: runs.count - 1, at: count)
  }

  /// Records that all runs up to `run` that have not started yet start at `index`.
  @inline(__always)
  private mutating func startRuns(upTo run: Int, at index: Int) {
    while runStarts.count < run { runStarts.append(Int32(truncatingIfNeeded: index)) }
  }

  /// - Returns: The number of characters.
  private mutating func keep(_ runs: [TGTextRun], in span: inout MutableSpan<UInt32>) -> Int {
    var count = 0
    for (run, text) in runs.lazy.map(\.text).enumerated() {
      startRuns(upTo: run, at: count)
      let bytes = text.utf8Span.span
      var place = 0
      while place < bytes.count {
        span[count] = bytes.scalar(at: &place)
        count += 1
      }
    }
    originalCount = count
    return count
  }

  /// Collapses white space into one space, or into the newlines in it; removes it at the ends of lines.
  ///
  /// - Returns: The number of characters that remain.
  private mutating func collapse(
    _ runs: [TGTextRun], keepsLines: Bool, in span: inout MutableSpan<UInt32>
  ) -> Int {
    // The index and the run of the first white space since the last other character.
    var space: (index: Int, run: Int)?
    var (index, count, endsLine) = (0, 0, true)
    for (run, text) in runs.lazy.map(\.text).enumerated() {
      let bytes = text.utf8Span.span
      var place = 0
      while place < bytes.count {
        let scalar = bytes.scalar(at: &place)
        if scalar > 0x20 || scalar < 0x09 || scalar > 0x0A && scalar < 0x20 {
          if let first = space {
            note(first.index, run: first.run, at: count)
            span[count] = 0x20
            count += 1
            space = nil
          }
          note(index, run: run, at: count)
          span[count] = scalar
          count += 1
          endsLine = false
        } else if scalar == 0x0A, keepsLines {
          note(index, run: run, at: count)
          span[count] = 0x0A
          count += 1
          (space, endsLine) = (nil, true)
        } else if space == nil, !endsLine {
          space = (index, run)
        }
        index += 1
      }
    }
    originalCount = index
    return count
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

  /// The index in the original text of a character of the collapsed text.
  func original(of collapsed: Int) -> Int {
    if entries.isEmpty { return collapsed }
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
