/// Writes a font file from its tables.
enum FontFileWriter {
  /// The file, with the checksums of all tables and of the whole, which `head` contains.
  ///
  /// - Parameter tables: The tables; in `head`, the checksum of the whole is 0.
  static func file(of tables: [(tag: FontTag, bytes: [UInt8])]) -> [UInt8] {
    let tables = tables.sorted { $0.tag.value < $1.tag.value }
    var (file, contents, sum) = (BigEndianBytes(), BigEndianBytes(), BigEndianBytes())
    // For a binary search of the directory: the largest power of two, its logarithm, and the rest.
    let power = Int.bitWidth - 1 - tables.count.leadingZeroBitCount
    file.append32(0x0001_0000)
    file.append16(tables.count, 16 << power, power, 16 * tables.count - 16 << power)
    let start = 12 + 16 * tables.count
    var head = 0
    for (tag, bytes) in tables {
      let offset = start + contents.bytes.count
      if tag == "head" { head = offset }
      file.append32(Int(tag.value), Int(checksum(bytes)), offset, bytes.count)
      contents.bytes += bytes
      contents.pad()
    }
    file.bytes += contents.bytes
    sum.append32(Int(0xB1B0_AFBA &- checksum(file.bytes)))
    file.bytes.replaceSubrange(head + 8..<head + 12, with: sum.bytes)
    return file.bytes
  }

  /// The sum of all words of four bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << UInt32(24 - 8 * (index & 3))
    }
    return sum
  }
}

/// Bytes to which numbers are appended with the most significant byte first.
struct BigEndianBytes {
  var bytes: [UInt8] = []

  mutating func append16(_ numbers: Int...) {
    for number in numbers {
      for shift in [8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
  }

  mutating func append32(_ numbers: Int...) {
    for number in numbers { append16(number >> 16, number) }
  }

  /// Appends zeros up to a multiple of four bytes.
  mutating func pad() {
    while bytes.count % 4 != 0 { bytes.append(0) }
  }
}
