import TangramCore

/// The translation of a key of a node to Swift, for a view that is being created and for one that
/// is being changed.
///
/// There is a translation for every key that scenes are written with; a test checks this. Names that follow
/// from the key are omitted: by default, the property has the name of the key with the prefix `tg_`.
struct SwiftSpelling: Sendable, ExpressibleByStringLiteral {
  /// How the value is written when a view is created.
  enum Place: Equatable, Sendable {
    /// A modifier, which has the name of the key unless it is given.
    case modifier(String? = nil, label: String? = nil)
    /// An argument of the call that creates the view.
    case argument(String?)
    /// A statement, since there is no modifier.
    case statement
    case descriptor
  }

  /// The value of a property that the document does not mention.
  let standard: String
  let place: Place
  /// The property; nil if it has the name of the key.
  let property: String?

  init(_ standard: String = "nil", by place: Place = .modifier(), of property: String? = nil) {
    (self.standard, self.place, self.property) = (standard, place, property)
  }

  init(stringLiteral standard: String) { self.init(standard) }

  static subscript(key: String) -> SwiftSpelling? {
    let isDescriptor = TGAttribute.allCases.contains { $0.name == key }
    return all[key] ?? (isDescriptor ? SwiftSpelling(by: .descriptor) : nil)
  }
}

// MARK: - Keys

extension SwiftSpelling {
  /// The spellings of all keys but positions and sizes; a string alone is the standard value.
  private static let all: [String: SwiftSpelling] = [
    // All views.
    "visibility": ".visible", "alignment": ".none", "noLayout": "false", "useFrame": "false",
    "reverseFloat": "false", "clearFloat": "false", "content": "nil", "paint": "nil",
    "hidden": .init("false", of: "isHidden"), "frame": .init(".zero", of: "frame"),
    "boundsOrigin": .init(".zero", by: .statement, of: "bounds.origin"),
    "anchorPoint": .init(".zero", of: "anchorPoint"),
    "transform": .init(".identity", of: "transform"), "alpha": .init("1", of: "alpha"),
    "spacer": "nil",

    // Items of containers that define their own properties.
    "alignSelf": .init(of: "tg_flex.alignSelf"), "order": .init("0", of: "tg_flex.order"),
    "aspectRatio": .init(by: .modifier("itemAspectRatio"), of: "tg_flex.aspectRatio"),
    "position": .init("false", by: .modifier("absolute"), of: "tg_flex.isAbsolute"),
    "grow": .init("0", by: .modifier("flex", label: "grow"), of: "tg_flex.grow"),
    "shrink": .init("1", by: .modifier("flex", label: "shrink"), of: "tg_flex.shrink"),
    "basis": .init(".auto", of: "tg_flex.basis"),
    "justifySelf": .init(of: "tg_grid.justifySelf"),
    "column": .init(".auto", by: .modifier("grid", label: "column"), of: "tg_grid.column"),
    "row": .init(".auto", by: .modifier("grid", label: "row"), of: "tg_grid.row"),
    "area": .init(of: "tg_grid.area"), "hugging": "(.low, .low)", "resistance": "(.high, .high)",

    // All containers.
    "padding": ".zero", "zeroPadding": "true", "space": "0", "hspace": "0", "vspace": "0",
    "gravity": ".none", "reverseLayout": "false", "layoutTransform": ".identity",

    // Containers with lines, and tables, whose rows are linear layouts.
    "orientation": ".vert", "shrinkType": ".none",
    "baselineBase": .init(of: "tg_baselineBaseView"), "fixedSubviews": .init(by: .statement),
    "arrangedCount": .init("0", by: .argument("arrangedCount")), "pagedCount": "0", "maxLines": "0",
    "autoArrange": "false", "isFlex": "false", "arrangedGravity": ".none",
    "lastlineGravity": .init(
      ".no", by: .modifier("lastlineGravityPolicy"), of: "tg_lastlineGravityPolicy"),
    "lineGravity": "nil", "noBoundaryLimit": "false",
    "align": .init(".center", by: .argument("alignment")), "size": .init(by: .argument("size")),
    "colSize": .init(by: .argument("colSize")), "colCount": .init(by: .argument("colCount")),

    // Paths.
    "curve": .init(by: .argument(nil)),
    "origin": .init(".zero", by: .statement, of: "tg_coordinateSetting.origin"),
    "math": .init("false", by: .statement, of: "tg_coordinateSetting.isMath"),
    "reverse": .init("false", by: .statement, of: "tg_coordinateSetting.isReverse"),
    "start": .init(by: .statement, of: "tg_coordinateSetting.start"),
    "end": .init(by: .statement, of: "tg_coordinateSetting.end"),
    "spaceType": ".flexed", "originView": .init(by: .statement, of: "originViewID"),
    "distanceError": "0.5",

    // Containers of items.
    "direction": ".row", "wrap": .init(".noWrap", by: .statement),
    "justifyContent": .init(".stretch", by: .statement),
    "alignContent": .init(".stretch", by: .statement),
    "justifyItems": .init(".stretch", by: .statement),
    "alignItems": .init(".stretch", by: .statement),
    "templateColumns": .init("[]", by: .argument("columns"), of: "tg_columns"),
    "templateRows": .init("[]", by: .argument("rows"), of: "tg_rows"),
    "templateAreas": .init("[]", by: .argument("areas"), of: "tg_areas"),
    "autoColumns": .init("[]", by: .statement), "autoRows": .init("[]", by: .statement),
    "autoFlow": .init(".row", by: .statement), "constraints": "[]",
  ]
}
