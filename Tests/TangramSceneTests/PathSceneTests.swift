import Tangram
import TangramScene
import Testing

@Suite struct PathSceneTests {
  private static let curves = [
    #"{"rectangular":"line","m":1,"b":0}"#,
    #"{"rectangular":"parabola","a":0.01,"b":2,"c":-3}"#,
    #"{"rectangular":"sine","amplitude":30,"period":200}"#,
    #"{"parametric":"ellipse","rx":60,"ry":30}"#,
    #"{"parametric":"cycloid","r":8}"#,
    #"{"polar":"circle","r":40}"#,
    #"{"polar":"cardioid","a":30}"#,
    #"{"polar":"spiral","a":20,"b":5}"#,
    #"{"polar":"rose","a":40,"k":3}"#,
  ]

  @Test("Named curves are written as they were read", arguments: curves)
  func curve(curve: String) throws {
    let text = #"{"root":{"layout":"path","curve":\#(curve)}}"#
    #expect(try TGScene(json: text).json() == text)
  }

  @Test func allKeysSurviveARoundTrip() throws {
    let text = """
      {"root":{"id":"R","layout":"path","curve":{"polar":"circle","r":40},"origin":[0.5,1],\
      "math":true,"reverse":true,"start":1,"end":2.5,"spaceType":{"fixed":30},"originView":"o",\
      "distanceError":0.1,"children":[{"id":"a"},{"id":"o"}]}}
      """
    #expect(try TGScene(json: text).json() == text)
    let count = #"{"root":{"layout":"path","spaceType":{"count":7}}}"#
    #expect(try TGScene(json: count).json() == count)
    let flexed = #"{"root":{"layout":"path","spaceType":"flexed"}}"#
    #expect(try TGScene(json: flexed).json() == #"{"root":{"layout":"path"}}"#)
  }

  @Test func theOriginViewIsTheLastChild() throws {
    let text = """
      {"root":{"layout":"path","originView":"o","children":[{"id":"o"},{"id":"a"}]}}
      """
    let scene = try TGScene(json: text)
    #expect(scene.root.subviews.map(\.name) == ["a", "o"])
    #expect(TGPathLayout(scene.root)?.tg_originView?.name == "o")
  }

  @Test func anOriginViewWithoutANameGetsOne() throws {
    var path = TGPathLayout(.circle(r: 10))
    path.tg_originView = TGView()
    let json = TGScene(root: path).json()
    #expect(TGPathLayout(try TGScene(json: json).root)?.tg_originView != nil)
  }

  @Test func aFunctionIsNotWritten() {
    let path = TGPathLayout(.rectangular { $0 })
    #expect(TGScene(root: path).json() == #"{"root":{"layout":"path"}}"#)
  }

  private static let mistakes: [(keys: String, message: String)] = [
    (
      #""curve":{}"#, "root.curve: expected the key `rectangular`, `parametric` or `polar`"
    ),
    (
      #""curve":{"polar":"cirlce","r":1}"#,
      "root.curve.polar: unknown value `cirlce`; did you mean `circle`? "
        + "Expected one of `circle`, `cardioid`, `spiral`, `rose`"
    ),
    (#""curve":{"polar":"circle"}"#, "root.curve: the key `r` is missing"),
    (
      #""curve":{"polar":"circle","r":1,"period":2}"#,
      "root.curve.period: unknown key"
    ),
    (#""curve":7"#, "root.curve: expected an object, found a number"),
    (#""origin":[1]"#, "root.origin: expected [x, y], found 1 numbers"),
    (
      #""spaceType":"fixed""#,
      "root.spaceType: unknown value `fixed`; "
        + "expected `flexed`, {\"fixed\": distance} or {\"count\": n}"
    ),
    (#""spaceType":{}"#, "root.spaceType: expected the key `fixed` or `count`"),
    (
      #""spaceType":{"fixed":1,"count":2}"#,
      "root.spaceType.count: the space is either fixed or for a count"
    ),
    (#""originView":"z""#, "root.originView: no view has the id `z`"),
  ]

  @Test("Mistakes in curves have exact messages", arguments: mistakes)
  func mistake(keys: String, message: String) {
    let json = #"{"root":{"layout":"path",\#(keys)}}"#
    let error = #expect(throws: TGSceneError.self) { try TGScene(json: json) }
    #expect(error?.description == message)
  }
}
