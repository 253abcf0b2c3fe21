/// The operation to measure.
enum Mode: String, Sendable, CaseIterable {
  case solve, compile, cold, build, tree, edit
  case entries, changes, subviews, lookup, encode, decode
  case parallel, growth

  /// The modes in the table of results.
  static let timed: [Mode] = [.solve, .compile, .cold, .build, .edit]

  var summary: String {
    switch self {
    case .solve: "lays out a compiled tree of which nothing is known any more"
    case .compile: "compiles a tree"
    case .cold: "lays out a tree once, and releases the layout"
    case .build: "builds a tree, lays it out once and releases it"
    case .tree: "builds a tree and releases it"
    case .edit: "edits a tree that was laid out, and lays it out again; see --edit"
    case .entries: "goes through all frames of a layout"
    case .changes: "lists what an edit changed; see --edit"
    case .subviews: "lays out a tree in place"
    case .lookup: "finds 1,000 frames by view and 1,000 by name, in one layout"
    case .encode: "writes a tree as JSON text"
    case .decode: "reads a tree from JSON text, and releases it"
    case .parallel: "lays out trees on two threads; a table of its own"
    case .growth: "lays out trees of growing size and depth; tables of its own"
    }
  }
}

extension Mode {
  var supportsEdits: Bool { self == .edit || self == .changes }

  var supportsVariants: Bool { self != .growth && self != .parallel }
}

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
