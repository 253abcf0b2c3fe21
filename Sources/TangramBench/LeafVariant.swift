/// The settings of the leaves of a tree besides their sizes, and the way the tree is written.
///
/// Variants that change the settings of leaves can be combined; `all` describes each of them.
struct LeafVariant: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let plain: LeafVariant = []
  static let id = LeafVariant(rawValue: 1)
  static let kept = LeafVariant(rawValue: 2)
  static let margins = LeafVariant(rawValue: 4)
  static let bounds = LeafVariant(rawValue: 8)
  static let named = LeafVariant(rawValue: 16)
  static let gravity = LeafVariant(rawValue: 32)
  static let builder = LeafVariant(rawValue: 64)
  static let scene = LeafVariant(rawValue: 128)
}

extension LeafVariant {
  static let all: [(name: String, variant: LeafVariant, summary: String)] = [
    ("plain", .plain, "sizes only"),
    ("id", .id, "the identity of every leaf is asked for"),
    ("kept", .kept, "the caller keeps every leaf until the tree is laid out"),
    ("margins", .margins, "a leading margin of 3 and a top margin of 2"),
    ("bounds", .bounds, "a width of at least 5 and at most 1,000, a height of at least 1"),
    ("named", .named, "a name of its own"),
    ("gravity", .gravity, "an alignment of its own"),
    ("builder", .builder, "the whole tree is written in braces, with modifiers"),
    ("scene", .scene, "the tree is decoded from JSON text"),
  ]

  /// Creates the variant with comma-separated names; nil if a name is unknown, or the variants
  /// cannot be combined.
  init?(names: String) {
    var found: LeafVariant = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = Self.all.first(where: { $0.name == name }) else { return nil }
      found.formUnion(known.variant)
    }
    guard found.isPossible else { return nil }
    self = found
  }

  /// Whether the variants in the set can be combined: trees from builders or text give no access to
  /// single leaves.
  private var isPossible: Bool {
    if contains(.builder) { return self == .builder }
    return !contains(.scene) || isDisjoint(with: [.id, .kept])
  }

  /// The names of the combined variants, separated by commas.
  var name: String {
    if isEmpty { return "plain" }
    return Self.all.filter { !$0.variant.isEmpty && contains($0.variant) }.map(\.name)
      .joined(separator: ",")
  }

  /// Whether the frames may differ from those of plain leaves.
  var changesFrames: Bool { !isDisjoint(with: [.margins, .gravity]) }
}
