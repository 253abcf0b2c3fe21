import TangramCore

/// The text of a scene, with the locations of errors and diagnostics in it, for editors.
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
/// The text need not be a scene, or JSON at all: locations are found as far as the text can be
/// parsed.
public struct TGSceneText: Sendable {
  /// The text.
  public let json: String
  private let outline: TextOutline

  /// Parses a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ json: String) {
    self.json = json
    outline = TextOutline(Array(json.utf8))
  }
}

extension TGSceneText {
  /// A location in the text.
  public struct Place: Hashable, Sendable {
    /// The range to mark: a key, a value, or the opening bracket of an array or an object.
    ///
    /// It is empty where something is missing.
    public var range: Range<String.Index>
    /// The range of the whole value; for an array, an object or a view, up to the closing bracket.
    package var extent: Range<String.Index>
    /// The line number, starting at 1.
    public var line: Int
    /// The column number, starting at 1, counted in Unicode scalars as in error messages.
    public var column: Int
  }

  /// The location of an error that occurred while reading the text.
  public func place(of error: TGSceneError) -> Place {
    if let offset = error.offset, (0...outline.bytes.count).contains(offset) {
      return place(at: outline.token(at: offset))
    }
    let steps = TextStep.steps(of: error.path)
    let (found, isWhole) = outline.entry(at: steps)
    guard let found else { return place(at: 0..<0) }
    if isWhole, let key = outline.entries[found].key, error.isAboutKey(steps.last) {
      return place(at: key)
    }
    return place(at: outline.head(of: found), of: found)
  }

  /// The location of the property that a diagnostic is about, or of the view if the property is not
  /// in the text.
  public func place(of diagnostic: TGDiagnostic) -> Place {
    let view = outline.node(at: diagnostic.path)
    let key = TextStep.key(diagnostic.property)
    if let view, let member = outline.child(key, of: view) {
      return place(at: outline.head(of: member), of: member)
    }
    return view.map(place(ofNode:)) ?? place(at: 0..<0)
  }

  /// The locations of all views, parents before children and in the order of the entries of a
  /// layout: the id of each view, or its opening bracket.
  package var placesOfViews: [Place] { outline.nodes.map(place(ofNode:)) }

  private func place(ofNode node: Int) -> Place { place(at: outline.name(of: node), of: node) }
}

// MARK: - Lines and columns

extension TGSceneText {
  /// - Parameter entry: The value at this location, if the bytes are only a part of it.
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
  /// Whether the key of the value is wrong, rather than the value itself.
  fileprivate func isAboutKey(_ step: TextStep?) -> Bool {
    guard case .key(let key) = step else { return false }
    if message.hasPrefix("unknown key") { return true }
    if message.hasPrefix("unknown value") || message.hasPrefix("expected") { return false }
    return message.contains("`\(key)`")
  }
}
