/// Something in a tree that can be laid out but is probably a mistake: where it is, what it is,
/// what was done instead, and what to write.
///
///     for diagnostic in layout.diagnostics { print(diagnostic) }
///
/// The guide *Diagnostics* lists all codes.
public struct TGDiagnostic: Sendable {
  /// The view.
  public let id: TGViewID
  /// The name of the view, if it has one.
  public let name: String?
  /// The property at fault, as users write it, without the `tg_`.
  public let property: String
  /// What is the matter with it.
  public let problem: Problem
  /// How many more diagnostics there are that say the same of other views and are not listed.
  public let others: Int
  private let frames: FrameTable
  private let slot: Int

  /// - Parameter frames: The table by which the path to the view is found.
  init(_ remark: DiagnosticLog.Remark, _ node: NodeRef, _ frames: FrameTable, others: Int) {
    (id, name) = (TGViewID(node.identity), node.name)
    (property, problem, self.others) = (remark.property, remark.problem, others)
    (self.frames, slot) = (frames, remark.frame)
  }
}

extension TGDiagnostic {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// What was written has no effect, or not the one it seems to have; the frames may well be those
    /// that are meant.
    case hint
    /// A view is probably not where it is meant to be, or not as large.
    case warning
    /// What was written cannot be done, and something else was.
    case error
  }

  /// What kind of problem it is: a short word that stays the same from version to version.
  public var code: Code { problem.code }

  /// How bad it is.
  public var severity: Severity { problem.severity }

  /// The indices that lead from the root to the view.
  ///
  /// They are found when they are read.
  ///
  /// - Complexity: O(*d*), where *d* is the number of views around the view.
  public var path: [Int] { frames.path(to: slot) }

  /// The view as a person would look for it: its name, or the path to it.
  public var place: String {
    if let name { return name }
    let path = path
    func text(_ path: some Sequence<Int>) -> String { path.map { "[\($0)]" }.joined() }
    if path.isEmpty { return "root" }
    if path.count <= Self.longestPath { return text(path) }
    return "\(text(path.prefix(8)))…\(text(path.suffix(4))) at level \(path.count)"
  }

  /// The most indices that are written out.
  private static let longestPath = 20
}

extension TGDiagnostic: Hashable {
  /// Whether both say the same of the same view.
  public static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.property == other.property && one.problem == other.problem
      && one.others == other.others && one.name == other.name && one.path == other.path
  }

  /// Feeds the view, the property and the problem into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(property)
    hasher.combine(problem)
  }
}

extension TGDiagnostic.Severity: Comparable {
  /// Whether one is less bad than the other.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .warning: 1
    case .error: 2
    }
  }
}
