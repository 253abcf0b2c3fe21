/// Writes JSON as bytes, without whitespace.
struct JSONWriter: ~Copyable {
  private var buffer = JSONBuffer()
  /// Whether the last thing written was a value, so that a comma is needed before the next one.
  private var isAfterValue = false

  /// Whether nothing has been written.
  var isEmpty: Bool { buffer.count == 0 }

  /// The written text.
  var text: String { buffer.withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Whether another writer has written the same bytes.
  func isEqual(to other: borrowing JSONWriter) -> Bool {
    buffer.withBytes { own in other.buffer.withBytes { own.elementsEqual($0) } }
  }
}

// MARK: - Structure

extension JSONWriter {
  mutating func openObject() { open(UInt8(ascii: "{")) }
  mutating func closeObject() { close(UInt8(ascii: "}")) }
  mutating func openArray() { open(UInt8(ascii: "[")) }
  mutating func closeArray() { close(UInt8(ascii: "]")) }

  @inline(__always)
  private mutating func open(_ bracket: UInt8) {
    separate()
    buffer.append(bracket)
    isAfterValue = false
  }

  @inline(__always)
  private mutating func close(_ bracket: UInt8) {
    buffer.makeRoom()
    buffer.append(bracket)
    isAfterValue = true
  }

  /// Appends a comma if a value precedes, and reserves capacity for a word in quotes.
  @inline(__always)
  private mutating func separate() {
    buffer.makeRoom()
    if isAfterValue { buffer.append(UInt8(ascii: ",")) }
    isAfterValue = true
  }

  /// Appends the key of a member, to be followed by its value.
  mutating func key(_ key: Word) {
    word(key)
    buffer.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// Appends the key of a member, to be followed by its value.
  mutating func key(_ key: String) {
    string(key)
    buffer.append(UInt8(ascii: ":"))
    isAfterValue = false
  }
}

// MARK: - Values

extension JSONWriter {
  mutating func null() {
    separate()
    buffer.append("null" as Word)
  }

  mutating func bool(_ flag: Bool) {
    separate()
    buffer.append((flag ? "true" : "false") as Word)
  }

  /// Appends a word that needs no escapes.
  @inline(__always)
  mutating func word(_ word: Word) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(word)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends a number.
  ///
  /// JSON has no infinities and no NaN; they become 0, as which a layout treats them. Negative zero
  /// becomes plain 0.
  mutating func number(_ number: Double) {
    separate()
    buffer.append(readable: number.isFinite ? number : 0)
  }

  /// Appends a whole number, clamped to the range in which doubles represent every integer.
  mutating func number(_ whole: Int) {
    let most = 1 << 53
    number(Double(max(-most, min(whole, most))))
  }

  /// Appends a count; a negative one becomes 0.
  mutating func count(_ count: Int) { number(max(0, count)) }

  /// Appends an array of numbers.
  mutating func numbers<let count: Int>(_ numbers: InlineArray<count, Double>) {
    openArray()
    for index in numbers.indices { number(numbers[index]) }
    closeArray()
  }

  /// Appends a percentage as a string; an infinity or NaN becomes 0.
  mutating func weight(_ percent: Double) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(readable: percent.isFinite ? percent : 0)
    buffer.append("%\"" as Word)
  }

  /// Appends a string.
  mutating func string(_ string: String) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(escaped: string)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends an id.
  mutating func string(_ label: SceneLabel) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    append(label)
    buffer.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ label: SceneLabel) {
    if let word = label.word { buffer.append(word) } else { buffer.append(escaped: label.text) }
    if let number = label.number { buffer.append(Word(number, decimals: 0)) }
  }

  /// Appends an id, followed by a dot and a name.
  mutating func string(_ label: SceneLabel, dot name: String) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    append(label)
    buffer.append(UInt8(ascii: "."))
    buffer.append(escaped: name)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends an id, followed by a dot and a word.
  mutating func string(_ label: SceneLabel, dot word: Word) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    append(label)
    buffer.append(UInt8(ascii: "."))
    buffer.append(word)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends the output of another writer as members of the open object.
  mutating func members(_ other: borrowing JSONWriter) {
    if other.isEmpty { return }
    separate()
    // The bytes are copied first, so that no closure borrows one writer while it changes another.
    let bytes = other.buffer.withBytes { Array($0) }
    bytes.withUnsafeBufferPointer { buffer.append(contentsOf: $0) }
  }
}

extension JSONWriter {
  /// Appends a member that is a word.
  mutating func member(_ key: Word, _ word: Word) {
    self.key(key)
    self.word(word)
  }

  /// Appends a member that is a number.
  mutating func member(_ key: Word, _ number: Double) {
    self.key(key)
    self.number(number)
  }

  /// Appends a member that is a number, unless it is the default.
  @inline(__always)
  mutating func member(_ key: Word, _ number: Double, unless standard: Double) {
    if number != standard { member(key, number) }
  }
}
