import Tangram
import Testing

/// Rules of explanations that apply to all containers.
@Suite struct ExplanationRuleTests {
  private let room = TGSize(width: 375, height: 667)

  /// The lines of an explanation without the first one, and without indentation.
  private func lines(
    _ name: String, _ root: some TGViewProtocol, _ environment: TGEnvironment? = nil
  ) -> [String] {
    let layout = root.layout(in: environment ?? TGEnvironment(size: room))
    let text = layout.explain(name)?.description ?? ""
    return text.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
  }

  @Test("Bounds are shown where they take effect")
  func bounds() {
    let frame = TGFrameLayout {
      TGView("a").width(50%, min: 20, max: 30).height(.fill, min: 300)
    }.named("S").size(100, 200)
    #expect(
      lines("a", frame).suffix(2) == [
        "width 30 = min(50 % of S's width 100, maximum 30)",
        "height 300 = max(S's height 200, minimum 300)",
      ])
    let narrow = frame.with { $0.tg_width.equal(50) }
    #expect(lines("a", narrow)[2] == "width 25 = 50 % of S's width 50")
  }

  @Test("Fractional numbers are explained before and after rounding")
  func rounding() {
    let frame = TGFrameLayout { TGView("a").size(33.3%, 10).left(0.75) }.named("S").size(80, 10)
    #expect(
      lines("a", frame) == [
        "x 1 = exact x 0.75 on the pixel grid", "exact x 0.75 = left padding 0 + left margin 0.75",
        "y 0 = top padding 0", "width 26 = from 0.75 to 27.39 on the pixel grid",
        "exact width 26.64 = 33.3 % of S's width 80", "height 10 = tg_height.equal(10)",
      ])
  }

  @Test("A margin with an offset is shown as one term")
  func margins() {
    let frame = TGFrameLayout {
      TGView("a").size(5, 5).with { $0.tg_top.equal(17, offset: 6).max(20) }
    }.named("S").size(40, 40)
    #expect(
      lines("a", frame).contains("top margin 20 = min(17 + offset 6, maximum 20)"))
    let free = TGFrameLayout {
      TGView("a").size(5, 5).with { $0.tg_top.equal(17, offset: 6) }
    }.named("S").size(40, 40)
    #expect(lines("a", free).contains("top margin 23 = 17 + offset 6"))
  }

  @Test("A number that equals one in the frame is written with the same digits")
  func oneRounding() {
    // At a scale of 3, −15.335 is rounded to −15.333.
    let frame = TGFrameLayout { TGView("a").size(5, 5).left(-15.335) }.named("S").size(40, 40)
    let environment = TGEnvironment(size: room, scale: 3)
    #expect(lines("a", frame, environment)[0].hasPrefix("x -15.33 = "))
  }

  @Test("Right-to-left positions are explained as mirrored")
  func mirroring() {
    let frame = TGFrameLayout { TGView("a").size(20, 10).margin(leading: 5) }.named("S")
      .size(100, 50)
    #expect(
      lines("a", frame, TGEnvironment(size: room, isRightToLeft: true)).prefix(2) == [
        "x 75 = S's width 100 − x from the right 5 − width 20: "
          + "mirrored: reading starts on the right",
        "x from the right 5 = right padding 0 + leading margin 5",
      ])
  }

  @Test("A container's transform is part of the arithmetic")
  func transforms() throws {
    var frame = TGFrameLayout { TGView("a").size(20, 10) }.named("S").size(100, 50)
    frame.tg_layoutTransform = TGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let explanation = try #require(frame.layout(in: room).explain("a"))
    #expect(explanation.x.rule == "moved by the container's transform")
    #expect(explanation.x.value == explanation.frame.minX)
    #expect(explanation.y.value == explanation.frame.minY)
  }

  @Test("An explanation says when a view takes no part in the layout")
  func absence() {
    let frame = TGFrameLayout {
      TGView("gone").size(10, 10).with { $0.tg_visibility = .gone }
      TGView("kept").useFrame().frame(TGRect(x: 1, y: 2, width: 3, height: 4))
      TGView("placed").frame(TGRect(x: 5, y: 6, width: 7, height: 8))
      TGView("nothing")
    }.named("S").size(100, 200)
    #expect(
      lines("gone", frame).prefix(2) == [
        "it takes no part: it is gone", "x 0 = it is gone and takes no part",
      ])
    #expect(
      lines("kept", frame).suffix(1) == [
        "height 4 = frame.size.height: it takes no part and keeps its frame"
      ])
    #expect(
      lines("placed", frame).suffix(1) == [
        "height 8 = kept from before layout: nothing says how large it is"
      ])
    #expect(lines("nothing", frame).suffix(1) == ["height 0 = nothing says how large it is"])
  }

  @Test("Children of plain views keep their frames or compute their own")
  func plainViews() {
    let plain = TGView(frame: TGRect(x: 0, y: 0, width: 90, height: 90)).with {
      $0.addSubview(TGView("p").frame(TGRect(x: 3, y: 4, width: 5, height: 6)))
      $0.addSubview(TGFrameLayout().named("S").size(50%, 10).right(7))
    }.named("plain")
    #expect(
      lines("p", plain).prefix(1) == [
        "x 3 = frame.origin.x: a plain view lays out nothing, so its child keeps its frame"
      ])
    #expect(
      lines("S", plain) == [
        "x 38 = plain's width 90 − width 45 − right margin 7",
        "y 0 = nothing says where it begins", "width 45 = 50 % of plain's width 90",
        "height 10 = tg_height.equal(10)",
      ])
  }

  @Test("An explanation says which size class a value comes from")
  func sizeClasses() {
    var view = TGView("v").size(10, 10)
    view.tg_updateSizeClass(.landscape, from: .default) { $0.tg_width.equal(50) }
    let frame = TGFrameLayout { view }.named("S").size(100, 100)
    let turned = TGEnvironment(size: room, sizeClass: .landscape)
    #expect(lines("v", frame, turned)[0] == "what it says for landscape is in force")
    #expect(lines("v", frame, turned)[3] == "width 50 = tg_width.equal(50)")
    #expect(lines("v", frame)[2] == "width 10 = tg_width.equal(10)")
  }

  @Test("Layouts of a session explain themselves as fresh ones do")
  func sessions() {
    var column = TGLinearLayout(.vert) {
      for index in 0..<30 { TGView("\(index)").size(10, 7.3) }
    }.named("S").size(100, 300)
    var session = TGLayoutSession()
    _ = session.layout(column, in: room)
    for place in [4, 9, 20] {
      column.subviews.insert(TGView("new \(place)").size(3, 3), at: place)
      column.subviews.remove(at: place + 3)
      let warm = session.layout(column, in: room).explanations()
      #expect(warm == column.layout(in: room).explanations())
    }
  }

  @Test("A view that is not in the layout has no explanation")
  func unknownViews() {
    let layout = TGFrameLayout { TGView("a") }.size(10, 10).layout(in: room)
    #expect(layout.explain("b") == nil)
    #expect(layout.explain(TGView()) == nil)
    #expect(layout.explain(path: [1]) == nil)
    #expect(layout.explain(path: [0])?.name == "a")
  }
}
