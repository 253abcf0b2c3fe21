/// Scenes with every key that a size class can change: another value in landscape, `null` in portrait, and
/// often a third value on a narrow screen.
enum SizeClassScenes {
  static let all = containers + lines + items + others

  /// Keys of all containers.
  private static let containers = [
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "linear", "width": 200, "height": "wrap", "space": 6, "zeroPadding": false,
      "padding": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}, "shrinkType": ["average"],
      "gravity": ["horz.center", "vert.center"], "reverseLayout": true,
      "layoutTransform": [1, 0, 0, 1, 3, 4],
      "children": [{"id": "A", "width": 20, "height": 10}, {"id": "B", "width": 30, "height": 16}],
      "sizeClasses": [
        {"when": {"screen": "landscape"}, "padding": {"left": 7, "top": 5}, "space": 3,
          "orientation": "horz", "gravity": ["horz.right", "vert.bottom"], "reverseLayout": null,
          "zeroPadding": null, "layoutTransform": [1, 0, 0, 1, -3, 2]},
        {"when": {"screen": "portrait"}, "padding": null, "space": null, "gravity": null,
          "shrinkType": null, "layoutTransform": null},
        {"when": {"width": "compact", "height": "regular"}, "padding": 9, "space": null,
          "hspace": 2, "vspace": 8, "shrinkType": ["weight", "space"], "gravity": ["horz.fill"]}]}}
    """,
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "frame", "width": 200, "height": 100,
      "children": [
        {"id": "A", "layout": "hstack", "hspace": 4, "align": "top", "children": [
          {"width": 10, "height": 10}, {"spacer": 5}, {"width": 20, "height": 20}],
          "sizeClasses": [{"when": {"screen": "landscape"}, "hspace": 9, "align": "bottom"},
            {"when": {"screen": "portrait"}, "hspace": null, "align": null}]},
        {"id": "B", "layout": "vstack", "vspace": 4, "top": 30, "height": 60, "children": [
          {"width": 10, "height": 10},
          {"spacer": {"min": 3, "priority": 1}, "sizeClasses": [
            {"when": {"screen": "landscape"}, "spacer": 7},
            {"when": {"screen": "portrait"}, "spacer": {"min": 6, "priority": 2}}]},
          {"width": 20, "height": 10}],
          "sizeClasses": [{"when": {"screen": "landscape"}, "vspace": 2, "align": "trailing"},
            {"when": {"screen": "portrait"}, "vspace": null}]},
        {"id": "C", "layout": "zstack", "left": 90, "align": "bottomTrailing", "children": [
          {"width": 10, "height": 10}, {"width": 30, "height": 30}],
          "sizeClasses": [{"when": {"screen": "landscape"}, "align": "topLeading"},
            {"when": {"screen": "portrait"}, "align": null}]}]}}
    """,
  ]

  /// Containers that arrange children in lines, and a path layout.
  private static let lines = [
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "linear", "orientation": "horz", "width": 300, "height": 100, "baselineBase": "B",
      "fixedSubviews": {"size": 40, "minSpace": 5, "maxSpace": 30, "centered": true},
      "children": [
        {"id": "A", "height": 20, "top": 10, "content": {"text": {"chars": 3, "advance": 7, "line": 9}}},
        {"id": "B", "height": 30, "content": {"text": {"chars": 3, "advance": 7, "line": 12}}},
        {"id": "C", "height": 16, "content": {"text": {"chars": 3, "advance": 7, "line": 15}}}],
      "sizeClasses": [
        {"when": {"screen": "landscape"}, "baselineBase": "A", "fixedSubviews": {"size": 30}},
        {"when": {"screen": "portrait"}, "baselineBase": null, "fixedSubviews": null}]}}
    """,
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "flow", "width": 120, "height": 100, "arrangedCount": 2, "pagedCount": 4,
      "autoArrange": true, "arrangedGravity": ["vert.center"], "lastlineGravity": "always",
      "gravity": ["horz.among"], "fixedSubviews": {"size": 20, "maxSpace": 12},
      "lineGravity": {"lines": [["horz.center"], null]}, "isFlex": true,
      "children": [{"id": "A", "width": 50, "height": 20}, {"id": "B", "width": 30, "height": 10},
        {"id": "C", "width": 60, "height": 12}],
      "sizeClasses": [
        {"when": {"screen": "landscape"}, "arrangedCount": null, "pagedCount": null,
          "autoArrange": false, "arrangedGravity": ["vert.bottom"], "lastlineGravity": "auto",
          "gravity": ["horz.right"], "fixedSubviews": null,
          "lineGravity": {"last": ["horz.left", "vert.stretch"]}},
        {"when": {"screen": "portrait"}, "orientation": "horz", "arrangedCount": 3,
          "pagedCount": 3, "autoArrange": null, "arrangedGravity": null, "lastlineGravity": null,
          "lineGravity": null, "isFlex": null,
          "fixedSubviews": {"size": 15, "minSpace": 2}}]}}
    """,
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "float", "orientation": "horz", "width": 120, "height": "wrap",
      "noBoundaryLimit": true,
      "children": [{"id": "A", "width": 50, "height": 20, "reverseFloat": true},
        {"id": "B", "width": 80, "height": 10, "clearFloat": true, "sizeClasses": [
          {"when": {"screen": "landscape"}, "clearFloat": null, "reverseFloat": true},
          {"when": {"screen": "portrait"}, "reverseFloat": true}]}],
      "sizeClasses": [
        {"when": {"screen": "landscape"}, "orientation": null, "noBoundaryLimit": null},
        {"when": {"screen": "portrait"}, "space": 5}]}}
    """,
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "path", "width": 200, "height": 200, "curve": {"polar": "circle", "r": 60},
      "origin": [0.5, 0.5], "math": true, "reverse": true, "start": 1, "end": 4,
      "spaceType": {"fixed": 40}, "originView": "A", "distanceError": 0.25,
      "children": [{"id": "A", "width": 10, "height": 10}, {"id": "B", "width": 20, "height": 20},
        {"id": "C", "width": 16, "height": 16}],
      "sizeClasses": [
        {"when": {"screen": "landscape"}, "curve": {"rectangular": "line", "m": 1, "b": 5},
          "origin": [0.25, 0], "math": null, "reverse": false, "start": 0, "end": 120,
          "spaceType": {"count": 4}, "originView": "B", "distanceError": 1},
        {"when": {"screen": "portrait"}, "curve": null, "origin": null, "reverse": null,
          "start": null, "end": null, "spaceType": null, "originView": null,
          "distanceError": null}]}}
    """,
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "table", "width": 200, "height": 100, "vspace": 4, "shrinkType": ["average"],
      "rows": [
        {"size": 20, "colSize": "wrap", "padding": 2, "hspace": 3, "children": [
          {"id": "A", "width": 30}, {"id": "B", "width": 40}], "sizeClasses": [
            {"when": {"screen": "landscape"}, "padding": null, "gravity": ["horz.right"]},
            {"when": {"screen": "portrait"}, "padding": 5, "hspace": 8}]},
        {"size": "wrap", "colSize": 25, "children": [{"id": "C", "height": 12}]}],
      "sizeClasses": [
        {"when": {"screen": "landscape"}, "vspace": 9, "shrinkType": null},
        {"when": {"screen": "portrait"}, "vspace": null, "gravity": ["vert.center"]}]}}
    """,
  ]

  /// Containers of items: flex layouts and grids.
  private static let items = [
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "flex", "width": 200, "height": 120, "direction": "rowReverse", "wrap": "wrap",
      "justifyContent": "center", "alignContent": "spaceAround", "alignItems": "center",
      "space": "5%",
      "children": [
        {"id": "A", "width": 40, "height": 20, "left": "auto", "right": "auto", "top": 3,
          "sizeClasses": [
            {"when": {"screen": "landscape"}, "left": 6, "right": null, "top": "auto"},
            {"when": {"screen": "portrait"}, "top": null, "bottom": "auto"}]},
        {"id": "B", "width": 30, "alignSelf": "flexEnd", "order": -1, "aspectRatio": 1.5,
          "grow": 1, "shrink": 2, "basis": "20%", "sizeClasses": [
            {"when": {"screen": "landscape"}, "alignSelf": "stretch", "order": 2,
              "aspectRatio": 0.5, "grow": 3, "shrink": 0, "basis": 25},
            {"when": {"screen": "portrait"}, "alignSelf": null, "order": null,
              "aspectRatio": null, "basis": null},
            {"when": {"width": "compact", "height": "regular"}, "grow": null, "shrink": null,
              "basis": "content"}]},
        {"id": "C", "width": 16, "height": 16, "position": "absolute", "top": 5, "left": 7,
          "sizeClasses": [
            {"when": {"screen": "landscape"}, "position": null},
            {"when": {"screen": "portrait"}, "left": null, "right": 4}]},
        {"id": "D", "width": 12, "height": 12, "sizeClasses": [
          {"when": {"screen": "landscape"}, "position": "absolute", "bottom": 2},
          {"when": {"screen": "portrait"}, "basis": "40%"}]}],
      "sizeClasses": [
        {"when": {"screen": "landscape"}, "direction": "column", "wrap": "wrapReverse",
          "justifyContent": "spaceBetween", "alignContent": "flexEnd", "alignItems": "flexStart",
          "space": null, "hspace": 4, "vspace": "10%"},
        {"when": {"screen": "portrait"}, "direction": null, "wrap": null},
        {"when": {"width": "compact", "height": "regular"}, "space": 6, "justifyContent": null,
          "alignContent": null, "alignItems": null}]}}
    """,
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "grid", "width": 240, "height": 160, "hspace": "5%", "vspace": 4,
      "templateColumns": [40, "1fr", {"min": 20, "max": "2fr"}], "templateRows": ["20%", "auto"],
      "autoColumns": [30], "autoRows": [{"fitContent": 25}, "minContent"], "autoFlow": "column",
      "templateAreas": ["a a b", "c d b"], "justifyItems": "center", "alignItems": "end",
      "justifyContent": "spaceEvenly", "alignContent": "center",
      "children": [
        {"id": "A", "height": 10, "width": 20, "area": "b", "justifySelf": "end", "sizeClasses": [
          {"when": {"screen": "landscape"}, "area": "c", "justifySelf": "stretch"},
          {"when": {"screen": "portrait"}, "area": null, "justifySelf": null}]},
        {"id": "B", "height": 10, "column": [2, "span 2"], "row": -1, "sizeClasses": [
          {"when": {"screen": "landscape"}, "column": [1, 3], "row": "span 2"},
          {"when": {"screen": "portrait"}, "column": null, "row": null},
          {"when": {"width": "compact", "height": "regular"}, "column": ["auto", 3], "row": 2}]},
        {"id": "C", "width": 30, "height": 30}],
      "sizeClasses": [
        {"when": {"screen": "landscape"}, "hspace": null, "vspace": "4%",
          "templateColumns": [{"repeat": "autoFill", "tracks": [50, "maxContent"]}],
          "templateRows": [{"repeat": 2, "tracks": [30]}], "autoColumns": ["1fr"],
          "autoRows": [18], "autoFlow": "rowDense", "templateAreas": ["a . c"],
          "justifyItems": "start", "alignItems": "baseline", "justifyContent": "end",
          "alignContent": "start"},
        {"when": {"screen": "portrait"}, "templateColumns": null, "templateRows": null,
          "autoColumns": null, "autoRows": null, "autoFlow": null},
        {"when": {"width": "compact", "height": "regular"}, "templateAreas": null,
          "justifyItems": null, "alignItems": null, "justifyContent": null,
          "alignContent": null}]}}
    """,
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "constraints", "width": 200, "height": 120, "padding": 8,
      "constraints": [
        {"first": "A.left", "second": "superview.leftMargin", "constant": 3},
        {"first": "superview.bottomMargin", "second": "A.bottom", "name": "lower", "priority": 500},
        {"first": "superview.width", "relation": "greaterOrEqual", "constant": 90},
        {"first": "superview.rightMargin", "relation": "greaterOrEqual", "second": "A.right",
          "multiplier": 1.5, "constant": -4, "active": false},
        {"first": "superview.height", "relation": "greaterOrEqual", "second": "A.bottom",
          "multiplier": 0.5, "constant": 6},
        {"first": "B.left", "second": "A.right", "constant": 5}],
      "children": [
        {"id": "A", "content": {"text": {"chars": 6, "advance": 8, "line": 12}},
          "hugging": [300, 250], "resistance": [600, 700], "sizeClasses": [
            {"when": {"screen": "landscape"}, "hugging": [900, 1000], "resistance": [500, 500]},
            {"when": {"screen": "portrait"}, "hugging": null, "resistance": null}]},
        {"id": "B", "content": {"size": [30, 14]}}],
      "sizeClasses": [
        {"when": {"screen": "landscape"}, "constraints": [
          {"first": "A.right", "second": "superview.rightMargin", "constant": -3,
            "priority": 750},
          {"first": "B.right", "relation": "lessOrEqual", "second": "A.left", "multiplier": 0.5,
            "active": false, "name": "half"},
          {"first": "B.bottom", "second": "superview.bottom"},
          {"first": "A.height", "constant": 33}]},
        {"when": {"screen": "portrait"}, "constraints": null}]}}
    """,
  ]

  /// Keys of all views.
  private static let others = [
    """
    {"superview": [320, 240], "sizeClass": {"screen": "landscape"}, "root": {"id": "S",
      "layout": "frame", "width": 200, "height": 100, "boundsOrigin": [4, 6],
      "children": [
        {"id": "A", "width": 20, "height": 10, "visibility": "gone", "alignment": ["horz.right"],
          "noLayout": true, "frame": [1, 2, 3, 4], "anchorPoint": [0, 1],
          "transform": [1, 0, 0, 1, 5, 0], "sizeClasses": [
            {"when": {"screen": "landscape"}, "visibility": "invisible",
              "alignment": ["vert.bottom"], "noLayout": null},
            {"when": {"screen": "portrait"}, "visibility": null, "alignment": null}]},
        {"id": "B", "width": 20, "height": 10, "useFrame": true, "frame": [9, 8, 7, 6],
          "hidden": true, "sizeClasses": [
            {"when": {"screen": "landscape"}, "useFrame": null},
            {"when": {"screen": "portrait"}, "noLayout": true}]},
        {"id": "C", "left": {"equal": 10, "offset": 3, "min": 4, "max": 90}, "top": "20%",
          "width": {"equal": "superview.width", "multiple": 0.5, "increment": -2, "max": 60},
          "height": 30, "sizeClasses": [
            {"when": {"screen": "landscape"}, "left": {"equal": "10%", "offset": 1},
              "top": null, "bottom": {"equal": "superview.centerY", "offset": 2},
              "width": {"equal": "self.height", "multiple": 2, "min": 10},
              "height": {"equal": "30%", "max": {"equal": "superview.width", "multiple": 0.25}}},
            {"when": {"screen": "portrait"}, "left": {"offset": 7}, "width": null,
              "height": {"min": 12}, "centerY": 4}]}]}}
    """,
    """
    {"superview": [320, 240], "root": {"id": "S", "width": 200, "height": 100,
      "anchorPoint": [0.25, 0.75], "boundsOrigin": [3, 5], "frame": [10, 20, 100, 50],
      "children": [
        {"id": "A", "frame": [1, 2, 30, 40]},
        {"id": "B", "layout": "linear", "width": "50%", "height": "wrap", "top": 50, "children": [
          {"id": "C", "width": 20, "height": 10}, {"id": "D", "frame": [5, 5, 5, 5],
            "children": [{"id": "E", "frame": [1, 1, 2, 2]}]}]}]}}
    """,
  ]
}
