import TangramCore

/// Collects the values of a document in order.
struct JSONWriter {
  private(set) var entries: [JSONDocument.Entry] = []
  /// The indices of the arrays and objects that are open, outermost first.
  private(set) var open: [Int] = []
  /// The key of the next value; empty if that is no member of an object.
  private var nextKey = ""

  /// The names of views and texts in the document.
  let labels: SceneLabels?

  init(_ labels: SceneLabels? = nil) { self.labels = labels }

  var isEmpty: Bool { entries.isEmpty }

  /// The document, whose root is the only value that was appended outside of any other.
  var document: JSONDocument { JSONDocument(entries) }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }
}

// MARK: - Structure

extension JSONWriter {
  /// Whether the next value is a member of an object.
  var isInObject: Bool {
    if let last = open.last, case .object = entries[last].content { true } else { false }
  }

  mutating func open(_ content: JSONDocument.Content) {
    open.append(entries.count)
    append(content)
  }

  /// Ends the array or the object that was opened last.
  mutating func close() {
    let index = open.removeLast()
    entries[index].count = entries.count - index - 1
  }

  // Every kind of value is appended by this, so inlining it would copy the growth of the list everywhere.
  @inline(never)
  mutating func append(_ content: JSONDocument.Content) {
    entries.append(JSONDocument.Entry(key: nextKey, content: content))
    nextKey = ""
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(.object)
    members(&self)
    close()
  }

  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    open(.array)
    for element in elements { write(element, &self) }
    close()
  }

  /// Appends the key of a member, to be followed by its value.
  mutating func key(_ key: String) { nextKey = key }

  /// Appends the values of another writer: members of the open object, or the value of the last key.
  mutating func append(_ other: JSONWriter) {
    if other.isEmpty { return }
    let start = entries.count
    entries += other.entries
    if !nextKey.isEmpty { entries[start].key = nextKey }
    nextKey = ""
  }
}

// MARK: - Values

extension JSONWriter {
  mutating func null() { append(.null) }

  mutating func bool(_ flag: Bool) { append(.bool(flag)) }

  /// Infinities and NaN are written as 0, which is how a layout treats them; negative zero is written as 0.
  mutating func number(_ number: Double) { append(.number(number.isFinite ? number + 0 : 0)) }

  /// Appends a whole number, clamped to the range in which doubles represent every integer.
  mutating func number(_ whole: Int) {
    let most = 1 << 53
    number(Double(max(-most, min(whole, most))))
  }

  mutating func count(_ count: Int) { number(max(0, count)) }

  mutating func numbers(_ numbers: [Double]) { array(numbers) { $1.number($0) } }

  /// Appends a percentage as a string; an infinity or NaN becomes 0.
  mutating func weight(_ percent: Double) { string("\(Self.text(of: percent))%") }

  mutating func string(_ string: String) { append(.string(string)) }
}

extension JSONWriter {
  mutating func member(_ key: String, _ string: String) { member(key) { $0.string(string) } }

  /// Appends a member whose value a closure appends, or nothing if the closure appends nothing.
  mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    self.key(key)
    value(&self)
    nextKey = ""
  }

  mutating func member(_ key: String, _ number: Double) { member(key) { $0.number(number) } }

  mutating func member(_ key: String, _ number: Double, unless standard: Double) {
    if number != standard { member(key, number) }
  }
}

// MARK: - Text

extension JSONWriter {
  /// The appended values, as text without whitespace.
  ///
  /// It is collected as UTF-8; with a string instead, encoding takes a quarter more instructions.
  var text: String {
    var text: [UInt8] = []
    // The arrays and objects that are open, outermost first.
    var open: [(end: Int, bracket: UInt8)] = []
    for (index, entry) in entries.enumerated() {
      while let last = open.last, last.end == index {
        text.append(last.bracket)
        open.removeLast()
      }
      if let last = text.last, last != UInt8(ascii: "["), last != UInt8(ascii: "{") {
        text.append(UInt8(ascii: ","))
      }
      if open.last?.bracket == UInt8(ascii: "}") || !entry.key.isEmpty {
        Self.append(entry.key, to: &text)
        text.append(UInt8(ascii: ":"))
      }
      switch entry.content {
      case .null: text += "null".utf8
      case .bool(let flag): text += (flag ? "true" : "false").utf8
      case .number(let number): text += Self.text(of: number).utf8
      case .string(let string): Self.append(string, to: &text)
      case .array:
        text.append(UInt8(ascii: "["))
        open.append((index + entry.length, UInt8(ascii: "]")))
      case .object:
        text.append(UInt8(ascii: "{"))
        open.append((index + entry.length, UInt8(ascii: "}")))
      }
    }
    for last in open.reversed() { text.append(last.bracket) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The shortest text that is read back as the same number; an infinity or NaN becomes 0.
  static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 10_000_000_000_000 { return "\(whole)" }
    return readable(number.isFinite ? number : 0)
  }

  private static func append(_ string: String, to text: inout [UInt8]) {
    let isPlain = string.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    text.append(UInt8(ascii: "\""))
    text += (isPlain ? string : string.unicodeScalars.map(escaped).joined()).utf8
    text.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0"..<" ": (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}
