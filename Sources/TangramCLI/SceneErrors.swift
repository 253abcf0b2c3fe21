import TangramRender
import TangramScene

/// The errors that prevent a scene from being read, each with its location in the text.
struct SceneErrors: Error {
  /// An error, its location, and its message without the location; the location is nil if the bytes are not
  /// valid UTF-8.
  typealias Item = (error: TGSceneError, place: (line: Int, column: Int)?, text: String)

  /// The maximum number of errors listed.
  static let maximumErrors = 20

  let items: [Item]

  /// - Parameters:
  ///   - bytes: The text.
  ///   - first: The error that ended the reading.
  ///   - fonts: The fonts that the scene was read with.
  init(_ bytes: [UInt8], _ first: TGSceneError, _ fonts: TGSceneFonts) {
    let text = String(validating: bytes, as: UTF8.self).map { TGSceneText($0) }
    let found =
      text.map { TGScene.errors(in: $0.json, atMost: Self.maximumErrors, fonts: fonts) } ?? []
    items = (found.isEmpty ? [first] : found).map { error in
      // The message begins with the location if the text is not JSON.
      let match = error.description.prefixMatch(of: /line (\d+), column (\d+): */)
      let known = match.flatMap { match in
        Int(match.1).flatMap { line in Int(match.2).map { (line: line, column: $0) } }
      }
      let place = text.map { $0.place(of: error) }.map { (line: $0.line, column: $0.column) }
      let rest = match.map { error.description[$0.range.upperBound...] }
      return (error, place ?? known, rest.map(String.init) ?? error.description)
    }
  }

  /// The errors as lines in the format that editors link to locations: `card.json:3:14: root.widht:
  /// …`.
  ///
  /// - Parameters:
  ///   - name: The name of the text.
  ///   - line: The line number, if the whole text is one line of a file; nil if it is the whole
  ///     file.
  func lines(_ name: String, line: Int? = nil, prefix: String = "") -> [String] {
    let lines = items.map { item in
      let line = line ?? item.place?.line
      let place = [name] + [line, item.place?.column].compactMap { $0.map(String.init) }
      return "\(place.joined(separator: ":")): \(prefix)\(item.text.escapedForTerminal())"
    }
    if items.count < Self.maximumErrors { return lines }
    return lines + ["\(name): further errors are not listed"]
  }

  /// The errors as JSON: the first one, and all of them if there are several.
  ///
  /// - Parameter file: The name of the text, if it is part of the output.
  func json(of file: String? = nil) -> JSON {
    let all = items.map { item -> JSON in
      [
        "path": .string(item.error.path), "message": .string(item.error.message),
        "line": item.place.map { .number(Double($0.line)) },
        "column": item.place.map { .number(Double($0.column)) },
      ]
    }
    return [
      "file": file.map(JSON.string), "error": all.first,
      "errors": all.count < 2 ? nil : .array(all),
    ]
  }
}
