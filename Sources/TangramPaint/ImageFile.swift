import TangramCore

/// The type and the size of an image, from the header of its file.
struct ImageFile {
  /// The subtype of the media type, such as `png`.
  let kind: String
  /// The size in pixels; nil if it is not at the expected position in the file.
  let size: TGSize?

  /// Reads the header of a PNG, JPEG, GIF or WebP file; nil if the bytes are of another format.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      (kind, size) = ("png", Self.size(bytes.big(16, 4), bytes.big(20, 4)))
    } else if bytes.starts(with: "GIF8".utf8) {
      (kind, size) = ("gif", Self.size(bytes.little(6, 2), bytes.little(8, 2)))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      (kind, size) = ("jpeg", Self.sizeOfJPEG(bytes))
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      (kind, size) = ("webp", Self.sizeOfWebP(bytes))
    } else {
      return nil
    }
  }

  private static func size(_ width: Int?, _ height: Int?) -> TGSize? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return TGSize(width: Double(width), height: Double(height))
  }

  /// The size in the frame header, which follows any number of other segments.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> TGSize? {
    var start = 2
    while let marker = bytes.big(start, 2), marker >= 0xFF00, let length = bytes.big(start + 2, 2) {
      switch marker {
      case 0xFFC0...0xFFC3, 0xFFC5...0xFFC7, 0xFFC9...0xFFCB, 0xFFCD...0xFFCF:
        return size(bytes.big(start + 7, 2), bytes.big(start + 5, 2))
      default: start += 2 + length
      }
    }
    return nil
  }

  /// The size in the first chunk, which has one of three types.
  private static func sizeOfWebP(_ bytes: [UInt8]) -> TGSize? {
    let chunk = bytes.dropFirst(12).prefix(4)
    if chunk.elementsEqual("VP8 ".utf8) {
      return size(bytes.little(26, 2).map { $0 & 0x3FFF }, bytes.little(28, 2).map { $0 & 0x3FFF })
    }
    if chunk.elementsEqual("VP8L".utf8), let bits = bytes.little(21, 4) {
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard chunk.elementsEqual("VP8X".utf8) else { return nil }
    return size(bytes.little(24, 3).map { $0 + 1 }, bytes.little(27, 3).map { $0 + 1 })
  }
}

extension [UInt8] {
  /// Reads a big-endian number; nil if it extends beyond the end.
  fileprivate func big(_ start: Int, _ count: Int) -> Int? {
    guard start + count <= self.count else { return nil }
    return self[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a little-endian number; nil if it extends beyond the end.
  fileprivate func little(_ start: Int, _ count: Int) -> Int? {
    guard start + count <= self.count else { return nil }
    return self[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
