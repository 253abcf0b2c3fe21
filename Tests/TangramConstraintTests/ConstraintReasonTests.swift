import Tangram
import TangramTestSupport
import Testing

/// The reasons for the numbers of a constraint layout's children, as arithmetic.
@Suite struct ConstraintReasonTests {
  private let photo = TGView("photo")
  private let title = TGView("title").content(.text(chars: 6, advance: 10, line: 20))

  private func explained(
    _ box: TGConstraintLayout, _ view: TGView, rightToLeft: Bool = false
  ) throws -> TGExplanation {
    let environment = TGEnvironment(
      size: TGSize(width: 320, height: 200), isRightToLeft: rightToLeft)
    return try #require(box.view.layout(in: environment).explain(view))
  }

  @Test func reasonsNameTheDeterminingConstraint() throws {
    var box = fixed {
      photo
      title
    }
    box.make(photo) {
      $0.left.top.equalToSuperview().offset(10)
      $0.width.height.equalTo(100)
    }
    box.make(title) {
      $0.left.equalTo(photo.rightAnchor).offset(8).named("gap")
      $0.centerY.equalTo(photo)
    }
    let reasons = try explained(box, title)
    #expect(
      reasons.x.description == "end of photo 110 + 8: gap (title.left = photo.right + 8)")
    #expect(
      reasons.y.description
        == "middle of photo 60 − 0.5 · title's height 20: title.centerY = photo.centerY")
    #expect(reasons.width.description == "6 glyphs of 10: text on one line")
    #expect(try explained(box, photo).width.description == "photo.width = 100")
  }

  @Test func reasonsNameConstraintsThatGaveWay() throws {
    var box = fixed { title }
    box.make(title) {
      $0.left.top.equalToSuperview()
      $0.right.lessThanOrEqualToSuperview().offset(-10)
      $0.width.equalTo(400).priority(.high)
    }
    let width = try explained(box, title).width.description
    #expect(
      width.hasSuffix(
        "title.right ≤ superview.right − 10; gave way: title.width = 400, "
          + "title.width ≤ its content"))
  }

  @Test func equalWidthsAreExplainedTogether() throws {
    let views = (0..<3).map { TGView("view\($0)").height(10) }
    var box = fixed(views)
    box.distribute(views, along: .horizontal, spacing: 10, lead: 20, tail: 20)
    let first = try explained(box, views[0])
    #expect(first.width.value.isFinite)
    #expect(first.description.contains(" / 3"))
    #expect(first.description.contains("together by"))
    #expect(unexplained(box, in: "constraints") == [])
  }

  @Test func rightToLeftPositionsAreExplainedAsMirrored() throws {
    var box = fixed { photo }
    box.make(photo) {
      $0.leading.top.equalToSuperview().offset(30)
      $0.width.height.equalTo(50)
    }
    let x = try explained(box, photo, rightToLeft: true).x
    #expect(x.value == 240)
    #expect(x.description.hasSuffix("mirrored: reading starts on the right"))
  }

  @Test func undeterminedNumbersAreKept() throws {
    let view = TGView("view").frame(TGRect(x: 7, y: 9, width: 30, height: 40))
    var box = fixed { view }
    box.make(view) { $0.top.equalToSuperview() }
    let reasons = try explained(box, view)
    #expect(reasons.x.operation == .given(.kept))
    #expect(reasons.width.value == 30)
    #expect(reasons.y.description == "view.top = superview.top")
  }

  @Test func explanationsIncludePartsAndReasons() throws {
    var box = fixed { title }
    box.make(title) { $0.edges.equalToSuperview() }
    let environment = TGEnvironment(size: TGSize(width: 320, height: 200))
    let explanation = try #require(box.explain(title, in: environment))
    #expect(explanation.parts.count == 4)
    #expect(explanation.reasons == box.view.layout(in: environment).explain(title))
  }

  @Test func manyEqualWidthsAreExplained() {
    let views = (0..<60).map { TGView("view\($0)").height(10) }
    var box = fixed(6_000, 20, { views })
    box.distribute(views, along: .horizontal, spacing: 4, lead: 0, tail: 0)
    #expect(unexplained(box, in: "constraints") == [])
  }
}
