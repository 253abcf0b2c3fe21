import Tangram
import Testing

/// The constraints that makers create from attributes and relations.
@Suite struct MakerTests {
  private let photo = TGView("photo")
  private let title = TGView("title")
  private let button = TGView("button")

  private func list(_ describe: (TGConstraintMaker) -> Void) -> [TGConstraint] {
    var card = TGConstraintLayout()
    card.make(photo, describe)
    return card.constraints
  }

  @Test func everyAttributeHasAName() {
    let made = list {
      _ = [
        $0.left.equalTo(0), $0.right.equalTo(0), $0.leading.equalTo(0), $0.trailing.equalTo(0),
        $0.top.equalTo(0), $0.bottom.equalTo(0), $0.centerX.equalTo(0), $0.centerY.equalTo(0),
        $0.width.equalTo(0), $0.height.equalTo(0), $0.firstBaseline.equalTo(0),
        $0.lastBaseline.equalTo(0), $0.baseline.equalTo(0),
      ]
    }
    #expect(
      made.map(\.first.attribute) == [
        .left, .right, .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height,
        .firstBaseline, .lastBaseline, .lastBaseline,
      ])
    #expect(made.allSatisfy { $0.first.view == photo.id && $0.second == nil })
  }

  @Test func attributesCanBeChained() {
    #expect(
      list {
        $0.left.right.leading.trailing.top.bottom.centerX.centerY.width.height.equalToSuperview()
      }.map(\.second?.attribute) == [
        .left, .right, .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height,
      ])
    #expect(
      list { $0.width.edges.center.equalToSuperview() }.map(\.first.attribute) == [
        .width, .leading, .trailing, .top, .bottom, .centerX, .centerY,
      ])
  }

  @Test("Each relation takes a view, an anchor, the container, a number or a list")
  func relations() {
    let others: [any TGViewProtocol] = [title, button]
    let made = [
      list {
        _ = [
          $0.width.equalTo(title), $0.width.equalTo(title.heightAnchor),
          $0.width.equalTo($0.superview), $0.width.equalToSuperview(), $0.width.equalTo(7),
          $0.width.equalTo(others),
        ]
      },
      list {
        _ = [
          $0.width.lessThanOrEqualTo(title), $0.width.lessThanOrEqualTo(title.heightAnchor),
          $0.width.lessThanOrEqualTo($0.superview), $0.width.lessThanOrEqualToSuperview(),
          $0.width.lessThanOrEqualTo(7), $0.width.lessThanOrEqualTo(others),
        ]
      },
      list {
        _ = [
          $0.width.greaterThanOrEqualTo(title), $0.width.greaterThanOrEqualTo(title.heightAnchor),
          $0.width.greaterThanOrEqualTo($0.superview), $0.width.greaterThanOrEqualToSuperview(),
          $0.width.greaterThanOrEqualTo(7), $0.width.greaterThanOrEqualTo(others),
        ]
      },
    ]
    let seconds: [TGConstraintItem?] = [
      TGConstraintItem(title.id, .width), TGConstraintItem(title.id, .height),
      TGConstraintItem(nil, .width), TGConstraintItem(nil, .width), nil,
      TGConstraintItem(title.id, .width), TGConstraintItem(button.id, .width),
    ]
    for (made, relation) in zip(made, [TGConstraint.Relation.equal, .lessOrEqual, .greaterOrEqual])
    {
      #expect(made.map(\.second) == seconds)
      #expect(made.allSatisfy { $0.relation == relation })
      #expect(made.map(\.constant) == [0, 0, 0, 0, 7, 0, 0])
    }
  }

  @Test func listsRelateEveryAttributeToEachView() {
    let others: [any TGViewProtocol] = [title, button]
    let made = list { $0.top.height.lessThanOrEqualTo(others).offset(5).priority(.low) }
    #expect(
      made.map(\.second) == [
        TGConstraintItem(title.id, .top), TGConstraintItem(title.id, .height),
        TGConstraintItem(button.id, .top), TGConstraintItem(button.id, .height),
      ])
    #expect(made.allSatisfy { $0.constant == 5 && $0.priority == .low })
  }

  @Test func aBoundByAListAppliesForEachView() {
    var box = fixed {
      photo
      title.size(30, 20)
      button.size(70, 10)
    }
    box.make(photo) {
      $0.width.greaterThanOrEqualTo([title, button])
      $0.height.lessThanOrEqualTo([title, button])
      $0.width.equalTo(0).priority(.low)
      $0.height.equalTo(200).priority(.low)
    }
    #expect(frames(box)[0].size == TGSize(width: 70, height: 10))
  }

  @Test func inequalitiesToTheSuperviewHold() {
    var box = fixed { photo.size(400, 40) }
    box.make(photo) {
      $0.left.greaterThanOrEqualToSuperview().offset(12)
      $0.left.equalTo(0).priority(.low)
      $0.top.lessThanOrEqualToSuperview().offset(30)
      $0.top.equalTo(90).priority(.low)
    }
    #expect(frames(box)[0].origin == TGPoint(x: 12, y: 30))
  }

  @Test func closuresCanReceiveTheContainer() {
    let title = TGView("title").size(30, 10)
    var card = fixed { title }
    card.make(title) { make, card in
      make.left.equalTo(card).offset(4)
      make.bottom.equalTo(card.bottomAnchor).offset(-5)
    }
    #expect(frames(card) == [TGRect(x: 4, y: 185, width: 30, height: 10)])
    card.update(title) { make, card in make.left.equalTo(card).offset(6) }
    #expect(frames(card)[0].minX == 6)
    card.remake(title) { make, card in make.center.equalTo(card) }
    #expect(frames(card) == [TGRect(x: 145, y: 95, width: 30, height: 10)])
  }
}
