import Tangram
import TangramScene

/// What a run of the tool lays scenes out in instead of what they say themselves.
struct RoomOptions: Hashable {
  var width: Double?
  var height: Double?
  var scale: Double?
  var isRightToLeft = false

  /// The names of the options that have a number.
  private static let numbers: [String: WritableKeyPath<RoomOptions, Double?> & Sendable] = [
    "--width": \.width, "--height": \.height, "--scale": \.scale,
  ]

  /// Reads the next option if it is one of these.
  ///
  /// - Returns: Whether it is; an option without its number is not.
  mutating func read(_ argument: String, from rest: inout ArraySlice<String>) -> Bool {
    if argument == "--rtl" {
      isRightToLeft = true
      return true
    }
    guard let option = Self.numbers[argument], let text = rest.first, let number = Double(text),
      number.isFinite, number > 0
    else { return false }
    rest.removeFirst()
    self[keyPath: option] = number
    return true
  }

  /// The environment of a scene with what the options say.
  func applied(to environment: TGEnvironment) -> TGEnvironment {
    var environment = environment
    if let width { environment.size.width = width }
    if let height { environment.size.height = height }
    if let scale { environment.scale = scale }
    if isRightToLeft { environment.isRightToLeft = true }
    return environment
  }
}
