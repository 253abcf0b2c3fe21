import TangramSceneSwift
import TangramTestSupport
import Testing

@testable import Tangram
@testable import TangramScene

/// The paint of views in scenes.
@Suite struct PaintSceneTests {
  private func scene(paint: String) throws -> TGScene {
    try TGScene(json: #"{"root":{"paint":\#(paint)}}"#)
  }

  private func paint(_ json: String) throws -> TGPaint? {
    try scene(paint: json).root[TGPaintKey.self]
  }

  private func message(_ paint: String) -> String {
    TGScene.errors(in: #"{"root":{"paint":\#(paint)}}"#).first?.description ?? ""
  }

  /// A paint in which every property is set.
  static let everything = TGPaint(
    fill: "tomato",
    gradient: TGPaint.Gradient(
      ["#fff", "rgb(0 0 0 / 20%)"], at: [0.25, 1],
      shape: .radial(center: TGPoint(x: 0.5, y: 1), radius: 0.75)),
    image: TGPaint.Image(
      "dunes.jpg", fit: .scaleDown, position: TGPoint(x: 0, y: 1),
      size: TGSize(width: 30, height: 20)),
    border: "#999", borderWidth: 0.5,
    borders: .init(
      top: TGPaint.Line("red", width: 2, dash: [4, 2], head: 1, tail: 3),
      leading: TGPaint.Line("blue"), between: TGPaint.Line("#ccc"), joins: false),
    cornerRadius: 3, cornerRadii: .init(topLeading: 8), clips: false, text: "Tue\n",
    color: "navy")

  static let document =
    ##"{"root":{"paint":{"fill":"tomato","##
    + ##""gradient":{"colors":["#fff","rgb(0 0 0 / 20%)"],"positions":[0.25,1],"radial":[0.5,1,0.75]},"##
    + ##""image":{"source":"dunes.jpg","fit":"scaleDown","position":[0,1],"size":[30,20]},"##
    + ##""border":"#999","borderWidth":0.5,"##
    + ##""borders":{"top":{"color":"red","width":2,"dash":[4,2],"head":1,"tail":3},"##
    + ##""leading":"blue","between":"#ccc","joins":false},"##
    + ##""cornerRadius":3,"cornerRadii":{"topLeading":8},"clips":false,"text":"Tue\n","##
    + ##""color":"navy"}}}"##

  @Test func everyPaintKeySurvivesARoundTrip() throws {
    let scene = TGScene(root: TGView().paint(Self.everything))
    #expect(scene.json() == Self.document)
    #expect(try TGScene(json: Self.document).root[TGPaintKey.self] == Self.everything)
  }

  @Test func tableRowsHavePaintAndAlpha() throws {
    let table = TGTableLayout(.vert)
      .row(TGLinearLayout().paint(fill: "red").alpha(0.5), size: 20, colSize: 30) { TGView() }
    let text = TGScene(root: table).json()
    #expect(text.contains(#""size":20,"colSize":30,"alpha":0.5,"paint":{"fill":"red"}"#))
    let row = try TGScene(json: text).root.subviews[0]
    #expect(row[TGPaintKey.self] == TGPaint(fill: "red"))
    #expect(row.alpha == 0.5)
    #expect(try TGScene(json: text).swiftCode.contains(#".alpha(0.5).paint(fill: "red")"#))
  }

  @Test func everyPaintPropertyIsWrittenAsSwift() throws {
    let code = try TGScene(json: Self.document).swiftCode
    for part in [
      #"fill: "tomato""#,
      ##"gradient: TGPaint.Gradient(["#fff", "rgb(0 0 0 / 20%)"], at: [0.25, 1]"##,
      "shape: .radial(center: TGPoint(x: 0.5, y: 1), radius: 0.75))",
      #"image: TGPaint.Image("dunes.jpg", fit: .scaleDown, position: TGPoint(x: 0, y: 1)"#,
      "size: TGSize(width: 30, height: 20))", "borderWidth: 0.5",
      #"top: TGPaint.Line("red", width: 2, dash: [4, 2], head: 1, tail: 3)"#,
      #"leading: TGPaint.Line("blue")"#, "joins: false)", "cornerRadius: 3",
      "cornerRadii: TGPaint.Corners(topLeading: 8)", "clips: false", #"text: "Tue\n""#,
    ] {
      #expect(code.contains(part), "\(part)")
    }
    #expect(try TGScene(json: #"{"root":{"paint":{}}}"#).swiftCode.contains("TGView().paint()"))
  }

  @Test func shortFormsAreRead() throws {
    #expect(try paint("{}") == TGPaint())
    #expect(
      try paint(#"{"borders":{"top":"red","bottom":{"color":"red","dash":3}}}"#)
        == TGPaint(
          borders: .init(top: TGPaint.Line("red"), bottom: TGPaint.Line("red", dash: [3]))))
    let linear = try paint(#"{"gradient":{"colors":["red"],"linear":[0,0,1,0]}}"#)
    #expect(linear?.gradient?.shape == .linear(from: .zero, to: TGPoint(x: 1, y: 0)))
  }

  @Test func invalidPaintIsNotWritten() throws {
    let paint = TGPaint(
      fill: "url(#a)", gradient: TGPaint.Gradient(["red", "\""]),
      image: TGPaint.Image("javascript:alert(1)"), borderWidth: 1,
      borders: .init(top: TGPaint.Line("", width: 3)), cornerRadius: .nan)
    let scene = TGScene(root: TGView().paint(paint))
    #expect(scene.json() == #"{"root":{"paint":{}}}"#)
  }

  @Test(
    "Mistakes have helpful messages",
    arguments: [
      (#"{"fil":"red"}"#, "root.paint.fil: unknown key; did you mean `fill`?"),
      (
        #"{"borderRadius":1}"#, "root.paint.borderRadius: unknown key; did you mean `cornerRadius`?"
      ),
      (#"{"opacity":1}"#, "root.paint.opacity: unknown key; write `alpha` beside `paint`"),
      (
        #"{"borderTop":"red"}"#,
        #"root.paint.borderTop: unknown key; write `"borders": {"top": …}`"#
      ),
      (#"{"right":"red"}"#, #"root.paint.right: unknown key; write `"borders": {"trailing": …}`"#),
      (
        #"{"borders":{"left":"red"}}"#,
        "root.paint.borders.left: unknown key; did you mean `leading`?"
      ),
      (
        #"{"borders":{"top":{"color":"red","thick":2}}}"#,
        "root.paint.borders.top.thick: unknown key; did you mean `width`?"
      ),
      (
        #"{"borders":{"top":{"width":2}}}"#, "root.paint.borders.top: the key `color` is missing"
      ),
      (
        #"{"fill":"url(#a)"}"#,
        "root.paint.fill: expected a color such as `#3e63dd`, `tomato` or `rgb(62 99 221 / 50%)`"
      ),
      (#"{"fill":1}"#, "root.paint.fill: expected a string, found a number"),
      (
        #"{"image":{"source":"javascript:x"}}"#,
        "root.paint.image.source: expected a path, an address of the web or a `data:image/` URL"
      ),
      (
        #"{"image":{"source":"a","fit":"covr"}}"#,
        "root.paint.image.fit: unknown value `covr`; did you mean `cover`? Expected one of `fill`, "
          + "`contain`, `cover`, `none`, `scaleDown`"
      ),
      (
        #"{"gradient":{"colors":[]}}"#,
        "root.paint.gradient.colors: there is no color in the array"
      ),
      (
        #"{"gradient":{"colors":["red"],"linear":[0,0,1,1],"radial":[0,0,1]}}"#,
        "root.paint.gradient.radial: there is either `linear` or `radial`"
      ),
    ])
  func mistakes(paint: String, expected: String) {
    #expect(message(paint) == expected)
  }

  @Test(
    "Schema and reader accept the same paints",
    arguments: [
      #"{"fill":"rgb(1 2 3 / 50%)"}"#, #"{"fill":"a\n"}"#, #"{"fill":"cURl"}"#, #"{"fill":""}"#,
      #"{"fill":"ä"}"#, #"{"fill":null}"#, #"{"clips":1}"#, #"{"borders":{}}"#,
      #"{"borders":{"top":{}}}"#, #"{"borders":{"top":"imagery"}}"#, #"{"cornerRadii":{"top":1}}"#,
      #"{"gradient":{}}"#, #"{"gradient":{"colors":["red"],"linear":[0,0,1]}}"#,
      #"{"gradient":{"colors":["red"],"linear":[0,0,1,1],"radial":[0,0,1]}}"#,
      ##"{"fill":"#1234"}"##, ##"{"fill":"#12345"}"##, #"{"fill":"1px solid red"}"#,
      #"{"fill":"rgb(1,2"}"#, #"{"fill":"a-b"}"#, #"{"fill":"hsl(1deg 2% 3%)"}"#,
      #"{"fill":"a-b(c-d)"}"#, #"{"fill":"(1)"}"#, #"{"fill":"linear-gradient(red)"}"#,
      #"{"image":{}}"#, #"{"image":{"source":""}}"#, #"{"image":{"source":"\n"}}"#,
      #"{"image":{"source":"a\n:b"}}"#, #"{"image":{"source":"javascript:̈x"}}"#,
      #"{"image":{"source":"a/b:c"}}"#, #"{"image":{"source":"?:"}}"#,
      #"{"image":{"source":"HTTPS:x"}}"#, #"{"image":{"source":"data:text/x"}}"#,
      #"{"image":{"source":"Data:Image/x"}}"#, #"{"image":{"source":"a","size":[1]}}"#, "[]",
      "null",
    ])
  func agreement(paint: String) {
    let document = #"{"root":{"paint":\#(paint)}}"#
    #expect(SchemaAgreement.disagreement(about: Array(document.utf8)) == nil)
  }

  @Test(
    "Every node can have an alpha", arguments: [(0.5, "0.5"), (-2, "0"), (3, nil), (.nan, nil)])
  func alpha(alpha: Double, written: String?) throws {
    let scene = TGScene(root: TGView().with { $0.alpha = alpha })
    #expect(scene.json() == "{\"root\":{\(written.map { "\"alpha\":\($0)" } ?? "")}}")
    #expect(try TGScene(json: #"{"root":{"alpha":0.25}}"#).root.alpha == 0.25)
    #expect(try TGScene(json: #"{"root":{"alpha":0.25}}"#).swiftCode.contains(".alpha(0.25)"))
  }

  @Test func paintInASizeClassIsAnError() {
    let json = #"{"root":{"sizeClasses":[{"when":{},"paint":{}}]}}"#
    #expect(TGScene.errors(in: json).first?.message == "`paint` is the same in all size classes")
  }

  @Test func paintDoesNotAffectFrames() throws {
    for seed in 0..<40 as Range<UInt64> {
      var source = AnyTree(seed: seed, .plain)
      let tree = source.tree()
      var bare = tree
      bare.walk { view, path in bare[path: path][TGPaintKey.self] = nil }
      let room = source.environment()
      #expect(
        tree.layout(in: room).entries.map(\.frame) == bare.layout(in: room).entries.map(\.frame))
    }
  }
}
