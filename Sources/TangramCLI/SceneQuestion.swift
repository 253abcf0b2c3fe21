import Tangram
import TangramScene

/// The scene that a command is asked about, and what it is laid out in instead of what it says itself.
struct SceneQuestion: Hashable {
  /// The scene; nil, or `-`, for the standard input.
  var file: String?
  var width: Double?
  var height: Double?
  var scale: Double?
  var isRightToLeft = false

  /// The names of the options that have a number.
  private static let numbers: [String: WritableKeyPath<SceneQuestion, Double?> & Sendable] = [
    "--width": \.width, "--height": \.height, "--scale": \.scale,
  ]
}

extension SceneQuestion {
  /// Reads `[FILE|-]` and the room, in any order; nil if something else is written.
  ///
  /// - Parameter readOption: Reads an option that only one command has, and what belongs to it;
  ///   false if it is none, or not a good one.
  init?(
    _ arguments: ArraySlice<String>,
    _ readOption: (_ name: String, _ rest: inout ArraySlice<String>) -> Bool
  ) {
    var rest = arguments
    while let next = rest.popFirst() {
      if next == "-" || !next.hasPrefix("-") {
        if file != nil { return nil }
        file = next
      } else if !readRoom(next, &rest), !readOption(next, &rest) {
        return nil
      }
    }
  }

  private mutating func readRoom(_ name: String, _ rest: inout ArraySlice<String>) -> Bool {
    if name == "--rtl" {
      isRightToLeft = true
      return true
    }
    guard let option = Self.numbers[name], let number = rest.popPositiveNumber() else {
      return false
    }
    self[keyPath: option] = number
    return true
  }
}

extension ArraySlice<String> {
  /// Takes the next argument if it is a number above 0.
  mutating func popPositiveNumber() -> Double? {
    guard let number = first.flatMap(Double.init), number > 0, number.isFinite else { return nil }
    removeFirst()
    return number
  }
}

// MARK: - Answers

extension SceneQuestion {
  /// Reads the scene, and sets the room that was asked for.
  func scene(_ console: Console) throws(ToolError) -> TGScene {
    let source = try ByteSource(opening: file, standardInput: console.input)
    let bytes = try source.readAll(limit: TGSceneLimits().bytes)
    do {
      var scene = try TGScene(utf8: bytes)
      set(&scene.environment)
      return scene
    } catch {
      throw ToolError(status: .failure, message: "tangram: \(error)")
    }
  }

  private func set(_ environment: inout TGEnvironment) {
    if let width { environment.size.width = width }
    if let height { environment.size.height = height }
    if let scale { environment.scale = scale }
    if isRightToLeft { environment.isRightToLeft = true }
  }
}
