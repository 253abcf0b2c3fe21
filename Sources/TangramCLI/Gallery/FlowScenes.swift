/// Scenes of flow layouts.
extension GalleryScene {
  static let tags = GalleryScene(
    "tags", "a cloud of words that breaks where there is no room",
    """
    {"superview": [340, 300], "root": {"id": "Tags", "layout": "flow", "width": "fill",
      "height": "wrap", "padding": 12, "space": 8, "gravity": ["horz.center"],
      "arrangedGravity": ["vert.center"], "lastlineGravity": "always", "children": [
        {"id": "harbour", "width": 80, "height": 28}, {"id": "bread", "width": 96, "height": 44},
        {"id": "rain", "width": 44, "height": 22}, {"id": "bicycle", "width": 70, "height": 26},
        {"id": "lighthouse", "width": "wrap", "height": "wrap",
          "content": {"text": {"chars": 10, "advance": 14, "line": 30}}},
        {"id": "winter", "width": 110, "height": 44}, {"id": "tea", "width": 40, "height": 24},
        {"id": "maps", "width": 62, "height": 32}, {"id": "wool", "width": 54, "height": 26},
        {"id": "orchard", "width": "wrap", "height": "wrap",
          "content": {"text": {"chars": 7, "advance": 12, "line": 26}}},
        {"id": "chess", "width": 56, "height": 24}, {"id": "kites", "width": 64, "height": 34},
        {"id": "clay", "width": 48, "height": 24},
        {"id": "meadow", "width": "wrap", "height": "wrap",
          "content": {"text": {"chars": 6, "advance": 15, "line": 32}}},
        {"id": "jazz", "width": 60, "height": 30}, {"id": "ferry", "width": 58, "height": 24},
        {"id": "stars", "width": 76, "height": 36}, {"id": "ink", "width": 40, "height": 24}]}}
    """)

  static let photos = GalleryScene(
    "photos", "a waterfall of photographs in four columns",
    """
    {"superview": [444, 430], "root": {"id": "Photos", "layout": "flow", "orientation": "horz",
      "arrangedCount": 4, "width": "fill", "height": "wrap", "padding": 18, "space": 8,
      "gravity": ["horz.fill"], "children": [
        {"id": "Dunes", "height": 130}, {"id": "Gulls", "height": 74},
        {"id": "Net", "height": 92}, {"id": "Lamp", "height": 70}, {"id": "Pier", "height": 70},
        {"id": "Kites", "height": 126}, {"id": "Shells", "height": 60},
        {"id": "Crab", "height": 110}, {"id": "Boat", "height": 104},
        {"id": "Rocks", "height": 60}, {"id": "Sunset", "height": 130},
        {"id": "Foam", "height": 72}, {"id": "Buoy", "height": 78},
        {"id": "Ferry", "height": 112}, {"id": "Rain", "height": 84},
        {"id": "Moon", "height": 92}]}}
    """)

  static let calculator = GalleryScene(
    "calculator", "a display and keys, four in a row",
    """
    {"superview": [260, 400], "root": {"id": "Calculator", "layout": "flow", "arrangedCount": 1,
      "width": "fill", "height": "wrap", "padding": 10, "vspace": 8, "children": [
        {"id": "Display", "width": "fill", "height": 60},
        {"id": "Keys", "layout": "flow", "arrangedCount": 4, "width": "fill", "height": 216,
          "space": 8, "gravity": ["fill"], "children": [
            {"id": "C"}, {"id": "±"}, {"id": "%"}, {"id": "÷"}, {"id": "7"}, {"id": "8"},
            {"id": "9"}, {"id": "×"}, {"id": "4"}, {"id": "5"}, {"id": "6"}, {"id": "−"},
            {"id": "1"}, {"id": "2"}, {"id": "3"}, {"id": "+"}]},
        {"layout": "flow", "arrangedCount": 3, "width": "fill", "height": "wrap", "space": 8,
          "children": [
            {"id": "0", "width": "50%", "height": 48}, {"id": ".", "width": "25%", "height": 48},
            {"id": "=", "width": "25%", "height": 48}]}]}}
    """)
}
