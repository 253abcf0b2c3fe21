/// The adjustment that a positioning lookup applies to a glyph; only the advance is used.
struct ValueRecord {
  private let format: Int

  init(format: Int) { self.format = format & 0xFF }

  /// The size of the record, in bytes.
  var size: Int { 2 * format.nonzeroBitCount }

  var isEmpty: Bool { format == 0 }

  /// The change of the advance in the record at an offset.
  func advance(at offset: Int, in bytes: FontBytes) -> Int {
    format & 4 == 0 ? 0 : bytes.i16(offset + 2 * (format & 3).nonzeroBitCount)
  }
}
