/// The reason why a scene could not be read: the location in the document, and the problem.
///
///     do {
///       let scene = try TGScene(json: text)
///     } catch {
///       print(error)  // root.children[2].widht: unknown key; did you mean `width`?
///     }
public struct TGSceneError: Error, Sendable {
  /// The path to the problem, as in `root.children[2].width.min`; empty if the problem concerns the
  /// whole document, or if the text is not JSON at all.
  public var path: String {
    get { parts.path }
    set { self = TGSceneError(path: newValue, message: message, offset: offset) }
  }
  /// A description of the problem; for text that is not JSON it begins with line and column.
  public var message: String {
    get { parts.message }
    set { self = TGSceneError(path: path, message: newValue, offset: offset) }
  }
  /// The byte offset of the problem in the text; nil if it concerns the whole document.
  var offset: Int? { parts.offset }

  /// Every function that can fail has code to pass an error on, so an error is a single reference.
  private let parts: Parts

  private final class Parts: Sendable {
    let path: String
    let message: String
    let offset: Int?

    init(_ path: String, _ message: String, _ offset: Int?) {
      (self.path, self.message, self.offset) = (path, message, offset)
    }
  }

  /// Creates an error.
  package init(path: String, message: String, offset: Int? = nil) {
    parts = Parts(path, message, offset)
  }
}

extension TGSceneError: Hashable {
  // The offset is ignored, because the path or the message already implies it.

  /// Whether two errors have the same path and message.
  public static func == (left: TGSceneError, right: TGSceneError) -> Bool {
    left.path == right.path && left.message == right.message
  }

  /// Hashes the path and the message.
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
  /// The text, without its middle if it is unreasonably long, as it can be in an untrusted document.
  var abridged: String {
    if utf8.count <= 1_000 { return self }
    var text = ""
    text.unicodeScalars += unicodeScalars.prefix(300)
    text += " … "
    text.unicodeScalars += unicodeScalars.suffix(300)
    return text
  }
}
