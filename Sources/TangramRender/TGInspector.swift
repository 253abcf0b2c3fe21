import Tangram

/// A web page for inspecting a layout: point at a view to read why it is where it is.
///
///     let widths = [320, 375, 768].map { card.layout(in: TGSize(width: $0, height: 667)) }
///     let page = TGInspector(of: widths).html
///
/// The page is a single self-contained file: a picture, the tree beside it, and the details of the
/// selected view. With several layouts, a slider moves from one to the next.
public struct TGInspector: Sendable {
  /// The layouts, in the order of the slider.
  let layouts: [TGLayout]
  let title: String
  /// The index of the layout that is shown at first.
  public var first = 0
  /// The style of the picture.
  public var style = TGPictureStyle.plan

  /// The maximum number of views in a layout for which the page contains explanations.
  ///
  /// Explanations make a page large; for larger layouts, the page shows only the frames.
  package static let maximumExplained = 500

  /// Creates a page about layouts.
  public init(of layouts: [TGLayout], title: String = "Layout") {
    (self.layouts, self.title) = (layouts, title)
  }

  /// Creates a page about one layout.
  public init(of layout: TGLayout, title: String = "Layout") {
    self.init(of: [layout], title: title)
  }

  /// The page as an HTML document.
  public var html: String {
    html { _ in (description: { $0.view.description }, explanation: { $0 }) }
  }

  /// The page with the wording for the source of each layout, by the index of the layout.
  ///
  /// Its content security policy prevents it from loading any resource, even if a name contains markup.
  /// Images are shown only if they are embedded in the page.
  package func html(_ words: (Int) -> InspectorWords) -> String {
    let data = layouts.indices.map {
      Self.layoutData(of: layouts[$0], style: style, words: words($0))
    }
    return InspectorParts.page(
      PackageResources.inspector_html,
      ["title": title.escaped, "data": Self.array(data), "first": "\(max(0, first))"])
  }
}

/// The wording for a layout: the description of a view, and an explanation in the source's notation.
package typealias InspectorWords = (
  description: (TGLayout.Entry) -> String, explanation: (TGExplanation) -> TGExplanation
)

// MARK: - Data of a layout

extension TGInspector {
  /// Returns the data of a layout as JSON, for the script of a page.
  package static func layoutData(
    of layout: TGLayout, style: TGPictureStyle, words: InspectorWords
  ) -> String {
    let diagnostics = Dictionary(grouping: layout.diagnostics, by: \.id)
    let explanations = layout.count <= maximumExplained ? layout.explanations() : []
    let views = layout.entries.enumerated().map { index, entry in
      let explanation = index < explanations.count ? explanations[index] : nil
      let problems = diagnostics[entry.id] ?? []
      return object([
        "path": entry.path.dotted.quoted, "name": (entry.name ?? "").quoted,
        "says": words.description(entry).quoted, "frame": "\(entry.frame)".quoted,
        "absolute": "\(entry.absoluteFrame)".quoted,
        "problems": array(problems.map { $0.text(in: style.notation).quoted }),
        "why": (explanation.map { lines(words.explanation($0)) } ?? "").quoted,
        "refers": array(explanation.map { others(in: $0, of: entry, layout) } ?? []),
      ])
    }
    return object([
      "room": "\(layout.environment.size.width.short) wide".quoted,
      "svg": TGPicture(of: layout, style: style).svg.quoted, "views": array(views),
    ])
  }

  private static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\($0.quoted):\($1)" }.joined(separator: ",") + "}"
  }

  private static func array(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  /// The lines of an explanation except for the first one, which contains the frame.
  private static func lines(_ explanation: TGExplanation) -> String {
    explanation.description.split(separator: "\n").dropFirst()
      .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
  }

  /// The paths of the other views that an explanation of a view refers to.
  private static func others(
    in explanation: TGExplanation, of entry: TGLayout.Entry, _ layout: TGLayout
  ) -> [String] {
    var found: [TGViewID] = []
    for (number, _) in explanation.reasons.flatMap(\.numbers).reversed()
    where number.view != entry.id && !found.contains(number.view) {
      found.append(number.view)
    }
    return found.compactMap(layout.tree.path).map(\.dotted.quoted)
  }
}

// MARK: - Pages

/// What all inspector pages share: the picture of a layout, the tree, and the details of a view.
package enum InspectorParts {
  /// The script of the parts; a page calls `show` with the data of a layout.
  ///
  /// It inserts the data as text, never as markup, except for pictures, in which names are escaped.
  package static let script = String(file: PackageResources.parts_js)

  private static let files = [
    "parts.js": script, "parts.css": String(file: PackageResources.parts_css),
    "parts.html": String(file: PackageResources.parts_html),
  ]

  /// Returns a page with values for its placeholders, such as `{{title}}`, and the contents of files for
  /// others, such as `{{parts.css}}`.
  ///
  /// - Parameter values: The values, which must be escaped already. Braces in them mean nothing.
  package static func page(_ file: [UInt8], _ values: [String: String]) -> String {
    String(file: file).replacing(/{{([a-z.]+)}}/) { placeholder in
      let name = String(placeholder.1)
      return values[name] ?? files[name] ?? String(placeholder.0)
    }
  }
}

extension String {
  /// The text of a file that is embedded in the program, without the final line break.
  package init(file: [UInt8]) {
    let hasLineBreak = file.last == UInt8(ascii: "\n")
    self.init(decoding: file.dropLast(hasLineBreak ? 1 : 0), as: UTF8.self)
  }
}
