import Tangram
import TangramRender
import TangramScene
import TangramSceneSwift
import TangramTextViews
import Testing

@Suite struct Scenes {
  @Test func aScene() throws {
    let text = """
      {"superview": [375, 667], "root": {
        "id": "S", "layout": "linear", "width": 100, "height": "wrap", "vspace": 10, "children": [
          {"id": "A", "left": "20%", "right": "30%", "height": "self.width"},
          {"id": "B", "left": 40, "width": 60, "height": 40},
          {"id": "C", "width": "fill", "height": 40}]}}
      """
    let scene = try TGScene(json: text)
    let layout = scene.layout()
    says(layout["A"], "(20, 0, 50, 50)")
    says(scene.frames().map(\.name), "[\"S\", \"A\", \"B\", \"C\"]")
    expectNoMistakes(layout)
  }

  @Test func anError() {
    let error = #expect(throws: TGSceneError.self) {
      try TGScene(json: #"{"root": {"layout": "linear", "children": [{}, {"widht": 3}]}}"#)
    }
    #expect(
      error?.description == """
        root.children[1].widht: unknown key; did you mean `width`?
        """)
  }

  @Test func ownData() throws {
    var printed: [String] = []
    func print(_ frame: TGRect, _ other: TGRect) { printed.append("\(frame) \(other)") }
    let template = try TGScene(
      json: """
        {"superview": [160, 200], "root": {
          "layout": "linear", "width": "fill", "height": "wrap", "padding": 8, "space": 4, "children": [
            {"id": "name", "width": "fill", "height": "wrap"},
            {"id": "price", "width": "wrap", "height": "wrap"}]}}
        """)
    let products = [("Tea", "4.50"), ("Biscuits with ginger", "12.00")]
    for (name, price) in products {
      var card = template
      card.root["name"]?.content = .text(chars: name.count, advance: 8, line: 20)
      card.root["price"]?.content = .text(chars: price.count, advance: 8, line: 20)
      print(card.layout().frame, card.layout()["price"] ?? .zero)
    }
    #expect(
      printed.joined(separator: "\n") == """
        (0, 0, 160, 60) (8, 32, 32, 20)
        (0, 0, 160, 80) (8, 52, 40, 20)
        """)
  }

  @Test func aSceneThatNamesItsSchema() throws {
    let text = """
      {"$schema": "scene.schema.json", "root": {"id": "S", "width": 100, "height": 50}}
      """
    let layout = try TGScene(json: text).layout()
    says(layout["S"], "(0, 0, 100, 50)")
    expectNoMistakes(layout)
  }

  @Test func limits() {
    func refusal(of text: String) -> String? {
      do throws(TGSceneError) {
        _ = try TGScene(json: text, limits: TGSceneLimits(nodes: 3))
        return nil
      } catch {
        return error.description
      }
    }

    let four = #"{"root": {"children": [{}, {}, {}]}}"#
    says(refusal(of: four), "the document has more than 3 views")
  }

  @Test func places() {
    func mistake(in text: String) -> TGSceneText.Place? {
      do throws(TGSceneError) {
        _ = try TGScene(json: text)
        return nil
      } catch {
        return TGSceneText(text).place(of: error)
      }
    }

    let typed = #"{"root": {"widht": 100}}"#
    let place = mistake(in: typed)
    says(place.map { typed[$0.range] }, "\"widht\"")
    says(place?.column, "11")
  }

  @Test func paint() throws {
    let text = """
      {"superview": [70, 60], "root": {
        "layout": "flow", "arrangedCount": 7, "width": "wrap", "height": "wrap",
        "paint": {"fill": "#fff", "border": "#999", "borderWidth": 2, "cornerRadius": 4, "clips": true,
          "borders": {"between": {"color": "#ccc", "dash": [2, 1]}}},
        "children": [
          {"id": "Mon", "width": 10, "height": 20, "paint": {"gradient": {"colors": ["#fff", "#eef"]}}},
          {"id": "Tue", "width": 10, "height": 20, "paint": {"image": {"source": "tue.png", "fit": "cover"}}}]}}
      """
    let layout = try TGScene(json: text).layout()
    let picture = TGPicture(of: layout, style: .exact).svg
    for part in ["<line", "stroke-dasharray", "linearGradient", "tue.png", "clip-path"] {
      #expect(picture.contains(part))
    }
    expectNoMistakes(layout)
  }

  @Test func sizeClasses() throws {
    let text = """
      {"superview": [400, 200], "sizeClass": {"screen": "landscape"}, "root": {
        "layout": "frame", "width": "fill", "height": "fill", "children": [
          {"id": "panel", "width": "fill", "height": 40, "sizeClasses": [
            {"when": {"screen": "landscape"}, "width": 120, "height": null, "top": 5, "bottom": 5}]}]}}
      """
    let layout = try TGScene(json: text).layout()
    #expect(layout["panel"] == TGRect(x: 0, y: 5, width: 120, height: 190))
    expectNoMistakes(layout)
  }

  @Test func texts() throws {
    let (sans, bold) = (try Fonts.font("sans"), try Fonts.font("sans-bold"))
    let japanese = try Fonts.font("cjk")
    let text = """
      {"fonts": {"body": ["sans.ttf", "sans-bold.ttf"], "cjk": "cjk.ttf"},
       "styles": {
         "text": {"size": 16, "color": "#666"},
         "title": {"style": "text", "size": 24, "weight": 700, "maxLines": 1}},
       "root": {"id": "card", "layout": "linear", "width": 200, "height": "wrap", "children": [
         {"id": "name", "width": "fill", "height": "wrap", "content": {"text": "Kind of Blue", "style": "title"}},
         {"id": "note", "width": "fill", "height": "wrap", "content": {
           "text": "Miles Davis, 1959. Five pieces, recorded in two sessions.", "style": "text"}},
         {"id": "price", "width": "wrap", "height": "wrap", "content": {
           "runs": ["from ", {"text": "€ 12.50", "style": "title"}], "style": "text"}}]}}
      """
    let fonts = TGSceneFonts(["sans.ttf": sans, "sans-bold.ttf": bold, "cjk.ttf": japanese])
    let scene = try TGScene(json: text, fonts: fonts)
    says(scene.layout()["note"], "(0, 33, 200, 66)")
    #expect(
      scene.layout().explain("note")?.description == """
        note (0, 33, 200, 66)
          x 0 = left padding 0
          y 33 = name's y 0 + name's height 33
          width 200 = card's width 200
          height 66 = 3 lines of 22: text in a width of 200; line 1 ends before “pieces,” because it would be 223.09 wide in 200; line 2 ends before “sessions.” because it would be 245.67 wide in 200
        """)
    expectNoMistakes(scene.layout())
  }

  @Test func code() throws {
    let bar = try TGScene(
      json: """
        {"superview": [320, 80], "root": {"id": "bar", "layout": "relative", "width": "fill",
          "height": "wrap", "children": [
            {"id": "photo", "width": 40, "height": 40},
            {"left": {"equal": "photo.right", "offset": 8}, "width": "20%", "height": "photo.height"}]}}
        """)
    print(bar.swiftCode)
    #expect(
      bar.swiftCode == """
        import Tangram

        let photo = TGView("photo")

        let root = TGRelativeLayout {
          photo.size(40, 40)
          TGView().width(20%).height(photo).left(photo.anchor(.right), offset: 8)
        }.named("bar").size(.fill, .wrap)

        let layout = root.layout(in: TGSize(width: 320, height: 80))
        """)
    expectNoMistakes(bar.layout())
  }
}
