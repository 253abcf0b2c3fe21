/// Scenes of linear layouts.
extension GalleryScene {
  static let settings = GalleryScene(
    "settings", "a page of settings: rows with an icon, a label and a switch",
    """
    {"superview": [320, 480], "root": {"id": "Settings", "layout": "linear", "width": "fill",
      "height": "wrap", "vspace": 8, "padding": 12, "children": [
        {"id": "Title", "width": "fill", "height": "wrap",
          "content": {"text": {"chars": 8, "advance": 14, "line": 32}}},
        {"id": "Search", "width": "fill", "height": 32},
        {"id": "Account", "layout": "linear", "orientation": "horz", "width": "fill",
          "height": 64, "hspace": 12, "padding": {"leading": 10, "trailing": 10},
          "gravity": ["vert.center"], "children": [
            {"id": "Photo", "width": 44, "height": 44},
            {"layout": "linear", "width": "fill", "height": "wrap", "vspace": 4, "children": [
                {"id": "Ada Miller", "width": "fill", "height": 20},
                {"id": "ada@example.com", "width": "fill", "height": 16}]},
            {"id": "›", "width": 12, "height": 20}]},
        {"id": "Wireless", "layout": "linear", "orientation": "horz", "width": "fill",
          "height": 44, "hspace": 10, "padding": {"leading": 10, "trailing": 10},
          "gravity": ["vert.center"], "children": [
            {"id": "≋", "width": 24, "height": 24},
            {"id": "Wi-Fi", "width": "fill", "height": 20},
            {"id": "Home", "width": "wrap", "height": 20,
              "content": {"text": {"chars": 5, "advance": 8, "line": 20}}}]},
        {"id": "Flight", "layout": "linear", "orientation": "horz", "width": "fill", "height": 44,
          "hspace": 10, "padding": {"leading": 10, "trailing": 10}, "gravity": ["vert.center"],
          "children": [
            {"id": "✈", "width": 24, "height": 24},
            {"id": "Flight mode", "width": "fill", "height": 20},
            {"id": "off", "width": 46, "height": 26}]},
        {"id": "Volume", "layout": "linear", "width": "fill", "height": "wrap", "vspace": 6,
          "padding": 10, "children": [
            {"id": "Ringtone and alerts", "width": "fill", "height": 18},
            {"id": "Track", "width": "fill", "height": 20}]},
        {"id": "Sign out", "width": 180, "height": 36, "top": 8, "alignment": ["horz.center"]}]}}
    """)

  static let chat = GalleryScene(
    "chat", "messages on both sides, and a line to write on at the bottom",
    """
    {"superview": [320, 460],
      "styles": {"text": {"size": 15}, "loud": {"size": 28, "weight": 700},
        "small": {"size": 12, "color": "#5b6678"}},
      "root": {"id": "Chat", "layout": "linear", "width": "fill", "height": "fill", "vspace": 8,
        "children": [
          {"id": "Bar", "layout": "linear", "orientation": "horz", "width": "fill", "height": 48,
            "hspace": 10, "padding": 8, "gravity": ["vert.center"], "children": [
              {"id": "Back", "width": 20, "height": 24}, {"id": "Photo", "width": 32, "height": 32},
              {"id": "Grace", "width": "fill", "height": "wrap", "content": {
                "runs": [{"text": "Grace ", "weight": 700}, {"text": "online", "style": "small"}],
                "style": "text"}},
              {"id": "Call", "width": 40, "height": 28}]},
          {"id": "Day", "width": "wrap", "height": "wrap", "alignment": ["horz.center"],
            "content": {"text": "Today", "style": "small"}},
          {"id": "Question", "left": 10, "height": "wrap", "width": {"equal": "wrap", "max": 170},
            "content": {"text": "Are we still on for the museum?", "style": "text"}},
          {"id": "Yes", "right": 10, "width": "wrap", "height": "wrap",
            "alignment": ["horz.right"], "content": {"text": "Yes!", "style": "loud"}},
          {"id": "Tickets", "right": 10, "width": 150, "height": "self.width",
            "sizeClasses": [{"when": {"screen": "landscape"}, "width": 300, "height": 80}],
            "alignment": ["horz.right"]},
          {"id": "Answer", "left": 10, "width": "wrap", "height": "wrap",
            "content": {"text": "Lovely. See you at ten.", "style": "text"}},
          {"id": "Composer", "layout": "linear", "orientation": "horz", "width": "fill",
            "height": 52, "top": "100%", "hspace": 8, "padding": 8, "gravity": ["vert.fill"],
            "children": [
              {"id": "+", "width": 36}, {"id": "Message", "width": "fill"},
              {"id": "Send", "width": 52}]}]}}
    """)
}
