import TangramScene

// Swift code for properties of specific kinds of containers.

extension SwiftSpelling {
  static let ofKinds = ofLines.merging(ofPaths) { $1 }.merging(ofTracks) { $1 }

  /// Properties of containers with lines, including tables, whose rows are linear layouts.
  private static let ofLines: [String: SwiftSpelling] = [
    "orientation": firstArgument("tg_orientation", standard: ".vert"),
    "shrinkType": property("tg_shrinkType", "shrinkType", standard: ".none") { $0.options },
    "baselineBase": SwiftSpelling { source, view in
      view.call("baselineBase", SwiftArgument(source.reference))
    } change: {
      ["tg_baselineBaseView = \($0.value.isNull ? "nil" : "\($0.reference).id")"]
    },
    "fixedSubviews": fixedSubviews,
    "arrangedCount": argument("arrangedCount", "tg_arrangedCount", standard: "0"),
    "pagedCount": property("tg_pagedCount", "pagedCount", standard: "0"),
    "maxLines": property("tg_maxLines", "maxLines", standard: "0"),
    "autoArrange": flag("tg_autoArrange", "autoArrange"),
    "isFlex": flag("tg_isFlex", "isFlex"),
    "arrangedGravity": property("tg_arrangedGravity", "arrangedGravity", standard: ".none") {
      $0.gravity
    },
    "lastlineGravity": property(
      "tg_lastlineGravityPolicy", "lastlineGravityPolicy", standard: ".no"
    ),
    "lineGravity": property("tg_lineGravity", "lineGravity", standard: "nil") { $0.lineGravity },
    "noBoundaryLimit": flag("tg_noBoundaryLimit", "noBoundaryLimit"),
    "align": argument("alignment", "tg_align", standard: ".center"),
    "size": ofRow("size"), "colSize": ofRow("colSize"), "colCount": ofRow("colCount"),
  ]

  /// An argument of the call that creates a table row; it is the same in all size classes.
  private static func ofRow(_ label: String) -> SwiftSpelling {
    SwiftSpelling { source, view in
      let text = source.value.isNumber ? source.number : source.choice
      view.creation.arguments.append(SwiftArgument(label, text))
    } change: { _ in
      []
    }
  }

  private static let fixedSubviews = SwiftSpelling { source, view in
    if source.value["minSpace"] == nil {
      view.statements.append("tg_fixedSubviews = \(source.fixedSubviews)")
    } else {
      view.calls.append(SwiftCall(name: "fixedSubviews", arguments: source.ofFixedSubviews))
    }
  } change: {
    ["tg_fixedSubviews = \($0.value.isNull ? "nil" : $0.fixedSubviews)"]
  }

  private static let ofPaths: [String: SwiftSpelling] = [
    "curve": argument(nil, "tg_curve", standard: "nil") { $0.curve },
    "origin": property("tg_coordinateSetting.origin", standard: ".zero") { $0.point },
    "math": property("tg_coordinateSetting.isMath", standard: "false"),
    "reverse": property("tg_coordinateSetting.isReverse", standard: "false"),
    "start": property("tg_coordinateSetting.start", standard: "nil"),
    "end": property("tg_coordinateSetting.end", standard: "nil"),
    "spaceType": property("tg_spaceType", "spaceType", standard: ".flexed") { $0.spaceType },
    "originView": property("originViewID", standard: "nil") { "\($0.reference).id" },
    "distanceError": property("tg_distanceError", "distanceError", standard: "0.5"),
  ]

  private static let ofTracks: [String: SwiftSpelling] = [
    "direction": firstArgument("tg_direction", standard: ".row"),
    "wrap": SwiftSpelling { source, view in
      if source.value.stringIfAny == "wrap" {
        view.creation.arguments.append(SwiftArgument("wrap", "true"))
      } else {
        view.statements.append("tg_wrap = \(source.choice)")
      }
    } change: { source in
      let isNone = source.value.isNull || source.value.stringIfAny == "nowrap"
      return ["tg_wrap = \(isNone ? ".noWrap" : source.choice)"]
    },
    "justifyContent": alignment("justifyContent"),
    "alignContent": alignment("alignContent"),
    "justifyItems": alignment("justifyItems"),
    "alignItems": alignment("alignItems"),
    "templateColumns": argument("columns", "tg_columns", standard: "[]") { $0.tracks },
    "templateRows": argument("rows", "tg_rows", standard: "[]") { $0.tracks },
    "templateAreas": argument("areas", "tg_areas", standard: "[]") { $0.strings },
    "autoColumns": property("tg_autoColumns", standard: "[]") { $0.tracks },
    "autoRows": property("tg_autoRows", standard: "[]") { $0.tracks },
    "autoFlow": property("tg_autoFlow", standard: ".row"),
    "constraints": constraints,
  ]

  /// An alignment of items that is optional in some containers.
  private static func alignment(_ name: String) -> SwiftSpelling {
    SwiftSpelling { source, view in
      view.statements.append("tg_\(name) = \(source.alignment(name))")
    } change: {
      ["tg_\(name) = \($0.alignment(name))"]
    }
  }
}

// MARK: - Values

extension SwiftSource {
  fileprivate var reference: String { names.reference(to: value.stringIfAny ?? "") }

  /// An alignment, or its default value if there is none.
  fileprivate func alignment(_ name: String) -> String {
    if !value.isNull { return optionalChoice }
    if name == "justifyContent", isIn(["flex"]) { return ".flexStart" }
    return isIn(["grid"]) && name.hasSuffix("Items") ? "nil" : ".stretch"
  }

  fileprivate var lineGravity: String {
    var arguments: [SwiftArgument] = []
    if let lines = value["lines"] {
      let gravities = lines.elements.map { $0.isNull ? "nil" : about($0).gravity }
      arguments.append(SwiftArgument("lines", SwiftLiteral.list(gravities)))
    }
    if let last = value["last"] { arguments.append(SwiftArgument("last", about(last).gravity)) }
    return SwiftLiteral.call("TGLineGravity", arguments.map(\.written))
  }

  fileprivate var fixedSubviews: String {
    SwiftLiteral.call("TGFixedSubviews", ofFixedSubviews.map(\.written))
  }

  fileprivate var ofFixedSubviews: [SwiftArgument] {
    value.elements.map {
      SwiftArgument($0.key, $0.isNumber ? $0.numberLiteral : "\($0.isTrue)")
    }
  }

  fileprivate var curve: String {
    let name = value.elements.first { $0.isString }?.stringIfAny ?? ""
    return SwiftLiteral.call(".\(name)", value.labeledNumbers.map(\.written))
  }

  /// The spacing of children along a curve.
  fileprivate var spaceType: String {
    guard let member = value.elements.first(where: \.isNumber) else { return ".flexed" }
    return ".\(member.key)(\(member.numberLiteral))"
  }

  fileprivate var strings: String { SwiftLiteral.list(value.elements.map(\.stringLiteral)) }

  fileprivate var tracks: String { SwiftLiteral.list(value.elements.map { about($0).track }) }

  private var track: String {
    if value.isNumber { return number }
    if let amount { return ".share(\(amount))" }
    if let part = value.number(before: "fr") { return ".fr(\(SwiftLiteral.number(part)))" }
    if value.isString { return choice }
    if let limit = value["fitContent"] { return ".fitContent(\(about(limit).track))" }
    if let count = value["repeat"], let tracks = value["tracks"] {
      let times = count.isNumber ? ".times(\(count.numberLiteral))" : count.choiceLiteral
      return ".repeated(\(times), \(about(tracks).tracks))"
    }
    let bounds = ["min" as String, "max"].map { key in value[key].map { about($0).track } ?? ".auto"
    }
    return SwiftLiteral.call(".minmax", bounds)
  }
}
