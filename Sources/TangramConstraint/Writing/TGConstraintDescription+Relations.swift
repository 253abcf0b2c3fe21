import TangramCore

/// Something that an attribute can be compared with: a view, the container, or an anchor of either.
///
/// Of a view and of the container the attribute of the same name is meant.
public protocol TGConstraintTarget {
  /// What an attribute is compared with.
  func target(for attribute: TGConstraintAttribute) -> TGConstraintItem
}

extension TGLayoutAnchor: TGConstraintTarget {
  /// The anchor, whatever is compared with it.
  public func target(for attribute: TGConstraintAttribute) -> TGConstraintItem { item }
}

extension TGConstraintSuperview: TGConstraintTarget {
  /// The container's attribute of the same name.
  public func target(for attribute: TGConstraintAttribute) -> TGConstraintItem {
    TGConstraintItem(nil, attribute)
  }
}

extension TGConstraintDescription {
  /// Makes a constraint for each attribute, by what it is compared with.
  private func relate(
    _ relation: TGConstraint.Relation, constant: Double = 0,
    _ second: (TGConstraintAttribute) -> TGConstraintItem?
  ) -> TGMadeConstraints {
    let start = maker.made.count
    for index in 0..<attributes.count {
      let attribute = attributes[index]
      let constraint = TGConstraint(
        TGConstraintItem(maker.view, attribute), relation, second(attribute), constant: constant)
      maker.made.append(constraint)
    }
    return TGMadeConstraints(maker: maker, range: start..<maker.made.count)
  }

  private func relate(
    _ relation: TGConstraint.Relation, _ views: [any TGViewProtocol]
  ) -> TGMadeConstraints {
    let start = maker.made.count
    for view in views {
      let id = view.id
      _ = relate(relation) { TGConstraintItem(id, $0) }
    }
    return TGMadeConstraints(maker: maker, range: start..<maker.made.count)
  }

  /// The same as in the container.
  @discardableResult public func equalToSuperview() -> TGMadeConstraints {
    relate(.equal) { TGConstraintItem(nil, $0) }
  }

  /// At most what it is in the container.
  @discardableResult public func lessThanOrEqualToSuperview() -> TGMadeConstraints {
    relate(.lessOrEqual) { TGConstraintItem(nil, $0) }
  }

  /// At least what it is in the container.
  @discardableResult public func greaterThanOrEqualToSuperview() -> TGMadeConstraints {
    relate(.greaterOrEqual) { TGConstraintItem(nil, $0) }
  }

  /// The same as in another view.
  @discardableResult public func equalTo(_ view: some TGViewProtocol) -> TGMadeConstraints {
    let id = view.id
    return relate(.equal) { TGConstraintItem(id, $0) }
  }

  /// At most what it is in another view.
  @discardableResult
  public func lessThanOrEqualTo(_ view: some TGViewProtocol) -> TGMadeConstraints {
    let id = view.id
    return relate(.lessOrEqual) { TGConstraintItem(id, $0) }
  }

  /// At least what it is in another view.
  @discardableResult
  public func greaterThanOrEqualTo(_ view: some TGViewProtocol) -> TGMadeConstraints {
    let id = view.id
    return relate(.greaterOrEqual) { TGConstraintItem(id, $0) }
  }

  /// The same as an anchor, or as in the container.
  @discardableResult public func equalTo(_ target: some TGConstraintTarget) -> TGMadeConstraints {
    relate(.equal, target.target)
  }

  /// At most an anchor, or what it is in the container.
  @discardableResult
  public func lessThanOrEqualTo(_ target: some TGConstraintTarget) -> TGMadeConstraints {
    relate(.lessOrEqual, target.target)
  }

  /// At least an anchor, or what it is in the container.
  @discardableResult
  public func greaterThanOrEqualTo(_ target: some TGConstraintTarget) -> TGMadeConstraints {
    relate(.greaterOrEqual, target.target)
  }

  /// The same as in each of some views: one constraint for each attribute of each.
  @discardableResult public func equalTo(_ views: [any TGViewProtocol]) -> TGMadeConstraints {
    relate(.equal, views)
  }

  /// At most what it is in each of some views.
  @discardableResult
  public func lessThanOrEqualTo(_ views: [any TGViewProtocol]) -> TGMadeConstraints {
    relate(.lessOrEqual, views)
  }

  /// At least what it is in each of some views.
  @discardableResult
  public func greaterThanOrEqualTo(_ views: [any TGViewProtocol]) -> TGMadeConstraints {
    relate(.greaterOrEqual, views)
  }

  /// A size in points, or a distance from the same attribute of the container.
  @discardableResult public func equalTo(_ points: Double) -> TGMadeConstraints {
    relate(.equal, constant: points) { _ in nil }
  }

  /// At most a size in points, or a distance from the same attribute of the container.
  @discardableResult public func lessThanOrEqualTo(_ points: Double) -> TGMadeConstraints {
    relate(.lessOrEqual, constant: points) { _ in nil }
  }

  /// At least a size in points, or a distance from the same attribute of the container.
  @discardableResult public func greaterThanOrEqualTo(_ points: Double) -> TGMadeConstraints {
    relate(.greaterOrEqual, constant: points) { _ in nil }
  }
}

/// Constraints that a relation made, to be adjusted.
public struct TGMadeConstraints {
  let maker: TGConstraintMaker
  let range: Range<Int>

  private func each(_ change: (inout TGConstraint) -> Void) -> TGMadeConstraints {
    for index in range { change(&maker.made[index]) }
    return self
  }

  /// Adds a constant to what is compared with.
  @discardableResult public func offset(_ constant: Double) -> TGMadeConstraints {
    each { $0.constant = constant }
  }

  /// Moves edges inwards; other attributes stay.
  @discardableResult public func inset(_ distance: Double) -> TGMadeConstraints {
    insets(TGInsets(all: distance))
  }

  /// Moves each edge inwards by its own distance; other attributes stay.
  @discardableResult public func insets(_ insets: TGInsets) -> TGMadeConstraints {
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
  @discardableResult public func sizeOffset(_ size: TGSize) -> TGMadeConstraints {
    each {
      if $0.firstAttribute == .width { $0.constant = size.width }
      if $0.firstAttribute == .height { $0.constant = size.height }
    }
  }

  /// Multiplies what is compared with, before the constant is added.
  @discardableResult public func multipliedBy(_ factor: Double) -> TGMadeConstraints {
    each { $0.multiplier = factor }
  }

  /// Divides what is compared with, before the constant is added.
  @discardableResult public func dividedBy(_ divisor: Double) -> TGMadeConstraints {
    each { $0.multiplier = 1 / divisor }
  }

  /// Gives the constraints a priority.
  @discardableResult
  public func priority(_ priority: TGConstraintPriority) -> TGMadeConstraints {
    each { $0.priority = priority }
  }

  /// Names the constraints, so that the container finds them.
  @discardableResult public func named(_ name: String) -> TGMadeConstraints {
    let name = ConstraintName(name)
    return each { $0.label = name }
  }

  /// Lets the constraints take part or not.
  @discardableResult public func active(_ isActive: Bool) -> TGMadeConstraints {
    each { $0.isActive = isActive }
  }
}
