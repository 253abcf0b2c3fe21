import TangramScene

/// The translation of a paint to Swift.
///
/// Most keys are argument labels of an initializer, and the form of most values follows from their JSON
/// type; the tables contain the exceptions.
enum PaintSpelling {
  /// The arguments of the initializer of a paint or a part of it, which have the order of its keys.
  static func arguments(of object: JSONValue) -> [SwiftArgument] {
    object.elements.map { member in
      // The first argument of a part has no label.
      let isFirst = object.key != "paint" && ["colors", "source", "color"].contains(member.key)
      return SwiftArgument(isFirst ? nil : labels[member.key] ?? member.key, value(member))
    }
  }

  /// The labels that differ from their keys.
  private static let labels = ["positions": "at", "linear": "shape", "radial": "shape"]

  /// The types of the objects with a key.
  private static let types = [
    "gradient": "Gradient", "image": "Image", "borders": "Borders", "cornerRadii": "Corners",
    "top": "Line", "leading": "Line", "bottom": "Line", "trailing": "Line", "between": "Line",
  ]

  private static func value(_ value: JSONValue) -> String {
    if let type = types[value.key] {
      // A line can be just its color.
      let color = value.isString ? [SwiftArgument(value.stringLiteral)] : nil
      return SwiftCall("TGPaint.\(type)", color ?? arguments(of: value)).text
    }
    let numbers = value.elements.map(\.literal)
    switch value.key {
    case "linear": return ".linear(from: \(point(numbers)), to: \(point(numbers.dropFirst(2))))"
    case "radial": return ".radial(center: \(point(numbers)), radius: \(numbers[2]))"
    case "size": return "TGSize(width: \(numbers[0]), height: \(numbers[1]))"
    case "position", "fit": return value.literal
    case "dash" where value.isNumber: return "[\(value.literal)]"
    default:
      if value.isArray { return SwiftLiteral.list(value.elements.map(Self.value)) }
      return value.isString ? value.stringLiteral : value.literal
    }
  }

  private static func point(_ numbers: some Sequence<String>) -> String {
    SwiftLiteral.call("TGPoint", zip(["x", "y"], numbers).map { "\($0): \($1)" })
  }
}
