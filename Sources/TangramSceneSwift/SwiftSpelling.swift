import TangramCore
import TangramScene

/// A value of a document that is to be translated to Swift.
struct SwiftSource {
  /// The value; null if a size class clears it.
  let value: JSONValue
  let kind: ContainerKind?
  /// The node's value for the same key outside size classes; nil if there is none, or if this value
  /// is itself outside size classes.
  var base: JSONValue?
  let texts: SwiftTexts
}

extension SwiftSource {
  var names: SwiftNames { texts.names }
}

/// The translation of a key of a node to Swift, for a view that is being created and for one that
/// is being changed.
///
/// There is a translation for every key that scenes are written with; a test checks this.
struct SwiftSpelling: Sendable {
  typealias Value = @Sendable (SwiftSource) -> String

  /// Adds the code for the key to a view that is being created.
  let say: @Sendable (SwiftSource, inout SwiftView) -> Void
  /// Returns the statements that change a view, without the leading variable and dot.
  let change: @Sendable (SwiftSource) -> [String]

  static subscript(key: String) -> SwiftSpelling? {
    all[key] ?? (TGAttribute.allCases.contains { $0.name == key } ? descriptor : nil)
  }

  private static let all: [String: SwiftSpelling] =
    ofViews.merging(ofItems) { $1 }.merging(ofContainers) { $1 }.merging(ofKinds) { $1 }
}

// MARK: - Properties

extension SwiftSpelling {
  private static func setting(
    _ property: String, standard: String, _ value: @escaping Value
  ) -> @Sendable (SwiftSource) -> [String] {
    { ["\(property) = \($0.value.isNull ? standard : value($0))"] }
  }

  /// A property, and the modifier that sets it, if there is one.
  static func property(
    _ property: String, _ modifier: String? = nil, label: String? = nil, standard: String,
    _ value: @escaping Value = { $0.value.literal }
  ) -> SwiftSpelling {
    SwiftSpelling(
      say: { source, view in
        if let modifier {
          view.call(modifier, SwiftArgument(label, value(source)))
        } else {
          view.statements.append("\(property) = \(value(source))")
        }
      }, change: setting(property, standard: standard, value))
  }

  /// A property set by a modifier that needs no argument.
  static func flag(_ property: String, _ modifier: String) -> SwiftSpelling {
    SwiftSpelling { source, view in
      let argument = source.value.isTrue ? [] : [SwiftArgument("false")]
      view.calls.append(SwiftCall(name: modifier, arguments: argument))
    } change: { source in
      ["\(property) = \(source.value.isTrue)"]
    }
  }

  /// A property that is an argument of the call that creates the view.
  static func argument(
    _ label: String?, _ property: String, standard: String,
    _ value: @escaping Value = { $0.value.literal }
  ) -> SwiftSpelling {
    SwiftSpelling(
      say: { $1.creation.arguments.append(SwiftArgument(label, value($0))) },
      change: setting(property, standard: standard, value))
  }

  /// A property that is the first argument of the call that creates the view.
  static func firstArgument(_ property: String, standard: String) -> SwiftSpelling {
    SwiftSpelling(
      say: { $1.creation.arguments[0].text = $0.choice },
      change: setting(property, standard: standard) { $0.choice })
  }
}

// MARK: - Values

extension SwiftSource {
  /// A source with the same context and another value.
  func about(_ value: JSONValue) -> SwiftSource {
    SwiftSource(value: value, kind: kind, texts: texts)
  }

  func isIn(_ kinds: [String]) -> Bool { kind.map { kinds.contains($0.name) } ?? false }

  /// The number as Swift code; 0 if the value is not a number.
  var number: String { value.numberLiteral }

  /// The value as an implicit member, such as `.center`.
  var choice: String { value.choiceLiteral }

  /// The value as an implicit member; `nil` for `auto`.
  var optionalChoice: String { value.stringIfAny == "auto" ? "nil" : choice }

  /// A number or a percentage; nil for anything else.
  var amount: String? {
    if value.isNumber { return number }
    return value.number(before: "%").map(SwiftLiteral.weight)
  }

  /// The options of an option set.
  var options: String {
    let names = value.elements.compactMap(\.stringIfAny).map(SwiftLiteral.choice)
    return names.count == 1 ? names[0] : SwiftLiteral.list(names)
  }

  var gravity: String {
    let names = value.elements.compactMap(\.stringIfAny)
    let words = names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    if names.count == 2, words[0] == words[1], words[0] != "windowCenter" {
      return SwiftLiteral.choice(words[0])
    }
    let parts = names.map { "TGGravity.\($0)" }
    return parts.count == 1 ? parts[0] : SwiftLiteral.list(parts)
  }

  var point: String {
    let numbers = value.numberLiterals
    return numbers.count == 2 ? "TGPoint(x: \(numbers[0]), y: \(numbers[1]))" : ".zero"
  }

  /// The initializer call of a type whose arguments are labeled numbers.
  func made(_ type: String, _ labels: [String]) -> String {
    let arguments = zip(labels, value.numberLiterals).map { "\($0): \($1)" }
    return SwiftLiteral.call(type, arguments)
  }
}
