import TangramScene

/// The translation of a paint to Swift.
///
/// Most keys are argument labels of an initializer, and the form of most values follows from their JSON
/// type; the tables contain the exceptions.
enum PaintSpelling {
  /// The arguments of the initializer of a paint, which have the order of its keys.
  static func arguments(of paint: JSONValue) -> [SwiftArgument] {
    arguments(of: paint, in: "TGPaint")
  }

  private static func arguments(of object: JSONValue, in type: String) -> [SwiftArgument] {
    object.elements.map { member in
      let key = member.key
      return SwiftArgument(unlabeled[type] == key ? nil : labels[key] ?? key, value(member))
    }
  }

  /// The types of the objects with a key.
  private static let types = [
    "gradient": "TGPaint.Gradient", "image": "TGPaint.Image", "borders": "TGPaint.Borders",
    "cornerRadii": "TGPaint.Corners", "top": line, "leading": line, "bottom": line,
    "trailing": line,
    "between": line,
  ]

  private static let line = "TGPaint.Line"

  /// The first argument of a type, which has no label.
  private static let unlabeled = [
    "TGPaint.Gradient": "colors", "TGPaint.Image": "source", line: "color",
  ]

  /// The labels that differ from their keys.
  private static let labels = ["positions": "at", "linear": "shape", "radial": "shape"]

  private static func value(_ value: JSONValue) -> String {
    let numbers = value.numberLiterals
    if let type = types[value.key] {
      // A line can be just its color.
      let arguments =
        value.stringIfAny.map { [SwiftArgument(SwiftLiteral.string($0))] }
        ?? arguments(of: value, in: type)
      return SwiftLiteral.call(type, arguments.map(\.written))
    }
    switch (value.key, numbers.count) {
    case ("linear", 4):
      return ".linear(from: \(point(numbers[0], numbers[1])), to: \(point(numbers[2], numbers[3])))"
    case ("radial", 3):
      return ".radial(center: \(point(numbers[0], numbers[1])), radius: \(numbers[2]))"
    case ("position", 2): return point(numbers[0], numbers[1])
    case ("size", 2): return "TGSize(width: \(numbers[0]), height: \(numbers[1]))"
    case ("fit", _): return value.choiceLiteral
    case ("colors", _):
      return SwiftLiteral.list(value.elements.map(\.stringLiteral))
    case ("dash", 0) where value.isNumber: return "[\(value.numberLiteral)]"
    default: break
    }
    if value.isArray { return SwiftLiteral.list(numbers) }
    if let text = value.stringIfAny { return SwiftLiteral.string(text) }
    return value.numberIfAny.map(SwiftLiteral.number) ?? "\(value.isTrue)"
  }

  private static func point(_ x: String, _ y: String) -> String { "TGPoint(x: \(x), y: \(y))" }
}
