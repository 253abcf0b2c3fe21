import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Constraints in scenes.
@Suite struct ConstraintSceneTests {
  @Test(
    arguments: [
      #"{"layout":"constraints"}"#,
      #"{"layout":"constraints","constraints":[{"first":"A.left","constant":4,"name":"gap"},"#
        + #"{"first":"A.width","relation":"lessOrEqual","second":"superview.rightMargin","#
        + #""multiplier":0.5,"constant":-2,"priority":750,"active":false},"#
        + #"{"first":"superview.height","relation":"greaterOrEqual","second":"A.lastBaseline"}],"#
        + #""children":[{"id":"A","hugging":[251,250],"resistance":[750,1000]}]}"#,
    ])
  func layoutsRoundTrip(root: String) throws {
    #expect(try writtenAgain(root: root) == root)
  }

  @Test(
    arguments: [
      (
        #"{"layout":"constraints","constraints":[{"first":"A.lft"}],"children":[{"id":"A"}]}"#,
        "root.constraints[0].first: unknown value `A.lft`; did you mean `A.left`?"
      ),
      (
        #"{"layout":"constraints","constraints":[{"first":"B.left"}],"children":[{"id":"A"}]}"#,
        "root.constraints[0].first: no view has the id `B`; did you mean `A`?"
      ),
      (
        #"{"layout":"constraints","constraints":[{"first":"left"}]}"#,
        "root.constraints[0].first: unknown value `left`; expected a reference like `B.right`"
      ),
      (
        #"{"layout":"constraints","constraints":[{"second":"superview.left"}]}"#,
        "root.constraints[0]: the key `first` is missing"
      ),
      (#"{"hugging":250}"#, "root.hugging: expected [horizontal, vertical], found a number"),
    ])
  func mistakesAreReported(root: String, message: String) {
    let text = #"{"root":"# + root + "}"
    #expect {
      _ = try TGScene(json: text)
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test func constraintsOfMissingViewsAreNotWritten() {
    let stranger = TGView()
    var box = TGConstraintLayout { TGView("A") }
    box.constrain { stranger.leftAnchor == $0.leftAnchor }
    let text = TGScene(root: box.view).json()
    #expect(text == #"{"root":{"layout":"constraints","children":[{"id":"A"}]}}"#)
  }
}
