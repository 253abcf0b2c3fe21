import Tangram
import Testing

@Suite struct FirstLayout {
  @Test func aCard() {
    let photo = TGView("photo").size(60, 60)
    let title = TGView(.text(chars: 12, advance: 7, line: 16)).named("title").size(.wrap)

    let card = TGLinearLayout(.horz, spacing: 8) {
      photo
      title
    }.named("card").padding(8).size(.wrap)

    let room = TGSize(width: 375, height: 667)
    let layout = card.layout(in: room)
    says(layout.frame, "(0, 0, 168, 76)")
    says(layout["photo"], "(8, 8, 60, 60)")
    says(layout[title], "(76, 8, 84, 16)")

    var printed: [String] = []
    func print(_ value: some CustomStringConvertible) { printed.append(value.description) }
    print(layout)
    print(layout.drawing(width: 42))
    #expect(
      printed[0] == """
        linear "card" (0, 0, 168, 76)
          view "photo" (8, 8, 60, 60)
          view "title" (76, 8, 84, 16)
        """)
    #expect(printed[1].hasPrefix("┌─"))

    let narrow = TGLinearLayout(.horz, spacing: 8) {
      photo
      title.width(.fill).height(.wrap)
    }.padding(8).width(.fill).height(.wrap).layout(in: TGSize(width: 150, height: 667))
    says(narrow[title], "(76, 8, 66, 32)")
    expectNoMistakes(layout)
  }

  @Test func functionsAndLists() {
    let room = TGSize(width: 375, height: 667)
    func row(_ name: String) -> some TGViewProtocol {
      TGLinearLayout(.horz, spacing: 8) {
        TGView().size(16, 16)
        TGView(.text(chars: name.count, advance: 7, line: 16)).named(name).size(.wrap)
      }.size(.wrap)
    }

    let menu = TGLinearLayout(.vert, spacing: 4) {
      ["Open", "Save"].map { row($0) }
    }.size(.wrap)
    says(menu.layout(in: room).absoluteFrame(named: "Save"), "(24, 20, 28, 16)")

    // swift-format-ignore
    func cell(_ name: String, isWide: Bool) -> TGView {
      isWide ? TGLinearLayout(.horz) { row(name) }.width(.fill).height(.wrap).view
        : TGFrameLayout { row(name) }.size(.wrap).view
    }
    #expect([true, false].map { cell("a", isWide: $0).layout(in: room).frame.width } == [375, 31])
    #expect(menu.layout(in: room)[path: [1, 1]] == TGRect(x: 24, y: 0, width: 28, height: 16))
    expectNoMistakes(menu.layout(in: room))
  }

  @Test func missingSizes() {
    let room = TGSize(width: 375, height: 667)
    var printed: [String] = []
    func print(_ value: some CustomStringConvertible) { printed.append(value.description) }
    let note = TGView(.text(chars: 12, advance: 7, line: 16)).named("note")
    let forgotten = TGLinearLayout(.vert) { note }.size(100, 40).layout(in: room)
    for diagnostic in forgotten.diagnostics { print(diagnostic) }
    #expect(
      printed.joined(separator: "\n") == """
        note: width has no value, so the content of the view is ignored; write `.size(.wrap)`
        note: height has no value, so the content of the view is ignored; write `.size(.wrap)`
        """)
  }

  @Test func changes() {
    let room = TGSize(width: 375, height: 667)
    let card = TGLinearLayout(.horz) { TGView().size(168, 76) }.named("card").size(.wrap)
    var list = TGLinearLayout(.vert, spacing: 4) {
      card
      card.asNewView().named("second")
    }.size(.wrap)
    list["second"]?.tg_height.equal(100)
    list.addSubview(TGView("line").size(168, 1))
    says(list.layout(in: room)["line"], "(0, 184, 168, 1)")
  }

  @Test func twoSpellings() {
    var button = TGView("button")
    button.tg_width.equal(50%).max(120)
    button.tg_height.equal(40)
    button.tg_centerX.equal(0)

    let same = TGView("button").width(50%, max: 120).height(40).centerX(0)
    #expect(button.description == same.description)
  }
}
