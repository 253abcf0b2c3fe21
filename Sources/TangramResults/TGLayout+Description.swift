import TangramCore

// A layout as text, for reading and for comparing in tests.

extension TGLayout: CustomStringConvertible {
  /// The tree, one view per line: the kind, the name if it has one, and the frame in the parent's
  /// coordinates.
  ///
  ///     linear "card" (0, 0, 320, 64)
  ///       view "title" (12, 12, 296, 20)
  ///       view (12, 32, 296, 20)
  ///       view "badge" (0, 0, 0, 0) gone
  ///
  /// The text of a layout stays the same from one version of the library to the next, as long as the
  /// frames do, so that tests can compare it.
  public var description: String {
    var lines: [String] = []
    for place in tree.places {
      lines.append(Self.indentation(Int(place.depth)) + line(of: place))
    }
    return lines.joined(separator: "\n")
  }

  /// Two spaces per level; for deep levels a number, because most of the text would otherwise be spaces.
  private static func indentation(_ depth: Int) -> String {
    if depth <= 40 { return String(repeating: "  ", count: depth) }
    return String(repeating: "  ", count: 40) + "[level \(depth)] "
  }

  private func line(of place: LaidOutTree.Place) -> String {
    let node = place.node.inForce(for: environment.sizeClass)
    var parts = [place.node.container?.kindName ?? "view"]
    if let name = place.node.name { parts.append("\"\(name)\"") }
    parts.append(tree.frame(of: place).description)
    if node.flags.visibility != .visible {
      parts.append("\(node.flags.visibility)")
    } else if place.node.flags.hidden {
      parts.append("hidden")
    }
    return parts.joined(separator: " ")
  }
}
