import Tangram

/// The environment settings from the controls of the page, which override those of the scene.
struct PlayRoom: Hashable, Sendable {
  var width: Double?
  var height: Double?
  var scale: Double?
  var isRightToLeft: Bool?
  var sizeClass: TGSizeClass?

  /// Creates the settings from the query of a request; nil if it contains anything else.
  init?(_ query: [String: String]) {
    for (name, text) in query {
      let isRead =
        switch name {
        case "width": Self.set(&width, Self.number(text))
        case "height": Self.set(&height, Self.number(text))
        case "scale": Self.set(&scale, Self.number(text))
        case "rtl": Self.set(&isRightToLeft, Bool(text))
        case "sizeClass": Self.set(&sizeClass, TGSizeClass(words: text))
        default: false
        }
      if !isRead { return nil }
    }
  }

  private static func set<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
    field = value
    return value != nil
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }
  }

  /// Overrides the settings of an environment.
  func set(_ environment: inout TGEnvironment) {
    if let width { environment.size.width = width }
    if let height { environment.size.height = height }
    if let scale { environment.scale = scale }
    if let isRightToLeft { environment.isRightToLeft = isRightToLeft }
    if let sizeClass { environment.sizeClass = sizeClass }
  }
}

extension TGSizeClass {
  /// Creates a size class from three words, for width, height and screen, as in
  /// `compact,any,portrait`.
  fileprivate init?(words: String) {
    let words = words.split(separator: ",", omittingEmptySubsequences: false)
    guard words.count == 3, let width = Self.extent(words[0]), let height = Self.extent(words[1])
    else { return nil }
    let screen = Screen.allCases.first { "\($0)" == words[2] }
    guard screen != nil || words[2] == "any" else { return nil }
    self.init(width: width, height: height, screen: screen)
  }

  private static func extent(_ word: Substring) -> Extent? {
    Extent.allCases.first { "\($0)" == word }
  }

  /// The three words for width, height and screen.
  var words: String { "\(width),\(height),\(screen.map { "\($0)" } ?? "any")" }
}
