import Foundation
import TangramScene
import Testing

/// The exact messages about mistakes in scenes.
@Suite struct SceneErrorTests {
  static let documents: [(json: String, message: String)] = [
    ("[]", "expected an object, found an array"),
    ("null", "expected an object, found null"),
    ("{}", "the key `root` is missing"),
    (#"{"rot":{}}"#, "rot: unknown key; did you mean `root`?"),
    (#"{"a b":{}}"#, "[\"a b\"]: unknown key"),
    (#"{"root":[]}"#, "root: expected a node, which is an object, found an array"),
    (#"{"scale":0,"root":{}}"#, "scale: expected a number greater than 0"),
    (#"{"scale":"2","root":{}}"#, "scale: expected a number, found a string"),
    (
      #"{"snap":"edge","root":{}}"#,
      "snap: unknown value `edge`; did you mean `edges`? Expected one of `edges`, `sizes`, `off`"
    ),
    (#"{"snap":1,"root":{}}"#, "snap: expected one of `edges`, `sizes`, `off`, found a number"),
    (#"{"rtl":1,"root":{}}"#, "rtl: expected true or false, found a number"),
    (#"{"superview":[1],"root":{}}"#, "superview: expected [width, height], found 1 numbers"),
    (#"{"superview":7,"root":{}}"#, "superview: expected [width, height], found a number"),
    (#"{"superview":[1,"x"],"root":{}}"#, "superview[1]: expected a number, found a string"),
    (
      #"{"sizeClass":{"width":"regulr"},"root":{}}"#,
      "sizeClass.width: unknown value `regulr`; did you mean `regular`? "
        + "Expected one of `any`, `compact`, `regular`"
    ),
    (
      #"{"sizeClass":{"screen":"upright"},"root":{}}"#,
      "sizeClass.screen: unknown value `upright`; expected one of `portrait`, `landscape`"
    ),
  ]

  @Test("Mistakes in documents have exact messages", arguments: documents)
  func document(json: String, message: String) { expect(message, json) }

  /// Keys of a child named A, which has a sibling named B, each with the expected message.
  static var keys: [(key: String, message: String)] {
    get throws {
      let lines = try expectations("NodeErrors.txt")
      return stride(from: 0, to: lines.count - 1, by: 2).map {
        (lines[$0], lines[$0 + 1].trimmingCharacters(in: .whitespaces))
      }
    }
  }

  @Test("Mistakes in keys of a node have exact messages", arguments: try keys)
  func key(key: String, message: String) {
    let id = key.contains("\"id\"") && !key.contains("sizeClasses") ? "" : #""id":"A","#
    let json = #"{"root":{"layout":"linear","children":[{"id":"B"},{"# + id + key + "}]}}"
    expect(message.isEmpty ? "" : "root.children[1]." + message, json)
  }

  /// Expects the description of the error, or its beginning if `message` ends in `…`.
  ///
  /// An empty message expects that there is no error.
  private func expect(_ message: String, _ json: String) {
    var found = ""
    do { _ = try TGScene(json: json) } catch { found = error.description }
    if message.hasSuffix("…") {
      #expect(found.hasPrefix(message.dropLast()))
    } else {
      #expect(found == message)
    }
  }
}
