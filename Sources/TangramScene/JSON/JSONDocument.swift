/// A JSON document as a flat list of its values.
///
/// The list has an entry for every value, in document order; arrays and objects store how many
/// descendants they have. A document of any depth is read and released without growing the call stack.
package final class JSONDocument: Sendable {
  let entries: [Entry]
  /// Where the values are in the text; empty if the document was not read from a text.
  let places: [Place]
  let limits: TGSceneLimits

  struct Entry: Equatable, Sendable {
    /// The key of a member of an object; empty for other values.
    var key: String
    let content: Content
    /// The number of descendants of an array or an object.
    var count = 0

    /// The distance to the entry after the value and its descendants.
    var length: Int { count + 1 }
  }

  enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array
    case object
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
    try self.init(utf8: Array(text.utf8), limits: limits)
  }

  /// Reads a document from bytes, which need not be valid UTF-8.
  package convenience init(utf8 bytes: [UInt8], limits: TGSceneLimits) throws(TGSceneError) {
    var scanner = JSONScanner(bytes, limits)
    try scanner.scanDocument()
    self.init(scanner.values.entries, scanner.places, limits)
  }

  init(_ entries: [Entry], _ places: [Place] = [], _ limits: TGSceneLimits = TGSceneLimits()) {
    (self.entries, self.places, self.limits) = (entries, places, limits)
  }

  package var root: JSONValue { JSONValue(document: self, index: 0) }

  /// The index after a value and its descendants.
  func end(of index: Int) -> Int { index + entries[index].length }
}
