import Tangram
import Testing

/// Expects these frames of the views with these names, each in its parent's coordinates.
func expectFrames(
  _ layout: TGLayout, _ frames: KeyValuePairs<String, TGRect>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (name, frame) in frames where layout[name] != frame {
    let found = layout[name]?.description ?? "not there"
    Issue.record(
      "\(name) is \(found), expected \(frame)\n\(layout)", sourceLocation: sourceLocation)
  }
}

/// Expects a layout without diagnostics, in which nothing sticks out.
func expectSane(_ layout: TGLayout, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(layout.diagnostics.map(\.description) == [], sourceLocation: sourceLocation)
  #expect(layout.overflowing.map(\.description) == [], sourceLocation: sourceLocation)
}

@Suite struct TestingLayouts {
  func card(width: Double) -> TGLinearLayout {
    TGLinearLayout(.horz, spacing: 8) {
      TGView("photo").size(40, 40)
      TGView(.text(chars: 12, advance: 7, line: 16)).named("title").width(.fill).height(.wrap)
    }.named("card").padding(8).width(width).height(.wrap)
  }

  @Test func theTitleTakesWhatThePhotoLeaves() {
    let layout = card(width: 200).layout(in: TGSize(width: 375, height: 667))
    expectFrames(
      layout,
      [
        "photo": TGRect(x: 8, y: 8, width: 40, height: 40),
        "title": TGRect(x: 56, y: 8, width: 136, height: 16),
      ])
  }

  @Test("The card fits", arguments: [120, 200, 375, 1024], [false, true])
  func theCardFits(width: Double, isRightToLeft: Bool) {
    let room = TGSize(width: width, height: 667)
    let environment = TGEnvironment(size: room, isRightToLeft: isRightToLeft)
    expectSane(card(width: width).layout(in: environment))
  }

  @Test func theWholeCard() {
    let layout = card(width: 200).layout(in: TGSize(width: 375, height: 667))
    #expect(
      layout.description == """
        linear "card" (0, 0, 200, 56)
          view "photo" (8, 8, 40, 40)
          view "title" (56, 8, 136, 16)
        """)
  }

  @Test func aLongerTitleMovesNothingElse() {
    let room = TGSize(width: 375, height: 667)
    let short = card(width: 200)
    var long = short
    long["title"]?.tg_content = .text(chars: 60, advance: 7, line: 16)
    let changes = long.layout(in: room).changes(since: short.layout(in: room))
    #expect(changes.map(\.description) == ["root card resized", "[1] title resized"])
  }

  @Test func helpersReportFailures() {
    let layout = card(width: 40).layout(in: TGSize(width: 375, height: 667))
    withKnownIssue {
      expectFrames(layout, ["photo": TGRect(x: 1, y: 8, width: 40, height: 40)])
    } matching: {
      $0.comments.first?.rawValue.hasPrefix(
        "photo is (8, 8, 40, 40), expected (1, 8, 40, 40)\nlinear \"card\" (0, 0, 40, ") == true
    }
    withKnownIssue { expectFrames(layout, ["nobody": .zero]) }
    withKnownIssue { expectSane(layout) }
  }
}
