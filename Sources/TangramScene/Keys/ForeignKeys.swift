/// Keys of CSS, SwiftUI and TangramKit, and their equivalents in scenes.
enum ForeignKeys {
  /// The end of a message about a key that a node does not have; nil for a word of no known vocabulary.
  ///
  /// - Parameter ignoresPositions: Whether the container ignores positions, as a stack does.
  static func hint(
    for key: String, among known: [String], ignoresPositions: Bool = false
  ) -> String? {
    guard var word = word(key, without: "-_.") else { return nil }
    if word.hasPrefix("tg") {
      word.removeFirst(2)
      if let own = known.first(where: { $0.lowercased() == word }) { return suggestion(own) }
    }
    if ignoresPositions, word.hasPrefix("margin") || word == "offset" || word == "inset" {
      return #"; give the container `padding`, or put `{"spacer": 8}` between the views"#
    }
    if let phrase = phrases[word] { return "; " + phrase }
    return names[word]?.first { known.contains($0) }.map(suggestion)
  }

  private static func suggestion(_ key: String) -> String { "; did you mean `\(key)`?" }

  /// The key as a word of the vocabularies; nil if it is too long for one.
  private static func word(_ key: String, without signs: String = "-_") -> String? {
    key.utf8.count > 40 ? nil : key.lowercased().filter { !signs.contains($0) }
  }

  /// Returns the words of a vocabulary, each with the corresponding keys; `table` contains the words by key.
  private static func words(_ table: KeyValuePairs<String, String>) -> [String: [String]] {
    var keys: [String: [String]] = [:]
    for (key, words) in table {
      for word in words.split(separator: " ") { keys[String(word), default: []].append(key) }
    }
    return keys
  }

  /// Foreign words with the scene keys that they may correspond to; the first key that the node has
  /// is suggested.
  private static let names = words([
    "space": "spacing gap gridgap", "vspace": "rowgap verticalspacing rowspacing",
    "hspace": "columngap horizontalspacing columnspacing", "layout": "display type kind container",
    "id": "name identifier key tag", "children": "subviews views items elements",
    "rows": "subviews views items elements", "orientation": "axis direction",
    "direction": "axis orientation flexdirection", "orientation": "flexdirection",
    "wrap": "flexwrap", "grow": "flexgrow", "shrink": "flexshrink", "basis": "flexbasis",
    "templateColumns": "columns gridtemplatecolumns", "templateRows": "rows gridtemplaterows",
    "templateAreas": "areas gridtemplateareas", "autoFlow": "gridautoflow",
    "column": "gridcolumn", "row": "gridrow", "area": "gridarea",
    "alignItems": "align", "justifyContent": "justify", "gravity": "align alignment justify",
    "alignment": "align", "left": "x marginleft", "top": "y margintop", "right": "marginright",
    "bottom": "marginbottom", "leading": "start marginstart marginleading",
    "trailing": "end marginend margintrailing", "padding": "insets contentinsets",
    "hidden": "ishidden", "alpha": "opacity",
  ])

  /// Words about text from CSS and other systems, and the corresponding style keys of a scene.
  private static let styleNames = words([
    "font": "font fontfamily", "size": "fontsize", "weight": "fontweight bold",
    "slanted": "fontstyle italic", "align": "textalign textalignment",
    "maxLines": "linelimit numberoflines lineclamp", "color": "textcolor",
    "lineHeight": "lineheight", "letterSpacing": "letterspacing tracking", "filling": "textwrap",
    "indent": "textindent", "language": "lang", "fit": "autosize fontsizerange",
  ])

  /// The end of a message about a key that a style does not have.
  static func hintOfStyle(for key: String) -> String? {
    word(key).flatMap { styleNames[$0]?.first }.map(suggestion)
  }

  /// Words for appearance from CSS and other systems, and the corresponding keys of a paint.
  private static let paintNames = words([
    "fill": "fill background backgroundcolor", "gradient": "gradient lineargradient radialgradient",
    "image": "image backgroundimage", "border": "border bordercolor", "borderWidth": "borderwidth",
    "borders": "borders", "cornerRadius": "borderradius cornerradius",
    "cornerRadii": "cornerradii", "clips": "clips overflow clipstobounds maskstobounds",
  ])

  /// Words about the parts of a paint, and the corresponding keys.
  private static let paintParts = words([
    "cornerRadius": "radius", "color": "textcolor foreground stroke", "leading": "left",
    "trailing": "right", "between": "shared inner", "head": "headindent", "tail": "tailindent",
    "width": "thick thickness linewidth strokewidth", "dash": "dasharray", "colors": "stops",
    "positions": "locations", "linear": "from to", "radial": "center",
    "source": "url src href bytes", "fit": "objectfit contentmode", "position": "objectposition",
  ])

  /// Words about the line at an edge, and the keys of the edges.
  private static let edgeLines: [String: String] = {
    var lines: [String: String] = [:]
    for edge in ["top", "leading", "bottom", "trailing", "left", "right"] {
      let words = [edge, "border" + edge, edge + "border", edge + "borderline"]
      for word in words { lines[word] = ["left": "leading", "right": "trailing"][edge] ?? edge }
    }
    return lines
  }()

  /// The end of a message about a key that a paint, or a part of it, does not have.
  @Sendable static func hintOfPaint(for key: String, among known: [String]) -> String? {
    guard let word = word(key) else { return nil }
    if word == "opacity" || word == "alpha" { return "; write `alpha` beside `paint`" }
    // Words about an edge, which a paint has in its `borders`.
    if known.contains("borders"), let edge = edgeLines[word] {
      return #"; write `"borders": {"\#(edge)": …}`"#
    }
    let keys = paintNames[word, default: []] + paintParts[word, default: []]
    return keys.first(where: known.contains).map(suggestion)
  }

  /// Words that need a different construct in a scene, each with a hint.
  private static let phrases: [String: String] = {
    var phrases = [
      "margin": "write `left`, `top`, `right` and `bottom`",
      "margins": "write `left`, `top`, `right` and `bottom`",
      "offset": "write `left` and `top`",
      "inset": "write `left`, `top`, `right` and `bottom`",
      "size": "write `width` and `height`",
      "flex": "write `grow`, `shrink` and `basis`",
      "fixedsize": #"write `"width": "wrap"` and `"height": "wrap"`"#,
      "weight": #"write `"width": "50%"`"#,
      "text": #"write `"content": {"text": "…"}`"#,
    ]
    for key in styleNames.keys { phrases[key] = "write it in `content`, beside the text" }
    for key in ["width", "height"] {
      for bound in ["min", "max"] { phrases[bound + key] = #"write `"\#(key)": {"\#(bound)": …}`"# }
    }
    for edge in ["left", "right", "top", "bottom", "leading", "trailing"] {
      let text = #"write `"padding": {"\#(edge)": …}`"#
      (phrases["padding" + edge], phrases[edge + "padding"]) = (text, text)
    }
    for (look, keys) in paintNames { phrases[look] = #"write `"paint": {"\#(keys[0])": …}`"# }
    for edge in ["top", "leading", "bottom", "trailing"] {
      let text = #"write `"paint": {"borders": {"\#(edge)": …}}`"#
      (phrases["border" + edge], phrases[edge + "borderline"]) = (text, text)
    }
    phrases["intelligentborderline"] = #"write `"paint": {"borders": {"between": …}}`"#
    phrases["color"] = #"write `"paint": {"fill": …}`; the color of a text is in `content`"#
    return phrases
  }()
}
