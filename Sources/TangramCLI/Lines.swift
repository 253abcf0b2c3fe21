import Foundation
import TangramScene

/// A sequence of the non-blank lines of a source, with their line numbers.
///
/// Only the current line is in memory, and only the beginning of a line that is too long.
struct Lines {
  struct Line {
    let number: Int
    /// The bytes without the line break and surrounding whitespace.
    let bytes: [UInt8]
  }

  private let source: ByteSource
  /// The maximum number of bytes of a line; the rest is dropped.
  private let limit: Int
  private var piece: ArraySlice<UInt8> = []
  private var isAtEnd = false
  private var number = 0
  /// The number of non-blank lines returned so far.
  private(set) var count = 0
  /// The number of bytes read from the source.
  private var bytesRead = 0

  init(of source: ByteSource, limit: Int) { (self.source, self.limit) = (source, limit) }

  /// The number of bytes of the lines so far.
  var bytes: Int { bytesRead - piece.count }

  /// Returns the next line; nil at the end.
  mutating func next() throws(ToolError) -> Line? {
    var line: [UInt8] = []
    while !isAtEnd {
      if piece.isEmpty {
        piece = try source.read()[...]
        bytesRead += piece.count
        isAtEnd = piece.isEmpty
      }
      let end = piece.firstIndex(of: UInt8(ascii: "\n"))
      line += piece[..<(end ?? piece.endIndex)].prefix(limit + 1 - line.count)
      piece = end.map { piece[($0 + 1)...] } ?? []
      guard end != nil || isAtEnd else { continue }
      number += 1
      let bytes = Self.trimmed(line)
      line = []
      if bytes.isEmpty { continue }
      count += 1
      return Line(number: number, bytes: Array(bytes))
    }
    return nil
  }

  /// Removes the whitespace that JSON allows around a value from a line, including a carriage
  /// return.
  private static func trimmed(_ line: [UInt8]) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    guard let first = line.firstIndex(where: { !isSpace($0) }),
      let last = line.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return line[first...last]
  }
}

extension Console {
  /// Reads a file, and passes its text or each of its lines to a function.
  ///
  /// - Parameters:
  ///   - file: The file; nil or `-` means the standard input.
  ///   - noun: The word for the lines in progress messages, such as `scenes`; nil to read the file as a
  ///     single text.
  ///   - printsSeldom: Whether only problems are printed, rather than a line for each input line.
  ///   - use: The function for a text, with its line number if it is a line.
  func read(
    _ file: String?, linesOf noun: String?, printsSeldom: Bool = false,
    _ use: ([UInt8], _ line: Int?) throws(ToolError) -> Void
  ) throws(ToolError) {
    let source = try ByteSource(opening: file, standardInput: input)
    let limit = TGSceneLimits().bytes
    guard let noun else { return try use(source.readAll(limit: limit), nil) }
    var lines = Lines(of: source, limit: limit)
    // Output lines that appear on the same terminal already show the progress.
    let showsProgress = isTerminal(errors) && (printsSeldom || isatty(output.fileDescriptor) != 1)
    let size = showsProgress ? source.size : nil
    while let line = try lines.next() {
      try use(line.bytes, line.number)
      guard showsProgress else { continue }
      progressLine.show {
        let percent = size.map { ", \(min(100, 100 * lines.bytes / max(1, $0)))%" } ?? ""
        return "\(lines.count) \(noun)\(percent)"
      }
    }
    progressLine.clear()
  }
}
