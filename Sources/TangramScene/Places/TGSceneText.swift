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
/// The text need not be a scene, or JSON at all; the views of text that is not JSON have no locations.
public struct TGSceneText: Sendable {
  /// The text.
  public let json: String
  private let bytes: [UInt8]
  private let lines: TextLines
  /// The root of the view tree; nil if the text is not JSON.
  private let root: JSONValue?

  /// Parses a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ json: String) {
    self.json = json
    bytes = Array(json.utf8)
    lines = TextLines(bytes)
    let limits = TGSceneLimits(bytes: .max, nesting: .max, stringBytes: .max)
    root = try? JSONDocument(json, limits: limits).root["root"]
  }

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

  /// The location of an error that occurred while reading the text; the start of the text for an error
  /// about the whole document.
  public func place(of error: TGSceneError) -> Place {
    let range = error.offset.map { token(at: min($0, bytes.count)) } ?? 0..<0
    return place(range, range)
  }

  /// The location of the property that a diagnostic is about, or of the view if the property is not
  /// in the text.
  public func place(of diagnostic: TGDiagnostic) -> Place {
    var node = root
    for index in diagnostic.path {
      node = node?.children.flatMap { $0.elements.dropFirst(index).first { _ in true } }
    }
    guard let node else { return place(0..<0, 0..<0) }
    let value = node[diagnostic.property]
    return value.map { place(of: $0, marking: nil) } ?? place(of: node, marking: node["id"])
  }

  /// The locations of all views, parents before children and in the order of the entries of a
  /// layout: the id of each view, or its opening bracket.
  package var placesOfViews: [Place] {
    var (places, rest) = ([Place](), root.map { [$0] } ?? [])
    while let node = rest.popLast() {
      places.append(place(of: node, marking: node["id"]))
      rest += node.children?.elements.reversed() ?? []
    }
    return places
  }
}

extension JSONValue {
  /// The keys that contain the children of nodes.
  private static let childrenKeys = Set(ContainerKind.all.compactMap(\.childrenKey)).sorted()

  /// The bytes of a value that was read from a text.
  fileprivate var bytes: Range<Int> { place?.value ?? 0..<0 }

  fileprivate var children: JSONValue? { Self.childrenKeys.lazy.compactMap { self[$0] }.first }
}

// MARK: - Ranges

extension TGSceneText {
  private func place(of value: JSONValue, marking part: JSONValue?) -> Place {
    place(token(at: (part ?? value).bytes.lowerBound), value.bytes)
  }

  private func place(_ marked: Range<Int>, _ whole: Range<Int>) -> Place {
    let (line, column) = lines.location(of: marked.lowerBound)
    return Place(range: range(of: marked), extent: range(of: whole), line: line, column: column)
  }

  private func range(of bytes: Range<Int>) -> Range<String.Index> {
    let first = json.utf8.index(json.startIndex, offsetBy: bytes.lowerBound)
    return first..<json.utf8.index(first, offsetBy: bytes.count)
  }

  /// The string, word or punctuation that begins at a byte offset; empty at the end of the text.
  private func token(at start: Int) -> Range<Int> {
    guard start < bytes.count else { return start..<start }
    if bytes[start] == UInt8(ascii: "\"") { return start..<endOfString(start) }
    let end = bytes[(start + 1)...].firstIndex { byte in
      Self.isPunctuation(bytes[start]) || Self.isPunctuation(byte) || byte == UInt8(ascii: "\"")
    }
    return start..<(end ?? bytes.count)
  }

  /// Returns the end of a string; an unterminated string ends at the end of its line.
  private func endOfString(_ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  /// Whether a byte is whitespace or punctuation between values.
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || "{}[]:,".utf8.contains(byte)
  }
}
