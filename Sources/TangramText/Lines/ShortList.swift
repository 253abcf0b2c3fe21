/// A list that usually has a single element, which is stored without an array.
///
/// An array takes some 300 instructions to allocate and free, as many as three characters of a label.
struct ShortList<Element>: RandomAccessCollection {
  private var head: Element?
  private(set) var others: [Element] = []

  var startIndex: Int { 0 }

  @inline(__always)
  var endIndex: Int { count }

  @inline(__always)
  var count: Int { head == nil ? 0 : others.count + 1 }

  @inline(__always)
  subscript(index: Int) -> Element {
    if index == 0, let head { return head }
    return others[index - 1]
  }

  mutating func append(_ element: Element) {
    if head == nil {
      head = element
    } else {
      others.append(element)
    }
  }
}

extension ShortList: Sendable where Element: Sendable {}
