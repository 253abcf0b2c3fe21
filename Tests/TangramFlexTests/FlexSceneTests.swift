import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Flex layouts and their items in scenes.
@Suite struct FlexSceneTests {
  @Test(
    arguments: [
      #"{"layout":"flex"}"#,
      #"{"layout":"flex","width":{"min":"30%","max":200},"space":"10%","direction":"columnReverse","#
        + #""wrap":"wrapReverse","justifyContent":"spaceEvenly","alignContent":"center","#
        + #""alignItems":"flexEnd"}"#,
      #"{"layout":"flex","hspace":"10%","vspace":4}"#,
      #"{"layout":"flex","children":[{"left":"auto","top":"auto","alignSelf":"end","order":-2,"#
        + #""aspectRatio":1.5,"grow":2,"shrink":0,"basis":"20%"},{"position":"absolute","#
        + #""basis":"content"},{"basis":30}]}"#,
    ])
  func layoutsRoundTrip(root: String) throws {
    #expect(try rewritten(root: root) == #"{"root":"# + root + "}")
  }

  @Test(
    arguments: [
      (
        #"{"layout": "flex", "wrap": "wrp"}"#,
        "root.wrap: unknown value `wrp`; did you mean `wrap`? Expected one of `nowrap`, `wrap`, "
          + "`wrapReverse`"
      ),
      (
        #"{"basis": "fill"}"#,
        "root.basis: unknown value `fill`; expected `auto`, `content`, a number or a share like "
          + "`20%`"
      ),
      (#"{"layout": "flex", "space": "wide"}"#, "root.space: expected a number, found a string"),
      (#"{"order": 1.5}"#, "root.order: expected a whole number"),
      (
        #"{"position": "fixed"}"#,
        "root.position: unknown value `fixed`; expected one of `absolute`"
      ),
    ])
  func mistakesAreExplained(root: String, message: String) {
    #expect(mistake(inRoot: root) == message)
  }

  @Test func sizeClassesOverrideItemProperties() throws {
    let scene = try TGScene(
      json: #"{"sizeClass": {"width": "compact"}, "root": {"layout": "flex", "width": 100,"#
        + #""height": 20, "children": [{"id": "A", "grow": 1, "sizeClasses": [{"when":"#
        + #"{"width": "compact"}, "grow": null, "width": 30}]}]}}"#)
    #expect(scene.frames().map(\.frame.width) == [30])
  }
}
