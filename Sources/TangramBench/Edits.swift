import Tangram

/// The change made to a tree between two layouts.
enum EditKind: String, Sendable, CaseIterable {
  case leaf, same, insert, remove, move, hide, width, direction, `class`, padding, all

  var summary: String {
    switch self {
    case .leaf: "a leaf gets another size or text, by turns"
    case .same: "a leaf is given the size or text that it has"
    case .insert: "a leaf, or a row of W5, is inserted in the middle; one more each time"
    case .remove: "the one in the middle is removed; one more each time"
    case .move: "the first is moved after the last"
    case .hide: "the one in the middle is hidden and shown, by turns"
    case .width: "the room gets a point wider and narrower, by turns"
    case .direction: "reading starts on the right and on the left, by turns"
    case .class: "the screen is turned, by turns; the root has sizes of its own for landscape"
    case .padding: "the root gets another padding, by turns"
    case .all: "every leaf gets another size or text, by turns"
    }
  }

  var needsList: Bool { self != .leaf && self != .same }
}

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
