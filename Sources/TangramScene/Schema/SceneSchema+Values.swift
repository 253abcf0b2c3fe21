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

  /// The pattern of a JSON number.
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
  /// The schema of a position.
  static func position(_ attribute: TGAttribute) -> SceneSchema {
    switch attribute {
    case .centerX, .centerY: named(.center)
    default: named(attribute.autoMargin == [] ? "baseline" : "edge")
    }
  }

  /// - Parameter others: Schemas of values that only some positions allow.
  private static func position(_ others: [SceneSchema]) -> SceneSchema {
    let isAuto = others == [word("auto")]
    let values = [number, named(.share), named(.edgeOf), word(DescriptorReader.safeArea)]
    let parts = object([
      "equal": any(of: values + (isAuto ? [] : others) + [named(.mostOfPositions)])
        .described("The position itself."),
      "offset": number.described("What is added to it."),
      "min": named(.positionBound).described("It is no less than this."),
      "max": named(.positionBound).described("It is no more than this."),
      "shrink": shrink,
    ])
    return any(of: values + others + [parts])
  }

  private static let shrink = number.described(
    "Which part of a shortage it takes, in proportion to the factors of others.")

  private static let positionBound = any(
    of: number, named(.edgeOf),
    object(
      [
        "equal": any(of: number, named(.edgeOf), named(.mostOfPositions))
          .described("The bound itself."),
        "offset": number.described("What is added to it."),
      ], required: ["equal"]))

  private static let size: SceneSchema = {
    let values = [
      number, words(DescriptorReader.namedSizes), named(.share), named(.extentOf),
      list(of: named(.extentOf)),
    ]
    let parts = object([
      "equal": any(of: values + [named(.mostOfSizes)]).described("The size itself."),
      "multiple": number.described("What it is multiplied by."),
      "increment": number.described("What is added to it after that."),
      "min": named(.sizeBound).described("It is no less than this."),
      "max": named(.sizeBound).described("It is no more than this."),
      "shrink": shrink,
    ])
    return any(of: values + [parts])
  }()

  private static let sizeBound: SceneSchema = {
    let values = [number, word("wrap"), named(.share), named(.extentOf)]
    let parts = object(
      [
        "equal": any(of: values + [named(.mostOfSizes)]).described("The bound itself."),
        "multiple": number.described("What it is multiplied by."),
        "increment": number.described("What is added to it after that."),
      ], required: ["equal"])
    return any(of: values + [parts])
  }()

  /// The largest or the smallest of several values.
  private static func most(isSize: Bool) -> SceneSchema {
    let values = isSize ? [number, word("wrap"), named(.extentOf)] : [number, named(.edgeOf)]
    var parts = [(key: "equal", schema: any(of: values).described("The value itself."))]
    parts.append(("multiple", number.described("What it is multiplied by.")))
    if isSize {
      parts.append(("increment", number.described("What is added to it after that.")))
    } else {
      parts.append(("offset", number.described("How far it is moved inward from that edge.")))
    }
    let terms = list(of: any(of: values + [object(parts, required: ["equal"])]))
    return any(
      of: object(["max": terms.described("The largest of these values.")], required: ["max"]),
      object(["min": terms.described("The smallest of these values.")], required: ["min"]))
  }

  private static let gravity = list(of: words(GravityNames.all)).described(
    "Where children go along each axis: a list of names, empty for none.")
}
