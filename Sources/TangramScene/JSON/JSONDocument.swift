/// A JSON document as a flat list of its values.
///
/// The list has an entry for every value, in document order, and each array and object stores where its
/// descendants end. Since nothing is nested in memory, a document of any depth is read and released
/// without growing the call stack.
package final class JSONDocument: Sendable {
  let entries: [Entry]
  let objectCount: Int
  let limits: TGSceneLimits

  struct Entry: Sendable {
    /// The key of a member of an object; empty for other values.
    var key: String
    var content: Content
  }

  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    /// The end is the index after the last descendant.
    case array(end: Int)
    case object(end: Int)
  }

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

  init(_ scanner: JSONScanner) {
    limits = scanner.limits
    entries = scanner.entries
    objectCount = scanner.objectCount
  }

  package var root: JSONValue { JSONValue(document: self, index: 0) }
}

extension JSONDocument {
  /// The index after a value and its descendants.
  func end(of index: Int) -> Int {
    switch entries[index].content {
    case .array(let end), .object(let end): end
    case .null, .bool, .number, .string: index + 1
    }
  }

  /// The index of the value of a key of an object; nil if the value is no object or has no such key.
  func index(of key: String, in object: Int) -> Int? {
    guard case .object(let end) = entries[object].content else { return nil }
    var member = object + 1
    while member < end {
      if entries[member].key == key { return member }
      member = self.end(of: member)
    }
    return nil
  }
}
