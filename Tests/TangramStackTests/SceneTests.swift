import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Stacks and spacers in scenes.
@Suite struct SceneTests {
  /// The frames of the views with ids, for a document that is given without its outer braces.
  private func frames(_ document: String) throws -> [String: TGRect] {
    let frames = try TGScene(json: "{" + document + "}").frames()
    return Dictionary(uniqueKeysWithValues: frames.map { ($0.name, $0.frame) })
  }

  @Test func stacksAreRead() throws {
    let found = try frames(
      """
      "superview": [300, 100], "root": {"layout": "hstack", "align": "top", "children": [
        {"id": "A", "content": {"text": {"chars": 6, "advance": 10, "line": 20}}},
        {"spacer": 10},
        {"id": "P", "layout": "zstack", "width": "wrap", "height": "wrap", "align": "bottomLeading",
         "children": [{"width": 40, "height": 40}, {"id": "B", "width": 10, "height": 10}]},
        {"spacer": {"min": 10, "priority": -1}},
        {"id": "V", "layout": "vstack", "width": 50, "align": "trailing",
         "children": [{"id": "C", "width": 20, "height": 20}, {"spacer": null}, {"spacer": 4}]}
      ]}
      """)
    #expect(
      found == [
        "A": TGRect(x: 0, y: 0, width: 60, height: 20),
        "P": TGRect(x: 70, y: 0, width: 40, height: 40),
        "B": TGRect(x: 0, y: 30, width: 10, height: 10),
        "V": TGRect(x: 250, y: 0, width: 50, height: 100),
        "C": TGRect(x: 30, y: 0, width: 20, height: 20),
      ])
  }

  @Test(
    arguments: [
      #"{"layout":"hstack","width":"fill","height":"fill","align":"top","children":[{"spacer":10},"#
        + #"{"width":5},{"spacer":{}},{"spacer":{"min":4,"priority":-1}},"#
        + #"{"id":"S","spacer":2.5,"visibility":"gone"}]}"#,
      #"{"layout":"vstack","width":100,"height":"wrap","vspace":4,"align":"trailing"}"#,
      #"{"layout":"zstack","width":"fill","height":"fill","align":"topLeading","children":[{}]}"#,
      #"{"layout":"linear","children":[{"spacer":10}]}"#,
      #"{"layout":"hstack","width":"fill","height":"fill","children":[{"spacer":10,"sizeClasses":"#
        + #"[{"when":{"width":"compact"},"spacer":{"min":3}}]}]}"#,
    ])
  func stacksRoundTrip(root: String) throws {
    #expect(try writtenAgain(root: root) == root)
  }

  @Test(
    arguments: [
      (#"{"spacer": "10"}"#, "root.spacer: expected a number or an object, found a string"),
      (#"{"spacer": {"minimum": 1}}"#, "root.spacer.minimum: unknown key"),
      (#"{"spacer": 1, "children": []}"#, "root.children: a spacer has no `children`"),
      (
        #"{"layout": "hstack", "align": "leading"}"#,
        "root.align: unknown value `leading`; expected one of `top`, `center`, `bottom`"
      ),
      (
        #"{"layout": "spacer"}"#,
        "root.layout: unknown value `spacer`; expected one of `linear`, `frame`, `relative`, "
          + "`flow`, `float`, `path`, `table`, `hstack`, `vstack`, `zstack`, `flex`, `grid`, "
          + "`constraints`"
      ),
    ])
  func mistakesAreExplained(root: String, message: String) {
    var found = ""
    do { _ = try TGScene(json: #"{"root":"# + root + "}") } catch { found = error.description }
    #expect(found == message)
  }

  @Test func aSizeClassChangesASpacer() throws {
    let document = """
      "superview": [100, 10], "sizeClass": {"width": "compact"}, "root": {"layout": "hstack",
       "children": [{"spacer": 10, "sizeClasses": [{"when": {"width": "compact"}, "spacer": 30}]},
       {"id": "A", "width": 5}]}
      """
    #expect(try frames(document)["A"]?.minX == 30)
    let regular = document.replacing(#""compact"}, "root""#, with: #""regular"}, "root""#)
    #expect(try frames(regular)["A"]?.minX == 10)
  }
}
