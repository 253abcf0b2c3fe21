import Tangram
import TangramScene
import Testing

@Suite struct SceneReadingTests {
  /// Reads a scene with this root and returns the root.
  private func root(_ node: String) throws -> TGView {
    try TGScene(json: #"{"root":\#(node)}"#).root
  }

  @Test("A document without settings uses the defaults")
  func defaults() throws {
    let scene = try TGScene(json: #"{"root":{}}"#)
    #expect(scene.environment == TGEnvironment(size: TGSize(width: 375, height: 667)))
    #expect(!scene.root.isContainer && scene.root.name == nil)
  }

  @Test("The settings of a document are read")
  func environment() throws {
    let scene = try TGScene(
      json: """
        {"scale": 3, "rtl": true, "superview": [10, 20.5], "root": {},
         "sizeClass": {"width": "compact", "height": "regular", "screen": "landscape"}}
        """)
    #expect(
      scene.environment
        == TGEnvironment(
          size: TGSize(width: 10, height: 20.5), scale: 3, isRightToLeft: true,
          sizeClass: .comb(.compact, .regular, .landscape)))
  }

  @Test("Positions are read")
  func positions() throws {
    var s = try root(
      """
      {"layout": "frame", "id": "S", "children": [
        {"id": "A", "left": 10, "top": "20%", "right": "B.left", "bottom": "superview.top",
         "centerX": ["B.centerX", "A.centerX"], "baseline": {"offset": 3},
         "centerY": {"equal": "S.centerY", "offset": -5, "min": {"equal": "B.top", "offset": 1},
                     "max": 60}},
        {"id": "B"}]}
      """)
    let b = s.subviews[1].id
    #expect(s.subviews[0].tg_left.value == .number(10))
    #expect(s.subviews[0].tg_top.value == .weight(TGWeight(20)))
    #expect(s.subviews[0].tg_right.value == .anchor(TGAnchor(.view(b), .left)))
    #expect(s.subviews[0].tg_bottom.value == .anchor(.superview(.top)))
    #expect(
      s.subviews[0].tg_centerX.value == .anchors([TGAnchor(.view(b), .centerX), .this(.centerX)]))
    #expect(s.subviews[0].tg_baseline.value == nil)
    #expect(s.subviews[0].tg_baseline.offsetVal == 3)
    #expect(s.subviews[0].tg_centerY.value == .anchor(TGAnchor(.view(s.id), .centerY)))
    #expect(s.subviews[0].tg_centerY.offsetVal == -5)
    #expect(s.subviews[0].tg_centerY.min.value == .anchor(TGAnchor(.view(b), .top)))
    #expect(s.subviews[0].tg_centerY.min.offsetVal == 1)
    #expect(s.subviews[0].tg_centerY.max.value == .number(60))
  }

  @Test("Sizes are read")
  func sizes() throws {
    func width(_ json: String) throws -> TGLayoutSize {
      var view = try root(#"{"id": "A", "width": \#(json)}"#)
      let size = view.tg_width
      try #require(size.isActive)
      kept.append(view)
      return size
    }
    var kept: [TGView] = []
    #expect(try width("100").value == .number(100))
    #expect(try width(#""-2.5%""#).value == .weight(TGWeight(-2.5)))
    #expect(try width(#""wrap""#).value == .wrap)
    #expect(try width(#""fill""#).value == .fill)
    #expect(try width(#""average""#).value == .weight(TGWeight(100)))
    #expect(try width(#""superview.height""#).value == .anchor(.superview(.height)))
    #expect(try width(#""A.height""#).value == .anchor(.this(.height)))
    #expect(try width(#""A.width""#).value == .wrap)
    let full = try width(
      """
      {"equal": 8, "increment": 5, "multiple": 0.5, "min": "self.height",
       "max": {"equal": 9, "increment": 1, "multiple": 2}}
      """)
    #expect(full.value == .number(8) && full.incrementVal == 5 && full.multipleVal == 0.5)
    #expect(full.min.value == .anchor(.this(.height)))
    #expect(full.max.value == .number(9) && full.max.incrementVal == 1 && full.max.multipleVal == 2)
    #expect(try width(#"{"min": 3}"#).hasValue == false)
    #expect(kept.count == 10)
  }

  @Test("Gravity along both axes is read")
  func gravity() throws {
    let view = try root(#"{"layout":"frame","gravity":["center"],"alignment":["vert.bottom"]}"#)
    #expect(TGFrameLayout(view)?.tg_gravity == .center)
    #expect(view.tg_alignment == TGGravity.vert.bottom)
  }

  @Test("Options of a linear layout are read")
  func linear() throws {
    let view = try root(
      """
      {"layout": "linear", "orientation": "horz", "shrinkType": ["average", "space"],
       "space": 5, "vspace": 7, "padding": {"top": 1, "left": 2, "trailing": 3},
       "zeroPadding": false, "reverseLayout": true, "baselineBase": "B",
       "fixedSubviews": {"size": 60, "minSpace": 5}, "layoutTransform": [1, 2, 3, 4, 5, 6],
       "children": [{"id": "A"}, {"id": "B"}]}
      """)
    let linear = try #require(TGLinearLayout(view))
    #expect(linear.tg_orientation == .horz)
    #expect(linear.tg_shrinkType == [.average, .space])
    #expect(linear.tg_hspace == 5 && linear.tg_vspace == 7)
    #expect(linear.tg_padding == TGInsets(top: 1, leading: 2, trailing: 3))
    #expect(!linear.tg_zeroPadding && linear.tg_reverseLayout)
    #expect(linear.tg_baselineBaseView == linear.subviews[1].id)
    #expect(linear.tg_fixedSubviews == TGFixedSubviews(size: 60, minSpace: 5))
    #expect(linear.tg_layoutTransform == TGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(linear.subviews.map(\.name) == ["A", "B"])
  }

  @Test("A size class replaces whole positions and sizes, and null removes them")
  func sizeClasses() throws {
    var view = try root(
      """
      {"left": {"equal": 5, "offset": 3, "max": 9}, "width": {"equal": 10, "min": 2}, "top": 4,
       "sizeClasses": [
        {"when": {"screen": "landscape"}, "left": 6, "width": null},
        {"when": {}, "top": 8},
        {"when": {"width": "compact"}, "visibility": "gone"}]}
      """)
    #expect(view.tg_top.value == .number(8))
    #expect(view.sizeClasses == [.landscape, .comb(.compact, .any)])
    let landscape = view.tg_fetchSizeClass(with: .landscape)
    #expect(landscape.tg_left.value == .number(6) && landscape.tg_left.offsetVal == 0)
    #expect(!landscape.tg_width.hasValue && landscape.tg_top.value == .number(4))
    let compact = view.tg_fetchSizeClass(with: .comb(.compact, .any))
    #expect(compact.tg_visibility == .gone && view.tg_visibility == .visible)
    #expect(compact.tg_left.offsetVal == 3 && compact.tg_top.value == .number(8))
  }

  @Test("A size class sets options of the container")
  func containerSizeClass() throws {
    let view = try root(
      """
      {"layout": "linear", "space": 4, "padding": 3,
       "sizeClasses": [{"when": {"height": "compact"}, "orientation": "horz", "padding": null}]}
      """)
    var linear = try #require(TGLinearLayout(view))
    let set = linear.tg_fetchSizeClass(with: .comb(.any, .compact))
    #expect(set.tg_orientation == .horz && set.tg_padding == .zero && set.tg_space == 4)
    #expect(linear.tg_orientation == .vert)
  }

  @Test("Left and leading differ in a right-to-left layout")
  func sides() throws {
    let scene = try TGScene(
      json: """
        {"rtl": true, "superview": [100, 100], "root": {"layout": "frame", "width": 100,
         "height": 100, "padding": {"left": 1, "leading": 2}, "children": [
          {"id": "A", "left": 10, "leading": 20, "height": 1},
          {"id": "B", "left": 10, "width": 5, "height": 1,
           "sizeClasses": [{"when": {"screen": "portrait"}, "leading": 30, "width": null}]},
          {"id": "C", "left": 10, "width": 5, "height": 1}]}}
        """)
    let layout = scene.layout()
    #expect(layout["A"] == TGRect(x: 11, y: 0, width: 67, height: 1))
    #expect(layout["B"] == TGRect(x: 11, y: 0, width: 57, height: 1))
    #expect(layout["C"] == TGRect(x: 11, y: 0, width: 5, height: 1))
    var left = try #require(scene.root["C"])
    #expect(left.tg_left.value == .number(10) && scene.json().contains(#""left":10,"width""#))
  }

  @Test func boundsThatAreSharesSurviveARoundTrip() throws {
    let text = #"{"root":{"width":{"min":{"equal":"30%","increment":5},"max":"60%"}}}"#
    #expect(try TGScene(json: text).json() == text)
    let scaled = #"{"root":{"width":{"min":{"equal":"30%","multiple":2}}}}"#
    #expect(try TGScene(json: scaled).json() == #"{"root":{"width":{"min":"60%"}}}"#)
  }

  @Test("Keys are read in the order of the document")
  func order() throws {
    let late = try root(#"{"layout":"frame","hspace":3,"space":5}"#)
    let early = try root(#"{"layout":"frame","space":5,"hspace":3}"#)
    #expect(TGFrameLayout(late)?.tg_hspace == 5)
    #expect(TGFrameLayout(early)?.tg_hspace == 3)
  }
}

@Suite struct GeometrySceneTests {
  @Test func coordinatesSurviveARoundTrip() throws {
    let text = """
      {"root":{"id":"R","layout":"frame","boundsOrigin":[0,30],"children":[\
      {"id":"A","frame":[10,20,30,40],"anchorPoint":[0,1],"transform":[0,1,-1,0,2,3]}]}}
      """
    let scene = try TGScene(json: text)
    #expect(scene.root.bounds.origin == TGPoint(x: 0, y: 30))
    #expect(scene.root.subviews[0].center == TGPoint(x: 10, y: 60))
    #expect(scene.root.subviews[0].transform.tx == 2)
    #expect(scene.json() == text)
  }

  @Test func geometryDoesNotDependOnKeyOrder() throws {
    let text = """
      {"root":{"transform":[2,0,0,2,0,0],"anchorPoint":[0,0],"frame":[10,20,30,40]}}
      """
    let view = try TGScene(json: text).root
    #expect(view.geometry.layoutRectangle == TGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.frame == TGRect(x: 10, y: 20, width: 60, height: 80))
  }
}
