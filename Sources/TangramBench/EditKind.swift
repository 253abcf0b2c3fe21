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

  /// Whether the edit needs a workload that defines an edited list.
  var needsList: Bool { self != .leaf && self != .same }
}
