import TangramScene

extension JSON {
  /// The paths of all values, the outermost one first.
  package var paths: [[Int]] {
    [[]] + children.enumerated().flatMap { place, child in child.paths.map { [place] + $0 } }
  }

  private var children: [JSON] { elements ?? members?.map(\.value) ?? [] }

  /// The value with a random mistake somewhere inside: a missing, misspelt or additional key, a value of
  /// another type, or an unknown word.
  package func mutated(using numbers: inout SplitMix) -> JSON {
    let path = numbers.pick(paths)
    return changed(at: path[...]) { $0.corrupted(using: &numbers) }
  }

  private func changed(at path: ArraySlice<Int>, _ change: (JSON) -> JSON) -> JSON {
    guard let place = path.first else { return change(self) }
    switch self {
    case .array(var elements):
      elements[place] = elements[place].changed(at: path.dropFirst(), change)
      return .array(elements)
    case .object(var members):
      members[place].value = members[place].value.changed(at: path.dropFirst(), change)
      return .object(members)
    default: return self
    }
  }

  private func corrupted(using numbers: inout SplitMix) -> JSON {
    switch self {
    case .object(let members) where numbers.chance(70):
      .object(Self.corrupted(members, using: &numbers))
    case .array(var elements) where numbers.chance(50) && !elements.isEmpty:
      {
        elements.remove(at: numbers.below(elements.count))
        return .array(elements)
      }()
    case .string(let text) where numbers.chance(50): .string(numbers.pick(Self.misspelt(text)))
    case .number(let number) where numbers.chance(40):
      .number(numbers.pick([-number, 0, number + 0.5, 1e19, -1e19]))
    default: numbers.pick(Self.others)
    }
  }

  private static func corrupted(_ members: [JSONMember], using numbers: inout SplitMix)
    -> [JSONMember]
  {
    var members = members
    let place = members.isEmpty ? 0 : numbers.below(members.count)
    switch numbers.below(3) {
    case 0 where !members.isEmpty: members.remove(at: place)
    case 1 where !members.isEmpty:
      let key = numbers.pick(misspelt(members[place].key) + keys)
      if !members.contains(where: { $0.key == key }) { members[place].key = key }
    default:
      let key = numbers.pick(keys)
      if !members.contains(where: { $0.key == key }) {
        members.append(JSONMember(key, numbers.pick(others)))
      }
    }
    return members
  }

  private static func misspelt(_ text: String) -> [String] {
    [
      text + "x", String(text.dropLast()), text.uppercased(), " " + text, text + "\n", "auto",
      "wrap",
      "20%", "-1.5e3%", "020%", "%", "superview.width", "superview.left", "superview.", "1.5fr",
      "span 2", "span  +02 ", "span 0", "",
    ]
  }

  /// Keys of several kinds of nodes.
  private static let keys = [
    "id", "layout", "children", "rows", "spacer", "width", "left", "centerX", "baseline", "space",
    "align", "wrap", "size", "colSize", "colCount", "min", "max", "equal", "offset", "increment",
    "multiple", "when", "screen", "padding", "order", "$schema", "repeat", "tracks", "fixed",
    "count",
    "paint", "borders", "color", "alpha", "equalize", "sizeClasses", "column", "alignItems", "snap",
    "scale",
  ]

  private static let others: [JSON] = [
    .null, .bool(true), .number(1), .number(-2.5), .string(""), .string("auto"), .string("fill"),
    .array([]), .array([.string("center")]), .numbers(1, 2), .numbers(1, 2, 3, 4), .object([]),
    .object([JSONMember("equal", .number(5))]), .object([JSONMember("min", .string("wrap"))]),
    .object([JSONMember("width", .string("compact"))]),
    .object([JSONMember("size", .numbers(1, 2))]),
  ]
}
