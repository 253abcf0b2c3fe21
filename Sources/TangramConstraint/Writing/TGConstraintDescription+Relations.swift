import TangramCore

// A description is consumed by its relation, and what was made by what adjusts it: handing the maker on
// costs nothing then.

/// Something that an attribute can be compared with: a view, the container, or an anchor of either.
///
/// Of a view and of the container the attribute of the same name is meant.
public protocol TGConstraintTarget {
  /// What an attribute is compared with.
  func target(for attribute: TGConstraintAttribute) -> TGConstraintItem
}

extension TGLayoutAnchor: TGConstraintTarget {
  /// The anchor, whatever is compared with it.
  @inlinable public func target(for attribute: TGConstraintAttribute) -> TGConstraintItem { item }
}

extension TGConstraintSuperview: TGConstraintTarget {
  /// The container's attribute of the same name.
  @inlinable public func target(for attribute: TGConstraintAttribute) -> TGConstraintItem {
    TGConstraintItem(nil, attribute)
  }
}

extension TGConstraintDescription {
  /// Makes a constraint for each attribute, by what it is compared with.
  @inlinable func relate(
    _ relation: TGConstraint.Relation, _ target: some TGConstraintTarget
  ) -> TGMadeConstraints {
    let start = maker.count
    var end = start
    for index in 0..<attributes.count {
      let attribute = attributes[index]
      end = maker.make(attribute, relation, to: target.target(for: attribute)) + 1
    }
    return TGMadeConstraints(maker, start..<end)
  }

  @inlinable func relate(
    _ relation: TGConstraint.Relation, _ view: some TGViewProtocol
  ) -> TGMadeConstraints {
    TGMadeConstraints(maker, maker.make(attributes, relation, to: view.id))
  }

  private func relate(
    _ relation: TGConstraint.Relation, _ views: [any TGViewProtocol]
  ) -> TGMadeConstraints {
    let start = maker.count
    for view in views { _ = maker.make(attributes, relation, to: view.id) }
    return TGMadeConstraints(maker, start..<maker.count)
  }

  /// The same as in the container.
  @discardableResult
  @inlinable public consuming func equalToSuperview() -> TGMadeConstraints {
    TGMadeConstraints(maker, maker.makeToSuperview(attributes, .equal))
  }

  /// At most what it is in the container.
  @discardableResult
  @inlinable public consuming func lessThanOrEqualToSuperview() -> TGMadeConstraints {
    TGMadeConstraints(maker, maker.makeToSuperview(attributes, .lessOrEqual))
  }

  /// At least what it is in the container.
  @discardableResult
  @inlinable public consuming func greaterThanOrEqualToSuperview() -> TGMadeConstraints {
    TGMadeConstraints(maker, maker.makeToSuperview(attributes, .greaterOrEqual))
  }

  /// The same as in another view.
  @discardableResult
  @inlinable public consuming func equalTo(_ view: some TGViewProtocol) -> TGMadeConstraints {
    relate(.equal, view)
  }

  /// At most what it is in another view.
  @discardableResult
  @inlinable public consuming func lessThanOrEqualTo(
    _ view: some TGViewProtocol
  ) -> TGMadeConstraints {
    relate(.lessOrEqual, view)
  }

  /// At least what it is in another view.
  @discardableResult
  @inlinable public consuming func greaterThanOrEqualTo(
    _ view: some TGViewProtocol
  ) -> TGMadeConstraints {
    relate(.greaterOrEqual, view)
  }

  /// The same as an anchor, or as in the container.
  @discardableResult
  @inlinable public consuming func equalTo(_ target: some TGConstraintTarget) -> TGMadeConstraints {
    relate(.equal, target)
  }

  /// At most an anchor, or what it is in the container.
  @discardableResult
  @inlinable public consuming func lessThanOrEqualTo(
    _ target: some TGConstraintTarget
  ) -> TGMadeConstraints {
    relate(.lessOrEqual, target)
  }

  /// At least an anchor, or what it is in the container.
  @discardableResult
  @inlinable public consuming func greaterThanOrEqualTo(
    _ target: some TGConstraintTarget
  ) -> TGMadeConstraints {
    relate(.greaterOrEqual, target)
  }

  /// The same as in each of some views: one constraint for each attribute of each.
  @discardableResult
  public consuming func equalTo(_ views: [any TGViewProtocol]) -> TGMadeConstraints {
    relate(.equal, views)
  }

  /// At most what it is in each of some views.
  @discardableResult
  public consuming func lessThanOrEqualTo(_ views: [any TGViewProtocol]) -> TGMadeConstraints {
    relate(.lessOrEqual, views)
  }

  /// At least what it is in each of some views.
  @discardableResult
  public consuming func greaterThanOrEqualTo(_ views: [any TGViewProtocol]) -> TGMadeConstraints {
    relate(.greaterOrEqual, views)
  }

  /// A size in points, or a distance from the same attribute of the container.
  @discardableResult
  @inlinable public consuming func equalTo(_ points: Double) -> TGMadeConstraints {
    TGMadeConstraints(maker, maker.make(attributes, .equal, constant: points))
  }

  /// At most a size in points, or a distance from the same attribute of the container.
  @discardableResult
  @inlinable public consuming func lessThanOrEqualTo(_ points: Double) -> TGMadeConstraints {
    TGMadeConstraints(maker, maker.make(attributes, .lessOrEqual, constant: points))
  }

  /// At least a size in points, or a distance from the same attribute of the container.
  @discardableResult
  @inlinable public consuming func greaterThanOrEqualTo(_ points: Double) -> TGMadeConstraints {
    TGMadeConstraints(maker, maker.make(attributes, .greaterOrEqual, constant: points))
  }
}

/// Constraints that a relation made, to be adjusted.
public struct TGMadeConstraints {
  @usableFromInline let maker: TGConstraintMaker
  @usableFromInline let range: Range<Int>

  @inlinable init(_ maker: TGConstraintMaker, _ range: Range<Int>) {
    (self.maker, self.range) = (maker, range)
  }

  private consuming func each(_ change: (inout TGConstraint) -> Void) -> TGMadeConstraints {
    maker.checkIsOpen()
    for index in range { change(&maker.made[index]) }
    return self
  }

  /// Adds a constant to what is compared with.
  @discardableResult
  @inlinable public consuming func offset(_ constant: Double) -> TGMadeConstraints {
    maker.setConstants(range, constant)
    return self
  }

  /// Moves edges inwards; other attributes stay.
  @discardableResult
  public consuming func inset(_ distance: Double) -> TGMadeConstraints {
    insets(TGInsets(all: distance))
  }

  /// Moves each edge inwards by its own distance; other attributes stay.
  @discardableResult
  public consuming func insets(_ insets: TGInsets) -> TGMadeConstraints {
    each {
      switch $0.firstAttribute {
      case .left, .leading: $0.constant = insets.leading
      case .right, .trailing: $0.constant = -insets.trailing
      case .top: $0.constant = insets.top
      case .bottom: $0.constant = -insets.bottom
      default: break
      }
    }
  }

  /// Adds to widths and heights; other attributes stay.
  @discardableResult
  public consuming func sizeOffset(_ size: TGSize) -> TGMadeConstraints {
    each {
      if $0.firstAttribute == .width { $0.constant = size.width }
      if $0.firstAttribute == .height { $0.constant = size.height }
    }
  }

  /// Multiplies what is compared with, before the constant is added.
  @discardableResult
  public consuming func multipliedBy(_ factor: Double) -> TGMadeConstraints {
    each { $0.multiplier = factor }
  }

  /// Divides what is compared with, before the constant is added.
  @discardableResult
  public consuming func dividedBy(_ divisor: Double) -> TGMadeConstraints {
    each { $0.multiplier = 1 / divisor }
  }

  /// Gives the constraints a priority.
  @discardableResult
  public consuming func priority(_ priority: TGConstraintPriority) -> TGMadeConstraints {
    each { $0.priority = priority }
  }

  /// Names the constraints, so that the container finds them.
  @discardableResult
  public consuming func named(_ name: String) -> TGMadeConstraints {
    let name = ConstraintName(name)
    return each { $0.label = name }
  }

  /// Lets the constraints take part or not.
  @discardableResult
  public consuming func active(_ isActive: Bool) -> TGMadeConstraints {
    each { $0.isActive = isActive }
  }
}
