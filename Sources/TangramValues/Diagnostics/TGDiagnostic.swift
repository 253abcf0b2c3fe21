/// A probable mistake in a tree that can still be laid out: its location, the problem, the
/// correction that was applied, and the recommended change.
///
///     for diagnostic in layout.diagnostics { print(diagnostic) }
///
/// The guide *Diagnostics* lists all codes.
public struct TGDiagnostic: Hashable, Sendable {
  /// The view with the problem.
  public let id: TGViewID
  /// The name of the view, if it has one.
  public let name: String?
  /// The property at fault, as written in user code, without the prefix `tg_`.
  public let property: String
  package let problem: Kind
  /// The number of further diagnostics that report the same problem for other views and are not
  /// listed.
  public let others: Int
  private let place: Place

  /// The location of the view; equal locations have the same path.
  private struct Place: Hashable, Sendable {
    let isNameShared: Bool
    let path: @Sendable () -> [Int]

    static func == (one: Self, other: Self) -> Bool { one.path() == other.path() }

    func hash(into hasher: inout Hasher) {}
  }

  /// - Parameter path: Returns the list indices that lead from the root to the view.
  package init(
    _ remark: DiagnosticLog.Remark, of id: TGViewID, named name: String?, others: Int,
    isNameShared: Bool = false, path: @escaping @Sendable () -> [Int]
  ) {
    (self.id, self.name, self.others) = (id, name, others)
    (property, problem) = (remark.property, remark.problem)
    place = Place(isNameShared: isNameShared, path: path)
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
  public var path: [Int] { place.path() }

  /// Whether a diagnostic in the same list is about another view with the same name.
  package var isNameShared: Bool { place.isNameShared }
}

extension TGDiagnostic.Severity: Comparable {
  /// Returns whether one severity is lower than the other.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
