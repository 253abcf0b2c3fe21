/// A JSON document: its bytes, and a flat index of the values in them.
///
/// The index has an entry for every value, in document order, which stores where the descendants of
/// the value end. Since nothing is nested in memory, a document of any depth is read and released
/// without growing the call stack. Strings are decoded only on demand.
package final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let entries: [Entry]
  /// The number of objects.
  let objectCount: Int
  let limits: TGSceneLimits

  /// One value of a document.
  struct Entry: Sendable {
    var kind: Kind
    /// The key of a member of an object; empty for other values.
    var key: Word
    /// The bit pattern of a number; for a string, the offset of its first byte after the quote; for
    /// an object, the union of the bits of its keys.
    var content: UInt64
    /// The number of bytes of a string; for an array or object, the index after the last
    /// descendant.
    var extent: Int
  }

  enum Kind: UInt8 {
    case null, no, yes, number, string
    /// A string that contains an escape sequence.
    case escapedString
    case array, object
  }

  /// Reads a document.
  ///
  /// - Throws: An error with line and column, if the text is not JSON.
  package convenience init(
    _ text: String, limits: TGSceneLimits = TGSceneLimits()
  ) throws(TGSceneError) {
    try JSONScanner.checkSize(text.utf8.count, limits)
    try self.init(scanning: Array(text.utf8), limits)
  }

  /// Reads a document from bytes, which need not be valid UTF-8.
  package convenience init(utf8 bytes: [UInt8], limits: TGSceneLimits) throws(TGSceneError) {
    try JSONScanner.checkSize(bytes.count, limits)
    try JSONScanner.checkText(bytes)
    try self.init(scanning: bytes, limits)
  }

  private convenience init(scanning bytes: [UInt8], _ limits: TGSceneLimits) throws(TGSceneError) {
    var scanner = JSONScanner(bytes, limits)
    try scanner.scanDocument()
    self.init(scanner)
  }

  /// Creates a document from the results of a scanner.
  init(_ scanner: JSONScanner) {
    bytes = scanner.bytes
    limits = scanner.limits
    entries = scanner.entries
    objectCount = scanner.objectCount
  }

  /// The outermost value.
  package var root: JSONValue { JSONValue(document: self, index: 0) }
}

extension JSONDocument {
  /// The index after a value and its descendants.
  @inline(__always)
  func end(of index: Int) -> Int {
    entries[index].kind.hasMembers ? entries[index].extent : index + 1
  }

  /// The index of the value of a key of an object; nil when the object has no such key.
  @inline(__always)
  func index(of key: Word, in object: Int) -> Int? {
    // Most lookups are for keys that are absent.
    if entries[object].content & key.bit == 0 { return nil }
    let end = entries[object].extent
    var member = object + 1
    while member < end {
      if entries[member].key == key { return member }
      member = self.end(of: member)
    }
    return nil
  }

  /// The text of a key.
  func text(of key: Word) -> String {
    key.longOffset.map { JSONScanner.text(in: bytes, at: $0) } ?? key.text
  }

  /// The text of a string.
  func text(ofString index: Int) -> String {
    let entry = entries[index]
    let start = Int(entry.content)
    if entry.kind == .escapedString { return JSONScanner.text(in: bytes, at: start - 1) }
    return String(decoding: bytes[start..<start + entry.extent], as: UTF8.self)
  }

  /// The bytes of the text of a string.
  @inline(__always)
  func bytes(ofString index: Int) -> ArraySlice<UInt8> {
    let entry = entries[index]
    if entry.kind == .escapedString { return Array(text(ofString: index).utf8)[...] }
    let start = Int(entry.content)
    return bytes[start..<start + entry.extent]
  }

  /// The string as a word; nil if it is too long for one.
  @inline(__always)
  func word(ofString index: Int) -> Word? {
    Word(bytes(ofString: index))
  }
}

extension JSONDocument.Kind {
  @inline(__always)
  var hasMembers: Bool { rawValue >= Self.array.rawValue }
}
