/// A result builder that collects constraints.
@resultBuilder
public enum TGConstraintBuilder {
  /// Builds a list from one constraint.
  public static func buildExpression(_ constraint: TGConstraint) -> [TGConstraint] { [constraint] }

  /// Builds a list from several constraints.
  public static func buildExpression(_ constraints: [TGConstraint]) -> [TGConstraint] {
    constraints
  }

  /// Builds a list from the parts of a block.
  public static func buildBlock(_ parts: [TGConstraint]...) -> [TGConstraint] {
    parts.flatMap { $0 }
  }

  /// Builds a list from an `if` without `else`.
  public static func buildOptional(_ part: [TGConstraint]?) -> [TGConstraint] { part ?? [] }

  /// Builds a list from an `if` branch.
  public static func buildEither(first part: [TGConstraint]) -> [TGConstraint] { part }

  /// Builds a list from an `else` branch.
  public static func buildEither(second part: [TGConstraint]) -> [TGConstraint] { part }

  /// Builds a list from a loop.
  public static func buildArray(_ parts: [[TGConstraint]]) -> [TGConstraint] {
    parts.flatMap { $0 }
  }
}
