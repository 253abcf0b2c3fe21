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

  private static let sizeClass = SceneObject.sizeClass.schema.described(
    "A class of screens; a part that is left out does not matter.")

  private static let gravity = list(of: words(GravityNames.all)).described(
    "Where children go along each axis: a list of names, empty for none.")

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

extension DescriptorForm {
  /// A reference to the schema of the descriptor.
  var reference: SceneSchema {
    if isSize { return .named(.size) }
    return .named(allows(.list) ? .center : attribute.autoMargin == [] ? .baseline : .edge)
  }

  /// A value by itself, or an object with the value, its amounts and the bounds.
  fileprivate var schema: SceneSchema {
    let anchor = SceneSchema.named(isSize ? .extentOf : .edgeOf)
    var values = [SceneSchema.number]
    if isSize { values.append(role == .own ? .words(Self.words) : .word("wrap")) }
    if allows(.weight) { values.append(.named(.share)) }
    values.append(anchor)
    if !isSize, role == .own { values.append(.word(Self.safeArea)) }
    if allows(.list) { values.append(.list(of: anchor)) }
    let most = allows(.most) ? [SceneSchema.named(isSize ? .mostOfSizes : .mostOfPositions)] : []
    let alone = attribute.autoMargin == [] ? [] : [SceneSchema.word("auto")]
    let equal = SceneSchema.any(of: values + most).described("\(noun) itself.")
    let object = SceneSchema.object(
      [("equal", equal)] + amounts + (role == .own ? bounds : []),
      required: role == .own ? [] : ["equal"])
    return .any(of: values + alone + [object])
  }

  private var noun: String {
    switch role {
    case .own: isSize ? "The size" : "The position"
    case .bound: "The bound"
    case .term: "The value"
    }
  }

  private var amounts: [SceneSchema.Property] {
    let addend =
      isSize
      ? "What is added to it after that."
      : role == .term ? "How far it is moved inward from that edge." : "What is added to it."
    let multiple: [SceneSchema.Property] =
      hasMultiple ? [("multiple", .number.described("What it is multiplied by."))] : []
    return multiple + [(addendKey, .number.described(addend))]
  }

  private var bounds: [SceneSchema.Property] {
    let bound = SceneSchema.named(isSize ? .sizeBound : .positionBound)
    let shrink = "Which part of a shortage it takes, in proportion to the factors of others."
    return [
      ("min", bound.described("It is no less than this.")),
      ("max", bound.described("It is no more than this.")),
      ("shrink", .number.described(shrink)),
    ]
  }

  /// The largest or the smallest of several terms.
  fileprivate var schemaOfMost: SceneSchema {
    let terms = SceneSchema.list(of: with(.term).schema)
    return .any(
      of: .object(["max": terms.described("The largest of these values.")], required: ["max"]),
      .object(["min": terms.described("The smallest of these values.")], required: ["min"]))
  }
}
