import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Constraints on views inside other containers.
@Suite struct InnerViewTests {
  private let inner = TGView("inner")
  private let note = TGView("note").size(30, 10)

  private func box(_ container: some TGContainer) -> TGView {
    var box = container.named("box").view
    box.tg_size(width: 100, height: 50)
    return box
  }

  /// A container with the box at (20, 20) and the note next to the inner view.
  private func board(_ box: TGView) -> TGConstraintLayout {
    var board = fixed {
      box
      note
    }
    board.make(box) { $0.left.top.equalTo(20) }
    board.make(note) {
      $0.left.equalTo(inner.rightAnchor).offset(50)
      $0.top.equalTo(inner)
    }
    return board
  }

  private func margins(_ left: Double, _ top: Double) -> TGView {
    inner.size(10, 10).margin(top: top, leading: left)
  }

  @Test func constraintsCanReferToAViewInsideASibling() {
    let board = board(box(TGFrameLayout { margins(5, 5) }))
    #expect(
      frames(board) == [
        TGRect(x: 20, y: 20, width: 100, height: 50), TGRect(x: 85, y: 25, width: 30, height: 10),
      ])
    #expect(reports(board).isEmpty)
  }

  @Test func anyContainersMayBeInBetween() {
    let row = TGLinearLayout(.horz) {
      TGView().size(7, 7)
      inner.size(10, 10)
    }.spacing(4).size(40, 20).margin(top: 6, leading: 3)
    #expect(
      frames(board(box(TGFrameLayout { row })))[1] == TGRect(x: 94, y: 26, width: 30, height: 10))
    let items = TGFlexLayout {
      TGView().size(7, 7)
      inner.size(10, 10)
    }.size(60, 30)
    #expect(
      frames(board(box(TGLinearLayout(.vert) { items })))[1]
        == TGRect(x: 87, y: 20, width: 30, height: 10))
    var card = TGConstraintLayout { inner.size(10, 10) }.size(50, 40)
    card.make(inner) { $0.right.bottom.equalToSuperview().offset(-1) }
    #expect(
      frames(board(box(TGFrameLayout { card })))[1] == TGRect(x: 119, y: 49, width: 30, height: 10))
  }

  @Test func constrainingAnInnerViewMovesTheSiblingAroundIt() {
    let group = box(TGFrameLayout { margins(5, 5) })
    var board = fixed {
      group
      note
    }
    board.make(note) { $0.left.top.equalTo(40) }
    board.make(inner) {
      $0.left.equalTo(note.rightAnchor).offset(8)
      $0.centerY.equalTo(note)
    }
    #expect(frames(board)[0] == TGRect(x: 73, y: 35, width: 100, height: 50))
    #expect(reports(board).isEmpty)
  }

  @Test func constraintsCanUseTheSizeOfAnInnerView() {
    let group = box(TGFrameLayout { margins(5, 5) })
    let bar = TGView("bar")
    var board = fixed {
      group
      bar
    }
    board.make(group) { $0.left.top.equalTo(20) }
    board.make(bar) {
      $0.left.top.equalTo(0)
      $0.width.equalTo(inner).multipliedBy(2)
      $0.height.equalTo(inner).offset(3)
    }
    #expect(frames(board)[1] == TGRect(x: 0, y: 0, width: 20, height: 13))
  }

  @Test func theSiblingIsLaidOutAtItsConstrainedSize() {
    var group = TGFrameLayout { inner.size(10, 10).margin(bottom: 5, trailing: 5) }
    group.tg_height.equal(50)
    var board = fixed {
      group
      note
    }
    board.make(group) {
      $0.left.top.equalTo(20)
      $0.width.equalToSuperview().multipliedBy(0.5)
    }
    board.make(note) {
      $0.right.equalTo(inner)
      $0.top.equalTo(inner.bottomAnchor)
    }
    #expect(
      frames(board) == [
        TGRect(x: 20, y: 20, width: 160, height: 50), TGRect(x: 145, y: 65, width: 30, height: 10),
      ])
  }

  @Test func rightToLeftMirrorsLeadingButNotLeft() {
    let group = box(TGFrameLayout { margins(5, 5) })
    var board = fixed {
      group
      note
    }
    board.make(group) { $0.leading.top.equalTo(20) }
    board.make(note) {
      $0.leading.equalTo(inner.trailingAnchor).offset(50)
      $0.top.equalTo(inner)
    }
    #expect(frames(board)[1] == TGRect(x: 85, y: 25, width: 30, height: 10))
    #expect(
      frames(board, rightToLeft: true)[1] == TGRect(x: 205, y: 25, width: 30, height: 10))
    board.remake(note) {
      $0.right.equalTo(inner.leftAnchor).offset(-8)
      $0.top.equalTo(inner)
    }
    #expect(frames(board, rightToLeft: true)[1].maxX == 320 - 20 - 5 - 10 - 8)
  }

  @Test func constraintsCanReferToABaselineInsideASibling() {
    let text = TGView(.text(chars: 4, advance: 10, line: 20)).size(.wrap).named("text")
    let group = box(TGFrameLayout { text.margin(top: 6) })
    var board = fixed {
      group
      note
    }
    board.make(group) { $0.left.top.equalTo(20) }
    board.make(note) {
      $0.left.equalTo(0)
      $0.bottom.equalTo(text.lastBaselineAnchor)
    }
    // 20 above the group, 6 above the text, and 0.8 × 20 to its baseline.
    #expect(frames(board)[1].maxY == 42)
  }

  @Test func aContainerCanTakeTheSizeOfAViewInsideIt() {
    let group = TGFrameLayout { inner.size(5, 6) }
    var board = fixed { group }
    board.make(group) {
      $0.left.top.equalTo(0)
      $0.size.equalTo(inner)
    }
    #expect(frames(board) == [TGRect(x: 0, y: 0, width: 5, height: 6)])
    #expect(reports(board).isEmpty)
  }

  @Test func aCycleThroughAnotherContainerIsNamed() {
    var group = TGFrameLayout { inner.size(10, 10).margin(trailing: 0) }.named("box")
    group.tg_height.equal(50)
    var board = fixed {
      group
      note
    }
    board.make(group) {
      $0.left.top.equalTo(0)
      $0.right.equalTo(note.leftAnchor)
    }
    board.make(note) {
      $0.top.equalTo(0)
      $0.left.equalTo(40).priority(.low)
      $0.left.equalTo(inner.rightAnchor).offset(10)
    }
    #expect(frames(board)[1].minX == 40)
    #expect(
      reports(board) == [
        "note: constraint depends on itself: note.left → inner.right → box.width → note.left; "
          + "the last reference is ignored"
      ])
  }

  @Test func constraintsOnAGoneInnerViewAreIgnored() {
    var board = board(box(TGFrameLayout { margins(5, 5).visibility(.gone) }))
    board.make(note) { $0.left.top.equalTo(3).priority(.low) }
    #expect(frames(board)[1].origin == TGPoint(x: 3, y: 3))
  }

  @Test func constraintsWithinOneChildAreReportedAndIgnored() {
    let other = TGView("other").size(5, 5)
    let group = box(
      TGFrameLayout {
        margins(5, 5)
        other
      })
    var board = fixed { group }
    board.make(group) { $0.left.top.equalTo(0) }
    board.make(other) { $0.left.equalTo(inner.rightAnchor) }
    #expect(
      reports(board) == [
        "root: constraint on `left` is between two views inside box; it is ignored"
      ])
  }

  @Test func aSessionFollowsEditsInsideASibling() {
    let environment = TGEnvironment(size: TGSize(width: 320, height: 200))
    var board = board(box(TGFrameLayout { margins(5, 5) }))
    var session = TGLayoutSession()
    #expect(
      session.layout(board.view, in: environment)["note"]
        == TGRect(x: 85, y: 25, width: 30, height: 10))
    board.view.subviews[0].subviews[0].tg_leading.equal(12)
    #expect(
      session.layout(board.view, in: environment)["note"]
        == TGRect(x: 92, y: 25, width: 30, height: 10))
    board.view.subviews[0].insertSubview(TGView().size(3, 3), at: 0)
    board.view.subviews[0].subviews[1].tg_top.equal(9)
    let layout = session.layout(board.view, in: environment)
    #expect(layout["note"] == TGRect(x: 92, y: 29, width: 30, height: 10))
    #expect(
      layout.entries.map(\.frame) == board.view.layout(in: environment).entries.map(\.frame))
  }

  @Test func explanationsIncludeThePositionOfTheInnerView() throws {
    let board = board(box(TGFrameLayout { margins(5, 5) }))
    let layout = board.view.layout(in: TGSize(width: 320, height: 200))
    #expect(
      try #require(layout.explain(note)).x.description
        == "box's x 20 + 50 + inner.right in box 15: note.left = inner.right + 50")
  }

  @Test func scenesCanReferToViewsAtAnyDepth() throws {
    let text = """
      {"root":{"id":"board","layout":"constraints","width":320,"height":200,"constraints":[\
      {"first":"box.left","second":"superview.left","constant":20},\
      {"first":"box.top","second":"superview.top","constant":20},\
      {"first":"note.left","second":"inner.right","constant":50},\
      {"first":"note.top","second":"inner.top"}],"children":[\
      {"id":"box","layout":"frame","width":100,"height":50,"children":[\
      {"id":"inner","left":5,"top":5,"width":10,"height":10}]},\
      {"id":"note","width":30,"height":10}]}}
      """
    let scene = try TGScene(json: text)
    #expect(scene.layout()["note"] == TGRect(x: 85, y: 25, width: 30, height: 10))
    #expect(try TGScene(json: scene.json()).json() == scene.json())
    #expect(scene.json().contains(#""second":"inner.right""#))
  }
}
