@_exported import TangramResults

extension TGDiagnostic {
  /// The notation in which a tree is written, and in which suggestions are given.
  public enum Notation: Hashable, Sendable, CaseIterable {
    /// Swift code.
    case swift
    /// JSON keys of a scene.
    case scene
  }

  private func facts(in notation: Notation) -> ProblemFacts {
    problem.facts(for: property, in: notation)
  }

  /// The kind of the problem: a short word that is stable across versions.
  public var code: Code { facts(in: .swift).code }

  /// The severity of the problem.
  public var severity: Severity { facts(in: .swift).severity }

  /// The contradiction and the value used instead, to be read after the name of the property.
  public var message: String { message(in: .swift) }

  /// A suggestion for what to write instead, if there is one.
  public var remedy: String? { remedy(in: .swift) }

  package func message(in notation: Notation) -> String { facts(in: notation).message }

  /// Returns the remedy in this notation, if there is one.
  package func remedy(in notation: Notation) -> String? { facts(in: notation).remedy }

  /// Returns the place of the view, the property, the problem, the value used instead, and a remedy.
  ///
  ///     diagnostic.text(in: .scene)  // title: height has no value, …; write "wrap"
  public func text(in notation: Notation) -> String {
    var text = "\(place): \(property) \(message(in: notation))"
    if let remedy = remedy(in: notation) { text += "; \(remedy)" }
    if others > 0 { text += " (and \(others) more like it)" }
    return text
  }
}

extension TGDiagnostic: CustomStringConvertible {
  /// The place of the view, the property, the problem, the value used instead, and a remedy.
  public var description: String { text(in: .swift) }
}

// MARK: - The location of the view

extension TGDiagnostic {
  /// The location of the view: its name, its path, or both if the name could mean another view.
  public var place: String {
    guard let name else { return readablePath }
    return isNameShared ? "\(name) at \(readablePath)" : name
  }

  private var readablePath: String {
    let path = path
    if path.count <= Self.longestPath { return readable(path: path) }
    let (start, end) = (readable(path: path.prefix(8)), readable(path: path.suffix(4)))
    return "\(start)…\(end) at level \(path.count)"
  }

  private static let longestPath = 20
}
