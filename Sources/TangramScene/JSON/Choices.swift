/// Values that have names, such as the cases of an enumeration.
struct Choices<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  /// All names with their values, in the order in which they are suggested.
  let all: [(name: String, value: Value)]

  init(dictionaryLiteral choices: (String, Value)...) { self.init(choices) }

  init(_ choices: [(String, Value)]) { all = choices.map { ($0, $1) } }

  var names: [String] { all.map(\.name) }

  subscript(name: String?) -> Value? { all.first { $0.name == name }?.value }
}

extension Choices where Value: Equatable {
  func name(of value: Value) -> String? { all.first { $0.value == value }?.name }
}
