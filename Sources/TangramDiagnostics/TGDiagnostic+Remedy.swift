import TangramCore

extension TGDiagnostic {
  /// How a tree was written, and so how its author writes a remedy.
  public enum Notation: Hashable, Sendable, CaseIterable {
    /// Swift code.
    case swift
    /// The keys of a scene in JSON.
    case scene
  }

  /// What to write instead, if that is known.
  public func remedy(in notation: Notation) -> String? {
    problem.remedy(in: notation, for: property)
  }

  /// The place, the property, the problem, what was done instead, and what to write.
  ///
  ///     diagnostic.text(in: .scene)  // title: height has no value, …; write "wrap"
  public func text(in notation: Notation) -> String {
    var text = "\(place): \(property) \(message(in: notation))"
    if let remedy = remedy(in: notation) { text += "; \(remedy)" }
    if others > 0 { text += " (and \(others) more like it)" }
    return text
  }

  /// What is contradictory and what was done instead, to be read after the name of the property.
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
  /// What to write instead in Swift, if that is known.
  public var remedy: String? { remedy(in: .swift) }

  /// What to write instead, if that is known.
  public func remedy(in notation: TGDiagnostic.Notation) -> String? {
    remedy(in: notation, for: "size")
  }

  /// What to write instead for a property, if that is known.
  func remedy(in notation: TGDiagnostic.Notation, for property: String) -> String? {
    switch (self, notation) {
    case (.other(_, _, _, let remedy), _): remedy
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
