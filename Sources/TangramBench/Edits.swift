import Tangram

/// The leaf that the edits of a workload change.
struct EditedLeaf: Sendable {
  let path: [Int]
  /// Changes the leaf; the second argument is the number of the edit.
  let change: @Sendable (inout TGView, Int) -> Void

  init(
    _ path: [Int], change: @escaping @Sendable (inout TGView, Int) -> Void = Self.changeWidth
  ) {
    (self.path, self.change) = (path, change)
  }

  /// Sets the width of a leaf to 11 and 10 points alternately.
  static let changeWidth: @Sendable (inout TGView, Int) -> Void = { leaf, count in
    leaf.tg_width.equal(Double(10 + count % 2))
  }

  /// Sets the content of a leaf to 100 and 20 glyphs alternately.
  static let changeText: @Sendable (inout TGView, Int) -> Void = { leaf, count in
    leaf.tg_content = .text(chars: count.isMultiple(of: 2) ? 20 : 100, advance: 7, line: 16)
  }

  func edit(_ tree: inout TGView, count: Int) { tree.change(at: path[...]) { change(&$0, count) } }
}

/// The siblings that the edits of a workload insert, remove, move and hide.
struct EditedList: Sendable {
  /// The path from the root to their container.
  ///
  /// Each edit may use a different container, since one with four children would soon be empty.
  let path: @Sendable (_ pass: Int) -> [Int]
  let item: @Sendable (_ container: TGView, _ index: Int) -> TGView

  init(
    path: @escaping @Sendable (_ pass: Int) -> [Int] = { _ in [] },
    item: @escaping @Sendable (_ container: TGView, _ index: Int) -> TGView
  ) {
    (self.path, self.item) = (path, item)
  }
}

extension TGView {
  /// Changes the view at a path of child indices, in place.
  mutating func change(at path: ArraySlice<Int>, _ change: (inout TGView) -> Void) {
    guard let first = path.first else { return change(&self) }
    subviews[first].change(at: path.dropFirst(), change)
  }
}
