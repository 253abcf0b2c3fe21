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
    (.edge, position(alone: [word("auto")])), (.center, position([list(of: named(.edgeOf))])),
    (.baseline, position()), (.positionBound, positionBound), (.size, size),
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

  /// - Parameters:
  ///   - others: Schemas of values that only some positions allow.
  ///   - alone: Schemas of values that are allowed only without an offset or bounds.
  private static func position(
    _ others: [SceneSchema] = [], alone: [SceneSchema] = []
  ) -> SceneSchema {
    value(
      "The position itself.",
      [number, named(.share), named(.edgeOf), word(DescriptorReader.safeArea)] + others,
      alone: alone, [named(.mostOfPositions)], amounts(isSize: false) + bounds(.positionBound),
      isRequired: false)
  }

  private static let size = value(
    "The size itself.",
    [
      number, words(DescriptorReader.namedSizes), named(.share), named(.extentOf),
      list(of: named(.extentOf)),
    ], [named(.mostOfSizes)], amounts(isSize: true) + bounds(.sizeBound), isRequired: false)

  private static let positionBound = value(
    "The bound itself.", [number, named(.edgeOf)], [named(.mostOfPositions)],
    amounts(isSize: false))

  private static let sizeBound = value(
    "The bound itself.", [number, word("wrap"), named(.share), named(.extentOf)],
    [named(.mostOfSizes)], amounts(isSize: true))

  /// The largest or the smallest of several values.
  private static func most(isSize: Bool) -> SceneSchema {
    let terms = list(
      of: value(
        "The value itself.",
        isSize ? [number, word("wrap"), named(.extentOf)] : [number, named(.edgeOf)], [],
        isSize
          ? amounts(isSize: true)
          : [multiple, ("offset", number.described("How far it is moved inward from that edge."))]))
    return any(
      of: object(["max": terms.described("The largest of these values.")], required: ["max"]),
      object(["min": terms.described("The smallest of these values.")], required: ["min"]))
  }

  /// A value, or an object that contains it, with further keys.
  ///
  /// - Parameters:
  ///   - alone: Values that only stand alone.
  ///   - inObject: Values that only an object contains.
  private static func value(
    _ about: String, _ values: [SceneSchema], alone: [SceneSchema] = [],
    _ inObject: [SceneSchema], _ keys: [Property], isRequired: Bool = true
  ) -> SceneSchema {
    let equal = any(of: values + inObject).described(about)
    return any(
      of: values + alone
        + [object([("equal", equal)] + keys, required: isRequired ? ["equal"] : [])])
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
