import Tangram

/// The leaf of a workload that edits change.
struct EditedLeaf: Sendable {
  /// The path from the root to it.
  let path: [Int]
  /// Changes it; the number counts the edits.
  let change: @Sendable (inout TGView, Int) -> Void

  init(
    _ path: [Int], change: @escaping @Sendable (inout TGView, Int) -> Void = Self.changeWidth
  ) {
    (self.path, self.change) = (path, change)
  }

  /// Makes a leaf 11 and 10 points wide alternately.
  static let changeWidth: @Sendable (inout TGView, Int) -> Void = { leaf, count in
    leaf.tg_width.equal(Double(10 + count % 2))
  }

  /// Gives a text 100 and 20 glyphs alternately.
  static let changeText: @Sendable (inout TGView, Int) -> Void = { leaf, count in
    leaf.tg_content = .text(chars: count.isMultiple(of: 2) ? 20 : 100, advance: 7, line: 16)
  }

  /// Edits a tree in place.
  func edit(_ tree: inout TGView, count: Int) { tree.change(at: path[...]) { change(&$0, count) } }
}

extension TGView {
  /// Changes the view that the indices lead to, in place.
  mutating func change(at path: ArraySlice<Int>, _ change: (inout TGView) -> Void) {
    guard let first = path.first else { return change(&self) }
    subviews[first].change(at: path.dropFirst(), change)
  }
}
