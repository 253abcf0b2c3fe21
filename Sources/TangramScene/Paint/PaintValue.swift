import TangramCore
import TangramPaint

// The values of properties of a paint; those that would not be visible in a picture are not written.

extension SceneValue<String> {
  static let color = SceneValue(
    schema: .named(.color),
    read: { (value) throws(TGSceneError) in
      let color = try value.string()
      guard TGPaint.isColor(color) else {
        throw value.error("expected a color such as `#3e63dd`, `tomato` or `rgb(62 99 221 / 50%)`")
      }
      return color
    },
    write: { if TGPaint.isColor($0) { $1.string($0) } })

  /// The address of an image.
  static let source = SceneValue(
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
    write: { if TGPaint.Image($0).safeSource != nil { $1.string($0) } })
}

extension SceneValue<String?> {
  static let optionalColor = SceneValue<String>.color.optional
  static let optionalString = SceneValue<String>.string.optional
}

extension SceneValue<Bool?> {
  static let optionalBool = SceneValue<Bool>.bool.optional
}

extension SceneValue<TGSize?> {
  static let optionalSize = SceneValue<TGSize>.size.optional
}

extension SceneValue<TGPoint> {
  static let point = SceneValue(
    schema: .numbers(2),
    read: { (value) throws(TGSceneError) in
      let numbers = try value.numbers(["x", "y"])
      return TGPoint(x: numbers[0], y: numbers[1])
    },
    write: { $1.numbers([$0.x, $0.y]) })
}

extension SceneValue<TGSize> {
  static let size = SceneValue(
    schema: .numbers(2),
    read: { (value) throws(TGSceneError) in
      let numbers = try value.numbers(["width", "height"])
      return TGSize(width: numbers[0], height: numbers[1])
    },
    write: { $1.numbers([$0.width, $0.height]) })
}

extension SceneValue<[Double]> {
  static let numbers = SceneValue(
    schema: .list(of: .number),
    read: { (value) throws(TGSceneError) in
      var numbers: [Double] = []
      for element in try value.array() { numbers.append(try element.number()) }
      return numbers
    },
    write: { numbers, writer in
      writer.array(numbers) { number, writer in writer.number(number) }
    })

  /// The lengths of dashes and gaps; a single number specifies equal lengths.
  static let dash = SceneValue(
    schema: .any(of: .number, numbers.schema),
    read: { (value) throws(TGSceneError) in
      if let length = value.numberIfAny { return [length] }
      return try numbers.read(value)
    },
    write: numbers.write)
}

extension SceneValue<[String]> {
  /// The colors of a gradient, which is omitted if any of them is not a valid color.
  static let colors = SceneValue(
    schema: .list(of: .named(.color)).with("minItems", .number(1)),
    read: { (value) throws(TGSceneError) in
      var colors: [String] = []
      for element in try value.array() { colors.append(try SceneValue<String>.color.read(element)) }
      if colors.isEmpty { throw value.error("there is no color in the array") }
      return colors
    },
    write: { colors, writer in
      guard !colors.isEmpty, colors.allSatisfy(TGPaint.isColor) else { return }
      writer.array(colors) { color, writer in writer.string(color) }
    })
}

extension SceneSchema {
  /// The schema of a color in a paint: the rule of `TGPaint.isColor` as a pattern.
  static let paintColor = text(
    matching: "^(?=[\\s\\S]{1,64}$)(?:#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]+"
      + "|(?![\\s\\S]*(?:[uU][rR][lL]|[iI][mM][aA][gG][eE]|[gG][rR][aA][dD][iI][eE][nN][tT]))"
      + "[a-zA-Z][-a-zA-Z0-9]*\\([-a-zA-Z0-9#(),./% ]*\\))$"
  ).described("A color in the syntax of CSS.")
}
