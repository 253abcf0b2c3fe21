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
    {"superview": [420, 420],
      "styles": {"title": {"size": 28, "weight": 700}, "text": {"size": 14},
        "small": {"size": 12, "color": "#5b6678"}},
      "root": {"id": "Recipe", "layout": "float", "width": "fill", "height": "wrap",
        "padding": 14, "hspace": 10, "vspace": 8, "children": [
          {"id": "Title", "width": 222, "height": "wrap",
            "content": {"text": "Fish soup", "style": "title"}},
          {"id": "Photograph", "width": 160, "height": 128, "reverseFloat": true},
          {"id": "Time", "width": 106, "height": "wrap",
            "content": {"text": "40 minutes", "style": "small"}},
          {"id": "Servings", "width": 106, "height": "wrap",
            "content": {"text": "for four", "style": "small"}},
          {"id": "Ingredients", "width": 222, "height": "wrap", "content": {
            "text": "600 g of cod, two leeks, three potatoes, half a litre of stock, cream, dill",
            "style": "text"}},
          {"id": "Step 1", "width": "fill", "height": "wrap", "clearFloat": true, "content": {
            "text": "Cut the leeks into rings and the potatoes into cubes; stew them in butter.",
            "style": "text"}},
          {"id": "Step 2", "width": "fill", "height": "wrap", "content": {
            "text": "Add the stock, and let it simmer until the potatoes are nearly soft.",
            "style": "text"}},
          {"id": "Tip", "width": 130, "height": "wrap", "reverseFloat": true, "content": {
            "text": "Salmon is as good, and needs a minute less.", "style": "small"}},
          {"id": "Step 3", "width": "fill", "height": "wrap", "content": {
            "text": "Put the fish in for five minutes, stir in the cream, and strew dill on top.",
            "style": "text"}},
          {"id": "Print", "width": 80, "height": 30}, {"id": "Keep", "width": 80, "height": 30},
          {"id": "Rate it", "width": 100, "height": 30, "reverseFloat": true}]}}
    """)
}
