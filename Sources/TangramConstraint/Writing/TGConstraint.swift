import TangramCore

/// A relation between two attributes of views: `first = multiplier · second + constant`, or with
/// `≤` or `≥` instead of `=`.
///
/// Without a second attribute, a size is compared with the constant, and a position with the same
/// attribute of the container plus the constant.
///
///     let gap = TGConstraint(title.leadingAnchor == photo.trailingAnchor + 8)
///     gap.constant  // 8
///
/// Constraints are values in the options of a `TGConstraintLayout`. They refer to views by
/// identity.
public struct TGConstraint: Hashable, Sendable {
  /// The comparison of the two sides.
  public enum Relation: Hashable, BitwiseCopyable, Sendable, CaseIterable {
    /// Both sides are equal.
    case equal
    /// The first side is at most the second.
    case lessOrEqual
    /// The first side is at least the second.
    case greaterOrEqual
  }

  // This order of the properties minimizes the size of a constraint, which is 48 bytes. A side without a
  // view stores the view of the other side, or `nobody` if neither side has a view, so that equal
  // constraints have equal properties.
  var firstView: TGViewID
  var secondView: TGViewID
  /// The factor for the second attribute.
  public var multiplier: Double
  /// The constant that is added to the product.
  public var constant: Double
  var label: ConstraintName?
  var rank: Float
  var firstAttribute: TGConstraintAttribute
  var secondAttribute: TGConstraintAttribute
  /// The comparison of the two sides.
  public var relation: Relation
  var flags: Flags

  struct Flags: OptionSet, Hashable, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    static let isInactive = Flags(rawValue: 1)
    static let firstIsContainer = Flags(rawValue: 2)
    static let secondIsContainer = Flags(rawValue: 4)
    static let hasSecond = Flags(rawValue: 8)
  }
}

extension TGConstraint {
  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - first: The attribute that is constrained.
  ///   - relation: The comparison of the two sides.
  ///   - second: The attribute that the first is compared with; nil to compare it with the constant
  ///     only.
  ///   - multiplier: The factor for the second attribute.
  ///   - constant: The constant that is added to the product.
  ///   - priority: The importance of the constraint; required constraints come before all others.
  ///   - isActive: Whether the constraint takes part in the layout.
  ///   - name: The name of the constraint, for lookups and reports.
  public init(
    _ first: TGConstraintItem, _ relation: Relation = .equal, _ second: TGConstraintItem? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: TGConstraintPriority = .required,
    isActive: Bool = true, name: String? = nil
  ) {
    let other = second?.view ?? first.view
    let firstView = first.view ?? other ?? TGConstraintItem.nobody
    var flags: Flags = []
    if first.view == nil { flags.insert(.firstIsContainer) }
    if let second {
      flags.insert(.hasSecond)
      if second.view == nil { flags.insert(.secondIsContainer) }
    }
    if !isActive { flags.insert(.isInactive) }
    self.init(
      firstView: firstView, secondView: other ?? firstView, multiplier: multiplier,
      constant: constant, label: name.map(ConstraintName.init), rank: Float(priority.value),
      firstAttribute: first.attribute, secondAttribute: second?.attribute ?? first.attribute,
      relation: relation, flags: flags)
  }

  /// Creates a constraint from one that was made by operators or anchors.
  public init(_ constraint: TGConstraint) { self = constraint }
}

/// An attribute of a view or of the container, as one side of a constraint.
public struct TGConstraintItem: Hashable, Sendable {
  /// The view; nil for the container.
  public var view: TGViewID?
  /// The attribute.
  public var attribute: TGConstraintAttribute

  /// Creates a side of a constraint.
  public init(_ view: TGViewID?, _ attribute: TGConstraintAttribute) {
    (self.view, self.attribute) = (view, attribute)
  }

  /// The identity of a placeholder view, for sides without a view; it is never a child of a container.
  static let nobody = TGView().id
}

/// A name, stored in an object so that constraints without a name are small.
final class ConstraintName: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ConstraintName, right: ConstraintName) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

// MARK: - Properties

extension TGConstraint {
  /// The first side: the attribute that is constrained.
  public var first: TGConstraintItem {
    TGConstraintItem(flags.contains(.firstIsContainer) ? nil : firstView, firstAttribute)
  }

  /// The second side; nil if the first side is compared with a constant.
  public var second: TGConstraintItem? {
    guard flags.contains(.hasSecond) else { return nil }
    return TGConstraintItem(flags.contains(.secondIsContainer) ? nil : secondView, secondAttribute)
  }

  /// The importance of the constraint relative to others.
  public var priority: TGConstraintPriority {
    get { TGConstraintPriority(Double(rank)) }
    set { rank = Float(newValue.value) }
  }

  /// Whether the constraint is used in the layout; an inactive constraint keeps its position in the
  /// list.
  public var isActive: Bool {
    get { !flags.contains(.isInactive) }
    set { if newValue { flags.remove(.isInactive) } else { flags.insert(.isInactive) } }
  }

  /// The name by which the container can look up the constraint, if it has one.
  public var name: String? {
    get { label?.text }
    set { label = newValue.map(ConstraintName.init) }
  }

  /// Returns the constraint with another priority.
  public func priority(_ priority: TGConstraintPriority) -> TGConstraint {
    with { $0.priority = priority }
  }

  /// Returns the constraint with another name.
  public func named(_ name: String?) -> TGConstraint { with { $0.name = name } }

  /// Returns the constraint as an active or inactive one.
  public func active(_ isActive: Bool) -> TGConstraint { with { $0.isActive = isActive } }

  private func with(_ change: (inout TGConstraint) -> Void) -> TGConstraint {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether two constraints have the same sides, relation, multiplier and priority, so that an update
  /// of one replaces the other; constants, names and activity may differ.
  func describesSame(as other: TGConstraint) -> Bool {
    first == other.first && second == other.second && relation == other.relation
      && multiplier == other.multiplier && rank == other.rank
  }
}

extension TGConstraint: CustomStringConvertible {
  /// The constraint as text, with views as numbers: `#7.left = superview.left + 10 @750`.
  public var description: String {
    let text = "\(first) \(relation.sign) " + rightSide { "\($0)" }
    return priority == .required ? text : "\(text) @\(priority.value.readable)"
  }

  /// Returns the right side of the relation as text.
  ///
  /// - Parameter name: Returns the name of a view.
  func rightSide(_ name: (TGConstraintItem) -> String) -> String {
    var side = second
    if side == nil, !firstAttribute.isSize { side = TGConstraintItem(nil, firstAttribute) }
    guard let side else { return constant.readable }
    var text = multiplier == 1 ? "" : "\(multiplier.readable) · "
    text += name(side)
    if constant > 0 { text += " + \(constant.readable)" }
    if constant < 0 { text += " − \((-constant).readable)" }
    return text
  }
}

extension TGConstraintItem: CustomStringConvertible {
  /// The side as text, with the view as a number.
  public var description: String {
    "\(view.map { "\($0)" } ?? "superview").\(attribute.name)"
  }
}

extension TGConstraint.Relation {
  /// The sign of the relation in messages.
  var sign: String {
    switch self {
    case .equal: "="
    case .lessOrEqual: "≤"
    case .greaterOrEqual: "≥"
    }
  }
}
