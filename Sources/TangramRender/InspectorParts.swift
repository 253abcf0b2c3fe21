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
