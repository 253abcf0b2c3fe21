import Tangram
import TangramCore

// Schemas of values that several keys share.

extension SceneSchema {
  /// The schemas that others refer to by name.
  static let definitions: [(name: Name, schema: SceneSchema)] = [
    (.share, number(before: "%").described("A share, as in 20%.")),
    (
      .edgeOf,
      reference(isSize: false).described("An edge or a center of another view, as in B.right.")
    ),
    (
      .extentOf,
      reference(isSize: true).described("The width or the height of a view, as in B.width.")
    ),
    (.edge, DescriptorForm(attribute: .left).schema),
    (.center, DescriptorForm(attribute: .centerX).schema),
    (.baseline, position.schema), (.positionBound, position.with(.bound).schema),
    (.size, size.schema), (.sizeBound, size.with(.bound).schema),
    (.mostOfSizes, size.schemaOfMost), (.mostOfPositions, position.schemaOfMost),
    (.gravity, gravity), (.sizeClass, sizeClass),
    (.track, TGGridTrack.schema), (.tracks, TGGridTrack.schemaOfList),
    (.color, paintColor), (.line, paintLine),
  ]

  private static let position = DescriptorForm(attribute: .baseline)
  private static let size = DescriptorForm(attribute: .width)

  private static let sizeClass = SceneValue.sizeClass.schema.described(
    "A class of screens; a part that is left out does not matter.")

  private static let gravity = list(of: words(GravityNames.all)).described(
    "Where children go along each axis: a list of names, empty for none.")

  /// A string with a number followed by a unit.
  static func number(before unit: String) -> SceneSchema {
    text(matching: #"^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?\#(unit)$"#)
  }

  private static func reference(isSize: Bool) -> SceneSchema {
    reference(to: TGAttribute.allCases.filter { $0.isSize == isSize }.map(\.name))
  }

  /// A string that ends with a dot and one of several words.
  static func reference(to words: [String]) -> SceneSchema {
    text(matching: #"\.("# + words.joined(separator: "|") + ")$")
  }
}
