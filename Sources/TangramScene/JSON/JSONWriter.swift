/// Writes JSON as bytes, without spaces.
struct JSONWriter: ~Copyable {
  private var buffer = JSONBuffer()
  /// Whether a value was written last, so that a comma must come before the next one.
  private var isAfterValue = false

  /// Whether nothing was written.
  var isEmpty: Bool { buffer.count == 0 }

  /// What was written, as text.
  var text: String { buffer.withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Whether another writer has written the same.
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

  /// Appends a comma if a value was written before, and makes room for a word in quotes.
  @inline(__always)
  private mutating func separate() {
    buffer.makeRoom()
    if isAfterValue { buffer.append(UInt8(ascii: ",")) }
    isAfterValue = true
  }

  /// Appends the key of a member, whose value is to follow.
  mutating func key(_ key: Word) {
    word(key)
    buffer.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// Appends the key of a member, whose value is to follow.
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
  /// JSON has no infinities and no NaN; they become 0, which is what they count as in a layout.
  /// Negative zero becomes plain 0.
  mutating func number(_ number: Double) {
    separate()
    buffer.append(readable: number.isFinite ? number : 0)
  }

  /// Appends a whole number; of those that no double holds, the last one that a double does.
  mutating func number(_ whole: Int) {
    let most = 1 << 53
    number(Double(max(-most, min(whole, most))))
  }

  /// Appends a number of things: none, if there are less.
  mutating func count(_ count: Int) { number(max(0, count)) }

  /// Appends some numbers as an array.
  mutating func numbers<let count: Int>(_ numbers: InlineArray<count, Double>) {
    openArray()
    for index in numbers.indices { number(numbers[index]) }
    closeArray()
  }

  /// Appends a percentage as a string; what is no number counts as 0 here, too.
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

  /// Appends an id with a dot and a name after it.
  mutating func string(_ label: SceneLabel, dot name: String) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    append(label)
    buffer.append(UInt8(ascii: "."))
    buffer.append(escaped: name)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends an id with a dot and a word after it.
  mutating func string(_ label: SceneLabel, dot word: Word) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    append(label)
    buffer.append(UInt8(ascii: "."))
    buffer.append(word)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends what was written elsewhere: the members of an object that is open here, too.
  mutating func members(_ other: borrowing JSONWriter) {
    if other.isEmpty { return }
    separate()
    // Copied first: a writer that is being changed lends itself to no closure.
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
