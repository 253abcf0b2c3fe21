/// Scenes of tables.
extension GalleryScene {
  static let spreadsheet = GalleryScene(
    "spreadsheet", "an invoice as a sheet: columns that share the width",
    """
    {"superview": [520, 220], "root": {"id": "Sheet", "layout": "table", "width": "fill",
      "height": "wrap", "space": 2,
      "padding": {"top": 20, "leading": 4, "bottom": 4, "trailing": 4}, "rows": [
        {"size": 24, "colCount": 4, "children": [
            {"id": "Item"}, {"id": "Quantity"}, {"id": "Price"}, {"id": "Sum"}]},
        {"size": 30, "colCount": 4, "children": [
            {"id": "Oak planks"}, {"id": "12"}, {"id": "18.50"}, {"id": "222.00"}]},
        {"size": 30, "colCount": 4, "children": [
            {"id": "Brass hinges"}, {"id": "8"}, {"id": "4.20"}, {"id": "33.60"}]},
        {"size": 30, "colCount": 4, "children": [
            {"id": "Linseed oil"}, {"id": "2"}, {"id": "9.90"}, {"id": "19.80"}]},
        {"size": 34, "colSize": "fill", "children": [
            {"id": "Total", "width": "75%"}, {"id": "275.40", "width": "25%"}]}]}}
    """)

  static let calendar = GalleryScene(
    "calendar", "a month, with seven days in a row",
    """
    {"superview": [390, 320], "root": {"id": "March 2027", "layout": "table", "width": "fill",
      "height": "wrap", "space": 2, "padding": 20, "rows": [
        {"size": 24, "colCount": 7, "children": [
            {"id": "Mon"}, {"id": "Tue"}, {"id": "Wed"}, {"id": "Thu"}, {"id": "Fri"},
            {"id": "Sat"}, {"id": "Sun"}]},
        {"size": 40, "colCount": 7, "children": [
            {"id": "1"}, {"id": "2"}, {"id": "3"}, {"id": "4"}, {"id": "5"}, {"id": "6"},
            {"id": "7"}]},
        {"size": 40, "colCount": 7, "children": [
            {"id": "8"}, {"id": "9"}, {"id": "10"}, {"id": "11"}, {"id": "12"}, {"id": "13"},
            {"id": "14"}]},
        {"size": 40, "colCount": 7, "children": [
            {"id": "15"}, {"id": "16"}, {"id": "17"},
            {"id": "18", "layout": "frame", "children": [
                {"id": "Dentist", "left": 3, "right": 3, "bottom": 3, "height": 20}]},
            {"id": "19"}, {"id": "20"}, {"id": "21"}]},
        {"size": 40, "colCount": 7, "children": [
            {"id": "22"}, {"id": "23"}, {"id": "24"}, {"id": "25"}, {"id": "26"}, {"id": "27"},
            {"id": "28"}]},
        {"size": 40, "colCount": 7, "children": [{"id": "29"}, {"id": "30"}, {"id": "31"}]}]}}
    """)
}
