/// What a positioning lookup adds to a glyph, of which only the advance counts here.
struct ValueRecord {
  private let format: Int

  init(format: Int) { self.format = format & 0xFF }

  /// The number of bytes.
  var size: Int { 2 * format.nonzeroBitCount }

  var isEmpty: Bool { format == 0 }

  /// What is added to the advance by the record at an offset.
  func advance(at offset: Int, in bytes: FontBytes) -> Int {
    format & 4 == 0 ? 0 : bytes.i16(offset + 2 * (format & 3).nonzeroBitCount)
  }
}
