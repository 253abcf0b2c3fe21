import Tangram
import TangramScene
import Testing

@Suite struct Readme {
  @Test func aFirstLayout() {
    var printed = ""
    func print(_ text: String) { printed = text }
    let card = TGLinearLayout(.horz, spacing: 8) {
      TGView("photo").size(60, 60)
      TGLinearLayout(.vert, spacing: 4) {
        TGView(.text(chars: 12, advance: 7, line: 20)).named("title").size(.wrap)
        TGView(.text(chars: 50, advance: 7, line: 12)).named("text").width(.fill).height(.wrap)
        TGView("button").size(30%, 24).alignment(TGGravity.horz.right)
      }.width(.fill).height(.wrap)
    }.padding(8).width(320).height(.wrap)

    let layout = card.layout(in: TGSize(width: 375, height: 667))
    says(layout.frame, "(0, 0, 320, 92)")
    says(layout["title"], "(0, 0, 84, 20)")
    says(layout.absoluteFrame(named: "button"), "(241, 60, 71, 24)")
    print(layout.drawing(width: 60))
    #expect(
      printed == """
        ┌──────────────────────────────────────────────────────────┐
        │┌───────────┐┌───────────────┬───────────────────────────┐│
        ││ photo     ││ title         │                           ││
        ││           │├───────────────┴───────────────────────────┤│
        ││           ││ text                                      ││
        ││           │├───────────────────────────────────────────┤│
        │└───────────┘│                             ┌─────────────┤│
        │             │                             │ button      ││
        └─────────────┴─────────────────────────────┴─────────────┴┘
        """)
    expectNoMistakes(layout)
  }

  @Test func theWordsOfTangramKit() {
    var badge = TGView("badge")
    badge.tg_width.equal(20%).max(80)
    badge.tg_height.equal(badge.tg_width)
    badge.tg_trailing.equal(8)
    let layout = TGFrameLayout { badge }.size(100, 100).layout(in: TGSize(width: 100, height: 100))
    #expect(layout["badge"] == TGRect(x: 72, y: 0, width: 20, height: 20))
    expectNoMistakes(layout)
  }

  @Test func aScene() throws {
    let text = """
      {"root": {"id": "S", "layout": "linear", "width": 100, "height": "wrap", "space": 10, "children": [
        {"id": "A", "left": "20%", "right": "30%", "height": "self.width"},
        {"id": "B", "left": 40, "width": 60, "height": 40}]}}
      """
    let scene = try TGScene(json: text)  // errors name the place: root.children[1].width.min
    says(scene.layout()["A"], "(20, 0, 50, 50)")
    #expect(scene.layout().frame == TGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("A newcomer reads it to the end")
  func length() throws {
    let page = try #require(Page.all.first)
    #expect(page.description == "README")
    #expect(try page.lines().count <= 150)
  }

  @Test("It says how many scenes are compared")
  func numberOfCases() throws {
    let names = [
      "constraints", "examples", "flex", "flexgrid", "float", "flow", "frame", "grid", "linear",
      "nested", "path",
      "relative", "rest", "table",
    ]
    let count = try names.reduce(0) { count, name in
      let lines = try Page.lines(of: "Tests/ConformanceTests/Cases/\(name).jsonl")
      return count + lines.count { !$0.isEmpty }
    }
    let page = try #require(Page.all.first).lines().joined(separator: "\n")
    #expect(page.contains("compares \(count / 1000),\(count % 1000 / 100)00 scenes"))
  }

  @Test("The guides it names are there, and all that are there are named")
  func guides() throws {
    let page = try #require(Page.all.first).lines().joined(separator: " ")
    for guide in Page.all.dropFirst() where guide.description != "Tangram" {
      // Pages about modules have the name of the module as their title.
      let title = try #require(try guide.lines().first).dropFirst(2)
      if title.hasPrefix("`") { continue }
      let name = ["Flex layouts": "Flex", "Grids": "Grid"][title] ?? title
      let isNamed = page.contains("*\(name)*")
      #expect(isNamed, "\(title)")
    }
  }
}
