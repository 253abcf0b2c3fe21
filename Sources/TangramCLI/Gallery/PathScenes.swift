/// Scenes of path layouts.
extension GalleryScene {
  static let clock = GalleryScene(
    "clock", "a clock face: twelve numbers on a circle around the hands",
    """
    {"superview": [300, 300], "root": {"id": "Clock", "layout": "path", "width": 300,
      "height": 300, "curve": {"polar": "circle", "r": 120}, "origin": [0.5, 0.5],
      "start": -1.0471975511965976, "end": 5.235987755982989, "originView": "Hands", "children": [
        {"id": "1", "width": 34, "height": 34}, {"id": "2", "width": 34, "height": 34},
        {"id": "3", "width": 34, "height": 34}, {"id": "4", "width": 34, "height": 34},
        {"id": "5", "width": 34, "height": 34}, {"id": "6", "width": 34, "height": 34},
        {"id": "7", "width": 34, "height": 34}, {"id": "8", "width": 34, "height": 34},
        {"id": "9", "width": 34, "height": 34}, {"id": "10", "width": 34, "height": 34},
        {"id": "11", "width": 34, "height": 34}, {"id": "12", "width": 34, "height": 34},
        {"id": "Hands", "width": 110, "height": 110}]}}
    """)

  static let garland = GalleryScene(
    "garland", "lamps on a sine curve, equally far apart",
    """
    {"superview": [480, 160], "root": {"id": "Garland", "layout": "path", "width": "fill",
      "height": 160, "curve": {"rectangular": "sine", "amplitude": 34, "period": 216},
      "origin": [0.05, 0.5], "start": 0, "end": 432, "children": [
        {"id": "red", "width": 32, "height": 32}, {"id": "gold", "width": 32, "height": 32},
        {"id": "green", "width": 32, "height": 32}, {"id": "blue", "width": 32, "height": 32},
        {"id": "white", "width": 36, "height": 36}, {"id": "rose", "width": 32, "height": 32},
        {"id": "teal", "width": 32, "height": 32}, {"id": "plum", "width": 32, "height": 32},
        {"id": "lime", "width": 32, "height": 32}]}}
    """)
}
