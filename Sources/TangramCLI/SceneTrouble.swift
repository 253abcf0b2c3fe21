import TangramRender
import TangramScene

/// The errors that prevent a scene from being read, each with its location in the text.
struct SceneTrouble: Error {
  /// An error and its location; the location is nil for bytes that are not text.
  struct Item {
    let error: TGSceneError
    let place: (line: Int, column: Int)?
  }

  /// The maximum number of errors listed.
  static let most = 20

  let items: [Item]

  /// - Parameters:
  ///   - bytes: The text.
  ///   - first: The error that ended the reading.
  ///   - fonts: The fonts that the scene was read with.
  init(_ bytes: [UInt8], _ first: TGSceneError, _ fonts: TGSceneFonts) {
    guard let json = String(validating: bytes, as: UTF8.self) else {
      items = [Item(error: first, place: first.placeInMessage)]
      return
    }
    let (text, found) = (
      TGSceneText(json), TGScene.errors(in: json, atMost: Self.most, fonts: fonts)
    )
    items = (found.isEmpty ? [first] : found).map { error in
      let place = text.place(of: error)
      return Item(error: error, place: (place.line, place.column))
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
      guard let place = item.place else {
        let error = "\(item.error)".escapedForTerminal()
        return [name, line.map(String.init), " \(prefix)\(error)"].compactMap(\.self)
          .joined(separator: ":")
      }
      let error = item.error.withoutPlace.escapedForTerminal()
      return "\(name):\(line ?? place.line):\(place.column): \(prefix)\(error)"
    }
    if items.count < Self.most { return lines }
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

extension TGSceneError {
  /// The line and column at the start of the message, if the text is not JSON.
  fileprivate var placeInMessage: (line: Int, column: Int)? {
    guard path.isEmpty, message.hasPrefix("line ") else { return nil }
    let numbers = message.prefix { $0 != ":" }.split { !$0.isASCII || !$0.isNumber }
      .compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// The error without the line and column at the start of its message.
  fileprivate var withoutPlace: String {
    let text = description
    guard path.isEmpty, text.hasPrefix("line "), let colon = text.firstIndex(of: ":") else {
      return text
    }
    return String(text[text.index(after: colon)...].drop { $0 == " " })
  }
}
