/// A JSON document as a flat list of its values.
///
/// The list has an entry for every value, in document order, and each array and object stores where its
/// descendants end. Since nothing is nested in memory, a document of any depth is read and released
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
    /// The end is the index after the last descendant.
    case array(end: Int)
    case object(end: Int)
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
  func end(of index: Int) -> Int { entries[index].content.end ?? index + 1 }

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

extension JSONDocument.Content {
  /// The index after the last descendant of an array or an object; nil for other values.
  var end: Int? {
    get {
      switch self {
      case .array(let end), .object(let end): end
      case .null, .bool, .number, .string: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .array: self = .array(end: newValue)
      case .object: self = .object(end: newValue)
      case .null, .bool, .number, .string: break
      }
    }
  }
}
