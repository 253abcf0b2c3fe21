/// A list that usually has at most one element, and needs no array then.
///
/// Allocating and freeing an array takes about 300 instructions, as many as three characters of a text,
/// and even an empty array takes 20 for each reference to it.
enum ShortList<Element>: RandomAccessCollection {
  case empty
  case one(Element)
  case several([Element])

  init() { self = .empty }

  init(_ elements: [Element]) {
    self = elements.count > 1 ? .several(elements) : elements.first.map { .one($0) } ?? .empty
  }

  var startIndex: Int { 0 }

  @inline(__always)
  var endIndex: Int { count }

  @inline(__always)
  var count: Int {
    switch self {
    case .empty: 0
    case .one: 1
    case .several(let elements): elements.count
    }
  }

  @inline(__always)
  var isEmpty: Bool {
    if case .empty = self { true } else { false }
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    switch self {
    case .one(let element) where index == 0: return element
    case .several(let elements): return elements[index]
    case .empty, .one: preconditionFailure("The list has no element \(index).")
    }
  }

  var array: [Element] {
    switch self {
    case .empty: []
    case .one(let element): [element]
    case .several(let elements): elements
    }
  }

  mutating func append(_ element: consuming Element) {
    switch consume self {
    case .empty: self = .one(element)
    case .one(let first): self = .several([first, element])
    case .several(var elements):
      elements.append(element)
      self = .several(elements)
    }
  }
}

extension ShortList: Sendable where Element: Sendable {}
