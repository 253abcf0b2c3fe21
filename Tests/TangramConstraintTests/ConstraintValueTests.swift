import Tangram
import Testing

/// Constraints and priorities as values.
@Suite struct ConstraintValueTests {
  private let photo = TGView("photo")

  private var base: TGConstraint {
    TGConstraint(
      TGConstraintItem(photo.id, .left), .lessOrEqual, TGConstraintItem(nil, .right),
      multiplier: 0.5, constant: 8, priority: .high, name: "left")
  }

  @Test func aSetContainsEqualConstraintsOnce() {
    var (copy, made) = (base, base)
    // An equal name in separate storage.
    copy.name = ["le", "ft"].joined()
    made.constant = 9
    made.constant = 8
    #expect(Set([base, copy, made]) == [base])
    #expect(TGConstraint(base) == base)
  }

  @Test func constraintsThatDifferInOnePropertyAreUnequal() {
    let other = TGView()
    let changes: [(inout TGConstraint) -> Void] = [
      { $0.multiplier = 2 }, { $0.constant = 9 }, { $0.priority = .low }, { $0.isActive = false },
      { $0.name = "right" }, { $0.name = nil }, { $0.relation = .equal },
      { $0 = TGConstraint(TGConstraintItem(nil, .left), $0.relation, $0.second) },
      { $0 = TGConstraint($0.first, $0.relation, TGConstraintItem(other.id, .right)) },
      { $0 = TGConstraint($0.first, $0.relation) },
      { $0 = TGConstraint(TGConstraintItem(other.id, .left), $0.relation, $0.second) },
      { $0 = TGConstraint(TGConstraintItem(other.id, .top), $0.relation, $0.second) },
    ]
    let changed = changes.map { change in
      var copy = base
      change(&copy)
      return copy
    }
    #expect(Set(changed + [base]).count == changes.count + 1)
  }

  @Test func modifiersReturnChangedCopies() {
    let named = base.named("edge").active(false).priority(.fitting)
    #expect(named.name == "edge")
    #expect(!named.isActive)
    #expect(named.priority == .fitting)
    #expect(named.active(true).isActive)
    #expect(named.named(nil).name == nil)
    #expect(base.name == "left")
    #expect(base.isActive)
  }

  @Test func constraintsAreRemovedByName() {
    var box = fixed { photo.size(10, 10) }
    box.constrain { box in
      (photo.leftAnchor == box.leftAnchor + 40).named("place")
      (photo.topAnchor == box.topAnchor + 30).named("place")
      (photo.leftAnchor == box.leftAnchor + 7 ~ .low).named("rest")
    }
    #expect(frames(box)[0].origin == TGPoint(x: 40, y: 30))
    box.removeConstraints(named: "nobody")
    #expect(box.constraints.count == 3)
    box.removeConstraints(named: "place")
    #expect(box.constraints.map(\.name) == ["rest"])
    #expect(frames(box)[0].origin == TGPoint(x: 7, y: 0))
  }

  @Test("Inactive constraints are ignored")
  func inactive() {
    var box = fixed { photo.size(10, 10) }
    box.constrain { box in
      (photo.leftAnchor == box.leftAnchor + 40).active(false)
      photo.leftAnchor == box.leftAnchor + 7
      photo.topAnchor == box.topAnchor
    }
    #expect(frames(box)[0].minX == 7)
    #expect(reports(box).isEmpty)
  }

  @Test("The result builder supports conditions", arguments: [false, true])
  func conditions(isWide: Bool) {
    var box = fixed { photo }
    box.constrain { box in
      if isWide { photo.widthAnchor == 80 } else { photo.widthAnchor == 40 }
      if isWide { photo.leftAnchor == box.leftAnchor + 9 }
      photo.heightAnchor == 20
    }
    #expect(
      box.constraints.map(\.first.attribute)
        == (isWide ? [.width, .left, .height] : [.width, .height]))
    #expect(
      frames(box) == [TGRect(x: isWide ? 9 : 0, y: 0, width: isWide ? 80 : 40, height: 20)])
  }
}

@Suite struct PriorityTests {
  @Test func prioritiesAreOrderedByValue() {
    let ordered: [TGConstraintPriority] = [.fitting, .low, 499.5, .medium, .high, 999, .required]
    #expect(ordered.map(\.value) == [50, 250, 499.5, 500, 750, 999, 1000])
    for (low, high) in zip(ordered, ordered.dropFirst()) {
      #expect(low < high)
      #expect(!(high < low))
    }
    #expect(ordered.reversed().sorted() == ordered)
  }

  @Test func theHighestPriorityWins() {
    let photo = TGView("photo")
    var box = fixed { photo }
    box.constrain { _ in
      photo.widthAnchor == 10 ~ 499.5
      photo.widthAnchor == 20 ~ 499.75
      photo.widthAnchor == 30 ~ 499.25
    }
    #expect(frames(box).map(\.width) == [20])
  }
}
