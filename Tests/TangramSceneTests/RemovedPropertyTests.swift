import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// A property that a size class removes with `null` is as if it had never been set.
@Suite struct RemovedPropertyTests {
  private static let keys: [(key: String, value: String, node: String)] = [
    ("constraints", #"[{"first":"a.left","constant":9}]"#, #""layout":"constraints""#),
    ("hspace", #""10%""#, #""layout":"flex""#),
    ("vspace", "7", #""layout":"grid""#),
    ("curve", #"{"polar":"circle","r":20}"#, #""layout":"path""#),
    ("gravity", #"["horz.center","vert.bottom"]"#, #""layout":"frame""#),
    ("hspace", "7", #""layout":"linear","orientation":"horz""#),
    ("padding", "7", #""layout":"linear""#),
    ("align", #""top""#, #""layout":"hstack""#),
  ]

  @Test("Removing a property has the same result as never setting it", arguments: 0..<8)
  func containers(index: Int) throws {
    let (key, value, node) = Self.keys[index]
    func frames(_ given: String, _ when: String) throws -> [TGNamedFrame] {
      let scene = try TGScene(
        json: """
          {"superview":[90,80],"sizeClass":{"screen":"landscape"},"root":{"id":"s",\(node)\(given),
            "width":80,"height":60,"children":[{"id":"a","width":20,"height":10},
            {"id":"b","width":10,"height":20}],
            "sizeClasses":[{"when":{"screen":"landscape"}\(when)}]}}
          """)
      return scene.frames()
    }
    let plain = try frames("", "")
    let given = try frames(",\"\(key)\":\(value)", "")
    let removed = try frames(",\"\(key)\":\(value)", ",\"\(key)\":null")
    let added = try frames("", ",\"\(key)\":\(value)")
    #expect(removed == plain)
    #expect(added == given)
    #expect(given != plain)
  }

  @Test("A spacer whose length is removed becomes flexible")
  func spacer() throws {
    let scene = try TGScene(
      json: """
        {"superview":[90,80],"sizeClass":{"screen":"landscape"},"root":{"layout":"hstack",
          "width":80,"children":[{"spacer":12,"sizeClasses":[
            {"when":{"screen":"landscape"},"spacer":null}]},{"id":"a","width":20,"height":10}]}}
        """)
    #expect(scene.layout()["a"]?.minX == 60)
    let again = try TGScene(json: scene.json())
    #expect(again.layout()["a"]?.minX == 60)
    #expect(again.json() == scene.json())
  }
}
