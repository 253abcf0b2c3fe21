import Tangram
import Testing

/// The different ways to write constraints.
@Suite struct WritingTests {
  private let photo = TGView("photo")
  private let title = TGView("title")

  private func list(_ describe: (TGConstraintMaker) -> Void) -> [TGConstraint] {
    var card = TGConstraintLayout {
      photo
      title
    }
    card.make(photo, describe)
    return card.constraints
  }

  private func item(_ attribute: TGConstraintAttribute) -> TGConstraintItem {
    TGConstraintItem(photo.id, attribute)
  }

  @Test func aConstraintHasAtMost48Bytes() {
    #expect(MemoryLayout<TGConstraint>.stride <= 48)
  }

  @Test func aRelationMakesOneConstraintPerAttributeInOrder() {
    let made = list { $0.top.left.equalToSuperview().offset(8) }
    #expect(
      made == [
        TGConstraint(item(.top), .equal, TGConstraintItem(nil, .top), constant: 8),
        TGConstraint(item(.left), .equal, TGConstraintItem(nil, .left), constant: 8),
      ])
  }

  @Test func makeReturnsTheNewConstraints() {
    var card = TGConstraintLayout {
      photo
      title
    }
    let made = card.make(photo) { $0.top.left.equalToSuperview().offset(8) }
    #expect(Array(made) == card.constraints)
    #expect(made.map(\.constant) == [8, 8])
    #expect(made[1].first.attribute == .left)
    let more = card.make(title) { $0.width.equalTo(40) }
    #expect(more.count == 1)
    #expect(more[0] == card.constraints[2])
    let updated = card.update(title) { $0.width.equalTo(50) }
    #expect(Array(updated) == [card.constraints[2]])
    #expect(updated[0].constant == 50)
    #expect(Array(card.remake(photo) { $0.left.equalTo(title) }) == [card.constraints[1]])
  }

  @Test func closuresMayCaptureACopyOfTheContainer() {
    var card = TGConstraintLayout { title }
    card.make(title) { [card] in $0.left.equalTo(card) }
    #expect(card.size(100, 50).layout(in: .zero)["title"]?.minX == 0)
  }

  @Test func attributesWithoutARelationMakeNothing() { #expect(list { _ = $0.top.left }.isEmpty) }

  @Test func compositeAttributesMakeSeveralConstraints() {
    #expect(
      list { $0.edges.equalToSuperview() }.map(\.first.attribute) == [
        .leading, .trailing, .top, .bottom,
      ])
    #expect(list { $0.size.equalTo(4) }.map(\.first.attribute) == [.width, .height])
    #expect(list { $0.center.equalToSuperview() }.map(\.first.attribute) == [.centerX, .centerY])
    #expect(list { $0.left.size.equalTo(4) }.map(\.first.attribute) == [.left, .width, .height])
  }

  @Test func insetsPointInwards() {
    #expect(list { $0.edges.equalToSuperview().inset(8) }.map(\.constant) == [8, -8, 8, -8])
    let insets = TGInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(list { $0.edges.equalToSuperview().insets(insets) }.map(\.constant) == [2, -4, 1, -3])
    let size = TGSize(width: 5, height: 6)
    #expect(list { $0.size.equalTo(title).sizeOffset(size) }.map(\.constant) == [5, 6])
  }

  @Test func settingsApplyToAllConstraintsOfARelation() {
    let made = list {
      $0.size.lessThanOrEqualTo(title).multipliedBy(0.5).priority(.high).named("half")
        .active(false)
      $0.width.greaterThanOrEqualTo(10).dividedBy(4)
    }
    #expect(made.map(\.multiplier) == [0.5, 0.5, 0.25])
    #expect(made.map(\.priority) == [750, 750, 1000])
    #expect(made.map(\.name) == ["half", "half", nil])
    #expect(made.map(\.isActive) == [false, false, true])
    #expect(made.map(\.relation) == [.lessOrEqual, .lessOrEqual, .greaterOrEqual])
  }

  @Test func aListOfViewsMakesOneConstraintPerView() {
    let other = TGView()
    let made = list { $0.height.equalTo([title, other]) }
    #expect(made.map(\.second?.view) == [title.id, other.id])
  }

  @Test func operatorsAndMethodsAreEquivalent() {
    var card = TGConstraintLayout {
      photo
      title
    }
    card.constrain { box in
      photo.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12)
      photo.leadingAnchor == box.leadingAnchor + 12
      title.widthAnchor <= 0.5 * photo.heightAnchor - 4 ~ .high
      title.widthAnchor >= photo.heightAnchor / 2
      title.centerXAnchor == box.widthAnchor * 0.25
      title.heightAnchor == 30
    }
    let made = card.constraints
    #expect(made[0] == made[1])
    #expect(made[2].description == "\(title.id).width ≤ 0.5 · \(photo.id).height − 4 @750")
    #expect(made[3].description == "\(title.id).width ≥ 0.5 · \(photo.id).height")
    #expect(made[4].description == "\(title.id).centerX = 0.25 · superview.width")
    #expect(made[5].description == "\(title.id).height = 30")
  }

  @Test func builderClosuresSupportConditionsAndLoops() {
    var card = TGConstraintLayout {
      photo
      title
    }
    let isWide = true
    card.constrain { box in
      if isWide { photo.widthAnchor == 80 } else { photo.widthAnchor == 40 }
      for view in [photo, title] { view.topAnchor == box.topAnchor }
      [photo.heightAnchor == 20, title.heightAnchor == 20]
    }
    #expect(card.constraints.map(\.first.attribute) == [.width, .top, .top, .height, .height])
  }
}

/// Changes of constraints that are already installed.
@Suite struct InstalledConstraintTests {
  private let photo = TGView("photo")

  @Test func updateKeepsTheIndexOfAConstraint() {
    var box = fixed { photo }
    box.make(photo) {
      $0.left.equalTo(10)
      $0.width.equalTo(40)
    }
    box.update(photo) { $0.left.equalTo(30) }
    #expect(box.constraints.map(\.constant) == [30, 40])
    box.update(photo) { $0.left.equalTo(50).priority(.low) }
    #expect(box.constraints.map(\.constant) == [30, 40, 50])
  }

  @Test func remakeReplacesTheConstraintsOfTheView() {
    let title = TGView()
    var box = fixed([photo, title])
    box.make(photo) { $0.left.equalTo(10) }
    box.make(title) { $0.left.equalTo(photo) }
    box.remake(photo) { $0.center.equalToSuperview() }
    #expect(box.constraints.map(\.first.attribute) == [.left, .centerX, .centerY])
    box.removeConstraints(of: title)
    #expect(box.constraints.map(\.first.attribute) == [.centerX, .centerY])
  }

  @Test func constraintsAreEditedByName() {
    var box = fixed { photo }
    box.make(photo) { $0.top.equalToSuperview().offset(100).named("top") }
    box["top"]?.constant = 30
    #expect(box.constraints.map(\.constant) == [30])
    box["top"]?.isActive = false
    box["top"]?.priority = .low
    #expect(box["top"]?.isActive == false)
    #expect(box["top"]?.priority == .low)
    box["top"] = nil
    #expect(box.constraints.isEmpty)
    box["bottom"]?.constant = 3
    #expect(box.constraints.isEmpty)
  }

  @Test func copiesOfAContainerAreIndependent() {
    var box = fixed { photo }
    box.make(photo) { $0.left.equalTo(10).named("left") }
    var copy = box
    copy["left"]?.constant = 20
    #expect(frames(box).map(\.minX) == [10])
    #expect(frames(copy).map(\.minX) == [20])
  }

  @Test func constraintsOnARemovedChildNoLongerApply() {
    let title = TGView()
    var box = fixed([photo, title])
    box.make(photo) {
      $0.left.top.equalTo(5)
      $0.size.equalTo(20)
    }
    box.make(title) {
      $0.left.equalTo(photo.rightAnchor).offset(4)
      $0.left.equalTo(50).priority(.low)
      $0.top.equalTo(0)
      $0.size.equalTo(10)
    }
    #expect(frames(box).map(\.minX) == [5, 29])
    box.removeSubview(at: 0)
    #expect(frames(box).map(\.minX) == [50])
    #expect(reports(box).isEmpty)
  }

  @Test func viewsAreDistributedByLengthOrSpacing() {
    let views: [any TGViewProtocol] = [TGView(), TGView(), TGView()]
    var bySpacing = fixed { for view in views { view.view } }
    bySpacing.distribute(views, along: .horizontal, spacing: 10, lead: 20, tail: 20)
    #expect(frames(bySpacing).map { ($0.minX * 3).rounded() } == [60, 350, 640])
    var byLength = fixed { for view in views { view.view } }
    byLength.distribute(views, along: .vertical, length: 30, lead: 10, tail: 20)
    #expect(frames(byLength).map(\.minY) == [10, 80, 150])
    #expect(frames(byLength).map(\.height) == [30, 30, 30])
    var single = fixed { photo }
    single.distribute([photo], along: .horizontal, spacing: 9, lead: 20, tail: 30)
    #expect(frames(single).map(\.width) == [270])
    single.constraints = []
    single.distribute([photo], along: .horizontal, length: 9, lead: 20)
    single.distribute([], along: .horizontal, length: 9)
    #expect(frames(single).map(\.maxX) == [29])
  }
}
