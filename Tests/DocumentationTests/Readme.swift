import Foundation
import Tangram
import TangramRender
import TangramScene
import TangramTextViews
import Testing

@Suite struct Readme {
  @Test func aFirstLayout() throws {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    func URL(filePath file: String) -> Foundation.URL {
      Page.package.appending(path: "Sources/TangramCLI/Fonts/\(file)")
    }
    func font(_ file: String) throws -> TGFont {
      try TGFont(bytes: Array(Data(contentsOf: URL(filePath: file))))
    }
    let (regular, bold) = try (font("TangramSans-Regular.ttf"), font("TangramSans-Bold.ttf"))
    let note = "Miles Davis, 1959. Five pieces, recorded in two sessions."

    let card = TGLinearLayout(.horz, spacing: 12) {
      TGView("cover").size(90, 90).paint(fill: "#e5484d", cornerRadius: 8)
      TGLinearLayout(.vert, spacing: 4) {
        TGView("Kind of Blue", TGTextStyle(bold, size: 18)).width(.fill).height(.wrap)
        TGView(note, TGTextStyle(regular, size: 12)).named("note").width(.fill).height(.wrap)
          .paint(color: "#666")
        TGFrameLayout {
          TGView("Play", TGTextStyle(bold, size: 12)).size(.wrap).centered().paint(color: "#fff")
        }.named("play").size(50%, 24).alignment(.right).paint(fill: "#3e63dd", cornerRadius: 12)
      }.named("column").width(.fill).height(.wrap)
    }.padding(12).width(340).height(.wrap).paint(fill: "#fff", border: "#ddd", cornerRadius: 12)

    let layout = card.layout(in: TGSize(width: 375, height: 667))
    let picture = TGPicture(of: layout, style: .exact)
    print(picture.svg)

    expectNoMistakes(layout)
    #expect(layout.frame == TGRect(x: 0, y: 0, width: 340, height: 114))
    #expect(try Self.page().contains("its frame relative to the root, (221, 78, 107, 24)"))
    #expect(layout.absoluteFrame(named: "play") == TGRect(x: 221, y: 78, width: 107, height: 24))
    #expect(
      layout.why("play") == """
        play (107, 66, 107, 24)
          x 107 = column's width 214 − right padding 0 − width 107
          y 66 = end of note 62 + gap 4
            end of note 62 = note's y 28 + note's height 34
          width 107 = 50 % of column's width 214
          height 24 = tg_height.equal(24)
        """)
    try Page.expectFresh("card.svg", printed[0])
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
    #expect(try page.lines().count <= 160)
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
    #expect(try Self.page().contains("compares \(count / 1000),\(count % 1000 / 100)00 scenes"))
  }

  @Test("Its figures are those of the guide to speed")
  func figures() throws {
    let file = "Sources/Tangram/Tangram.docc/Speed.md"
    let rows = try Page.lines(of: file).map { $0.split(separator: "|").map(\.words) }
      .filter { $0.count > 5 && $0[5].hasSuffix("×") }
    func range(_ peer: String, _ mode: String) throws -> String {
      let ratios = rows.filter { $0[1] == mode && $0[2].hasPrefix(peer) }
        .compactMap { Double($0[5].dropLast(2)) }
      let (least, most) = (try #require(ratios.min()), try #require(ratios.max()))
      return "\(Int(least.rounded())) to \(Int(most.rounded()))"
    }
    let page = try Self.page()
    let (first, again) = (try range("Yoga", "cold"), try range("Yoga", "solve"))
    #expect(page.contains("Yoga takes \(first) times as long for a first layout, and Taffy "))
    #expect(page.contains("Taffy \(try range("Taffy", "cold")) times."))
    #expect(
      page.contains(
        "again, Yoga takes \(again) times as long, and Taffy "
          + "\(try range("Taffy", "solve")) times."))
    #expect(page.contains("included, Yoga takes \(try range("Yoga", "build")) times as long ("))
  }

  @Test("It says in how many scenes browsers agree")
  func browsers() throws {
    let count = try ["flex", "grid", "flexgrid"].reduce(0) { count, name in
      let lines = try Page.lines(of: "Tests/ConformanceTests/Cases/\(name).jsonl")
      return count + lines.count { !$0.isEmpty }
    }
    let deviations = try Page.lines(of: "Tests/ConformanceTests/Deviations.swift").count {
      $0.hasPrefix("  \"flex") || $0.hasPrefix("  \"grid")
    }
    #expect(count == 1500 && deviations == 1)
    #expect(try Self.page().contains("1,499 of 1,500 flexbox and grid scenes"))
  }

  @Test("Its links lead somewhere")
  func links() throws {
    let targets = try Self.page().components(separatedBy: "](").dropFirst()
      .map { String($0.prefix { $0 != ")" }) }
    #expect(targets.count > 20)
    for target in targets {
      let file = Page.package.appending(path: target).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: file), "\(target)")
    }
  }

  /// All of it, on one line.
  private static func page() throws -> String {
    try #require(Page.all.first).lines().map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
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

extension Substring {
  /// The text without the spaces around it.
  fileprivate var words: String { trimmingCharacters(in: .whitespaces) }
}
