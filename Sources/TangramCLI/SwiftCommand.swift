import TangramScene

/// `tangram swift`: a scene as the Swift code that makes it.
struct SwiftCommand {
  /// A scene, and what its code is.
  struct Question: Hashable {
    var scene: SceneQuestion
    /// The name of the function; nil for constants of a file.
    var function: String?
  }

  let console: Console

  func run(_ question: Question) throws(ToolError) -> ToolStatus {
    let scene = try question.scene.scene(console)
    try console.write(question.function.map(scene.swiftFunction) ?? scene.swiftCode)
    return .success
  }
}

extension SwiftCommand.Question {
  /// Reads `[FILE|-] [--as-function NAME]` and the room; nil if something else is written.
  init?(_ arguments: ArraySlice<String>) {
    var function: String?
    let scene = SceneQuestion(arguments) { name, rest in
      guard name == "--as-function", let next = rest.popFirst(), Self.isName(next) else {
        return false
      }
      function = next
      return true
    }
    guard let scene else { return nil }
    self.init(scene: scene, function: function)
  }

  /// Whether a text can be the name of a function.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first == UInt8(ascii: "_") || Self.isLetter(first) else {
      return false
    }
    return text.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || Self.isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20
  }
}
