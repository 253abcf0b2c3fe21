import Tangram
import Testing

/// The constraints that anchors and their operators create.
@Suite struct AnchorTests {
  private typealias Relation = TGConstraint.Relation

  private let photo = TGView("photo")
  private let title = TGView("title")

  /// The constraints that the result builder collects.
  private func list(
    @TGConstraintBuilder _ make: (TGSuperview) -> [TGConstraint]
  ) -> [TGConstraint] {
    var box = TGConstraintLayout()
    box.constrain(make)
    return box.constraints
  }

  private func height(
    _ relation: TGConstraint.Relation, multiplier: Double = 1, constant: Double = 0
  ) -> TGConstraint {
    TGConstraint(
      TGConstraintItem(title.id, .height), relation, TGConstraintItem(photo.id, .height),
      multiplier: multiplier, constant: constant)
  }

  private func height(_ relation: TGConstraint.Relation, _ constant: Double) -> TGConstraint {
    TGConstraint(TGConstraintItem(title.id, .height), relation, constant: constant)
  }

  @Test func operatorsCompareAnchorsWithAnchorsAndWithNumbers() {
    let made = list { _ in
      title.heightAnchor == photo.heightAnchor
      title.heightAnchor <= photo.heightAnchor
      title.heightAnchor >= photo.heightAnchor
      title.heightAnchor == 30
      title.heightAnchor <= 30
      title.heightAnchor >= 30
    }
    let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    #expect(made == relations.map { height($0) } + relations.map { height($0, 30) })
  }

  @Test func functionsMatchOperators() {
    let (own, other) = (title.heightAnchor, photo.heightAnchor)
    #expect(
      [
        own.constraint(equalTo: other, multiplier: 2, constant: -3),
        own.constraint(lessThanOrEqualTo: other, multiplier: 2, constant: -3),
        own.constraint(greaterThanOrEqualTo: other, multiplier: 2, constant: -3),
        own.constraint(equalToConstant: 30),
        own.constraint(lessThanOrEqualToConstant: 30),
        own.constraint(greaterThanOrEqualToConstant: 30),
      ]
        == list { _ in
          own == other * 2 - 3
          own <= other * 2 - 3
          own >= other * 2 - 3
          own == 30
          own <= 30
          own >= 30
        })
  }

  @Test func scalingAnExpressionScalesItsConstant() {
    let made = list { _ in
      title.heightAnchor == (photo.heightAnchor + 4) * 3
      title.heightAnchor == 3 * (photo.heightAnchor + 4)
      title.heightAnchor == (photo.heightAnchor - 8) / 4 + 1
    }
    #expect(
      made == [
        height(.equal, multiplier: 3, constant: 12), height(.equal, multiplier: 3, constant: 12),
        height(.equal, multiplier: 0.25, constant: -1),
      ])
  }

  @Test("Dividing by a negative factor of the first anchor reverses an inequality")
  func relationsAreSolvedForTheFirst() {
    let made = list { _ in
      title.heightAnchor * 2 <= photo.heightAnchor + 6
      title.heightAnchor * -2 <= photo.heightAnchor + 6
      title.heightAnchor * -2 >= photo.heightAnchor + 6
      title.heightAnchor * -2 == photo.heightAnchor + 6
      title.heightAnchor * -0.5 + 5 <= 25
      title.heightAnchor * -0.5 + 5 >= 25
      title.heightAnchor * -0.5 + 5 == 25
    }
    #expect(
      made == [
        height(.lessOrEqual, multiplier: 0.5, constant: 3),
        height(.greaterOrEqual, multiplier: -0.5, constant: -3),
        height(.lessOrEqual, multiplier: -0.5, constant: -3),
        height(.equal, multiplier: -0.5, constant: -3),
        height(.greaterOrEqual, -40), height(.lessOrEqual, -40), height(.equal, -40),
      ])
  }

  @Test func aReversedInequalityHoldsInTheFrames() {
    var box = fixed {
      photo
      title
    }
    box.constrain { box in
      photo.widthAnchor == 50
      // At least 30, and as small as possible.
      title.widthAnchor * -2 <= photo.widthAnchor * -1 - 10
      title.widthAnchor == 0 ~ .low
    }
    #expect(frames(box).map(\.width) == [50, 30])
  }

  @Test func anchorsMatchTheirAttributes() {
    let items = [
      photo.leftAnchor, photo.rightAnchor, photo.leadingAnchor, photo.trailingAnchor,
      photo.centerXAnchor,
    ].map(\.item)
    let vertical = [
      photo.topAnchor, photo.bottomAnchor, photo.centerYAnchor, photo.firstBaselineAnchor,
      photo.lastBaselineAnchor,
    ].map(\.item)
    let extents = [photo.widthAnchor, photo.heightAnchor].map(\.item)
    let attributes: [TGConstraintAttribute] = [
      .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .firstBaseline,
      .lastBaseline, .width, .height,
    ]
    #expect(items + vertical + extents == attributes.map { TGConstraintItem(photo.id, $0) })
  }
}

/// The anchors of the container.
@Suite struct SuperviewAnchorTests {
  private let views = (0..<7).map { TGView("\($0)").size(20, 10) }

  private var box: TGConstraintLayout {
    var box = fixed(views)
    box.tg_padding = TGInsets(top: 8, leading: 16, bottom: 4, trailing: 32)
    return box
  }

  @Test func horizontalAnchorsHaveTheRightPositions() {
    var box = box
    box.constrain { box in
      [views[0].leftAnchor == box.leftAnchor, views[1].rightAnchor == box.rightAnchor]
      views[2].centerXAnchor == box.centerXAnchor
      [views[3].leftAnchor == box.leftMarginAnchor, views[4].rightAnchor == box.rightMarginAnchor]
      views[5].leadingAnchor == box.leadingMarginAnchor
      views[6].trailingAnchor == box.trailingMarginAnchor
    }
    #expect(frames(box).map(\.minX) == [0, 300, 150, 16, 268, 16, 268])
    // In a right-to-left layout, the leading padding is on the right.
    #expect(frames(box, rightToLeft: true).map(\.minX) == [0, 300, 150, 32, 284, 284, 32])
  }

  @Test func verticalAnchorsHaveTheRightPositions() {
    var box = box
    box.constrain { box in
      views[0].topAnchor == box.topAnchor
      views[1].bottomAnchor == box.bottomAnchor
      views[2].centerYAnchor == box.centerYAnchor
      views[3].topAnchor == box.topMarginAnchor
      views[4].bottomAnchor == box.bottomMarginAnchor
      // A container has no text, so its first baseline is its top edge and its last baseline its bottom
      // edge.
      views[5].topAnchor == box.firstBaselineAnchor
      views[6].bottomAnchor == box.lastBaselineAnchor
    }
    #expect(frames(box).map(\.minY) == [0, 190, 95, 8, 186, 0, 190])
  }

  @Test func sizeAnchorsIncludeThePadding() {
    let bar = TGView("bar")
    var box = fixed { bar }
    box.tg_padding = TGInsets(all: 10)
    box.constrain { box in
      bar.widthAnchor == box.widthAnchor * 0.5
      bar.heightAnchor == box.heightAnchor / 4 + 1
    }
    #expect(frames(box).map(\.size) == [TGSize(width: 160, height: 51)])
  }
}
