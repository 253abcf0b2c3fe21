/// Keys of CSS, SwiftUI and TangramKit, and their equivalents in scenes.
enum ForeignKeys {
  /// Returns the end of a message about a key that a node does not have; nil if the word is in no
  /// known vocabulary.
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

  /// Foreign words with the scene keys that they may correspond to; the first key that the node has
  /// is suggested.
  private static let names: [String: [String]] = [
    "spacing": ["space"], "gap": ["space"], "gridgap": ["space"],
    "rowgap": ["vspace"], "columngap": ["hspace"],
    "verticalspacing": ["vspace"], "horizontalspacing": ["hspace"],
    "rowspacing": ["vspace"], "columnspacing": ["hspace"],
    "display": ["layout"], "type": ["layout"], "kind": ["layout"], "container": ["layout"],
    "name": ["id"], "identifier": ["id"], "key": ["id"], "tag": ["id"],
    "subviews": ["children", "rows", "cells"], "views": ["children", "rows", "cells"],
    "items": ["children", "rows", "cells"], "elements": ["children", "rows", "cells"],
    "axis": ["orientation", "direction"], "direction": ["orientation"],
    "orientation": ["direction"], "flexdirection": ["direction", "orientation"],
    "flexwrap": ["wrap"], "flexgrow": ["grow"], "flexshrink": ["shrink"], "flexbasis": ["basis"],
    "columns": ["templateColumns"], "rows": ["templateRows"], "areas": ["templateAreas"],
    "gridtemplatecolumns": ["templateColumns"], "gridtemplaterows": ["templateRows"],
    "gridtemplateareas": ["templateAreas"], "gridautoflow": ["autoFlow"],
    "gridcolumn": ["column"], "gridrow": ["row"], "gridarea": ["area"],
    "align": ["alignItems", "gravity", "alignment"], "alignment": ["gravity"],
    "justify": ["justifyContent", "gravity"],
    "x": ["left"], "y": ["top"], "start": ["leading"], "end": ["trailing"],
    "marginleft": ["left"], "marginright": ["right"], "margintop": ["top"],
    "marginbottom": ["bottom"], "marginstart": ["leading"], "marginend": ["trailing"],
    "marginleading": ["leading"], "margintrailing": ["trailing"],
    "insets": ["padding"], "contentinsets": ["padding"], "ishidden": ["hidden"],
    "opacity": ["alpha"],
  ]

  /// Words about text from CSS and other systems, and the corresponding style keys of a scene.
  private static let styleNames: [String: String] = [
    "font": "font", "fontfamily": "font", "fontsize": "size", "fontweight": "weight",
    "fontstyle": "slanted", "italic": "slanted", "bold": "weight", "textalign": "align",
    "textalignment": "align", "linelimit": "maxLines", "numberoflines": "maxLines",
    "lineclamp": "maxLines", "textcolor": "color", "lineheight": "lineHeight",
    "letterspacing": "letterSpacing", "tracking": "letterSpacing", "textwrap": "filling",
    "textindent": "indent", "lang": "language", "autosize": "fit", "fontsizerange": "fit",
  ]

  /// The end of a message about a key that a style does not have; nil if the word is in no known
  /// vocabulary.
  static func hintOfStyle(for key: String) -> String? {
    word(key).flatMap { styleNames[$0] }.map(suggestion)
  }

  /// Words for appearance from CSS and other systems, and the corresponding keys of a paint.
  private static let paintNames: [String: String] = [
    "fill": "fill", "background": "fill", "backgroundcolor": "fill", "gradient": "gradient",
    "lineargradient": "gradient", "radialgradient": "gradient", "image": "image",
    "backgroundimage": "image", "border": "border", "bordercolor": "border",
    "borderwidth": "borderWidth", "borders": "borders", "borderradius": "cornerRadius",
    "cornerradius": "cornerRadius", "cornerradii": "cornerRadii", "clips": "clips",
    "overflow": "clips", "clipstobounds": "clips", "maskstobounds": "clips",
  ]

  /// Words about the parts of a paint, and the corresponding keys.
  private static let paintParts: [String: String] = [
    "radius": "cornerRadius", "textcolor": "color", "foreground": "color", "left": "leading",
    "right": "trailing", "shared": "between", "inner": "between", "thick": "width",
    "thickness": "width", "linewidth": "width", "strokewidth": "width", "stroke": "color",
    "headindent": "head", "tailindent": "tail", "dasharray": "dash", "stops": "colors",
    "locations": "positions", "from": "linear", "to": "linear", "center": "radial",
    "url": "source", "src": "source", "href": "source", "bytes": "source", "objectfit": "fit",
    "contentmode": "fit", "objectposition": "position",
  ]

  /// Words about the line at an edge, each with a hint.
  private static let edgeLines: [String: String] = {
    let edges = [
      "top": "top", "leading": "leading", "bottom": "bottom", "trailing": "trailing",
      "left": "leading", "right": "trailing",
    ]
    let names = edges.flatMap { word, edge in
      [word, "border" + word, word + "border", word + "borderline"].map { ($0, edge) }
    }
    return Dictionary(uniqueKeysWithValues: names).mapValues { edge in
      #"write `"borders": {"\#(edge)": …}`"#
    }
  }()

  /// The end of a message about a key that a part of a paint does not have; nil if the word is in no
  /// known vocabulary.
  @Sendable static func hintOfPaint(for key: String, among known: [String]) -> String? {
    guard let word = word(key) else { return nil }
    if word == "opacity" || word == "alpha" { return "; write `alpha` beside `paint`" }
    // Words about an edge, which a paint has in its `borders`.
    if known.contains("borders"), let phrase = edgeLines[word] { return "; \(phrase)" }
    return [paintNames[word], paintParts[word]].compactMap(\.self).first(where: known.contains)
      .map(suggestion)
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
      for bound in ["min", "max"] {
        phrases[bound + key] = #"write `"\#(key)": {"\#(bound)": …}`"#
      }
    }
    for edge in ["left", "right", "top", "bottom", "leading", "trailing"] {
      let text = #"write `"padding": {"\#(edge)": …}`"#
      (phrases["padding" + edge], phrases[edge + "padding"]) = (text, text)
    }
    for (look, key) in paintNames {
      phrases[look] = #"write `"paint": {"\#(key)": …}`"#
    }
    for edge in ["top", "leading", "bottom", "trailing"] {
      let text = #"write `"paint": {"borders": {"\#(edge)": …}}`"#
      (phrases["border" + edge], phrases[edge + "borderline"]) = (text, text)
    }
    phrases["intelligentborderline"] = #"write `"paint": {"borders": {"between": …}}`"#
    phrases["color"] = #"write `"paint": {"fill": …}`; the color of a text is in `content`"#
    return phrases
  }()
}
