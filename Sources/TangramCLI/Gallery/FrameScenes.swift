/// Scenes of frame layouts.
extension GalleryScene {
  static let player = GalleryScene(
    "player", "a film with its controls upon it",
    """
    {"superview": [480, 270], "root": {"id": "Film", "layout": "frame", "width": "fill",
      "height": "fill", "padding": 12, "children": [
        {"id": "Back", "left": 0, "top": 0, "width": 56, "height": 28},
        {"id": "The Lighthouse, part 2", "top": 0, "centerX": 0, "width": 200, "height": 28},
        {"id": "HD", "right": 0, "top": 0, "width": 40, "height": 28},
        {"id": "−10 s", "centerX": -96, "centerY": 0, "width": 56, "height": 40},
        {"id": "Play", "centerX": 0, "centerY": 0, "width": 80, "height": 80},
        {"id": "+10 s", "centerX": 96, "centerY": 0, "width": 56, "height": 40},
        {"id": "Subtitle", "left": "15%", "right": "15%", "bottom": 44, "height": 26},
        {"id": "12:40", "left": 0, "bottom": 4, "width": 48, "height": 20},
        {"id": "Progress", "left": 56, "right": 108, "bottom": 4, "height": 20},
        {"id": "48:02", "right": 52, "bottom": 4, "width": 48, "height": 20},
        {"id": "Full", "right": 0, "bottom": 0, "width": 44, "height": 28}]}}
    """)

  static let profile = GalleryScene(
    "profile", "a person: a cover, a portrait, and three numbers below",
    """
    {"superview": [340, 360], "root": {"id": "Profile", "layout": "frame", "width": "fill",
      "height": "fill", "children": [
        {"id": "Cover", "width": "fill", "height": "35%", "top": 0},
        {"id": "Portrait", "centerX": 0, "top": 142, "width": 72, "height": "self.width"},
        {"id": "Name", "centerX": 0, "top": 226, "height": 26, "width": "wrap",
          "content": {"text": {"chars": 14, "advance": 12, "line": 26}}},
        {"id": "Mathematician, London", "centerX": 0, "top": 256, "width": "70%", "height": 18},
        {"id": "Message", "left": 16, "top": 142, "width": 88, "height": 32},
        {"id": "Follow", "right": 16, "top": 142, "width": 88, "height": 32},
        {"id": "128 posts", "left": "4%", "bottom": 16, "width": "28%", "height": 48},
        {"id": "2,310 readers", "centerX": 0, "bottom": 16, "width": "28%", "height": 48},
        {"id": "64 read", "right": "4%", "bottom": 16, "width": "28%", "height": 48}]}}
    """)
}
