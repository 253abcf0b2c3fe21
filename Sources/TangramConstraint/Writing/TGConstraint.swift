import TangramCore

/// A relation between two attributes of views: `first = multiplier · second + constant`, or at most, or
/// at least that.
///
/// Without a second attribute a size is compared with the constant, and a place with the same attribute
/// of the container plus the constant.
///
///     let gap = TGConstraint(title.leadingAnchor == photo.trailingAnchor + 8)
///     gap.constant  // 8
///
/// Constraints are values in the options of a `TGConstraintLayout`. Views are meant by identity.
public struct TGConstraint: Sendable {
  /// How the two sides are compared.
  public enum Relation: UInt8, Hashable, BitwiseCopyable, Sendable, CaseIterable {
    /// Both are the same.
    case equal
    /// The first is at most the second.
    case lessOrEqual
    /// The first is at least the second.
    case greaterOrEqual
  }

  // In this order a constraint has 48 bytes.
  @usableFromInline var firstView: TGViewID
  @usableFromInline var secondView: TGViewID
  /// What the second attribute is multiplied by.
  public var multiplier: Double
  /// What is added to it.
  public var constant: Double
  @usableFromInline var label: ConstraintName?
  @usableFromInline var rank: Float
  @usableFromInline var firstAttribute: TGConstraintAttribute
  @usableFromInline var secondAttribute: TGConstraintAttribute
  /// How the two sides are compared.
  public var relation: Relation
  @usableFromInline var flags: Flags

  @usableFromInline struct Flags: OptionSet, Hashable, BitwiseCopyable, Sendable {
    @usableFromInline let rawValue: UInt8
    @usableFromInline init(rawValue: UInt8) { self.rawValue = rawValue }

    @usableFromInline static let isInactive = Flags(rawValue: 1)
    @usableFromInline static let firstIsContainer = Flags(rawValue: 2)
    @usableFromInline static let secondIsContainer = Flags(rawValue: 4)
    @usableFromInline static let hasSecond = Flags(rawValue: 8)
  }
}

// Apart, so that there is an initialiser of all fields, too: what that makes is stored in a list without
// being copied.
extension TGConstraint {
  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - first: What is tied.
  ///   - relation: How the two sides are compared.
  ///   - second: What the first is compared with; nil for the constant.
  ///   - multiplier: What the second is multiplied with.
  ///   - constant: What is added to that.
  ///   - priority: How much it matters; what is required comes before all wishes.
  ///   - isActive: Whether it counts.
  ///   - name: What it is found by, and called in reports.
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

  /// Creates a constraint from what operators or anchors make.
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

  /// A view that is no one's child, for sides that need none.
  static let nobody = TGView().id
}

/// A name, in an object so that constraints without one are small.
@usableFromInline final class ConstraintName: Sendable {
  let text: String

  init(_ text: String) { self.text = text }
}

// MARK: - What it says

extension TGConstraint {
  /// The side that the constraint is about.
  public var first: TGConstraintItem {
    TGConstraintItem(flags.contains(.firstIsContainer) ? nil : firstView, firstAttribute)
  }

  /// What it is compared with; nil if that is a constant.
  public var second: TGConstraintItem? {
    guard flags.contains(.hasSecond) else { return nil }
    return TGConstraintItem(flags.contains(.secondIsContainer) ? nil : secondView, secondAttribute)
  }

  /// How much the constraint matters beside others.
  public var priority: TGConstraintPriority {
    get { TGConstraintPriority(Double(rank)) }
    set { rank = Float(newValue.value) }
  }

  /// Whether the constraint takes part; one that does not keeps its place in the list.
  public var isActive: Bool {
    get { !flags.contains(.isInactive) }
    set { if newValue { flags.remove(.isInactive) } else { flags.insert(.isInactive) } }
  }

  /// The name by which the container finds the constraint, if it has one.
  public var name: String? {
    get { label?.text }
    set { label = newValue.map(ConstraintName.init) }
  }

  /// The constraint with another priority.
  public func priority(_ priority: TGConstraintPriority) -> TGConstraint {
    with { $0.priority = priority }
  }

  /// The constraint with a name.
  public func named(_ name: String?) -> TGConstraint { with { $0.name = name } }

  /// The constraint, taking part or not.
  public func active(_ isActive: Bool) -> TGConstraint { with { $0.isActive = isActive } }

  private func with(_ change: (inout TGConstraint) -> Void) -> TGConstraint {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether two constraints are about the same, so that one can take the place of the other: only
  /// constants, names and activity may differ.
  func describesSame(as other: TGConstraint) -> Bool {
    let flags = flags.subtracting(.isInactive)
    guard flags == other.flags.subtracting(.isInactive), relation == other.relation,
      multiplier == other.multiplier, rank == other.rank,
      firstAttribute == other.firstAttribute, secondAttribute == other.secondAttribute
    else { return false }
    if !flags.contains(.firstIsContainer), firstView != other.firstView { return false }
    if !flags.contains(.hasSecond) || flags.contains(.secondIsContainer) { return true }
    return secondView == other.secondView
  }
}

extension TGConstraint: Hashable {
  /// Whether two constraints say the same.
  public static func == (left: TGConstraint, right: TGConstraint) -> Bool {
    left.constant == right.constant && left.flags == right.flags && left.describesSame(as: right)
      && (left.label === right.label || left.name == right.name)
  }

  /// Hashes what the constraint says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(relation)
    hasher.combine(multiplier)
    hasher.combine(constant)
    hasher.combine(name)
  }
}

extension TGConstraint: CustomStringConvertible {
  /// The constraint, with views as numbers: `#7.left = superview.left + 10 @750`.
  public var description: String {
    let text = "\(first) \(relation.sign) " + rightSide { "\($0)" }
    return priority == .required ? text : "\(text) @\(priority.value.readable)"
  }

  /// What the first side is compared with, with views named by a function.
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
  /// The view as a number, and the attribute.
  public var description: String {
    "\(view.map { "\($0)" } ?? "superview").\(attribute.name)"
  }
}

extension TGConstraint.Relation {
  /// The sign as messages write it.
  var sign: String {
    switch self {
    case .equal: "="
    case .lessOrEqual: "≤"
    case .greaterOrEqual: "≥"
    }
  }
}
