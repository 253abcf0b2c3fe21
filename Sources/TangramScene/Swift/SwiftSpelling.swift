/// A value of a document that is to be said in Swift.
struct SwiftSource {
  /// The value; null for one that a size class takes away.
  let value: JSONValue
  /// The kind of the node.
  let kind: ContainerKind?
  /// What the node says outside size classes; nil where that is what is being said, or nothing.
  var base: JSONValue?
  let texts: SwiftTexts
}

extension SwiftSource {
  /// The names of constants.
  var names: SwiftNames { texts.names }
}

/// How a key of a node is said in Swift: of a view that is being made, and of one that is changed.
///
/// There is one for every key that the writer of scenes writes; a test asks for it.
struct SwiftSpelling: Sendable {
  typealias Value = @Sendable (SwiftSource) -> String

  /// Says it of a view that is being made.
  let say: @Sendable (SwiftSource, inout SwiftView) -> Void
  /// The statements that change a view, after a variable and a dot.
  let change: @Sendable (SwiftSource) -> [String]

  /// The spelling of a key.
  static subscript(key: Word) -> SwiftSpelling? { all[key] }

  private static let all: [Word: SwiftSpelling] =
    positions.merging(sizes) { $1 }.merging(ofViews) { $1 }.merging(ofItems) { $1 }
    .merging(ofContainers) { $1 }.merging(ofKinds) { $1 }
}

// MARK: - Properties

extension SwiftSpelling {
  /// A property, and the modifier that sets it.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - modifier: The modifier; nil if there is none.
  ///   - label: The label of its argument, if it has several.
  ///   - standard: The value of a view that says nothing.
  ///   - value: The value as it is written.
  static func property(
    _ property: String, _ modifier: String? = nil, label: String? = nil, standard: String,
    _ value: @escaping Value
  ) -> SwiftSpelling {
    SwiftSpelling { source, view in
      if let modifier {
        view.call(modifier, SwiftArgument(label, value(source)))
      } else {
        view.statements.append("\(property) = \(value(source))")
      }
    } change: { source in
      ["\(property) = \(source.value.isNull ? standard : value(source))"]
    }
  }

  /// A property that a modifier without an argument sets.
  static func flag(_ property: String, _ modifier: String) -> SwiftSpelling {
    SwiftSpelling { source, view in
      let argument = source.isTrue ? [] : [SwiftArgument("false")]
      view.calls.append(SwiftCall(name: modifier, arguments: argument))
    } change: { source in
      ["\(property) = \(source.isTrue)"]
    }
  }

  /// A property that is an argument of the call that makes the view.
  static func argument(
    _ label: String?, _ property: String, standard: String, _ value: @escaping Value
  ) -> SwiftSpelling {
    SwiftSpelling { source, view in
      view.creation.arguments.append(SwiftArgument(label, value(source)))
    } change: { source in
      ["\(property) = \(source.value.isNull ? standard : value(source))"]
    }
  }
}

// MARK: - Values

extension SwiftSource {
  /// The same about another value.
  func about(_ value: JSONValue) -> SwiftSource {
    SwiftSource(value: value, kind: kind, texts: texts)
  }

  /// Whether the value is true.
  var isTrue: Bool { value.entry.kind == .yes }

  /// Whether the node is a container of one of these kinds.
  func isIn(_ kinds: Word...) -> Bool { kind.map { kinds.contains($0.name) } ?? false }

  /// A number as it is written; 0 for what is none.
  var number: String { SwiftLiteral.number(value.numberIfAny ?? 0) }

  /// The numbers of an array.
  var numbers: [String] { value.elements.map { about($0).number } }

  /// A string as it is written.
  var string: String { SwiftLiteral.string(value.stringIfAny ?? "") }

  /// A value that has a name.
  var choice: String { SwiftLiteral.choice(value.stringIfAny ?? "") }

  /// A value that has a name, or none.
  var optionalChoice: String { value.wordIfAny == "auto" ? "nil" : choice }

  /// A number or a share; nil for anything else.
  var amount: String? {
    if value.isNumber { return number }
    return value.stringIfAny.flatMap(References.weight).map { SwiftLiteral.weight($0.percent) }
  }

  /// The options of a set.
  var options: String {
    let names = value.elements.compactMap(\.stringIfAny).map(SwiftLiteral.choice)
    return names.count == 1 ? names[0] : SwiftLiteral.list(names)
  }

  /// A gravity.
  var gravity: String {
    let names = value.elements.compactMap(\.stringIfAny)
    let words = names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    if names.count == 2, words[0] == words[1], words[0] != "windowCenter" {
      return SwiftLiteral.choice(words[0])
    }
    let parts = names.map { "TGGravity.\($0)" }
    return parts.count == 1 ? parts[0] : SwiftLiteral.list(parts)
  }

  /// A point.
  var point: String {
    let numbers = numbers
    return numbers.count == 2 ? "TGPoint(x: \(numbers[0]), y: \(numbers[1]))" : ".zero"
  }

  /// A value that is made of numbers with labels.
  func made(_ type: String, _ labels: [String]) -> String {
    let arguments = zip(labels, numbers).map { "\($0): \($1)" }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }
}
