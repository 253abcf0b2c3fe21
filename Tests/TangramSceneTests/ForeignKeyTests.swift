import TangramScene
import Testing

/// Suggestions for keys of other frameworks, and all errors of a document at once.
@Suite struct ForeignKeyTests {
  private func message(_ key: String, layout: String = "linear") -> String {
    let json = #"{"root":{"id":"S","layout":"\#(layout)","\#(key)":1}}"#
    return TGScene.errors(in: json).first?.message ?? ""
  }

  @Test(
    "A key of CSS, SwiftUI or TangramKit gets a suggestion",
    arguments: [
      ("spacing", "did you mean `space`?"), ("gap", "did you mean `space`?"),
      ("row-gap", "did you mean `vspace`?"), ("tg_vspace", "did you mean `vspace`?"),
      ("tg_width", "did you mean `width`?"), ("display", "did you mean `layout`?"),
      ("subviews", "did you mean `children`?"), ("axis", "did you mean `orientation`?"),
      ("margin-left", "did you mean `left`?"), ("marginTop", "did you mean `top`?"),
      ("margin", "write `left`, `top`, `right` and `bottom`"),
      ("maxWidth", #"write `"width": {"max": …}`"#),
      ("min-height", #"write `"height": {"min": …}`"#),
      ("tg_leftPadding", #"write `"padding": {"left": …}`"#),
      ("text", #"write `"content": {"text": "…"}`"#),
      ("fontSize", "write it in `content`, beside the text"),
      ("backgroundColor", #"write `"paint": {"fill": …}`"#),
      ("border-radius", #"write `"paint": {"cornerRadius": …}`"#),
      ("tg_topBorderline", #"write `"paint": {"borders": {"top": …}}`"#),
      ("tg_intelligentBorderline", #"write `"paint": {"borders": {"between": …}}`"#),
      ("opacity", "did you mean `alpha`?"),
      ("color", #"write `"paint": {"fill": …}`; the color of a text is in `content`"#),
    ])
  func foreignKey(key: String, hint: String) {
    #expect(message(key) == "unknown key; \(hint)")
  }

  @Test func theHintFitsTheContainer() {
    #expect(message("flex-direction", layout: "flex") == "unknown key; did you mean `direction`?")
    #expect(message("flex-direction") == "unknown key; did you mean `orientation`?")
    #expect(message("columns", layout: "grid") == "unknown key; did you mean `templateColumns`?")
  }

  @Test func aMarginInAStackSuggestsPaddingOrASpacer() {
    let json = #"{"root":{"layout":"vstack","children":[{"id":"A","margin":8},{"marginTop":8}]}}"#
    let hint =
      #"unknown key; give the container `padding`, or put `{"spacer": 8}` between the views"#
    #expect(TGScene.errors(in: json).map(\.message) == [hint, hint])
  }

  @Test func aMisspeltLayoutDoesNotHideMisspeltKeys() {
    let json = #"{"root":{"layout":"liner","heigth":5,"maxWidth":6,"grow":1,"width":5}}"#
    #expect(
      TGScene.errors(in: json).map(\.description) == [
        "root.layout: unknown value `liner`; did you mean `linear`? Expected one of `linear`, `frame`, "
          + "`relative`, `flow`, `float`, `path`, `table`, `hstack`, `vstack`, `zstack`, `flex`, `grid`, "
          + "`constraints`",
        "root.heigth: unknown key; did you mean `height`?",
        #"root.maxWidth: unknown key; write `"width": {"max": …}`"#,
      ])
  }

  @Test func aShareWithASpaceSuggestsRemovingTheSpace() {
    let json = #"{"root":{"width":"20 %","left":" 5% "}}"#
    #expect(
      TGScene.errors(in: json).map(\.description) == [
        "root.width: unknown value `20 %`; write `20%`, without the space",
        "root.left: unknown value ` 5% `; write `5%`, without the space",
      ])
  }

  @Test func childrenOfATableAreAnErrorThatSuggestsRows() {
    let json = #"{"root":{"layout":"table","children":[]}}"#
    #expect(
      TGScene.errors(in: json).map(\.message) == ["a table layout has `rows`, not `children`"])
  }

  @Test func unknownIdsAreNeverCorrectedToTheViewItself() {
    let json = #"""
      {"root":{"layout":"relative","children":[
        {"id":"A","left":"B.right"},{"id":"title"},{"id":"photo","left":"photos.right"}]}}
      """#
    #expect(
      TGScene.errors(in: json).map(\.description) == [
        "root.children[0].left: no view has the id `B`",
        "root.children[2].left: no view has the id `photos`",
      ])
  }

  @Test func errorsAreInDocumentOrder() {
    let json = #"""
      {"root":{"layout":"frame","children":[{"layout":"liner","x y":1,"children":[{"widht":1}]},
        {"id":"A","height":true},{"id":"A"}],"heigth":1},"snap":"edge"}
      """#
    #expect(
      TGScene.errors(in: json).map(\.path) == [
        "root.children[0].layout", #"root.children[0]["x y"]"#,
        "root.children[0].children[0].widht", "root.children[1].height",
        "root.children[2].id", "root.heigth", "snap",
      ])
    #expect(TGScene.errors(in: json, atMost: 2).count == 2)
    #expect(TGScene.errors(in: "{").map(\.path) == [""])
    #expect(TGScene.errors(in: #"{"root":{}}"#).isEmpty)
  }

  @Test func theInitializerThrowsTheFirstError() {
    let json = #"{"root":{"widht":1,"heigth":1}}"#
    #expect(throws: TGScene.errors(in: json)[0]) { try TGScene(json: json) }
  }
}
