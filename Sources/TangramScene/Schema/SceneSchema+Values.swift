import Tangram
import TangramCore

// Schemas of values that several keys share.

extension SceneSchema {
  /// The schemas that others refer to by name.
  static let definitions: [(name: Name, schema: SceneSchema)] = [
    (.share, text(matching: "^\(decimal)%$").described("A share, as in 20%.")),
    (
      .edgeOf,
      reference(isSize: false).described("An edge or a center of another view, as in B.right.")
    ),
    (
      .extentOf,
      reference(isSize: true).described("The width or the height of a view, as in B.width.")
    ),
    (.edge, position([word("auto")])), (.center, position([list(of: named(.edgeOf))])),
    (.baseline, position([])), (.positionBound, positionBound), (.size, size),
    (.sizeBound, sizeBound), (.mostOfSizes, most(isSize: true)),
    (.mostOfPositions, most(isSize: false)), (.gravity, gravity), (.sizeClass, TGSizeClass.schema),
    (.track, TGGridTrack.schema), (.tracks, TGGridTrack.schemaOfList),
    (.color, paintColor), (.line, paintLine),
  ]

  private static let decimal = #"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?"#

  /// A string with a number followed by a unit.
  static func number(before unit: String) -> SceneSchema { text(matching: "^\(decimal)\(unit)$") }

  private static func reference(isSize: Bool) -> SceneSchema {
    reference(to: TGAttribute.allCases.filter { $0.isSize == isSize }.map(\.name))
  }

  /// A string that ends with a dot and one of several words.
  static func reference(to words: [String]) -> SceneSchema {
    text(matching: #"\.("# + words.joined(separator: "|") + ")$")
  }
}

// MARK: - Positions and sizes

extension SceneSchema {
  static func of(_ attribute: TGAttribute) -> SceneSchema {
    switch attribute {
    case .width, .height: named(.size)
    case .centerX, .centerY: named(.center)
    default: named(attribute.autoMargin == [] ? "baseline" : "edge")
    }
  }

  /// - Parameter others: Schemas of values that only some positions allow. `auto` is allowed only by
  ///   itself, without an offset or bounds.
  private static func position(_ others: [SceneSchema]) -> SceneSchema {
    let values = [number, named(.share), named(.edgeOf), word(DescriptorReader.safeArea)]
    let inParts = values + others.filter { $0 != word("auto") } + [named(.mostOfPositions)]
    return any(
      of: values + others + [
        parts("The position itself.", inParts, amounts(isSize: false) + bounds(.positionBound))
      ])
  }

  private static let size = value(
    "The size itself.",
    [
      number, words(DescriptorReader.namedSizes), named(.share), named(.extentOf),
      list(of: named(.extentOf)),
    ], .mostOfSizes, amounts(isSize: true) + bounds(.sizeBound))

  private static let positionBound = value(
    "The bound itself.", [number, named(.edgeOf)], .mostOfPositions, amounts(isSize: false),
    required: ["equal"])

  private static let sizeBound = value(
    "The bound itself.", [number, word("wrap"), named(.share), named(.extentOf)], .mostOfSizes,
    amounts(isSize: true), required: ["equal"])

  /// The largest or the smallest of several values.
  private static func most(isSize: Bool) -> SceneSchema {
    let values = isSize ? [number, word("wrap"), named(.extentOf)] : [number, named(.edgeOf)]
    let amounts =
      isSize
      ? amounts(isSize: true)
      : [multiple, ("offset", number.described("How far it is moved inward from that edge."))]
    let terms = list(
      of: any(of: values + [parts("The value itself.", values, amounts, required: ["equal"])]))
    return any(
      of: object(["max": terms.described("The largest of these values.")], required: ["max"]),
      object(["min": terms.described("The smallest of these values.")], required: ["min"]))
  }

  /// A value, or an object with further keys that contains the value, or the largest or smallest of several.
  private static func value(
    _ about: String, _ values: [SceneSchema], _ most: Name, _ keys: [Property],
    required: [String] = []
  ) -> SceneSchema {
    any(of: values + [parts(about, values + [named(most)], keys, required: required)])
  }

  private static func parts(
    _ about: String, _ values: [SceneSchema], _ keys: [Property], required: [String] = []
  ) -> SceneSchema {
    object([("equal", any(of: values).described(about))] + keys, required: required)
  }

  private static let multiple: Property = (
    "multiple", number.described("What it is multiplied by.")
  )

  private static func amounts(isSize: Bool) -> [Property] {
    isSize
      ? [multiple, ("increment", number.described("What is added to it after that."))]
      : [("offset", number.described("What is added to it."))]
  }

  private static func bounds(_ bound: Name) -> [Property] {
    [
      ("min", named(bound).described("It is no less than this.")),
      ("max", named(bound).described("It is no more than this.")),
      (
        "shrink",
        number.described(
          "Which part of a shortage it takes, in proportion to the factors of others.")
      ),
    ]
  }

  private static let gravity = list(of: words(GravityNames.all)).described(
    "Where children go along each axis: a list of names, empty for none.")
}
