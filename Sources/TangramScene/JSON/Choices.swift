/// Values that have names, such as the cases of an enumeration.
struct Choices<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  private struct Choice: Sendable {
    let name: String
    /// The name as a word; nil if it is too long for one.
    let word: Word?
    let value: Value
  }

  private let choices: [Choice]

  init(dictionaryLiteral choices: (String, Value)...) { self.init(choices) }

  init(_ choices: [(String, Value)]) {
    self.choices = choices.map { Choice(name: $0, word: Word($0.utf8), value: $1) }
  }

  /// All names, in the order in which they are suggested.
  var names: [String] { choices.map(\.name) }

  /// All names with their values.
  var all: [(name: String, value: Value)] { choices.map { ($0.name, $0.value) } }

  /// The value with a short name.
  subscript(word: Word) -> Value? {
    for choice in choices where choice.word == word { return choice.value }
    return nil
  }

  /// The value with a name.
  subscript(name: String) -> Value? { choices.first { $0.name == name }?.value }
}

extension Choices where Value: Equatable {
  /// The first name of a value.
  func name(of value: Value) -> String? { choices.first { $0.value == value }?.name }
}
