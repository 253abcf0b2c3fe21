import TangramCore
import TangramModifiers

/// How the values of a property are read and written, and their schema.
///
/// It is `Sendable` for the same reason as `SceneKey`.
class SceneValue<Value: Sendable>: @unchecked Sendable {
  let schema: SceneSchema

  init(_ schema: SceneSchema) { self.schema = schema }

  // Every subclass overrides these methods.

  func read(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Value {
    fatalError("not overridden")
  }

  /// Appends a value; appends nothing if there is no value, or if it cannot be written.
  func write(_ value: Value, _ writer: inout JSONWriter) { fatalError("not overridden") }
}

/// Values that are read and written by two functions.
final class FunctionValue<Value: Sendable>: SceneValue<Value>, @unchecked Sendable {
  private let reading: @Sendable (JSONValue, SceneNames) throws(TGSceneError) -> Value
  private let writing: @Sendable (Value, inout JSONWriter) -> Void

  init(
    schema: SceneSchema,
    read: @escaping @Sendable (JSONValue, SceneNames) throws(TGSceneError) -> Value,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) {
    (reading, writing) = (read, write)
    super.init(schema)
  }

  override func read(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Value {
    try reading(json, names)
  }

  override func write(_ value: Value, _ writer: inout JSONWriter) { writing(value, &writer) }
}

extension SceneValue {
  /// The same values, with a reference to their schema.
  func named(_ name: SceneSchema.Name) -> SceneValue {
    FunctionValue(schema: .named(name), read: read, write: write)
  }

  /// The values that can be made of these; others are rejected with a message, or not written.
  func converted<Other>(
    _ schema: SceneSchema, otherwise message: String,
    to make: @escaping @Sendable (Value) -> Other?,
    from source: @escaping @Sendable (Other) -> Value?
  ) -> SceneValue<Other> {
    FunctionValue<Other>(
      schema: schema,
      read: { (json, names) throws(TGSceneError) in
        if let value = make(try self.read(json, names)) { return value }
        throw json.error(message)
      },
      write: { if let value = source($0) { self.write(value, &$1) } })
  }

  /// The values that are valid; others are rejected with a message, or not written.
  func checked(
    _ schema: SceneSchema, otherwise message: String,
    by isValid: @escaping @Sendable (Value) -> Bool
  ) -> SceneValue {
    converted(
      schema, otherwise: message, to: { isValid($0) ? $0 : nil }, from: { isValid($0) ? $0 : nil })
  }

  /// These values, or some of them as others, whose JSON a condition tells apart.
  func or<Other>(
    _ other: SceneValue<Other>, if isOther: @escaping @Sendable (JSONValue) -> Bool,
    to make: @escaping @Sendable (Other) -> Value,
    from source: @escaping @Sendable (Value) -> Other?
  ) -> SceneValue {
    FunctionValue(
      schema: .any(of: other.schema, schema),
      read: { (json, names) throws(TGSceneError) in
        isOther(json) ? make(try other.read(json, names)) : try self.read(json, names)
      },
      write: { if let value = source($0) { other.write(value, &$1) } else { self.write($0, &$1) } })
  }
}

// MARK: - Scalars

extension SceneValue<Double> {
  static let number = FunctionValue(
    schema: .number, read: { (json, _) throws(TGSceneError) in try json.number() },
    write: { $1.number($0) })

  /// A number that is not written if it equals `standard`, such as an infinity that means no limit.
  static func number(unless standard: Double) -> SceneValue {
    FunctionValue(
      schema: .number, read: number.read, write: { if $0 != standard { $1.number($0) } })
  }
}

extension SceneValue<Bool> {
  static let bool = FunctionValue(
    schema: .bool, read: { (json, _) throws(TGSceneError) in try json.bool() },
    write: { $1.bool($0) })
}

extension SceneValue<String> {
  static let string = FunctionValue(
    schema: .string, read: { (json, _) throws(TGSceneError) in try json.string() },
    write: { $1.string($0) })
}

extension SceneValue<Int> {
  static let count = FunctionValue(
    schema: .count, read: { (json, _) throws(TGSceneError) in try json.wholeNumber() },
    write: { $1.count($0) })

  static let signedNumber = FunctionValue(
    schema: .wholeNumber, read: { (json, _) throws(TGSceneError) in try json.signedNumber() },
    write: { $1.number($0) })
}

extension SceneValue<TGViewID?> {
  /// The id of a view; one that is not in the tree is not written.
  static let view = FunctionValue<TGViewID?>(
    schema: .id,
    read: { (json, names) throws(TGSceneError) in try names.view(try json.string(), at: json) },
    write: { view, writer in
      if let label = view.flatMap({ writer.labels?[$0] }) { writer.string(label) }
    })
}

// MARK: - Words

extension SceneValue where Value: Equatable {
  static func choice(_ choices: Choices<Value>) -> SceneValue {
    FunctionValue(
      schema: .words(choices), read: { (json, _) throws(TGSceneError) in try json.choice(choices) },
      write: { if let name = choices.name(of: $0) { $1.string(name) } })
  }
}

extension SceneValue where Value: CaseIterable & Equatable {
  /// A case of an enumeration, written as its name.
  static var word: SceneValue { choice(Choices(Value.allCases.map { ("\($0)", $0) })) }
}

extension SceneValue where Value: OptionSet & Equatable {
  /// A set, written as an array of the names of its parts.
  static func parts(_ choices: Choices<Value>) -> SceneValue {
    FunctionValue(
      schema: .list(of: .words(choices)),
      read: { (json, _) throws(TGSceneError) in
        var value: Value = []
        for element in try json.array() { value.formUnion(try element.choice(choices)) }
        return value
      },
      write: { value, writer in
        let parts = zip(choices.names, choices.values).filter {
          !$1.isEmpty && value.isSuperset(of: $1)
        }
        writer.array(parts) { $1.string($0.0) }
      })
  }
}

// MARK: - Optional and repeated values

extension SceneValue {
  /// An optional value, whose key is omitted for nil.
  static func optional<Wrapped>(_ values: SceneValue<Wrapped>) -> SceneValue
  where Value == Wrapped? {
    FunctionValue(
      schema: values.schema,
      read: { (json, names) throws(TGSceneError) in try values.read(json, names) },
      write: { if let value = $0 { values.write(value, &$1) } })
  }

  /// An optional value, which is null for nil.
  static func orNull<Wrapped>(_ values: SceneValue<Wrapped>) -> SceneValue
  where Value == Wrapped? {
    FunctionValue(
      schema: .any(of: values.schema, .null),
      read: { (json, names) throws(TGSceneError) in
        json.isNull ? nil : try values.read(json, names)
      },
      write: { if let value = $0 { values.write(value, &$1) } else { $1.null() } })
  }

  static func list<Element>(of values: SceneValue<Element>) -> SceneValue
  where Value == [Element] {
    FunctionValue(
      schema: .list(of: values.schema),
      read: { (json, names) throws(TGSceneError) in
        try json.array().map { (json) throws(TGSceneError) in try values.read(json, names) }
      },
      write: { elements, writer in writer.array(elements, values.write) })
  }
}

// MARK: - Numbers in an array

extension SceneValue {
  /// A value that consists of numbers, whose names are for messages.
  static func numbers(
    _ names: [String], _ make: @escaping @Sendable ([Double]) -> Value,
    _ numbers: @escaping @Sendable (Value) -> [Double]
  ) -> SceneValue {
    FunctionValue(
      schema: .numbers(names.count),
      read: { (json, _) throws(TGSceneError) in make(try json.numbers(names)) },
      write: { $1.numbers(numbers($0)) })
  }
}

extension SceneValue<TGPoint> {
  static let point = numbers(["x", "y"], { TGPoint(x: $0[0], y: $0[1]) }, { [$0.x, $0.y] })
}

extension SceneValue<TGSize> {
  static let size = numbers(
    ["width", "height"], { TGSize(width: $0[0], height: $0[1]) }, { [$0.width, $0.height] })
}

extension SceneValue<TGRect> {
  static let rect = numbers(
    ["x", "y", "width", "height"],
    { TGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
    { [$0.minX, $0.minY, $0.width, $0.height] })
}

extension SceneValue<TGAffineTransform> {
  static let transform = numbers(
    ["a", "b", "c", "d", "tx", "ty"],
    { TGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) },
    { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] })
}

// MARK: - Settings of several kinds of containers

extension SceneValue<TGFixedSubviews> {
  /// Children of a fixed size; a size of 0 means none.
  static let fixedSubviews = SceneObject(
    start: TGFixedSubviews(size: 0),
    keys: [
      .key("size", "The size of all children; 0 for their own.", .number, \.size, isRequired: true),
      .key("minSpace", "The gaps are no less than this.", .number(unless: -.infinity), \.minSpace),
      .key("maxSpace", "The gaps are no more than this.", .number(unless: .infinity), \.maxSpace),
      .centered(\.centered),
    ])
}

extension SceneKey {
  /// The key that adds gaps at both ends of a line.
  static func centered(_ property: WritableKeyPath<Owner, Bool> & Sendable) -> SceneKey {
    key("centered", "Whether there are gaps before the first and after the last.", .bool, property)
  }
}
