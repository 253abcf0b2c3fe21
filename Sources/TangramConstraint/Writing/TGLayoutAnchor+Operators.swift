import TangramCore

// Constraints from anchors, by operators and by name.

extension TGConstraint {
  /// A relation between multiples of anchors, solved for the first.
  init<First, Second>(
    _ first: TGLayoutAnchor<First>, _ relation: Relation, _ second: TGLayoutAnchor<Second>
  ) {
    self.init(
      first.item, relation.turned(by: first.multiplier), second.item,
      multiplier: second.multiplier / first.multiplier,
      constant: (second.constant - first.constant) / first.multiplier)
  }

  /// A relation between a multiple of an anchor and a number, solved for the anchor.
  init<First>(_ first: TGLayoutAnchor<First>, _ relation: Relation, _ constant: Double) {
    self.init(
      first.item, relation.turned(by: first.multiplier),
      constant: (constant - first.constant) / first.multiplier)
  }
}

extension TGConstraint.Relation {
  /// The relation after both sides were divided by a number.
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

// Functions of the type rather than of the module: so they are no candidates where numbers are
// computed with.
extension TGLayoutAnchor {
  /// A multiple of an anchor.
  public static func * (anchor: TGLayoutAnchor, factor: Double) -> TGLayoutAnchor {
    anchor.scaled(factor, plus: 0)
  }

  /// A multiple of an anchor.
  public static func * (factor: Double, anchor: TGLayoutAnchor) -> TGLayoutAnchor {
    anchor.scaled(factor, plus: 0)
  }

  /// A part of an anchor.
  public static func / (anchor: TGLayoutAnchor, divisor: Double) -> TGLayoutAnchor {
    anchor.scaled(1 / divisor, plus: 0)
  }

  /// An anchor plus a constant.
  public static func + (anchor: TGLayoutAnchor, constant: Double) -> TGLayoutAnchor {
    anchor.scaled(1, plus: constant)
  }

  /// An anchor less a constant.
  public static func - (anchor: TGLayoutAnchor, constant: Double) -> TGLayoutAnchor {
    anchor.scaled(1, plus: -constant)
  }

  /// Both sides are the same.
  public static func == (first: TGLayoutAnchor, second: TGLayoutAnchor) -> TGConstraint {
    TGConstraint(first, .equal, second)
  }

  /// The first is at most the second.
  public static func <= (first: TGLayoutAnchor, second: TGLayoutAnchor) -> TGConstraint {
    TGConstraint(first, .lessOrEqual, second)
  }

  /// The first is at least the second.
  public static func >= (first: TGLayoutAnchor, second: TGLayoutAnchor) -> TGConstraint {
    TGConstraint(first, .greaterOrEqual, second)
  }

  /// An extent is a number, or a place that far from the container's.
  public static func == (first: TGLayoutAnchor, constant: Double) -> TGConstraint {
    TGConstraint(first, .equal, constant)
  }

  /// An extent is at most a number, or a place at most that far from the container's.
  public static func <= (first: TGLayoutAnchor, constant: Double) -> TGConstraint {
    TGConstraint(first, .lessOrEqual, constant)
  }

  /// An extent is at least a number, or a place at least that far from the container's.
  public static func >= (first: TGLayoutAnchor, constant: Double) -> TGConstraint {
    TGConstraint(first, .greaterOrEqual, constant)
  }
}

extension TGLayoutAnchor where Kind: TGPlaceAnchorKind {
  /// A place lies as far from the start as an extent says.
  public static func == (first: TGLayoutAnchor, second: TGLayoutAnchor<TGExtent>) -> TGConstraint {
    TGConstraint(first, .equal, second)
  }
}

/// Binds less than comparisons, so that a priority follows a whole relation.
precedencegroup TGConstraintPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ~ : TGConstraintPriorityPrecedence

extension TGConstraint {
  /// A constraint with a priority.
  public static func ~ (constraint: TGConstraint, priority: TGConstraintPriority) -> TGConstraint {
    constraint.priority(priority)
  }
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
