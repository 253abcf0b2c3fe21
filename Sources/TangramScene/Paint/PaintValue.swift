import TangramPaint
import TangramResults
import TangramTextViews

/// The schema, the decoding, the encoding and the Swift code of the values of a property of a paint.
struct PaintValue<Value: Sendable>: Sendable {
  let schema: SceneSchema
  let read: @Sendable (JSONValue) throws(TGSceneError) -> Value
  /// Appends a value; appends nothing if there is none, or if it would not be visible in a picture.
  let write: @Sendable (Value, inout JSONWriter) -> Void
  /// Returns the Swift code of a value of a document.
  let swift: @Sendable (JSONValue) -> String
}

extension PaintValue {
  fileprivate init(_ value: TextValue<Value>, swift: @escaping @Sendable (JSONValue) -> String) {
    self.init(schema: value.schema, read: value.read, write: value.write, swift: swift)
  }

  /// An optional value, whose key is omitted for nil.
  var optional: PaintValue<Value?> {
    PaintValue<Value?>(
      schema: schema, read: { (value) throws(TGSceneError) in try read(value) },
      write: { if let value = $0 { write(value, &$1) } }, swift: swift)
  }
}

extension PaintValue<Double> {
  static let number = PaintValue(.number) { SwiftLiteral.number($0.numberIfAny ?? 0) }
}

extension PaintValue<Bool> {
  static let bool = PaintValue(.bool) { "\($0.entry.kind == .yes)" }
}

extension PaintValue<String> {
  static let string = PaintValue(.string) { SwiftLiteral.string($0.stringIfAny ?? "") }

  static let color = PaintValue(
    schema: .named(.color),
    read: { (value) throws(TGSceneError) in
      let color = try value.string()
      guard TGPaint.isColor(color) else {
        throw value.error("expected a color such as `#3e63dd`, `tomato` or `rgb(62 99 221 / 50%)`")
      }
      return color
    },
    write: { if TGPaint.isColor($0) { $1.string($0) } }, swift: string.swift)

  /// The address of an image.
  static let source = PaintValue(
    schema: .text(
      matching: "^(?:[^:/?#]+$|[^:/?#]*[/?#]|[hH][tT][tT][pP][sS]?:|[fF][iI][lL][eE]:"
        + "|[dD][aA][tT][aA]:[iI][mM][aA][gG][eE]/)"),
    read: { (value) throws(TGSceneError) in
      let source = try value.string()
      guard TGPaint.Image(source).safeSource != nil else {
        throw value.error("expected a path, an address of the web or a `data:image/` URL")
      }
      return source
    },
    write: { if TGPaint.Image($0).safeSource != nil { $1.string($0) } }, swift: string.swift)
}

extension PaintValue<String?> {
  static let optionalColor = PaintValue<String>.color.optional
  static let optionalString = PaintValue<String>.string.optional
}

extension PaintValue<Bool?> {
  static let optionalBool = PaintValue<Bool>.bool.optional
}

extension PaintValue<TGSize?> {
  static let optionalSize = PaintValue<TGSize>.size.optional
}

extension PaintValue
where Value: CaseIterable & RawRepresentable & Equatable, Value.RawValue == String {
  /// A case of an enumeration, written as its raw value.
  static func word() -> PaintValue {
    PaintValue(.word()) { SwiftLiteral.choice($0.stringIfAny ?? "") }
  }
}

extension PaintValue<TGPoint> {
  static let point = PaintValue(
    schema: .numbers(2),
    read: { (value) throws(TGSceneError) in
      let numbers = try value.numbers(["x", "y"])
      return TGPoint(x: numbers[0], y: numbers[1])
    },
    write: { $1.numbers([$0.x, $0.y]) },
    swift: {
      let numbers = $0.literals
      return numbers.count == 2 ? "TGPoint(x: \(numbers[0]), y: \(numbers[1]))" : ".zero"
    })
}

extension PaintValue<TGSize> {
  static let size = PaintValue(
    schema: .numbers(2),
    read: { (value) throws(TGSceneError) in
      let numbers = try value.numbers(["width", "height"])
      return TGSize(width: numbers[0], height: numbers[1])
    },
    write: { $1.numbers([$0.width, $0.height]) },
    swift: {
      let numbers = $0.literals
      return numbers.count == 2 ? "TGSize(width: \(numbers[0]), height: \(numbers[1]))" : ".zero"
    })
}

extension PaintValue<[Double]> {
  static let numbers = PaintValue(
    schema: .list(of: .number),
    read: { (value) throws(TGSceneError) in
      var numbers: [Double] = []
      for element in try value.array() { numbers.append(try element.number()) }
      return numbers
    },
    write: { numbers, writer in
      writer.openArray()
      for number in numbers { writer.number(number) }
      writer.closeArray()
    },
    swift: { SwiftLiteral.list($0.literals) })

  /// The lengths of dashes and gaps; a single number specifies equal lengths.
  static let dash = PaintValue(
    schema: .any(of: .number, numbers.schema),
    read: { (value) throws(TGSceneError) in
      if let length = value.numberIfAny { return [length] }
      return try numbers.read(value)
    },
    write: numbers.write,
    swift: { $0.isNumber ? "[\(PaintValue<Double>.number.swift($0))]" : numbers.swift($0) })
}

extension PaintValue<[String]> {
  /// The colors of a gradient, which is omitted if any of them is not a valid color.
  static let colors = PaintValue(
    schema: .list(of: .named(.color)).with("minItems", .number(1)),
    read: { (value) throws(TGSceneError) in
      var colors: [String] = []
      for element in try value.array() { colors.append(try PaintValue<String>.color.read(element)) }
      if colors.isEmpty { throw value.error("there is no color in the array") }
      return colors
    },
    write: { colors, writer in
      guard !colors.isEmpty, colors.allSatisfy(TGPaint.isColor) else { return }
      writer.openArray()
      for color in colors { writer.string(color) }
      writer.closeArray()
    },
    swift: { SwiftLiteral.list($0.elements.map { PaintValue<String>.string.swift($0) }) })
}

extension JSONValue {
  /// The numbers of an array as Swift code.
  var literals: [String] { elements.map { SwiftLiteral.number($0.numberIfAny ?? 0) } }
}

extension SceneSchema {
  /// The schema of a color in a paint: the rule of `TGPaint.isColor` as a pattern.
  static let paintColor = text(
    matching: "^(?=[\\s\\S]{1,64}$)(?:#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]+"
      + "|(?![\\s\\S]*(?:[uU][rR][lL]|[iI][mM][aA][gG][eE]|[gG][rR][aA][dD][iI][eE][nN][tT]))"
      + "[a-zA-Z][-a-zA-Z0-9]*\\([-a-zA-Z0-9#(),./% ]*\\))$"
  ).described("A color in the syntax of CSS.")
}
