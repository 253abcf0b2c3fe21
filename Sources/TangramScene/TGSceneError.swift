/// Why a scene could not be read: where in the document, and what is wrong there.
///
///     do {
///       let scene = try TGScene(json: text)
///     } catch {
///       print(error)  // root.children[2].widht: unknown key; did you mean `width`?
///     }
public struct TGSceneError: Error, Sendable {
  /// The path to the fault, as in `root.children[2].width.min`; empty when the fault concerns the
  /// whole document, or when the text is not JSON at all.
  public var path: String
  /// What is wrong; for text that is not JSON it begins with line and column.
  public var message: String
  /// The byte of the text that the message names by line and column, if the text is not JSON.
  let offset: Int?

  /// Creates an error.
  public init(path: String, message: String) {
    self.init(path: path, message: message, offset: nil)
  }

  /// Creates an error about a byte of the text.
  init(path: String, message: String, offset: Int?) {
    self.path = path
    self.message = message
    self.offset = offset
  }
}

extension TGSceneError: Hashable {
  // The byte is another way to say what the message says.

  /// Whether two errors say the same.
  public static func == (left: TGSceneError, right: TGSceneError) -> Bool {
    left.path == right.path && left.message == right.message
  }

  /// Adds what the error says to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(message)
  }
}

extension TGSceneError: CustomStringConvertible {
  /// The path and the message.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

extension String {
  /// The text without its middle if it is very long: what a stranger's document says may be.
  var abridged: String {
    if utf8.count <= 1_000 { return self }
    var text = ""
    text.unicodeScalars += unicodeScalars.prefix(300)
    text += " … "
    text.unicodeScalars += unicodeScalars.suffix(300)
    return text
  }
}
