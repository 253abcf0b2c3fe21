import Tangram
import TangramScene

/// Environment settings that override those of a scene: the options that the help calls `ROOM`.
struct Room: Hashable, Sendable {
  var width: Double?
  var height: Double?
  var scale: Double?
  var isRightToLeft: Bool?
  var sizeClass: TGSizeClass?

  /// Replaces the settings of an environment by those that are not nil.
  func apply(to environment: inout TGEnvironment) {
    if let width { environment.size.width = width }
    if let height { environment.size.height = height }
    if let scale { environment.scale = scale }
    if let isRightToLeft { environment.isRightToLeft = isRightToLeft }
    if let sizeClass { environment.sizeClass = sizeClass }
  }
}

extension Room {
  /// Creates the settings from the query of a request; nil if it contains anything else.
  init?(query: [String: String]) {
    for (name, text) in query {
      let number = Double(text).flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }
      switch name {
      case "width" where number != nil: width = number
      case "height" where number != nil: height = number
      case "scale" where number != nil: scale = number
      case "rtl" where Bool(text) != nil: isRightToLeft = Bool(text)
      case "sizeClass":
        sizeClass = TGSizeClass(words: text)
        if sizeClass == nil { return nil }
      default: return nil
      }
    }
  }
}

extension ParsedArguments {
  /// The environment settings that the options override.
  var room: Room {
    Room(
      width: number("--width"), height: number("--height"), scale: number("--scale"),
      isRightToLeft: has("--rtl") ? true : nil,
      sizeClass: self["--size-class"].flatMap(TGSizeClass.init(members:)))
  }
}

extension TGSizeClass {
  /// Creates a size class from the value of `--size-class`: the members of the JSON object that
  /// scenes use, as in `width=compact,screen=portrait`.
  init?(members text: String) {
    var members: [JSONMember] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2 else { return nil }
      members.append(JSONMember(String(pair[0]), .string(String(pair[1]))))
    }
    guard let sizeClass = try? TGSizeClass(json: JSON.object(members).serialized) else {
      return nil
    }
    self = sizeClass
  }

  /// Creates a size class from three words, for width, height and screen, as in
  /// `compact,any,portrait`.
  fileprivate init?(words: String) {
    let words = words.split(separator: ",", omittingEmptySubsequences: false)
    guard words.count == 3 else { return nil }
    let screen = words[2] == "any" ? "" : ",screen=\(words[2])"
    self.init(members: "width=\(words[0]),height=\(words[1])\(screen)")
  }

  /// The three words for width, height and screen.
  var words: String { "\(width),\(height),\(screen.map { "\($0)" } ?? "any")" }
}
