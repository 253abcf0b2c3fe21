import TangramCore

// Constraints from anchors, by operators and by name.

/// What stands on the right of a relation between anchors: an anchor, or a multiple of one.
public protocol TGAnchorTerm<Kind>: Sendable {
  /// What it is a place or an extent of.
  associatedtype Kind: TGAnchorKind
  /// The anchor as an expression.
  var expression: TGAnchorExpression<Kind> { get }
}

extension TGLayoutAnchor: TGAnchorTerm {
  /// The anchor, once and with nothing added.
  public var expression: TGAnchorExpression<Kind> { TGAnchorExpression(item: item) }
}

extension TGAnchorExpression: TGAnchorTerm {
  /// The expression itself.
  public var expression: TGAnchorExpression<Kind> { self }
}

/// A multiple of an anchor.
public func * <Term: TGAnchorTerm>(term: Term, factor: Double) -> TGAnchorExpression<Term.Kind> {
  var expression = term.expression
  expression.multiplier *= factor
  expression.constant *= factor
  return expression
}

/// A multiple of an anchor.
public func * <Term: TGAnchorTerm>(factor: Double, term: Term) -> TGAnchorExpression<Term.Kind> {
  term * factor
}

/// A part of an anchor.
public func / <Term: TGAnchorTerm>(term: Term, divisor: Double) -> TGAnchorExpression<Term.Kind> {
  var expression = term.expression
  expression.multiplier /= divisor
  expression.constant /= divisor
  return expression
}

/// An anchor plus a constant.
public func + <Term: TGAnchorTerm>(term: Term, constant: Double) -> TGAnchorExpression<Term.Kind> {
  var expression = term.expression
  expression.constant += constant
  return expression
}

/// An anchor less a constant.
public func - <Term: TGAnchorTerm>(term: Term, constant: Double) -> TGAnchorExpression<Term.Kind> {
  term + -constant
}

extension TGConstraint {
  init<Kind>(
    _ first: TGLayoutAnchor<Kind>, _ relation: Relation, _ second: TGAnchorExpression<some Any>
  ) {
    self.init(
      first.item, relation, second.item, multiplier: second.multiplier, constant: second.constant)
  }

  init<Kind>(_ first: TGLayoutAnchor<Kind>, _ relation: Relation, _ constant: Double) {
    self.init(first.item, relation, constant: constant)
  }
}

// MARK: - Operators

/// Both sides are the same.
public func == <Kind, Term: TGAnchorTerm<Kind>>(
  first: TGLayoutAnchor<Kind>, second: Term
) -> TGConstraint {
  TGConstraint(first, .equal, second.expression)
}

/// The first is at most the second.
public func <= <Kind, Term: TGAnchorTerm<Kind>>(
  first: TGLayoutAnchor<Kind>, second: Term
) -> TGConstraint {
  TGConstraint(first, .lessOrEqual, second.expression)
}

/// The first is at least the second.
public func >= <Kind, Term: TGAnchorTerm<Kind>>(
  first: TGLayoutAnchor<Kind>, second: Term
) -> TGConstraint {
  TGConstraint(first, .greaterOrEqual, second.expression)
}

/// A place lies as far from the start as an extent says.
public func == <Kind: TGPlaceAnchorKind, Term: TGAnchorTerm<TGExtent>>(
  first: TGLayoutAnchor<Kind>, second: Term
) -> TGConstraint {
  TGConstraint(first, .equal, second.expression)
}

/// An extent is a number, or a place that far from the container's.
public func == <Kind>(first: TGLayoutAnchor<Kind>, constant: Double) -> TGConstraint {
  TGConstraint(first, .equal, constant)
}

/// An extent is at most a number, or a place at most that far from the container's.
public func <= <Kind>(first: TGLayoutAnchor<Kind>, constant: Double) -> TGConstraint {
  TGConstraint(first, .lessOrEqual, constant)
}

/// An extent is at least a number, or a place at least that far from the container's.
public func >= <Kind>(first: TGLayoutAnchor<Kind>, constant: Double) -> TGConstraint {
  TGConstraint(first, .greaterOrEqual, constant)
}

/// Binds less than comparisons, so that a priority follows a whole relation.
precedencegroup TGConstraintPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ~ : TGConstraintPriorityPrecedence

/// A constraint with a priority.
public func ~ (constraint: TGConstraint, priority: TGConstraintPriority) -> TGConstraint {
  constraint.priority(priority)
}

// MARK: - By name

extension TGLayoutAnchor {
  /// A constraint that makes the anchor the same as another.
  public func constraint(
    equalTo other: TGLayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> TGConstraint {
    TGConstraint(item, .equal, other.item, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes the anchor at most another.
  public func constraint(
    lessThanOrEqualTo other: TGLayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> TGConstraint {
    TGConstraint(item, .lessOrEqual, other.item, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes the anchor at least another.
  public func constraint(
    greaterThanOrEqualTo other: TGLayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> TGConstraint {
    TGConstraint(item, .greaterOrEqual, other.item, multiplier: multiplier, constant: constant)
  }
}

extension TGLayoutAnchor<TGExtent> {
  /// A constraint that makes the extent a number.
  public func constraint(equalToConstant constant: Double) -> TGConstraint {
    TGConstraint(self, .equal, constant)
  }

  /// A constraint that makes the extent at most a number.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> TGConstraint {
    TGConstraint(self, .lessOrEqual, constant)
  }

  /// A constraint that makes the extent at least a number.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> TGConstraint {
    TGConstraint(self, .greaterOrEqual, constant)
  }
}
