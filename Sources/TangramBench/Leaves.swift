import Tangram

/// Creates the leaves of a tree, and retains those that a caller would retain.
struct Leaves: Sendable {
  private let variant: LeafVariant
  private var count = 0
  /// The leaves themselves, if the variant retains them.
  private(set) var views: [TGView] = []
  /// The identities of the leaves, if the variant reads them.
  private(set) var identities: [TGViewID] = []
  /// The names of the leaves, if the variant names them; created in advance, as literals are.
  let names: [String]

  init(_ variant: LeafVariant) {
    self.variant = variant
    names = variant.contains(.named) ? Self.allNames : []
  }

  /// More names than any tree has leaves.
  private static let allNames = (0..<20_000).map { "leaf \($0)" }

  mutating func leaf(_ width: Double, _ height: Double) -> TGView {
    var leaf = TGView()
    leaf.tg_size(width: width, height: height)
    finish(&leaf)
    return leaf
  }

  @inline(__always)
  mutating func finish(_ leaf: inout TGView) {
    if !variant.isEmpty { change(&leaf) }
  }

  @inline(never)
  private mutating func change(_ leaf: inout TGView) {
    if variant.contains(.margins) {
      leaf.tg_leading.equal(3)
      leaf.tg_top.equal(2)
    }
    if variant.contains(.bounds) {
      leaf.tg_width.min(5).max(1000)
      leaf.tg_height.min(1)
    }
    if variant.contains(.named) { leaf.name = names[count] }
    if variant.contains(.gravity) { leaf.tg_alignment = Self.alignment(ofLeaf: count) }
    if variant.contains(.id) { identities.append(leaf.id) }
    if variant.contains(.kept) { views.append(leaf) }
    count += 1
  }

  private static func alignment(ofLeaf index: Int) -> TGGravity {
    switch index % 3 {
    case 0: [.horz.left, .vert.top]
    case 1: .center
    default: [.horz.right, .vert.bottom]
    }
  }
}

/// A tree, and the objects that its caller retains.
struct RetainedTree: Sendable {
  var root: TGView
  let leaves: Leaves
}
