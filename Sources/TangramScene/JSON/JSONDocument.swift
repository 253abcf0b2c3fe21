/// A JSON document as a flat list of its values.
///
/// The list has an entry for every value, in document order, and each array and object stores how
/// many descendants it has. Since nothing is nested in memory, a document of any depth is read and released
/// without growing the call stack.
package final class JSONDocument: Sendable {
  let entries: [Entry]
  /// Where the values are in the text; empty if the document was not read from a text.
  let places: [Place]
  let limits: TGSceneLimits

  struct Entry: Hashable, Sendable {
    /// The key of a member of an object; empty for other values.
    var key: String
    var content: Content
  }

  enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    /// The count is that of all descendants.
    case array(count: Int)
    case object(count: Int)
  }

  /// The bytes of a value in the text.
  struct Place: Sendable {
    /// The offset of the key of the value, or of the value itself if it has no key.
    let key: Int
    var value: Range<Int>
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
    self.init(scanner.entries, scanner.places, limits)
  }

  init(_ entries: [Entry], _ places: [Place] = [], _ limits: TGSceneLimits = TGSceneLimits()) {
    (self.entries, self.places, self.limits) = (entries, places, limits)
  }

  package var root: JSONValue { JSONValue(document: self, index: 0) }
}

extension JSONDocument {
  /// The index after a value and its descendants.
  func end(of index: Int) -> Int { index + 1 + entries[index].content.count }

  /// The index of the value of a key of an object; nil if the value is no object or has no such key.
  func index(of key: String, in object: Int) -> Int? {
    guard case .object(let count) = entries[object].content else { return nil }
    var member = object + 1
    while member <= object + count {
      if entries[member].key == key { return member }
      member = self.end(of: member)
    }
    return nil
  }
}

extension JSONDocument.Content {
  /// The number of descendants.
  var count: Int {
    get {
      switch self {
      case .array(let count), .object(let count): count
      case .null, .bool, .number, .string: 0
      }
    }
    set {
      if case .array = self {
        self = .array(count: newValue)
      } else {
        self = .object(count: newValue)
      }
    }
  }
}
