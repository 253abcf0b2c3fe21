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
  public func remedy(in notation: Notation) -> String? { problem.remedy(in: notation) }

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
    default: message
    }
  }
}

extension TGDiagnostic.Problem {
  /// What to write instead in Swift, if that is known.
  public var remedy: String? { remedy(in: .swift) }

  /// What to write instead, if that is known.
  public func remedy(in notation: TGDiagnostic.Notation) -> String? {
    switch (self, notation) {
    case (.other(_, _, _, let remedy), _): remedy
    case (_, .swift): remedyInSwift
    case (_, .scene): remedyInScene
    }
  }

  private var remedyInSwift: String? {
    switch self {
    case .noSize: "set it before you add the view, since adding copies it"
    case .unwrappedContent: "write `.size(.wrap)`"
    case .followsContent: "give one of the two a number, a share or `.wrap`"
    case .noFrame: "set `frame`"
    case .pixelGap: "lay out with `snapping: .edges`, so that neighbors share edges"
    default: remedyInAnyNotation
    }
  }

  private var remedyInScene: String? {
    switch self {
    case .noSize: "write a number, a percentage or \"fill\""
    case .unwrappedContent: "write \"wrap\""
    case .followsContent: "give one of the two a number, a percentage or \"wrap\""
    case .noFrame: "write a `frame`"
    case .pixelGap: "write `\"snapping\": \"edges\"`, so that neighbors share edges"
    default: remedyInAnyNotation
    }
  }

  private var remedyInAnyNotation: String? {
    switch self {
    case .sizeFromWrappingParent: "give the view a size of its own, or the parent one"
    case .overflow: "make it larger, let it wrap, or let its content shrink"
    case .sizeBetweenMargins: "remove the size or one of the margins"
    default: nil
    }
  }
}
