/// A probable mistake in a tree that can still be laid out: its location, the problem, the
/// correction that was applied, and the recommended change.
///
///     for diagnostic in layout.diagnostics { print(diagnostic) }
///
/// The guide *Diagnostics* lists all codes.
public struct TGDiagnostic: Sendable {
  /// The view with the problem.
  public let id: TGViewID
  /// The name of the view, if it has one.
  public let name: String?
  /// The property at fault, as written in user code, without the prefix `tg_`.
  public let property: String
  /// The problem with the property.
  package let problem: Kind
  /// The number of further diagnostics that report the same problem for other views and are not
  /// listed.
  public let others: Int
  /// Whether a diagnostic in the same list is about another view with the same name.
  package let isNameShared: Bool
  private let findPath: @Sendable () -> [Int]

  /// - Parameter path: Returns the list indices that lead from the root to the view.
  package init(
    _ remark: DiagnosticLog.Remark, of id: TGViewID, named name: String?, others: Int,
    isNameShared: Bool = false, path: @escaping @Sendable () -> [Int]
  ) {
    (self.id, self.name, self.isNameShared) = (id, name, isNameShared)
    (property, problem, self.others) = (remark.property, remark.problem, others)
    findPath = path
  }
}

extension TGDiagnostic {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A setting has no effect, or a different effect than it seems to have; the frames may still
    /// be as intended.
    case hint
    /// A view is probably not at the intended position, or does not have the intended size.
    case warning
    /// A setting cannot be applied, and something else was used instead.
    case error
  }

  /// The list indices that lead from the root to the view.
  ///
  /// The path is computed on each access.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view in the tree.
  public var path: [Int] { findPath() }
}

extension TGDiagnostic: Hashable {
  /// Returns whether both values report the same problem for the same view.
  public static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.property == other.property && one.problem == other.problem
      && one.others == other.others && one.name == other.name && one.path == other.path
  }

  /// Hashes the view, the property and the problem.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(property)
    hasher.combine(problem)
  }
}

extension TGDiagnostic.Severity: Comparable {
  /// Returns whether one severity is lower than the other.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .warning: 1
    case .error: 2
    }
  }
}
