import Foundation
import Tangram
import TangramScene
import Testing

@Suite struct SceneWritingTests {
  @Test(
    "The writer's own format survives a round trip unchanged",
    arguments: try expectations("Written.txt"))
  func text(text: String) throws {
    #expect(try TGScene(json: text).json() == text)
  }

  @Test("A tree built in code survives a round trip")
  func builtTree() throws {
    var s = TGLinearLayout(.horz).named("S").padding(5)
    var a = TGView().size(20, 10)
    a.tg_top.equal(.superview(.top)).max(30)
    s.addSubview(a)
    var b = TGView("B")
    b.tg_width.equal(a.tg_width).add(5)
    s.addSubview(b)
    let scene = TGScene(root: s)
    #expect(
      scene.json() == """
        {"root":{"id":"S","layout":"linear","padding":5,"orientation":"horz","children":[\
        {"id":"view1","top":{"equal":"superview.top","max":30},"width":20,"height":10},\
        {"id":"B","width":{"equal":"view1.width","increment":5}}]}}
        """)
    let again = try TGScene(json: scene.json())
    #expect(again.json() == scene.json())
    #expect(again.layout()["B"] == scene.layout()["B"])
  }

  @Test("`average` and `100%` are written differently")
  func average() throws {
    for word in ["average", "100%"] {
      let text = #"{"root":{"layout":"frame","width":"\#(word)"}}"#
      #expect(try TGScene(json: text).json() == text)
    }
  }

  @Test("A row that a constraint refers to is written with an id")
  func constraintAboutARow() throws {
    let table = TGTableLayout(.vert).row(size: 20, colSize: 30) { TGView() }
      .row(size: 10, colSize: 40) { TGView() }
    let row = table.view.subviews[1]
    let note = TGView("note")
    var board = TGConstraintLayout {
      table
      note
    }.size(100, 100)
    board.make(note) { $0.edges.equalTo(row) }
    let text = TGScene(root: board).json()
    #expect(text.contains(#"{"id":"view1","size":10,"colSize":40,"#))
    let scene = try TGScene(json: text)
    #expect(scene.json() == text)
    #expect(scene.layout()["note"] == TGRect(x: 0, y: 20, width: 40, height: 10))
    #expect(board.layout(in: scene.environment)["note"] == scene.layout()["note"])
  }

  @Test("A row without gaps is written as such in a table with gaps")
  func rowWithoutGaps() throws {
    var table = TGTableLayout(.vert)
    table.tg_space = 4
    table.tg_addRow(size: .wrap, colSize: .wrap)
    table.tg_addCol(TGView("A").size(20, 10), inRow: 0)
    table.tg_addCol(TGView("B").size(20, 10), inRow: 0)
    table[row: 0]?.tg_space = 0
    let scene = TGScene(root: table)
    #expect(scene.layout()["B"]?.minX == 20)
    let again = try TGScene(json: scene.json())
    #expect(again.layout()["B"]?.minX == 20)
  }

  @Test("Repeated names become distinct ids, and references follow")
  func repeatedNames() {
    var s = TGFrameLayout().named("A")
    let second = TGView("A")
    var third = TGView("A2")
    third.tg_width.equal(second)
    s.subviews = [second, third]
    #expect(
      TGScene(root: s).json() == """
        {"root":{"id":"A","layout":"frame","children":[{"id":"A3"},{"id":"A2","width":"A3.width"}]}}
        """)
  }

  @Test("What a scene cannot express is left out")
  func unwritable() throws {
    var a = TGView(TGContent.measured { _ in TGSize(width: 7, height: 8) })
    a.tg_left.equal(TGView().tg_left_ofNobody)
    a.tg_top.equal(3).isActive = false
    a.tg_width.equal(.nan)
    _ = a.tg_height.equal(5).max
    #expect(
      TGScene(root: a).json()
        == #"{"root":{"width":0,"height":5,"content":{"size":[7,8]}}}"#)
  }

  @Test("Other encoders write the same document")
  func codable() throws {
    let text = #"{"root":{"id":"S","layout":"linear","width":100,"children":[{"left":"20%"}]}}"#
    let scene = try TGScene(json: text)
    let data = try JSONEncoder().encode(scene)
    #expect(try JSONDecoder().decode(TGScene.self, from: data).json() == text)
    let error = TGSceneError(path: "root.with", message: "unknown key; did you mean `width`?")
    #expect(throws: error) {
      try JSONDecoder().decode(TGScene.self, from: Data(#"{"root":{"with":3}}"#.utf8))
    }
  }

  @Test("Trees 10,000 levels deep are read, written and laid out")
  func deep() throws {
    let depth = 10_000
    let node = #"{"layout":"frame","width":50,"height":50,"children":["#
    let open = String(repeating: node, count: depth)
    let close = String(repeating: "]}", count: depth)
    let scene = try TGScene(json: #"{"root":"# + open + #"{"id":"A","left":3}"# + close + "}")
    #expect(try TGScene(json: scene.json()).json() == scene.json())
    #expect(scene.frames().map(\.frame.minX) == [3])
  }
}

extension TGView {
  /// The left edge of this view, for a view that is not in the tree.
  fileprivate var tg_left_ofNobody: TGAnchor { TGAnchor(.view(id), .left) }
}
