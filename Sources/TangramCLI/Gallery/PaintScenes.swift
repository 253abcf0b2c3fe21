/// Scenes that specify the appearance of their views.
extension GalleryScene {
  static let invoice = GalleryScene(
    "invoice", "an invoice whose items share dashed lines",
    """
    {"superview": [360, 320], "styles": {
      "cell": {"size": 14, "lineHeight": {"points": 32}},
        "number": {"style": "cell", "align": "end"},
      "total": {"style": "number", "weight": 700}},
      "root": {"id": "Invoice", "layout": "linear", "width": "fill", "height": "wrap",
        "padding": 24,
        "space": 12,
          "paint": {"fill": "#fff", "borders": {"top": {"color": "#3e63dd", "width": 6}}},
        "children": [
        {"id": "Heading", "width": "wrap", "height": "wrap",
          "content": {"text": "Invoice 2027-031", "size": 22, "weight": 700}},
        {"id": "Items", "layout": "linear", "width": "fill", "height": "wrap", "paint": {
          "borders": {"between": {"color": "#b8c0d4", "dash": [2, 3]}}}, "children": [
          {"layout": "linear", "orientation": "horz", "width": "fill", "height": "wrap",
            "children": [
            {"id": "planks", "width": "fill", "height": "wrap",
              "content": {"text": "Oak planks", "style": "cell"}},
            {"id": "number of planks", "width": 60, "height": "wrap",
              "content": {"text": "12", "style": "number"}},
            {"id": "sum of planks", "width": 90, "height": "wrap",
              "content": {"text": "222.00", "style": "number"}}]},
          {"layout": "linear", "orientation": "horz", "width": "fill", "height": "wrap",
            "children": [
            {"id": "hinges", "width": "fill", "height": "wrap",
              "content": {"text": "Brass hinges", "style": "cell"}},
            {"id": "number of hinges", "width": 60, "height": "wrap",
              "content": {"text": "8", "style": "number"}},
            {"id": "sum of hinges", "width": 90, "height": "wrap",
              "content": {"text": "33.60", "style": "number"}}]},
          {"layout": "linear", "orientation": "horz", "width": "fill", "height": "wrap",
            "children": [
            {"id": "oil", "width": "fill", "height": "wrap",
              "content": {"text": "Linseed oil", "style": "cell"}},
            {"id": "number of oil", "width": 60, "height": "wrap",
              "content": {"text": "2", "style": "number"}},
            {"id": "sum of oil", "width": 90, "height": "wrap",
              "content": {"text": "19.80", "style": "number"}}]}]},
        {"id": "Total", "width": "fill", "height": "wrap",
          "content": {"text": "275.40", "style": "total"},
          "paint": {"borders": {"top": {"color": "#111927", "width": 2, "head": 200}}}}]}}
    """)

  static let month = GalleryScene(
    "month", "a month whose days share border lines",
    """
    {"superview": [388, 320], "styles": {
      "day": {"size": 13, "align": "center", "lineHeight": {"points": 36}},
      "head": {"style": "day", "weight": 700, "color": "#3b4a63"}},
      "root": {"id": "Month", "layout": "linear", "width": "fill", "height": "wrap", "padding": 16,
        "space": 8, "paint": {"fill": "#fff"}, "children": [
          {"id": "Title", "width": "wrap", "height": "wrap",
            "content": {"text": "March 2027", "size": 20, "weight": 700}},
          {"id": "Days", "layout": "grid", "width": "fill", "height": "wrap",
            "templateColumns": [{"repeat": 7, "tracks": ["1fr"]}], "autoRows": [36],
            "paint": {"border": "#b8c0d4", "cornerRadius": 8, "clips": true,
              "borders": {"between": "#d4d9e2"}}, "children": [
              {"id": "Mon", "content": {"text": "Mon", "style": "head"},
                "paint": {"fill": "#eef1fd"}},
              {"id": "Tue", "content": {"text": "Tue", "style": "head"},
                "paint": {"fill": "#eef1fd"}},
              {"id": "Wed", "content": {"text": "Wed", "style": "head"},
                "paint": {"fill": "#eef1fd"}},
              {"id": "Thu", "content": {"text": "Thu", "style": "head"},
                "paint": {"fill": "#eef1fd"}},
              {"id": "Fri", "content": {"text": "Fri", "style": "head"},
                "paint": {"fill": "#eef1fd"}},
              {"id": "Sat", "content": {"text": "Sat", "style": "head"},
                "paint": {"fill": "#eef1fd"}},
              {"id": "Sun", "content": {"text": "Sun", "style": "head"},
                "paint": {"fill": "#eef1fd"}},
              {"id": "1", "content": {"text": "1", "style": "day"}},
              {"id": "2", "content": {"text": "2", "style": "day"}},
              {"id": "3", "content": {"text": "3", "style": "day"}},
              {"id": "4", "content": {"text": "4", "style": "day"}},
              {"id": "5", "content": {"text": "5", "style": "day"}},
              {"id": "6", "content": {"text": "6", "style": "day"}, "paint": {"fill": "#f7f8fa"}},
              {"id": "7", "content": {"text": "7", "style": "day"}, "paint": {"fill": "#f7f8fa"}},
              {"id": "8", "content": {"text": "8", "style": "day"}},
              {"id": "9", "content": {"text": "9", "style": "day"}},
              {"id": "10", "content": {"text": "10", "style": "day"}},
              {"id": "11", "content": {"text": "11", "style": "day"}},
              {"id": "12", "content": {"text": "12", "style": "day"}},
              {"id": "13", "content": {"text": "13", "style": "day"}, "paint": {"fill": "#f7f8fa"}},
              {"id": "14", "content": {"text": "14", "style": "day"}, "paint": {"fill": "#f7f8fa"}},
              {"id": "15", "content": {"text": "15", "style": "day"}},
              {"id": "16", "content": {"text": "16", "style": "day"}},
              {"id": "17", "content": {"text": "17", "style": "day"}},
              {"id": "18", "content": {"text": "18", "style": "day", "color": "#fff"},
                "paint": {"fill": "#3e63dd"}},
              {"id": "19", "content": {"text": "19", "style": "day"}},
              {"id": "20", "content": {"text": "20", "style": "day"}, "paint": {"fill": "#f7f8fa"}},
              {"id": "21", "content": {"text": "21", "style": "day"}, "paint": {"fill": "#f7f8fa"}},
              {"id": "22", "content": {"text": "22", "style": "day"}},
              {"id": "23", "content": {"text": "23", "style": "day"}},
              {"id": "24", "content": {"text": "24", "style": "day"}},
              {"id": "25", "content": {"text": "25", "style": "day"}},
              {"id": "26", "content": {"text": "26", "style": "day"}},
              {"id": "27", "content": {"text": "27", "style": "day"}, "paint": {"fill": "#f7f8fa"}},
              {"id": "28", "content": {"text": "28", "style": "day"}, "paint": {"fill": "#f7f8fa"}},
              {"id": "29", "content": {"text": "29", "style": "day"}},
              {"id": "30", "content": {"text": "30", "style": "day"}},
              {"id": "31", "content": {"text": "31", "style": "day"}},
              {"id": "April 1", "alpha": 0.35, "content": {"text": "1", "style": "day"}},
              {"id": "April 2", "alpha": 0.35, "content": {"text": "2", "style": "day"}},
              {"id": "April 3", "alpha": 0.35, "content": {"text": "3", "style": "day"}},
              {"id": "April 4", "alpha": 0.35, "content": {"text": "4", "style": "day"}}]}]}}
    """)

  static let offer = GalleryScene(
    "offer", "a ticket with a turned badge",
    """
    {"superview": [320, 200], "root": {"id": "Offer", "layout": "zstack", "align": "topTrailing",
      "width": 300, "height": "wrap", "children": [
        {"id": "Ticket", "layout": "linear", "width": "fill", "height": "wrap", "padding": 20,
          "space": 6, "paint": {"border": "#3e63dd", "borderWidth": 2, "cornerRadii":
            {"topLeading": 20, "topTrailing": 20, "bottomLeading": 6, "bottomTrailing": 6},
            "gradient": {"colors": ["#fff", "#e4eaff"]}}, "children": [
            {"id": "Title", "width": "wrap", "height": "wrap",
              "content": {"text": "Harbour tour", "size": 24, "weight": 700}},
            {"id": "Details", "width": "fill", "height": "wrap",
              "content": {"text": "Two hours by boat, from pier 4.", "size": 14,
                "color": "#5b6678"}},
            {"id": "Terms", "width": "fill", "height": "wrap", "alpha": 0.6,
              "content": {"text": "Until the end of March", "size": 12,
                "lineHeight": {"points": 30}},
              "paint": {"borders": {"top": {"color": "#3e63dd", "dash": [6, 4]}}}}]},
        {"id": "Corner", "layout": "frame", "width": 96, "height": 76, "children": [
            {"id": "Badge", "width": 76, "height": 28, "centerX": 0, "centerY": 0,
              "transform": [0.9397, 0.342, -0.342, 0.9397, 0, 0],
              "content": {"text": "20 % off", "size": 17, "weight": 700, "color": "#fff",
                "align": "center", "lineHeight": {"points": 28}},
              "paint": {"fill": "#e5484d", "cornerRadius": 6}}]}]}}
    """)
}
