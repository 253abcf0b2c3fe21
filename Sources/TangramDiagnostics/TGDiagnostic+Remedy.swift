import TangramCore

extension TGDiagnostic {
  /// The notation in which a tree is written, and in which suggestions are given.
  public enum Notation: Hashable, Sendable, CaseIterable {
    /// Swift code.
    case swift
    /// JSON keys of a scene.
    case scene
  }

  /// Returns a suggestion for what to write instead, if there is one.
  public func remedy(in notation: Notation) -> String? {
    problem.remedy(in: notation, for: property)
  }

  /// Returns the path of the view, the property, the problem, the value used instead, and a
  /// suggestion.
  ///
  ///     diagnostic.text(in: .scene)  // title: height has no value, …; write "wrap"
  public func text(in notation: Notation) -> String {
    var text = "\(place): \(property) \(message(in: notation))"
    if let remedy = remedy(in: notation) { text += "; \(remedy)" }
    if others > 0 { text += " (and \(others) more like it)" }
    return text
  }

  /// Returns a description of the contradiction and of the value used instead, to be read after the
  /// property's name.
  public func message(in notation: Notation) -> String {
    switch (notation, problem) {
    case (.scene, .tooManyViews(let limit)): "are more than \(limit); the scene is not laid out"
    case (.scene, .tooDeep(let limit)):
      "are nested in more than \(limit) containers; the scene is not laid out"
    case (.scene, .noContent): "is \"wrap\", but there is no content, so it is 0"
    default: message
    }
  }
}

extension TGDiagnostic.Problem {
  /// A suggestion for what to write instead in Swift, if there is one.
  public var remedy: String? { remedy(in: .swift) }

  /// Returns a suggestion for what to write instead, if there is one.
  public func remedy(in notation: TGDiagnostic.Notation) -> String? {
    remedy(in: notation, for: "size")
  }

  /// Returns a suggestion for what to write instead for a property, if there is one.
  func remedy(in notation: TGDiagnostic.Notation, for property: String) -> String? {
    switch (self, notation) {
    case (.other(_, _, _, let remedy), _): remedy
    case (.unused("flex"), _), (.unused("grid"), _): Self.insteadOf(property)
    case (_, .swift): remedyInSwift(for: property)
    case (_, .scene): remedyInScene
    }
  }

  private func remedyInSwift(for property: String) -> String? {
    switch self {
    case .noSize:
      "write `.\(property)(…)` with a number, a share or `.fill`; "
        + "a change made after the view was added does not reach it"
    case .unwrappedContent(.horizontal): "write `.width(.wrap)`"
    case .unwrappedContent(.vertical): "write `.height(.wrap)`"
    case .unwrappedContent: "write `.size(.wrap)`"
    case .notFinite where ["width", "height"].contains(property):
      "to fill the space, write `.fill`"
    case .notFinite where ["width.max", "height.max"].contains(property):
      "without a maximum there is no limit"
    case .followsContent: "give one of the two a number, a share or `.wrap`"
    case .noFrame: "set `frame`"
    case .plainParent: "make the parent a container, such as `TGFrameLayout`, or set `frame`"
    case .zeroSize: "to hide the view, write `.visibility(.gone)`"
    case .loneShare(let percent):
      "write `.fill`, or add views that take the other \(readable(100 - percent))%"
    case .pixelGap: "lay out with `snapping: .edges`, so that neighbors share edges"
    default: remedyInAnyNotation
    }
  }

  /// The property of flex layouts and grids to set instead of one that has no effect in them.
  ///
  /// They are called the same in Swift and in scenes.
  private static func insteadOf(_ property: String) -> String? {
    switch property {
    case "gravity": "set `justifyContent` and `alignItems`"
    case "alignment": "set `alignSelf`"
    default: nil
    }
  }

  private var remedyInScene: String? {
    switch self {
    case .noSize: "write a number, a share such as \"20%\", or \"fill\""
    case .unwrappedContent: "write \"wrap\""
    case .followsContent: "give one of the two a number, a share or \"wrap\""
    case .noFrame: "write a `frame`"
    case .plainParent: "make the parent a container (`\"layout\": …`), or write a `frame`"
    case .zeroSize: "to hide the view, write `\"visibility\": \"gone\"`"
    case .loneShare(let percent):
      "write \"fill\", or add views that take the other \(readable(100 - percent))%"
    case .pixelGap: "write `\"snapping\": \"edges\"`, so that neighbors share edges"
    default: remedyInAnyNotation
    }
  }

  private var remedyInAnyNotation: String? {
    switch self {
    case .sizeFromWrappingParent: "give one of the two a size of its own"
    case .noContent: "give it content or another size"
    case .unknownReference: "move both views into one relative or constraint layout"
    case .noRoom: "give it a minimum, or make others smaller"
    case .unsettled: "give the container a size or a maximum"
    case .overflow: "make it larger, let it wrap, or let its content shrink"
    case .sharesAboveWhole: "let them add up to 100%"
    case .sizeBetweenMargins: "remove the size or one of the margins"
    case .centerBetweenMargins: "remove it or one of the margins"
    case .marginGivesWay(_, _, let axis):
      "remove the \(axis.sizeAttribute.name) or one of the margins"
    default: nil
    }
  }
}
