import TangramCore

// Relations and adjustments modify the list; each constraint is created in place in the list.

extension TGConstraintMaker {
  /// Appends a constraint for each attribute, comparing it with a constant.
  @usableFromInline func make(
    _ attributes: AttributeList, _ relation: TGConstraint.Relation, constant: Double
  ) -> Range<Int> {
    make(attributes, relation, with: view, [], constant)
  }

  /// Appends a constraint for each attribute, comparing it with the same attribute of the
  /// container.
  @usableFromInline func makeToSuperview(
    _ attributes: AttributeList, _ relation: TGConstraint.Relation
  ) -> Range<Int> {
    make(attributes, relation, with: view, [.hasSecond, .secondIsContainer], 0)
  }

  /// Appends a constraint for each attribute, comparing it with the same attribute of another view.
  @usableFromInline func make(
    _ attributes: AttributeList, _ relation: TGConstraint.Relation, to other: TGViewID
  ) -> Range<Int> {
    make(attributes, relation, with: other, .hasSecond, 0)
  }

  @inline(__always) private func make(
    _ attributes: AttributeList, _ relation: TGConstraint.Relation, with other: TGViewID,
    _ flags: TGConstraint.Flags, _ constant: Double
  ) -> Range<Int> {
    checkIsOpen()
    let start = made.count
    for index in 0..<attributes.count {
      let attribute = attributes[index]
      made.append(
        TGConstraint(
          firstView: view, secondView: other, multiplier: 1, constant: constant, label: nil,
          rank: 1000, firstAttribute: attribute, secondAttribute: attribute, relation: relation,
          flags: flags))
    }
    return start..<made.count
  }

  /// Appends a constraint, and returns its index.
  @usableFromInline func make(
    _ attribute: TGConstraintAttribute, _ relation: TGConstraint.Relation,
    to item: TGConstraintItem
  ) -> Int {
    checkIsOpen()
    var flags: TGConstraint.Flags = .hasSecond
    if item.view == nil { flags.insert(.secondIsContainer) }
    made.append(
      TGConstraint(
        firstView: view, secondView: item.view ?? view, multiplier: 1, constant: 0, label: nil,
        rank: 1000, firstAttribute: attribute, secondAttribute: item.attribute,
        relation: relation, flags: flags))
    return made.count - 1
  }

  /// Sets the constant of a range of constraints.
  @usableFromInline func setConstants(_ range: Range<Int>, _ constant: Double) {
    checkIsOpen()
    for index in range { made[index].constant = constant }
  }

  /// The current number of constraints.
  @usableFromInline var count: Int { made.count }
}
