// Errors about values, and the paths to the values.

import TangramCore
import TangramResults

extension JSONValue {
  package func error(_ message: String) -> TGSceneError {
    error(message, at: place?.value.lowerBound)
  }

  /// An error that is about the key of the value.
  func errorOfKey(_ message: String) -> TGSceneError { error(message, at: place?.key) }

  private func error(_ message: String, at offset: Int?) -> TGSceneError {
    TGSceneError(path: path.abridged, message: message.abridged, offset: offset)
  }

  /// The error for a value of the wrong type.
  func expected(_ what: String) -> TGSceneError { error("expected \(what), found \(kindName)") }

  /// - Parameter hint: The end of the message, if the key is a word that other systems have.
  func unknownKey(known: [String], hint: String? = nil) -> TGSceneError {
    errorOfKey("unknown key" + (hint ?? Spelling.hint(for: key, among: known)))
  }

  /// The error for an unknown name; its message lists the allowed names.
  func unknownValue(_ value: String, known: [String]) -> TGSceneError {
    unknownValue(value, known: known, expected: "one of " + Self.list(known))
  }

  /// The error for a string that is neither an allowed name nor any other allowed value.
  func unknownValue(_ value: String, known: [String], expected: String) -> TGSceneError {
    let hint = Spelling.hint(for: value, among: known)
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

  /// The path from the root value to this one, as in `root.children[2].width.min`.
  ///
  /// It is found by searching the document, since only errors need it.
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
    let isPlain = !key.isEmpty && key.utf8.allSatisfy { isWordByte($0) }
    if isPlain { return isFirst ? key : ".\(key)" }
    return "[\(JSON.string(key).serialized)]"
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
