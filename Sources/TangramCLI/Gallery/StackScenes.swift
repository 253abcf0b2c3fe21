/// Scenes of stacks.
extension GalleryScene {
  static let podcast = GalleryScene(
    "podcast", "an episode that plays: spacers keep the controls apart",
    """
    {"superview": [300, 430],
     "styles": {"title": {"size": 18, "weight": 700}, "small": {"size": 12, "color": "#5b6678"}},
     "root": {"id": "Podcast", "layout": "vstack", "width": "fill",
      "height": "fill", "padding": 20, "vspace": 12, "children": [
        {"layout": "zstack", "width": 180, "height": 180, "align": "bottomTrailing", "children": [
            {"id": "Cover", "width": 180, "height": 180},
            {"id": "new", "width": 40, "height": 22}]},
        {"id": "Title", "width": "wrap", "height": "wrap",
          "content": {"text": "The History of Salt", "style": "title"}},
        {"id": "Episode", "width": "wrap", "height": "wrap",
          "content": {"text": "Episode 14", "style": "small"}}, {"spacer": {"min": 4}},
        {"id": "Slider", "width": 260, "height": 16},
        {"layout": "hstack", "width": 260, "height": "wrap", "children": [
            {"id": "Played", "width": "wrap", "height": "wrap",
              "content": {"text": "08:15", "style": "small"}}, {"spacer": {}},
            {"id": "Left", "width": "wrap", "height": "wrap",
              "content": {"text": "-31:40", "style": "small"}}]},
        {"id": "Controls", "layout": "hstack", "width": 260, "height": 56, "hspace": 8,
          "children": [
            {"id": "1×", "width": 36, "height": 28}, {"spacer": {}},
            {"id": "«", "width": 40, "height": 40}, {"id": "Play", "width": 56, "height": 56},
            {"id": "»", "width": 40, "height": 40}, {"spacer": {}},
            {"id": "☾", "width": 36, "height": 28}]}]}}
    """)

  static let inbox = GalleryScene(
    "inbox", "letters with a picture, a badge and a time",
    """
    {"superview": [340, 300], "root": {"id": "Inbox", "layout": "vstack", "align": "leading",
      "width": "fill", "height": "wrap", "padding": 12, "vspace": 12, "children": [
        {"id": "Head", "layout": "hstack", "width": 316, "height": 36, "children": [
            {"id": "Inbox (2)", "width": 120, "height": 30}, {"spacer": {"min": 8}},
            {"id": "Write", "width": 64, "height": 32}]},
        {"id": "From Edith", "layout": "hstack", "width": 316, "height": "wrap", "hspace": 10,
          "align": "top", "children": [
            {"layout": "zstack", "width": 48, "height": 48, "align": "bottomTrailing",
              "children": [
                {"id": "E", "width": 48, "height": 48}, {"id": "•", "width": 16, "height": 16}]},
            {"layout": "vstack", "align": "leading", "width": "wrap", "height": "wrap",
              "vspace": 4, "children": [
                {"id": "Edith Lund", "width": 130, "height": 20},
                {"id": "The boat is painted", "width": 180, "height": 18}]},
            {"spacer": {}}, {"id": "9:12", "width": 44, "height": 18}]},
        {"id": "From the library", "layout": "hstack", "width": 316, "height": "wrap",
          "hspace": 10, "align": "top", "children": [
            {"id": "L", "width": 48, "height": 48},
            {"layout": "vstack", "align": "leading", "width": "wrap", "height": "wrap",
              "vspace": 4, "children": [
                {"id": "City library", "width": 110, "height": 20},
                {"id": "Your books are due", "width": 170, "height": 18}]},
            {"spacer": {}}, {"id": "Mon", "width": 44, "height": 18}]},
        {"id": "Foot", "layout": "hstack", "width": 316, "height": 32, "children": [
            {"spacer": {}}, {"id": "Older messages", "width": 140, "height": 28},
            {"spacer": {}}]}]}}
    """)
}
