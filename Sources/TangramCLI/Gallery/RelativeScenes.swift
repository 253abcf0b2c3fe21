/// Scenes of relative layouts.
extension GalleryScene {
  static let weather = GalleryScene(
    "weather", "today, and the three days that follow",
    """
    {"superview": [340, 220], "root": {"id": "Weather", "layout": "relative", "width": "fill",
      "height": "wrap", "padding": 14, "children": [
        {"id": "Lisbon", "left": 0, "top": 0, "width": "wrap", "height": "wrap",
          "content": {"text": {"chars": 6, "advance": 16, "line": 30}}},
        {"id": "Wednesday", "left": "Lisbon.left", "top": {"equal": "Lisbon.bottom", "offset": 4},
          "width": 90, "height": 18},
        {"id": "Sun", "right": 0, "top": "Lisbon.top", "width": 64, "height": 64},
        {"id": "24°", "right": {"equal": "Sun.left", "offset": 12}, "centerY": "Sun.centerY",
          "width": 70, "height": 44},
        {"id": "Rule", "left": 0, "right": 0, "top": {"equal": "Sun.bottom", "offset": 12},
          "height": 2},
        {"id": "Thu 22°", "left": 0, "top": {"equal": "Rule.bottom", "offset": 12}, "height": 72,
          "width": {"equal": ["Fri 19°.width", "Sat 25°.width"], "increment": -8}},
        {"id": "Fri 19°", "left": {"equal": "Thu 22°.right", "offset": 8}, "top": "Thu 22°.top",
          "width": {"increment": -8}, "height": "Thu 22°.height"},
        {"id": "Sat 25°", "left": {"equal": "Fri 19°.right", "offset": 8}, "top": "Thu 22°.top",
          "height": "Thu 22°.height"},
        {"id": "Updated at noon", "left": 0, "right": 0, "height": 16,
          "top": {"equal": "Thu 22°.bottom", "offset": 10}}]}}
    """)

  static let product = GalleryScene(
    "product", "an article of a shop, with a price that shares a baseline",
    """
    {"superview": [360, 200], "root": {"id": "Product", "layout": "relative", "width": "fill",
      "height": "wrap", "padding": 12, "children": [
        {"id": "Picture", "left": 0, "top": 0, "width": 110, "height": "self.width"},
        {"id": "Reading lamp", "left": {"equal": "Picture.right", "offset": 12}, "right": 0,
          "top": "Picture.top", "height": "wrap",
          "content": {"text": {"chars": 34, "advance": 9, "line": 20}}},
        {"id": "Stars", "left": "Reading lamp.left", "width": 90, "height": 18,
          "top": {"equal": "Reading lamp.bottom", "offset": 6}},
        {"id": "(214)", "left": {"equal": "Stars.right", "offset": 6}, "centerY": "Stars.centerY",
          "width": 44, "height": 14},
        {"id": "€ 49", "left": "Reading lamp.left", "bottom": "Picture.bottom", "width": "wrap",
          "height": "wrap", "content": {"text": {"chars": 4, "advance": 17, "line": 32}}},
        {"id": "€ 65", "left": {"equal": "€ 49.right", "offset": 8}, "baseline": "€ 49.baseline",
          "width": "wrap", "height": "wrap",
          "content": {"text": {"chars": 4, "advance": 10, "line": 18}}},
        {"id": "−", "left": "Picture.left", "top": {"equal": "Picture.bottom", "offset": 12},
          "width": 32, "height": 32},
        {"id": "1", "left": "−.right", "right": "+.left", "top": "−.top", "height": "−.height"},
        {"id": "+", "right": "Picture.right", "top": "−.top", "width": 32, "height": "−.height"},
        {"id": "Into the basket", "left": "Reading lamp.left", "right": 0, "top": "−.top",
          "height": "−.height"}]}}
    """)
}
