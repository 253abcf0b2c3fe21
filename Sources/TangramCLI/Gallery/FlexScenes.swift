/// Scenes of flex layouts.
extension GalleryScene {
  static let toolbar = GalleryScene(
    "toolbar", "buttons, and a search field pushed to the other end",
    """
    {"superview": [680, 48], "root": {"id": "Toolbar", "layout": "flex", "width": "fill",
      "height": 48, "padding": 8, "hspace": 8, "alignItems": "center", "children": [
        {"id": "New", "width": 48, "height": 32}, {"id": "Open", "width": 52, "height": 32},
        {"id": "Save", "width": 52, "height": 32}, {"id": "|", "width": 8, "height": 24},
        {"id": "Font", "height": 32, "basis": 90, "grow": 1, "width": {"max": 140}},
        {"id": "B", "width": 32, "height": 32}, {"id": "I", "width": 32, "height": 32},
        {"id": "U", "width": 32, "height": 32},
        {"id": "Search", "height": 32, "left": "auto", "basis": 140},
        {"id": "Help", "width": 48, "height": 32, "order": 1}]}}
    """)

  static let plans = GalleryScene(
    "plans", "three offers of equal height, which break in a narrow room",
    """
    {"superview": [560, 320], "root": {"id": "Plans", "layout": "flex", "wrap": "wrap",
      "width": "fill", "height": "wrap", "padding": 16, "space": 16, "justifyContent": "center",
      "children": [
        {"id": "Choose a plan", "basis": "100%", "height": 32},
        {"id": "Basic", "layout": "flex", "direction": "column", "basis": 150, "grow": 1,
          "padding": 20, "vspace": 8, "children": [
            {"id": "Free", "height": 34}, {"id": "1 project", "height": 18},
            {"id": "Start", "height": 32, "top": "auto"}]},
        {"id": "Studio", "layout": "flex", "direction": "column", "basis": 170, "grow": 1.4,
          "padding": 20, "vspace": 8, "children": [
            {"id": "€ 12", "height": 34}, {"id": "20 projects", "height": 18},
            {"id": "Backups", "height": 18}, {"id": "Mail support", "height": 18},
            {"id": "Try it", "height": 32, "top": "auto"}]},
        {"id": "Works", "layout": "flex", "direction": "column", "basis": 150, "grow": 1,
          "padding": 20, "vspace": 8, "children": [
            {"id": "€ 40", "height": 34}, {"id": "No limits", "height": 18},
            {"id": "Telephone", "height": 18}, {"id": "Call us", "height": 32, "top": "auto"}]}]}}
    """)
}
