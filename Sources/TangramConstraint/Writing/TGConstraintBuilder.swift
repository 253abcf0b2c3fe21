/// Collects the constraints in braces.
@resultBuilder
public enum TGConstraintBuilder {
  /// One constraint.
  public static func buildExpression(_ constraint: TGConstraint) -> [TGConstraint] { [constraint] }

  /// Several at once.
  public static func buildExpression(_ constraints: [TGConstraint]) -> [TGConstraint] {
    constraints
  }

  /// All of them, one after another.
  public static func buildBlock(_ parts: [TGConstraint]...) -> [TGConstraint] {
    parts.flatMap { $0 }
  }

  /// Those after an `if` without `else`.
  public static func buildOptional(_ part: [TGConstraint]?) -> [TGConstraint] { part ?? [] }

  /// Those after an `if`.
  public static func buildEither(first part: [TGConstraint]) -> [TGConstraint] { part }

  /// Those after an `else`.
  public static func buildEither(second part: [TGConstraint]) -> [TGConstraint] { part }

  /// Those of a loop.
  public static func buildArray(_ parts: [[TGConstraint]]) -> [TGConstraint] {
    parts.flatMap { $0 }
  }
}
