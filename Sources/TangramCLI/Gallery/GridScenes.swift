/// Scenes of grids.
extension GalleryScene {
  static let grail = GalleryScene(
    "grail", "a page with a header, a menu, content, links and a footer",
    """
    {"superview": [640, 360], "root": {"id": "Page", "layout": "grid", "width": "fill",
      "height": "fill", "padding": 12, "space": 10, "templateColumns": [120, "1fr", 140],
      "templateRows": [48, 30, "1fr", 36],
      "templateAreas": ["head head head", "path path path", "menu main side", "foot foot foot"],
      "children": [
        {"id": "Header", "area": "head", "layout": "flex", "alignItems": "center", "padding": 8,
          "children": [
            {"id": "Logo", "width": 80, "height": 28},
            {"id": "Sign in", "width": 70, "height": 28, "left": "auto"}]},
        {"id": "You are here", "area": "path"},
        {"id": "Menu", "area": "menu", "layout": "grid", "padding": 8, "vspace": 6,
          "alignContent": "start", "autoRows": [26], "children": [
            {"id": "Home"}, {"id": "Guides"}, {"id": "Reference"}, {"id": "News"}]},
        {"id": "Content", "area": "main"}, {"id": "Links", "area": "side"},
        {"id": "Footer", "area": "foot"}]}}
    """)

  static let timetable = GalleryScene(
    "timetable", "a week of lessons that span rows and columns",
    """
    {"superview": [620, 380], "root": {"id": "Timetable", "layout": "grid", "width": "fill",
      "height": "fill", "padding": 8, "space": 4,
      "templateColumns": [48, {"repeat": 5, "tracks": ["1fr"]}],
      "templateRows": [26, {"repeat": 6, "tracks": ["1fr"]}], "children": [
        {"id": "8a", "row": 1}, {"id": "Monday", "row": 1}, {"id": "Tuesday", "row": 1},
        {"id": "Wednesday", "row": 1}, {"id": "Thursday", "row": 1}, {"id": "Friday", "row": 1},
        {"id": "8:00", "column": 1}, {"id": "9:00", "column": 1}, {"id": "10:00", "column": 1},
        {"id": "11:00", "column": 1}, {"id": "12:00", "column": 1}, {"id": "13:00", "column": 1},
        {"id": "Algebra", "row": [2, "span 2"], "column": 2},
        {"id": "History", "row": 3, "column": 3}, {"id": "Choir", "row": 2, "column": 4},
        {"id": "Biology", "row": [3, "span 3"], "column": 4},
        {"id": "Algebra 2", "row": [2, "span 2"], "column": 5},
        {"id": "Latin", "row": 4, "column": [2, "span 2"]},
        {"id": "Swimming", "row": [2, "span 4"], "column": 6},
        {"id": "Drawing", "row": 5, "column": 3}, {"id": "Music", "row": 4, "column": 5},
        {"id": "Lunch", "row": 6, "column": [2, -1]},
        {"id": "Workshop", "row": 7, "column": [2, "span 3"]},
        {"id": "Chess club", "row": 7, "column": 5}]}}
    """)
}
