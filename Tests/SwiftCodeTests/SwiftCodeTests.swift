import Tangram
import Testing

@testable import TangramScene
@testable import TangramSceneSwift

/// The Swift code that is generated for scenes.
@Suite struct SwiftCodeTests {
  /// The generated lines between the import and the layout.
  private func code(_ json: String) throws -> String {
    let code = try TGScene(json: #"{"root":\#(json)}"#).swiftCode
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(2).dropLast(2).joined(separator: "\n")
  }

  @Test func aTreeIsWrittenAsPeopleWriteIt() throws {
    let scene = try TGScene(
      json: """
        {"superview": [320, 480], "root": {"id": "card", "layout": "linear", "orientation": "horz",
          "width": "fill", "height": "wrap", "space": 8, "padding": 10, "gravity": ["vert.center"],
          "children": [
            {"id": "photo", "width": 60, "height": 60},
            {"id": "title", "width": "wrap", "height": "wrap", "left": "20%",
              "content": {"text": {"chars": 12, "advance": 7.5, "line": 20}}},
            {"width": {"equal": "20%", "increment": -4, "max": 80}, "height": "self.width",
              "top": 4, "bottom": 4, "visibility": "gone"}]}}
        """)
    #expect(
      scene.swiftCode == """
        import Tangram

        let root = TGLinearLayout(.horz, spacing: 8) {
          TGView("photo").size(60, 60)
          TGView(.text(chars: 12, advance: 7.5, line: 20)).named("title").size(.wrap).left(20%)
          TGView()
            .width(20%, increment: -4, max: 80)
            .height(.this(.width))
            .margin(top: 4, bottom: 4)
            .visibility(.gone)
        }.named("card").size(.fill, .wrap).padding(10).gravity(TGGravity.vert.center)

        let layout = root.layout(in: TGSize(width: 320, height: 480))
        """)
  }

  @Test func theRoomIsTheEnvironment() throws {
    let scene = try TGScene(
      json: #"{"scale":2,"snap":"off","rtl":true,"sizeClass":{"width":"compact"},"root":{}}"#)
    #expect(
      scene.swiftFunction(named: "screen") == """
        func screen() -> TGLayout {
          let root = TGView()

          return root.layout(
            in: TGEnvironment(
              size: TGSize(width: 375, height: 667), scale: 2, snapping: .off, isRightToLeft: true,
              sizeClass: .comb(.compact, .any)))
        }
        """)
  }

  @Test func viewsThatAreReferredToAreConstants() throws {
    #expect(
      try code(
        """
        {"layout": "relative", "children": [
          {"id": "Ada Miller", "left": "box.right", "width": 10, "height": 10},
          {"id": "box", "layout": "frame", "width": "Ada Miller.width", "right": {"min": "self.left"},
            "children": [{}]},
          {"centerX": ["box.centerX", "Ada Miller.centerX"]}]}
        """) == """
          let adaMiller = TGView("Ada Miller")
          let box2 = TGFrameLayout().named("box")

          let root = TGRelativeLayout {
            adaMiller.size(10, 10).left(box2.anchor(.right))
            box2.children {
              TGView()
            }.width(adaMiller).with { $0.tg_right.min(TGAnchor.this(.left)) }
            TGView().centerX([box2.anchor(.centerX), adaMiller.anchor(.centerX)])
          }
          """)
  }

  @Test func rowsSayWhatTheirCellsNeedNot() throws {
    #expect(
      try code(
        """
        {"layout": "table", "vspace": 2, "rows": [
          {"size": 20, "colCount": 2, "children": [{"id": "A"}, {"id": "B", "height": 9}]},
          {"size": "wrap", "colSize": "average", "id": "second", "padding": 3,
            "children": [{"id": "C"}]}]}
        """) == """
          let root = TGTableLayout(.vert)
            .spacing(vert: 2)
            .row(size: 20, colCount: 2) {
              TGView("A")
              TGView("B").height(9)
            }
            .row(size: .wrap, colSize: .average) {}
            .with {
              $0[row: 1] = $0[row: 1]?.named("second").padding(3).children {
                TGView("C")
              }
            }
          """)
  }

  @Test func aRowThatOthersReferToIsMadeBeforehand() throws {
    #expect(
      try code(
        """
        {"layout": "constraints", "constraints": [{"first": "note.top", "second": "total.top"}],
          "children": [
            {"layout": "table", "rows": [
              {"id": "total", "size": 20, "colSize": "fill", "padding": 3, "children": [{"id": "sum"}]}]},
            {"id": "note"}]}
        """) == """
          let total = TGLinearLayout().named("total")
          let note = TGView("note")

          let root = TGConstraintLayout {
            TGTableLayout(.vert)
              .row(total, size: 20, colSize: .fill) {}
              .with {
                $0[row: 0] = $0[row: 0]?.padding(3).children {
                  TGView("sum")
                }
              }
            note
          }.with { box in box.make(note) { $0.top.equalTo(total) } }
          """)
  }

  @Test func sizeClassesChangeWhatWasSaid() throws {
    #expect(
      try code(
        """
        {"layout": "frame", "width": 100, "height": {"equal": 40, "max": 50}, "sizeClasses": [
          {"when": {"screen": "landscape"}, "width": "20%", "height": 30, "padding": 4},
          {"when": {"width": "regular", "height": "compact"}, "height": null}]}
        """) == """
          let root = TGFrameLayout().width(100).height(40, max: 50).sizeClass(.landscape) {
            $0.tg_width.equal(20%)
            $0.tg_height.clear()
            $0.tg_height.equal(30)
            $0.tg_padding = TGInsets(all: 4)
          }.sizeClass(.comb(.regular, .compact)) { $0.tg_height.clear() }
          """)
  }

  @Test func constraintsAreMadeInTheirOrder() throws {
    #expect(
      try code(
        """
        {"layout": "constraints", "children": [{"id": "a"}, {"id": "b"}], "constraints": [
          {"first": "a.left", "second": "superview.left", "constant": 12},
          {"first": "a.top", "second": "superview.top", "constant": 12},
          {"first": "a.width", "relation": "lessOrEqual", "second": "b.width", "multiplier": 0.5,
            "priority": 750, "name": "half"},
          {"first": "b.left", "second": "a.right", "constant": -8},
          {"first": "superview.height", "relation": "greaterOrEqual", "second": "b.bottom",
            "active": false},
          {"first": "superview.right", "second": "b.right", "multiplier": 2, "constant": 3}]}
        """) == """
          let a = TGView("a")
          let b = TGView("b")

          let root = TGConstraintLayout {
            a
            b
          }.with { box in
            box.make(a) {
              $0.left.top.equalToSuperview().offset(12)
              $0.width.lessThanOrEqualTo(b).multipliedBy(0.5).priority(.high).named("half")
            }
            box.make(b) { $0.left.equalTo(a.rightAnchor).offset(-8) }
            box.constraints.append(
              TGConstraint(TGConstraintItem(nil, .height), .greaterOrEqual, TGConstraintItem(b.id, .bottom))
                .active(false))
            box.constrain { box in
              box.rightAnchor == b.rightAnchor * 2 + 3
            }
          }
          """)
  }

  @Test("Long lists and deep trees are split, which keeps compile times short")
  func largeTrees() throws {
    let leaf = #"{"width":1,"height":1}"#
    let list = Array(repeating: leaf, count: 1_000).joined(separator: ",")
    let wide = try code(#"{"layout":"linear","children":[\#(list)]}"#).split(separator: "\n")
    #expect(wide.filter { $0.hasPrefix("let ") }.count == 34)
    let lengths = wide.split { $0.hasPrefix("let ") }.map(\.count)
    #expect(lengths.allSatisfy { $0 <= 31 })
    #expect(wide.filter { $0 == "  TGView().size(1, 1)" }.count == 1_000)

    var deep = leaf
    for _ in 0..<1_000 { deep = #"{"layout":"frame","children":[\#(deep)]}"# }
    let lines = try code(deep).split(separator: "\n")
    #expect(lines.allSatisfy { !$0.hasPrefix("       ") })
    #expect(lines.filter { $0.contains("TGFrameLayout") }.count == 1_000)
  }
}
