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
    case (.scene, .tooManyViews(let limit)):
      "exceed the limit of \(limit); the scene is not laid out"
    case (.scene, .tooDeep(let limit)):
      "are nested in more than \(limit) containers; the scene is not laid out"
    case (.scene, .noContent): "is \"wrap\", but the view has no content, so it is 0"
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
      "write `.\(property)(…)` with a number, a share such as `20%`, or `.fill`; "
        + "set it before you add the view to its parent, because adding a view copies it"
    case .unwrappedContent(.horizontal): "write `.width(.wrap)`"
    case .unwrappedContent(.vertical): "write `.height(.wrap)`"
    case .unwrappedContent: "write `.size(.wrap)`"
    case .notFinite where ["width", "height"].contains(property):
      "to fill the space, write `.fill`"
    case .notFinite where ["width.max", "height.max"].contains(property):
      "for an unlimited size, omit the maximum"
    case .followsContent: "replace the reference with a number, a share or `.wrap`"
    case .noFrame: "set the view's `frame`"
    case .plainParent:
      "make the parent a container, such as `TGFrameLayout`, or set the view's `frame`"
    case .zeroSize: "to hide the view, write `.visibility(.gone)`"
    case .loneShare(let percent):
      "write `.fill`, or add views that take the other \(readable(100 - percent))%"
    case .averageWithoutLine:
      "write `.fill`, or move the views into a linear layout along this axis"
    case .pixelGap: "use `snapping: .edges`, so that adjacent views share edges"
    default: remedyInAnyNotation
    }
  }

  /// The property of flex layouts and grids that replaces one without effect in them.
  ///
  /// It has the same name in Swift and in scenes.
  private static func insteadOf(_ property: String) -> String? {
    switch property {
    case "gravity": "set `justifyContent` and `alignItems` instead"
    case "alignment": "set `alignSelf` instead"
    default: nil
    }
  }

  private var remedyInScene: String? {
    switch self {
    case .noSize: "write a number, a share such as \"20%\", or \"fill\""
    case .unwrappedContent: "write \"wrap\""
    case .followsContent: "replace the reference with a number, a share or \"wrap\""
    case .noFrame: "set the view's `frame`"
    case .plainParent: "make the parent a container (`\"layout\": …`), or set the view's `frame`"
    case .zeroSize: "to hide the view, write `\"visibility\": \"gone\"`"
    case .loneShare(let percent):
      "write \"fill\", or add views that take the other \(readable(100 - percent))%"
    case .averageWithoutLine:
      "write \"fill\", or move the views into a linear layout along this axis"
    case .pixelGap: "write `\"snap\": \"edges\"`, so that adjacent views share edges"
    default: remedyInAnyNotation
    }
  }

  private var remedyInAnyNotation: String? {
    switch self {
    case .sizeFromWrappingParent: "give the view or its parent a size of its own"
    case .noContent: "add content to the view, or give it another size"
    case .unknownReference: "move both views into the same relative or constraint layout"
    case .noRoom: "set a minimum, or make other views smaller"
    case .unsettled: "give the container a size or a maximum"
    case .overflow: "make the container larger, let it wrap its content, or let the content shrink"
    case .sharesAboveWhole: "reduce the shares to a total of 100%"
    case .safeAreaInside: "set it on the root, or add the inset to the padding of the root"
    case .sizeBetweenMargins: "remove the size or one of the margins"
    case .centerBetweenMargins: "remove the center or one of the margins"
    case .alignmentAlongTheLine(let axis): "remove it, or add a \(axis.crossed) alignment"
    case .marginGivesWay(_, _, let axis):
      "remove the \(axis.sizeAttribute.name) or one of the margins"
    default: nil
    }
  }
}
