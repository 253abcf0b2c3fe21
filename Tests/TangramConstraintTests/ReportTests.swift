import Tangram
import Testing

/// The messages about conflicting constraints and undetermined frames.
@Suite struct ReportTests {
  private let title = TGView("title")
  private let photo = TGView("photo")

  @Test func aConflictNamesTheContradictingConstraints() {
    var box = fixed([title, photo])
    box.make(photo) {
      $0.left.top.equalTo(7)
      $0.size.equalTo(9)
    }
    box.make(title) {
      $0.left.equalToSuperview().offset(10)
      $0.top.height.equalTo(5)
      $0.right.lessThanOrEqualToSuperview().offset(-10)
      $0.width.greaterThanOrEqualTo(400)
    }
    #expect(
      reports(box) == [
        "title: width ≥ 400 is off by 100, because it contradicts title.left = superview.left + 10, "
          + "title.right ≤ superview.right − 10"
      ])
  }

  @Test func violatedEqualitiesAndUpperBoundsAreReported() {
    var box = fixed { title }
    box.make(title) {
      $0.left.top.equalTo(0)
      $0.height.equalTo(9)
      $0.width.equalTo(100)
      $0.width.equalTo(120)
      $0.width.lessThanOrEqualTo(photo)
      $0.width.lessThanOrEqualTo(30)
    }
    #expect(
      reports(box) == [
        "title: width = 120 is off by 20, because it contradicts title.width = 100",
        "title: width ≤ 30 is off by 70, because it contradicts title.width = 100",
      ])
  }

  @Test func sizesOfViewsAreReasonsForConflicts() {
    var box = fixed { title.width(50).with { $0.tg_height.equal(10).min(5) } }
    box.make(title) {
      $0.left.top.equalTo(0)
      $0.width.equalTo(80)
      $0.height.lessThanOrEqualTo(3)
    }
    #expect(
      reports(box) == [
        "title: width = 80 is off by 30, because it contradicts title.width = 50",
        "title: height ≤ 3 is off by 7, because it contradicts title.height = 10",
      ])
  }

  @Test func containerBoundsAreReasonsForConflicts() {
    var box = TGConstraintLayout { title }.named("box").width(.wrap, max: 60)
      .height(.wrap, min: 50)
    box.make(title) {
      $0.edges.equalToSuperview()
      $0.width.equalTo(80)
      $0.height.equalTo(20)
    }
    #expect(
      reports(box) == [
        "title: width = 80 is off by 20, because it contradicts superview.width ≤ 60, "
          + "title.leading = superview.leading, title.trailing = superview.trailing",
        "title: height = 20 is off by 30, because it contradicts superview.height ≥ 50, "
          + "title.top = superview.top, title.bottom = superview.bottom",
      ])
  }

  @Test func aChainOfReasonsIsReportedInFull() {
    var box = fixed([photo, title])
    box.make(photo) {
      $0.left.top.equalTo(0)
      $0.height.equalTo(9)
      $0.width.equalTo(200)
    }
    box.make(title) {
      $0.left.equalTo(photo.rightAnchor).offset(8)
      $0.top.equalTo(0)
      $0.height.equalTo(9)
      $0.right.equalToSuperview()
      $0.width.equalTo(200)
    }
    #expect(
      reports(box) == [
        "title: width = 200 is off by 88, because it contradicts photo.left = superview.left, photo.width = 200, "
          + "title.left = photo.right + 8, title.right = superview.right"
      ])
  }

  @Test func aNegativeWidthIsReportedWithoutReasons() {
    var box = fixed { title }
    box.make(title) {
      $0.left.top.height.equalTo(0)
      $0.width.equalTo(-20)
    }
    #expect(reports(box).first == "title: width = -20 is off by 20")
  }

  @Test func undeterminedNumbersAreReportedOnlyOnce() {
    var box = fixed([title, photo])
    box.subviews[0].frame = TGRect(x: 5, y: 6, width: 50, height: 20)
    box.make(title) {
      $0.centerX.equalToSuperview()
      $0.top.equalTo(0)
    }
    box.make(photo) {
      $0.size.equalTo(title)
      $0.left.equalTo(title)
    }
    #expect(
      reports(box) == [
        "title: width is not determined by the constraints; its value stays 50",
        "title: height is not determined by the constraints; its value stays 20",
        "photo: top is not determined by the constraints; its value stays 0",
      ])
  }

  @Test func violatedOptionalConstraintsAreNotReported() {
    var box = fixed { title }
    box.make(title) {
      $0.edges.equalToSuperview()
      $0.width.equalTo(10).priority(.high)
    }
    #expect(reports(box).isEmpty)
  }

  @Test func measuringForAnotherSizeReportsNothing() {
    let text = TGView(.text(chars: 30, advance: 10, line: 20))
    var inner = TGConstraintLayout { text }
    inner.tg_size(.wrap)
    inner.make(text) {
      $0.edges.equalToSuperview().inset(4)
      $0.width.lessThanOrEqualTo(200)
    }
    var box = fixed { inner }
    box.make(inner) {
      $0.left.top.equalTo(0)
      $0.right.lessThanOrEqualToSuperview()
    }
    #expect(reports(box).isEmpty)
  }

  @Test func invalidConstraintsAreReported() {
    var box = fixed([title, photo])
    let (a, b) = (title.id, photo.id)
    box.make(title) {
      $0.edges.equalToSuperview()
    }
    box.make(photo) { $0.edges.equalToSuperview() }
    box.constraints += [
      TGConstraint(TGConstraintItem(a, .left), .equal, TGConstraintItem(b, .leading)),
      TGConstraint(TGConstraintItem(a, .top), .equal, TGConstraintItem(b, .centerX)),
      TGConstraint(TGConstraintItem(a, .leftMargin), .equal, TGConstraintItem(nil, .left)),
      TGConstraint(TGConstraintItem(nil, .width), constant: .nan),
      TGConstraint(TGConstraintItem(b, .height), constant: 200, priority: 2000),
    ]
    #expect(
      reports(box) == [
        "title: constraint cannot compare `left` with `leading`, so it is ignored",
        "title: constraint cannot compare `top` with `centerX`, so it is ignored",
        "title: constraint on `leftMargin` refers to a margin, but only the container has margins, "
          + "so the constraint is ignored",
        "root: constraint on `width` has a number that is not finite or too large, so the constraint is ignored",
        "photo: constraint on `height` has priority 2000, which is not between 1 and 1000; 1000 is used instead",
      ])
    #expect(frames(box) == Array(repeating: TGRect(x: 0, y: 0, width: 320, height: 200), count: 2))
  }

  @Test func propertiesWithoutEffectAreReported() {
    let child = TGView("child").with {
      $0.tg_left ~= 4
      $0.tg_height.min(10%)
    }
    var box = fixed { child }
    box.make(child) { $0.edges.equalToSuperview() }
    #expect(
      reports(box) == [
        "child: leading has no effect in a constraint layout; write a constraint instead",
        "child: height has a minimum or maximum that is not a number, so it is ignored",
      ])
  }

  @Test func explanationsNameDeterminingAndOverriddenConstraints() throws {
    var box = fixed { title }
    box.make(title) {
      $0.left.equalToSuperview().offset(10)
      $0.right.lessThanOrEqualToSuperview().offset(-10)
      $0.width.equalTo(400).priority(.high)
      $0.top.equalToSuperview()
    }
    let environment = TGEnvironment(size: TGSize(width: 320, height: 200))
    let explanation = try #require(box.explain(title, in: environment))
    #expect(
      explanation.description == """
        left is 10 by title.left = superview.left + 10
        top is 0 by title.top = superview.top
        width is 300 by title.left = superview.left + 10, title.right ≤ superview.right − 10, \
        title.width = 400; gave way: title.width = 400
        height is 0, as before
        """)
    #expect(box.explain(photo, in: environment) == nil)
  }
}
