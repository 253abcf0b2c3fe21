/// Scenes of float layouts.
extension GalleryScene {
  static let newspaper = GalleryScene(
    "newspaper", "a page with columns, pictures and an advertisement",
    """
    {"superview": [480, 450], "root": {"id": "Page", "layout": "float", "width": "fill",
      "height": "wrap", "padding": 12, "hspace": 12, "vspace": 12, "children": [
        {"id": "The Morning Tide", "width": "fill", "height": 48},
        {"id": "Harbour reopens", "width": 300, "height": 34},
        {"id": "Weather", "width": 144, "height": 100, "reverseFloat": true},
        {"id": "Photograph of the quay", "width": 180, "height": 130},
        {"id": "First column", "width": 108, "height": 130},
        {"id": "Tides", "width": 144, "height": 64, "reverseFloat": true},
        {"id": "Advertisement", "width": "fill", "height": 40, "clearFloat": true},
        {"id": "Letters", "width": 144, "height": 120},
        {"id": "Chess", "width": 144, "height": 120},
        {"id": "Crossword", "width": 144, "height": 120}]}}
    """)

  static let recipe = GalleryScene(
    "recipe", "a recipe whose text flows around a photograph",
    """
    {"superview": [420, 420], "root": {"id": "Recipe", "layout": "float", "width": "fill",
      "height": "wrap", "padding": 14, "hspace": 10, "vspace": 8, "children": [
        {"id": "Fish soup", "width": 222, "height": 40},
        {"id": "Photograph", "width": 160, "height": 150, "reverseFloat": true},
        {"id": "40 minutes", "width": 106, "height": 26},
        {"id": "for four", "width": 106, "height": 26},
        {"id": "Ingredients", "width": 222, "height": 68},
        {"id": "Step 1", "width": "fill", "height": 44, "clearFloat": true},
        {"id": "Step 2", "width": "fill", "height": 44},
        {"id": "Tip", "width": 130, "height": 70, "reverseFloat": true},
        {"id": "Step 3", "width": "fill", "height": 70},
        {"id": "Print", "width": 80, "height": 30}, {"id": "Keep", "width": 80, "height": 30},
        {"id": "Rate it", "width": 100, "height": 30, "reverseFloat": true}]}}
    """)
}
