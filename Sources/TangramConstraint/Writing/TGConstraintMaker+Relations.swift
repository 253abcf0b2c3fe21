import TangramCore
import TangramModifiers

extension TGConstraintMaker {
  /// Makes a constraint for each attribute.
  ///
  /// - Parameter second: Returns the second side for an attribute; nil to compare the attribute with the
  ///   constant.
  private func relate(
    _ relation: TGConstraint.Relation, _ constant: Double = 0,
    to second: (TGConstraintAttribute) -> TGConstraintItem?
  ) -> TGMadeConstraints {
    draft.checkIsOpen()
    let start = draft.made.count
    for following in (0..<count).reversed() {
      let attribute = self[following]
      let first = TGConstraintItem(draft.view, attribute)
      draft.made.append(TGConstraint(first, relation, second(attribute), constant: constant))
    }
    return TGMadeConstraints(draft, start..<draft.made.count)
  }

  private func relate(_ relation: TGConstraint.Relation, _ view: TGViewID?) -> TGMadeConstraints {
    relate(relation) { TGConstraintItem(view, $0) }
  }

  private func relate(
    _ relation: TGConstraint.Relation, _ views: [TGAnyView]
  ) -> TGMadeConstraints {
    let start = draft.made.count
    for view in views { _ = relate(relation, view.id) }
    return TGMadeConstraints(draft, start..<draft.made.count)
  }

  /// Makes each attribute equal to the same attribute of the container.
  @discardableResult
  public consuming func equalToSuperview() -> TGMadeConstraints { relate(.equal, nil) }

  /// Keeps each attribute at most as large as the same attribute of the container.
  @discardableResult
  public consuming func lessThanOrEqualToSuperview() -> TGMadeConstraints {
    relate(.lessOrEqual, nil)
  }

  /// Keeps each attribute at least as large as the same attribute of the container.
  @discardableResult
  public consuming func greaterThanOrEqualToSuperview() -> TGMadeConstraints {
    relate(.greaterOrEqual, nil)
  }

  /// Makes each attribute equal to the same attribute of another view, or of the container.
  @discardableResult
  public consuming func equalTo(_ view: some TGAnchorOwner) -> TGMadeConstraints {
    relate(.equal, view.anchoredID)
  }

  /// Keeps each attribute at most as large as the same attribute of another view, or of the container.
  @discardableResult
  public consuming func lessThanOrEqualTo(_ view: some TGAnchorOwner) -> TGMadeConstraints {
    relate(.lessOrEqual, view.anchoredID)
  }

  /// Keeps each attribute at least as large as the same attribute of another view, or of the container.
  @discardableResult
  public consuming func greaterThanOrEqualTo(_ view: some TGAnchorOwner) -> TGMadeConstraints {
    relate(.greaterOrEqual, view.anchoredID)
  }

  /// Makes each attribute equal to an anchor.
  @discardableResult
  public consuming func equalTo<Kind>(_ anchor: TGLayoutAnchor<Kind>) -> TGMadeConstraints {
    relate(.equal) { _ in anchor.item }
  }

  /// Keeps each attribute at most as large as an anchor.
  @discardableResult
  public consuming func lessThanOrEqualTo<Kind>(
    _ anchor: TGLayoutAnchor<Kind>
  ) -> TGMadeConstraints {
    relate(.lessOrEqual) { _ in anchor.item }
  }

  /// Keeps each attribute at least as large as an anchor.
  @discardableResult
  public consuming func greaterThanOrEqualTo<Kind>(
    _ anchor: TGLayoutAnchor<Kind>
  ) -> TGMadeConstraints {
    relate(.greaterOrEqual) { _ in anchor.item }
  }

  /// Makes each attribute equal to the same attribute of each of these views, with one constraint
  /// per attribute and view.
  @discardableResult
  public consuming func equalTo(_ views: [TGAnyView]) -> TGMadeConstraints { relate(.equal, views) }

  /// Keeps each attribute at most as large as the same attribute of each of these views.
  @discardableResult
  public consuming func lessThanOrEqualTo(_ views: [TGAnyView]) -> TGMadeConstraints {
    relate(.lessOrEqual, views)
  }

  /// Keeps each attribute at least as large as the same attribute of each of these views.
  @discardableResult
  public consuming func greaterThanOrEqualTo(_ views: [TGAnyView]) -> TGMadeConstraints {
    relate(.greaterOrEqual, views)
  }

  /// Makes each attribute equal to a size in points, or to a distance from the same attribute of
  /// the container.
  @discardableResult
  public consuming func equalTo(_ points: Double) -> TGMadeConstraints {
    relate(.equal, points) { _ in nil }
  }

  /// Keeps each attribute at most as large as a size in points, or as a distance from the same
  /// attribute of the container.
  @discardableResult
  public consuming func lessThanOrEqualTo(_ points: Double) -> TGMadeConstraints {
    relate(.lessOrEqual, points) { _ in nil }
  }

  /// Keeps each attribute at least as large as a size in points, or as a distance from the same
  /// attribute of the container.
  @discardableResult
  public consuming func greaterThanOrEqualTo(_ points: Double) -> TGMadeConstraints {
    relate(.greaterOrEqual, points) { _ in nil }
  }
}

/// The constraints that a relation created, which can still be adjusted.
public struct TGMadeConstraints {
  private let draft: ConstraintDraft
  private let range: Range<Int>

  fileprivate init(_ draft: ConstraintDraft, _ range: Range<Int>) {
    (self.draft, self.range) = (draft, range)
  }

  private consuming func each(_ change: (inout TGConstraint) -> Void) -> TGMadeConstraints {
    draft.checkIsOpen()
    for index in range { change(&draft.made[index]) }
    return self
  }

  /// Sets the constant that is added to the second side.
  @discardableResult
  public consuming func offset(_ constant: Double) -> TGMadeConstraints {
    each { $0.constant = constant }
  }

  /// Moves edges inward by a distance; other attributes are unchanged.
  @discardableResult
  public consuming func inset(_ distance: Double) -> TGMadeConstraints {
    insets(TGInsets(all: distance))
  }

  /// Moves each edge inward by its own distance; other attributes are unchanged.
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

  /// Sets the constants of widths and heights; other attributes are unchanged.
  @discardableResult
  public consuming func sizeOffset(_ size: TGSize) -> TGMadeConstraints {
    each {
      if $0.firstAttribute == .width { $0.constant = size.width }
      if $0.firstAttribute == .height { $0.constant = size.height }
    }
  }

  /// Multiplies the second side by a factor, before the constant is added.
  @discardableResult
  public consuming func multipliedBy(_ factor: Double) -> TGMadeConstraints {
    each { $0.multiplier = factor }
  }

  /// Divides the second side by a divisor, before the constant is added.
  @discardableResult
  public consuming func dividedBy(_ divisor: Double) -> TGMadeConstraints {
    each { $0.multiplier = 1 / divisor }
  }

  /// Sets the priority of the constraints.
  @discardableResult
  public consuming func priority(_ priority: TGConstraintPriority) -> TGMadeConstraints {
    each { $0.priority = priority }
  }

  /// Sets the name of the constraints, by which the container can look them up.
  @discardableResult
  public consuming func named(_ name: String) -> TGMadeConstraints {
    let name = ConstraintName(name)
    return each { $0.label = name }
  }

  /// Activates or deactivates the constraints.
  @discardableResult
  public consuming func active(_ isActive: Bool) -> TGMadeConstraints {
    each { $0.isActive = isActive }
  }
}
