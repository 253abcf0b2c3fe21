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
