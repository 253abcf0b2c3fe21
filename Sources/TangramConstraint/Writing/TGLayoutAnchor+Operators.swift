import TangramCore

// Constraints from anchors, by operators and by name.

extension TGConstraint {
  /// Creates a relation between multiples of two anchors, solved for the first anchor.
  init<First, Second>(
    _ first: TGLayoutAnchor<First>, _ relation: Relation, _ second: TGLayoutAnchor<Second>
  ) {
    self.init(
      first.item, relation.turned(by: first.multiplier), second.item,
      multiplier: second.multiplier / first.multiplier,
      constant: (second.constant - first.constant) / first.multiplier)
  }

  /// Creates a relation between a multiple of an anchor and a number, solved for the anchor.
  init<First>(_ first: TGLayoutAnchor<First>, _ relation: Relation, _ constant: Double) {
    self.init(
      first.item, relation.turned(by: first.multiplier),
      constant: (constant - first.constant) / first.multiplier)
  }
}

extension TGConstraint.Relation {
  /// Returns the relation after dividing both sides by a number.
  fileprivate func turned(by divisor: Double) -> TGConstraint.Relation {
    guard divisor < 0 else { return self }
    switch self {
    case .equal: return .equal
    case .lessOrEqual: return .greaterOrEqual
    case .greaterOrEqual: return .lessOrEqual
    }
  }
}

// MARK: - Operators

// The operators are declared in the type, so that they are not candidates in arithmetic expressions
// with numbers.
extension TGLayoutAnchor {
  /// A multiple of an anchor.
  public static func * (anchor: TGLayoutAnchor, factor: Double) -> TGLayoutAnchor {
    anchor.scaled(factor, plus: 0)
  }

  /// A multiple of an anchor.
  public static func * (factor: Double, anchor: TGLayoutAnchor) -> TGLayoutAnchor {
    anchor.scaled(factor, plus: 0)
  }

  /// An anchor divided by a number.
  public static func / (anchor: TGLayoutAnchor, divisor: Double) -> TGLayoutAnchor {
    anchor.scaled(1 / divisor, plus: 0)
  }

  /// An anchor plus a constant.
  public static func + (anchor: TGLayoutAnchor, constant: Double) -> TGLayoutAnchor {
    anchor.scaled(1, plus: constant)
  }

  /// An anchor minus a constant.
  public static func - (anchor: TGLayoutAnchor, constant: Double) -> TGLayoutAnchor {
    anchor.scaled(1, plus: -constant)
  }

  /// A constraint that makes both sides equal.
  public static func == (first: TGLayoutAnchor, second: TGLayoutAnchor) -> TGConstraint {
    TGConstraint(first, .equal, second)
  }

  /// A constraint that keeps the first side at most as large as the second.
  public static func <= (first: TGLayoutAnchor, second: TGLayoutAnchor) -> TGConstraint {
    TGConstraint(first, .lessOrEqual, second)
  }

  /// A constraint that keeps the first side at least as large as the second.
  public static func >= (first: TGLayoutAnchor, second: TGLayoutAnchor) -> TGConstraint {
    TGConstraint(first, .greaterOrEqual, second)
  }

  /// A constraint that makes an extent equal to a number, or the distance of a position from the same
  /// position of the container.
  public static func == (first: TGLayoutAnchor, constant: Double) -> TGConstraint {
    TGConstraint(first, .equal, constant)
  }

  /// A constraint that makes an extent at most as large as a number, or the distance of a position from
  /// the same position of the container.
  public static func <= (first: TGLayoutAnchor, constant: Double) -> TGConstraint {
    TGConstraint(first, .lessOrEqual, constant)
  }

  /// A constraint that makes an extent at least as large as a number, or the distance of a position
  /// from the same position of the container.
  public static func >= (first: TGLayoutAnchor, constant: Double) -> TGConstraint {
    TGConstraint(first, .greaterOrEqual, constant)
  }
}

extension TGLayoutAnchor where Kind: TGAxisType {
  /// A constraint that makes the coordinate of a position equal to an extent.
  public static func == (first: TGLayoutAnchor, second: TGLayoutAnchor<TGExtent>) -> TGConstraint {
    TGConstraint(first, .equal, second)
  }
}

/// The precedence is lower than that of comparisons, so that a priority can follow a relation.
precedencegroup TGConstraintPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ~ : TGConstraintPriorityPrecedence

extension TGConstraint {
  /// Returns a constraint with a priority.
  public static func ~ (constraint: TGConstraint, priority: TGConstraintPriority) -> TGConstraint {
    constraint.priority(priority)
  }
}

// MARK: - By name

extension TGLayoutAnchor {
  /// Returns a constraint that makes the anchor equal to another.
  public func constraint(
    equalTo other: TGLayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> TGConstraint {
    TGConstraint(item, .equal, other.item, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that keeps the anchor at most as large as another.
  public func constraint(
    lessThanOrEqualTo other: TGLayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> TGConstraint {
    TGConstraint(item, .lessOrEqual, other.item, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that keeps the anchor at least as large as another.
  public func constraint(
    greaterThanOrEqualTo other: TGLayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> TGConstraint {
    TGConstraint(item, .greaterOrEqual, other.item, multiplier: multiplier, constant: constant)
  }
}

extension TGLayoutAnchor<TGExtent> {
  /// Returns a constraint that makes the extent equal to a number.
  public func constraint(equalToConstant constant: Double) -> TGConstraint {
    TGConstraint(self, .equal, constant)
  }

  /// Returns a constraint that keeps the extent at most as large as a number.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> TGConstraint {
    TGConstraint(self, .lessOrEqual, constant)
  }

  /// Returns a constraint that keeps the extent at least as large as a number.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> TGConstraint {
    TGConstraint(self, .greaterOrEqual, constant)
  }
}
