import TangramTextViews

/// The schema, decoding and encoding of the values of a property, whatever the rest of the document says.
struct SceneValue<Value: Sendable>: Sendable {
  let schema: SceneSchema
  let read: @Sendable (JSONValue) throws(TGSceneError) -> Value
  /// Appends a value; appends nothing if there is none, or none that can be written.
  let write: @Sendable (Value, inout JSONWriter) -> Void
}

extension SceneValue {
  /// An optional value, whose key is omitted for nil.
  var optional: SceneValue<Value?> {
    SceneValue<Value?>(
      schema: schema, read: { (value) throws(TGSceneError) in try read(value) },
      write: { if let value = $0 { write(value, &$1) } })
  }
}

extension SceneValue<Double> {
  static let number = SceneValue(
    schema: .number, read: { (value) throws(TGSceneError) in try value.number() },
    write: { $1.number($0) })
}

extension SceneValue<Bool> {
  static let bool = SceneValue(
    schema: .bool, read: { (value) throws(TGSceneError) in try value.bool() },
    write: { $1.bool($0) })
}

extension SceneValue<String> {
  static let string = SceneValue(
    schema: .string, read: { (value) throws(TGSceneError) in try value.string() },
    write: { $1.string($0) })
}

extension SceneValue
where
  Value: CaseIterable & RawRepresentable & Equatable, Value.RawValue == String
{
  /// A case of an enumeration, written as its raw value.
  static func word() -> SceneValue {
    choice(Choices(Value.allCases.map { ($0.rawValue, $0) }))
  }
}

extension SceneValue where Value: Equatable {
  /// A value that is one of several, written by name.
  static func choice(_ choices: Choices<Value>) -> SceneValue {
    SceneValue(
      schema: .words(choices), read: { (value) throws(TGSceneError) in try value.choice(choices) },
      write: { if let name = choices.name(of: $0) { $1.string(name) } })
  }
}

extension SceneValue<Int> {
  /// A font weight.
  static let weight = SceneValue(
    schema: .weight,
    read: { (value) throws(TGSceneError) in
      let weight = try value.wholeNumber()
      guard 1...1_000 ~= weight else { throw value.error("expected a weight from 1 to 1000") }
      return weight
    },
    write: { $1.number(max(1, min($0, 1_000))) })
}

extension SceneValue<Int?> {
  /// A number of lines, or null for no limit.
  static let lineCount = SceneValue(
    schema: .any(of: .count, .null),
    read: { (value) throws(TGSceneError) in value.isNull ? nil : try value.wholeNumber() },
    write: { if let count = $0 { $1.count(count) } else { $1.null() } })
}

extension SceneValue<ClosedRange<Double>?> {
  /// A range of font sizes, or null for none.
  static let sizes = SceneValue(
    schema: .any(of: .numbers(2), .null),
    read: { (value) throws(TGSceneError) in
      if value.isNull { return nil }
      let sizes = try value.numbers(["smallest size", "largest size"])
      guard sizes[0] <= sizes[1] else {
        throw value.error("the smallest size comes first, and is at most the largest")
      }
      return sizes[0]...sizes[1]
    },
    write: { sizes, writer in
      if let sizes { writer.numbers([sizes.lowerBound, sizes.upperBound]) } else { writer.null() }
    })
}

extension SceneValue<TGLineHeight> {
  /// A line height: a multiple of the font size, or a length.
  static let lineHeight = SceneValue(
    schema: .lineHeight,
    read: { (value) throws(TGSceneError) in
      if let factor = value.numberIfAny { return .factor(factor) }
      if value.isObject {
        _ = try value.object(keys: ["points"])
        return .length(try value.required("points").number())
      }
      guard value.stringIfAny == "normal" else {
        throw value.error(#"expected `normal`, a number of sizes or {"points": number}"#)
      }
      return .normal
    },
    write: { height, writer in
      switch height {
      case .normal: writer.string("normal")
      case .factor(let factor): writer.number(factor)
      case .length(let length):
        writer.object { writer in
          writer.member("points", length)
        }
      }
    })
}

extension SceneValue<TGTextColor?> {
  /// A color such as `#3e63dd`, stored with 8 bits per component, or null for none.
  static let color = SceneValue(
    schema: .any(of: .color, .null),
    read: { (value) throws(TGSceneError) in
      if value.isNull { return nil }
      guard let color = TGTextColor(hex: try value.string()) else {
        throw value.error("expected a color such as `#3e63dd`, `#fa0` or `#00000080`")
      }
      return color
    },
    write: { if let color = $0 { $1.string(color.hex) } else { $1.null() } })
}

extension SceneSchema {
  fileprivate static let weight = SceneSchema([
    "type": .string("integer"), "minimum": .number(1), "exclusiveMaximum": .number(1_001),
  ])

  fileprivate static let lineHeight = any(
    of: number, word("normal"),
    object(["points": number.described("The height in points.")], required: ["points"]))

  fileprivate static let color = text(
    matching: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$")
}
