import TangramCore

/// Gravities of single lines of a flow layout.
///
///     tags.tg_lineGravity = TGLineGravity(last: .horz.left)
///     tags.tg_lineGravity = TGLineGravity { line, _, _ in line == 0 ? TGGravity.horz.center : nil }
///
/// The part of such a gravity along the line replaces the flow's gravity, the part across the line its
/// arranged gravity; a part that is missing replaces nothing. `tg_lastlineGravityPolicy` does not apply
/// to a line that has its own gravity along it.
///
/// Gravities that functions return are equal if one value is a copy of the other.
public struct TGLineGravity: Equatable, Sendable {
  /// The gravities of the first lines, in order; nil for the gravities of the flow.
  public let lines: [TGGravity?]
  /// The gravity of the last line, even if it is one of `lines`; nil to treat it like any other line.
  public let last: TGGravity?
  private let rule: Rule?

  /// A function, as an object, so that copies of it can be recognized.
  private final class Rule: Sendable, Equatable {
    let gravity: @Sendable (Int, Int, Bool) -> TGGravity?

    init(_ gravity: @escaping @Sendable (Int, Int, Bool) -> TGGravity?) { self.gravity = gravity }

    static func == (left: Rule, right: Rule) -> Bool { left === right }
  }

  /// Creates gravities of the first lines and of the last one.
  public init(lines: [TGGravity?] = [], last: TGGravity? = nil) {
    (self.lines, self.last, rule) = (lines, last, nil)
  }

  /// Creates gravities that a function returns.
  ///
  /// The result must depend on the arguments alone: the function is called several times for a line.
  /// Scenes cannot express a function.
  ///
  /// - Parameter gravity: Returns the gravity of a line, or nil for the gravities of the flow. The
  ///   arguments are the index of the line, the number of its children, and whether it is the last line.
  public init(
    _ gravity: @escaping @Sendable (_ line: Int, _ count: Int, _ isLast: Bool) -> TGGravity?
  ) {
    (lines, last, rule) = ([], nil, Rule(gravity))
  }

  /// Whether the gravities are those that a function returns.
  public var isFunction: Bool { rule != nil }

  /// The gravity of a line; nil for the gravities of the flow.
  func gravity(ofLine line: Int, _ count: Int, isLast: Bool) -> TGGravity? {
    if let rule { return rule.gravity(line, count, isLast) }
    if isLast, let last { return last }
    return line < lines.count ? lines[line] : nil
  }
}
