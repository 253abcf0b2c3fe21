import Tangram
import TangramTestSupport
import Testing

/// Grids and their items in scenes.
@Suite struct GridSceneTests {
  @Test(
    arguments: [
      #"{"layout":"grid"}"#,
      #"{"layout":"grid","space":4,"templateColumns":[40,"20%","1.5fr","auto","minContent","#
        + #""maxContent",{"min":"auto","max":"2fr"},{"fitContent":60},{"fitContent":"20%"}],"#
        + #""templateRows":[{"repeat":2,"tracks":[10,"auto"]}],"autoColumns":[20],"autoRows":["1fr"],"#
        + #""templateAreas":["a a","b ."],"autoFlow":"columnDense","justifyItems":"center","#
        + #""alignItems":"baseline","justifyContent":"end","alignContent":"spaceAround"}"#,
      #"{"layout":"grid","templateColumns":[{"repeat":"autoFit","tracks":[{"min":60,"max":"1fr"}]}]}"#,
      #"{"layout":"grid","children":[{"justifySelf":"end","column":2,"row":"span 2"},"#
        + #"{"column":["span 2",-1],"row":[1,3]},{"area":"a"}]}"#,
    ])
  func gridsRoundTrip(root: String) throws {
    #expect(try rewritten(root: root) == #"{"root":"# + root + "}")
  }

  @Test(
    arguments: [
      (
        #"{"layout": "grid", "templateColumns": ["wide"]}"#,
        "root.templateColumns[0]: unknown value `wide`; expected a number, `auto`, `minContent`, "
          + "`maxContent`, a share like `20%` or a part like `1fr`"
      ),
      (
        #"{"layout": "grid", "templateRows": [{"repeat": 2, "tracks": [{"repeat": 2, "tracks": []}]}]}"#,
        "root.templateRows[0].tracks[0]: a repetition cannot hold another one"
      ),
      (
        #"{"column": "span two"}"#,
        "root.column: unknown value `span two`; expected `auto`, a line or a span like `span 2`"
      ),
      (#"{"row": [1, 2, 3]}"#, "root.row: expected [start, end]"),
    ])
  func mistakesAreExplained(root: String, message: String) {
    #expect(mistake(inRoot: root) == message)
  }
}
