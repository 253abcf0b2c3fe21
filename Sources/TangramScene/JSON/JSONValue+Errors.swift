// Errors about values, and the paths to the values.

import TangramCore
import TangramResults

extension JSONValue {
  package func error(_ message: String) -> TGSceneError {
    error(message, at: place?.value.lowerBound)
  }

  func errorOfKey(_ message: String) -> TGSceneError { error(message, at: place?.key) }

  private func error(_ message: String, at offset: Int?) -> TGSceneError {
    TGSceneError(path: path.abridged, message: message.abridged, offset: offset)
  }

  func expected(_ what: String) -> TGSceneError { error("expected \(what), found \(kindName)") }

  /// - Parameter hint: The end of the message, if the key is a word that other systems have.
  func unknownKey(known: [String], hint: String? = nil) -> TGSceneError {
    errorOfKey("unknown key" + (hint ?? Spelling.hint(for: key, among: known)))
  }

  /// The error for a string that is not expected, or for a value that is no string at all.
  ///
  /// - Parameter known: Expected words, to find the one that was meant.
  func unknownValue(known: [String] = [], expected: String? = nil) -> TGSceneError {
    guard let value = stringIfAny else { return self.expected("a string") }
    let hint = Spelling.hint(for: value, among: known)
    let expected = expected ?? "one of " + Self.list(known)
    return error(
      "unknown value `\(value)`" + (hint.isEmpty ? "; expected " : "\(hint) Expected ") + expected)
  }

  static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The kind of the value for messages, with an article, as in `a number`.
  private var kindName: String {
    switch content {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The path to the value, as in `root.children[2].width.min`; found by a search, since only errors need it.
  var path: String {
    var path = ""
    var parent = 0
    while parent != index {
      var order = 0
      var child = parent + 1
      while document.end(of: child) <= index {
        child = document.end(of: child)
        order += 1
      }
      if case .object = document.entries[parent].content {
        path += Self.component(document.entries[child].key, isFirst: path.isEmpty)
      } else {
        path += "[\(order)]"
      }
      parent = child
    }
    return path
  }

  private static func component(_ key: String, isFirst: Bool) -> String {
    let isWord = key.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    if isWord, !key.isEmpty { return isFirst ? key : ".\(key)" }
    return "[\(JSON.string(key).serialized)]"
  }
}
