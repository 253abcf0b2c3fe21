/// The characters of all runs, with white space collapsed as the options say.
struct CollectedText: Sendable {
  private(set) var scalars: [UInt32] = []
  /// Where each run begins.
  private(set) var runStarts: [Int32] = []
  private(set) var offsets = OffsetMap()
  /// The number of characters that there were.
  private(set) var originalCount = 0

  init(_ runs: [TGTextRun], _ whiteSpace: TGWhiteSpace) {
    runStarts.reserveCapacity(runs.count)
    let capacity = runs.reduce(0) { $0 + $1.text.utf8.count }
    scalars = Array(capacity: capacity) { span in
      switch whiteSpace {
      case .pre, .preWrap, .breakSpaces: keep(runs, in: &span)
      case .normal, .nowrap: collapse(runs, keepsLines: false, in: &span)
      case .preLine: collapse(runs, keepsLines: true, in: &span)
      }
    }
    while runStarts.count < runs.count { runStarts.append(Int32(scalars.count)) }
    // Other text than ASCII has more bytes than characters.
    if scalars.capacity > scalars.count + scalars.count / 8 + 16 { scalars = scalars.map { $0 } }
  }

  private mutating func keep(_ runs: [TGTextRun], in span: inout OutputSpan<UInt32>) {
    for (index, run) in runs.enumerated() {
      for scalar in run.text.unicodeScalars {
        append(scalar.value, run: index, offset: originalCount, to: &span)
        originalCount += 1
      }
    }
  }

  @inline(__always)
  private mutating func append(
    _ scalar: UInt32, run: Int, offset: Int, to span: inout OutputSpan<UInt32>
  ) {
    while runStarts.count <= run { runStarts.append(Int32(span.count)) }
    offsets.note(offset, at: span.count)
    span.append(scalar)
  }

  /// White space becomes one space, or the new lines in it; none is left at the ends of lines.
  private mutating func collapse(
    _ runs: [TGTextRun], keepsLines: Bool, in span: inout OutputSpan<UInt32>
  ) {
    var space: (offset: Int, run: Int)?
    var endsLine = true
    for (index, run) in runs.enumerated() {
      for scalar in run.text.unicodeScalars {
        switch scalar.value {
        case 0x0A where keepsLines:
          append(0x0A, run: index, offset: originalCount, to: &span)
          (space, endsLine) = (nil, true)
        case 0x20, 0x09, 0x0A:
          if space == nil, !endsLine { space = (originalCount, index) }
        case let other:
          if let space { append(0x20, run: space.run, offset: space.offset, to: &span) }
          append(other, run: index, offset: originalCount, to: &span)
          (space, endsLine) = (nil, false)
        }
        originalCount += 1
      }
    }
  }
}

/// Which character of the original text each character of the collapsed text is.
struct OffsetMap: Sendable {
  private struct Entry {
    var collapsed: Int32
    var original: Int32
  }

  /// Where the distance between both changes.
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

  /// The index in the collapsed text of a character of the original text, or of the next one that is
  /// left.
  func collapsed(of original: Int) -> Int {
    let next = entries.bisect { Int($0.original) <= original }
    let limit = next < entries.count ? Int(entries[next].collapsed) : Int.max
    guard next > 0 else { return min(original, limit) }
    let entry = entries[next - 1]
    return min(Int(entry.collapsed) + original - Int(entry.original), limit)
  }
}
