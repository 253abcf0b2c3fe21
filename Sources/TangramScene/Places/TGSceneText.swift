import TangramCore

/// The text of a scene as an editor needs it: where in it that is written which an error or a
/// diagnostic is about.
///
///     let text = TGSceneText(json)
///     do {
///       for diagnostic in try TGScene(json: json).layout().diagnostics {
///         mark(text.place(of: diagnostic).range)
///       }
///     } catch {
///       mark(text.place(of: error).range)
///     }
///
/// The text need not be a scene, or JSON at all: places are found as far as it is understood.
public struct TGSceneText: Sendable {
  /// The text.
  public let json: String
  private let outline: TextOutline

  /// Looks through a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ json: String) {
    self.json = json
    outline = TextOutline(Array(json.utf8))
  }
}

extension TGSceneText {
  /// A place in the text.
  public struct Place: Hashable, Sendable {
    /// What is written there: a key, a value, or the bracket that opens an array or an object.
    ///
    /// It is empty where something is missing.
    public var range: Range<String.Index>
    /// All of it: of an array or an object, and of a view, up to the bracket that closes it.
    public var extent: Range<String.Index>
    /// The line, counted from 1.
    public var line: Int
    /// How many characters of the line come before, and one more; counted as messages do, by
    /// Unicode scalars.
    public var column: Int
  }

  /// Where the fault is that kept the text from being read.
  public func place(of error: TGSceneError) -> Place {
    if let offset = error.offset, (0...outline.bytes.count).contains(offset) {
      return place(at: outline.token(at: offset))
    }
    let path = TextPath(error.path)
    let (found, isWhole) = outline.entry(at: path.steps)
    guard let found else { return place(at: 0..<0) }
    if isWhole, let key = outline.entries[found].key, error.isAboutKey(path.steps.last) {
      return place(at: key)
    }
    return place(at: outline.head(of: found), of: found)
  }

  /// Where the property is written that a diagnostic is about, or else the view.
  public func place(of diagnostic: TGDiagnostic) -> Place {
    let view = outline.node(at: diagnostic.path)
    let key = TextPath.Step.key(diagnostic.property)
    if let view, let member = outline.child(key, of: view) {
      return place(at: outline.head(of: member), of: member)
    }
    return view.map(place(ofNode:)) ?? place(at: 0..<0)
  }

  /// Where each view is written, parents before children and in order, as in the entries of a layout:
  /// its id, or the bracket that opens it.
  public var placesOfViews: [Place] { outline.nodes.map(place(ofNode:)) }

  private func place(ofNode node: Int) -> Place { place(at: outline.name(of: node), of: node) }
}

// MARK: - Lines and columns

extension TGSceneText {
  /// - Parameter entry: The value that is meant, if the bytes are not all of it.
  private func place(at bytes: Range<Int>, of entry: Int? = nil) -> Place {
    let (line, start) = outline.line(of: bytes.lowerBound)
    let column = outline.characters(in: start..<bytes.lowerBound) + 1
    let extent = entry.map { outline.entries[$0].value } ?? bytes
    return Place(range: range(of: bytes), extent: range(of: extent), line: line, column: column)
  }

  private func range(of bytes: Range<Int>) -> Range<String.Index> {
    let first = json.utf8.index(json.startIndex, offsetBy: bytes.lowerBound)
    return first..<json.utf8.index(first, offsetBy: bytes.count)
  }
}

extension TGSceneError {
  /// Whether the key is wrong that leads to the value, rather than the value.
  fileprivate func isAboutKey(_ step: TextPath.Step?) -> Bool {
    guard case .key(let key) = step else { return false }
    if message.hasPrefix("unknown key") { return true }
    if message.hasPrefix("unknown value") || message.hasPrefix("expected") { return false }
    return message.contains("`\(key)`")
  }
}
