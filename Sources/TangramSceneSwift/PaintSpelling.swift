import TangramScene

/// The translation of a paint to Swift.
///
/// Most keys are argument labels of an initializer, and the form of most values follows from their JSON
/// type; the tables contain the exceptions.
enum PaintSpelling {
  /// The arguments of the initializer of a paint or a part of it, which have the order of its keys.
  static func arguments(of object: JSONValue, in type: String = "TGPaint") -> [SwiftArgument] {
    object.elements.map { member in
      let key = member.key
      return SwiftArgument(unlabeled[type] == key ? nil : labels[key] ?? key, value(member))
    }
  }

  /// The types of the objects with a key.
  private static let types = [
    "gradient": "TGPaint.Gradient", "image": "TGPaint.Image", "borders": "TGPaint.Borders",
    "cornerRadii": "TGPaint.Corners", "top": line, "leading": line, "bottom": line,
    "trailing": line, "between": line,
  ]

  private static let line = "TGPaint.Line"

  /// The first argument of a type, which has no label.
  private static let unlabeled = [
    "TGPaint.Gradient": "colors", "TGPaint.Image": "source", line: "color",
  ]

  /// The labels that differ from their keys.
  private static let labels = ["positions": "at", "linear": "shape", "radial": "shape"]

  private static func value(_ value: JSONValue) -> String {
    if let type = types[value.key] {
      // A line can be just its color.
      let color = value.isString ? [SwiftArgument(value.stringLiteral)] : nil
      return SwiftCall(type, color ?? arguments(of: value, in: type)).text
    }
    let numbers = value.numberLiterals
    switch value.key {
    case "linear": return ".linear(from: \(point(numbers)), to: \(point(numbers.dropFirst(2))))"
    case "radial": return ".radial(center: \(point(numbers)), radius: \(numbers[2]))"
    case "size" where value.isArray: return "TGSize(width: \(numbers[0]), height: \(numbers[1]))"
    case "position", "fit": return value.literal
    case "colors": return SwiftLiteral.list(value.elements.map(\.stringLiteral))
    case "dash" where value.isNumber: return "[\(value.literal)]"
    default: break
    }
    if value.isArray { return SwiftLiteral.list(numbers) }
    return value.isString ? value.stringLiteral : value.literal
  }

  private static func point(_ numbers: some Sequence<String>) -> String {
    SwiftLiteral.call("TGPoint", zip(["x", "y"], numbers).map { "\($0): \($1)" })
  }
}
