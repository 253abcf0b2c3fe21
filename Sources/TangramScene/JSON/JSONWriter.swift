import TangramCore

/// Writes JSON as text, without whitespace.
struct JSONWriter {
  private(set) var text = ""
  /// Whether the last thing written was a value, so that a comma is needed before the next one.
  private var isAfterValue = false

  var isEmpty: Bool { text.isEmpty }
}

// MARK: - Structure

extension JSONWriter {
  mutating func openObject() { open("{") }
  mutating func closeObject() { close("}") }
  mutating func openArray() { open("[") }
  mutating func closeArray() { close("]") }

  private mutating func open(_ bracket: String) {
    scalar(bracket)
    isAfterValue = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    isAfterValue = true
  }

  /// Appends a text that is a value, after a comma if a value precedes.
  private mutating func scalar(_ value: String) {
    if isAfterValue { text += "," }
    text += value
    isAfterValue = true
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    openObject()
    members(&self)
    closeObject()
  }

  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    openArray()
    for element in elements { write(element, &self) }
    closeArray()
  }

  /// Appends the key of a member, to be followed by its value.
  mutating func key(_ key: String) {
    string(key)
    text += ":"
    isAfterValue = false
  }

  /// Appends the output of another writer as members of the open object.
  mutating func members(_ other: JSONWriter) { if !other.isEmpty { scalar(other.text) } }
}

// MARK: - Values

extension JSONWriter {
  mutating func null() { scalar("null") }

  mutating func bool(_ flag: Bool) { scalar(flag ? "true" : "false") }

  /// Appends a number.
  ///
  /// JSON has no infinities and no NaN; they become 0, as which a layout treats them. Negative zero
  /// becomes plain 0.
  mutating func number(_ number: Double) { scalar(Self.text(of: number)) }

  /// The shortest text that is read back as the same number; an infinity or NaN becomes 0.
  static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 10_000_000_000_000 { return "\(whole)" }
    return readable(number.isFinite ? number : 0)
  }

  /// Appends a whole number, clamped to the range in which doubles represent every integer.
  mutating func number(_ whole: Int) {
    let most = 1 << 53
    number(Double(max(-most, min(whole, most))))
  }

  /// Appends a count; a negative one becomes 0.
  mutating func count(_ count: Int) { number(max(0, count)) }

  mutating func numbers(_ numbers: [Double]) {
    array(numbers) { $1.number($0) }
  }

  /// Appends a percentage as a string; an infinity or NaN becomes 0.
  mutating func weight(_ percent: Double) { scalar("\"\(Self.text(of: percent))%\"") }

  mutating func string(_ string: String) {
    scalar("\"")
    let isPlain = string.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    text += isPlain ? string : Self.escaped(string)
    text += "\""
  }

  private static func escaped(_ string: String) -> String {
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        text += (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension JSONWriter {
  mutating func member(_ key: String, _ string: String) {
    self.key(key)
    self.string(string)
  }

  /// Appends a member whose value a closure appends, or nothing if the closure appends nothing.
  mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    let (start, wasAfterValue) = (text.utf8.count, isAfterValue)
    self.key(key)
    let length = text.utf8.count
    value(&self)
    if text.utf8.count > length { return }
    text.removeSubrange(text.utf8.index(text.startIndex, offsetBy: start)...)
    isAfterValue = wasAfterValue
  }

  mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    self.number(number)
  }

  mutating func member(_ key: String, _ number: Double, unless standard: Double) {
    if number != standard { member(key, number) }
  }
}
