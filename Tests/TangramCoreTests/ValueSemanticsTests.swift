import Tangram
import Testing

@Suite struct ValueSemanticsTests {
  @Test func aChildIsIndependentOfTheViewItWasAddedFrom() {
    var parent = TGLinearLayout(.vert)
    var child = TGView()
    child.tg_width.equal(5)
    parent.addSubview(child)
    child.tg_width.equal(9)
    #expect(parent.subviews[0].tg_width.numberVal == 5)
    parent.subviews[0].tg_width.equal(7)
    #expect(child.tg_width.numberVal == 9)
    #expect(parent.subviews[0].tg_width.numberVal == 7)
  }

  @Test func aViewAddedToTwoParentsBecomesIndependentCopies() {
    var child = TGView("A")
    child.tg_height.equal(1)
    var (first, second) = (TGLinearLayout(.vert), TGLinearLayout(.horz))
    first.addSubview(child)
    second.addSubview(child)
    first.subviews[0].tg_height.equal(2)
    second.subviews[0].tg_height.equal(3)
    #expect(child.tg_height.numberVal == 1)
    #expect(first.subviews[0].tg_height.numberVal == 2)
    #expect(second.subviews[0].tg_height.numberVal == 3)
    #expect(first.subviews[0].id == second.subviews[0].id)
  }

  /// Changes of every property of a view.
  static let changes: [@Sendable (inout TGView) -> Void] = [
    { $0.tg_left.equal(1) }, { $0.tg_right.equal(1) }, { $0.tg_top.offset(1) },
    { $0.tg_bottom.min(1) }, { $0.tg_leading.max(1) }, { $0.tg_trailing.equal(1%) },
    { $0.tg_centerX.equal(1) }, { $0.tg_centerY.equal(.superview(.centerY)) },
    { $0.tg_baseline.equal(1) }, { $0.tg_width.equal(.fill) }, { $0.tg_height.add(1) },
    { $0.tg_width.multiply(2) }, { $0.tg_width.isActive = false }, { $0.tg_height.clear() },
    { $0.tg_visibility = .gone }, { $0.isHidden = true }, { $0.tg_alignment = .center },
    { $0.tg_useFrame = true }, { $0.tg_noLayout = true }, { $0.tg_reverseFloat = true },
    { $0.tg_clearFloat = true }, { $0.name = "other" },
    { $0.frame = TGRect(x: 1, y: 2, width: 3, height: 4) },
    { $0.tg_content = .size(8, 9) }, { $0.tg_layoutCompletedDo { _, _ in } },
    { view in
      var set = view.tg_fetchSizeClass(with: .landscape)
      set.tg_width.equal(77)
    },
    { view in
      guard var layout = TGLinearLayout(view) else { return }
      layout.tg_padding = TGInsets(all: 3)
      layout.tg_space = 4
      layout.tg_gravity = .center
      layout.tg_reverseLayout = true
      layout.tg_zeroPadding = false
      layout.tg_layoutTransform = TGAffineTransform(scaleX: -1, y: 1)
      layout.tg_orientation = .horz
      layout.tg_shrinkType = [.average]
      layout.tg_setSubviews(size: 5, minSpace: 1)
      view = layout.view
    },
    { $0.addSubview(TGView()) }, { $0.tg_removeAllSubviews() },
  ]

  /// Everything that can be read from a tree, including its size classes.
  static func snapshot(_ view: TGView) -> String {
    view.descendants.map { node in
      var node = node
      let layout = TGLinearLayout(node)
      let sets = node.sizeClasses.map { "\(node.tg_fetchSizeClass(with: $0))" }
      let own: [Any?] = [
        layout?.tg_padding, layout?.tg_hspace, layout?.tg_gravity, layout?.tg_reverseLayout,
        layout?.tg_orientation, layout?.tg_shrinkType, layout?.tg_fixedSubviews,
        layout?.tg_layoutTransform, layout?.tg_zeroPadding, node.tg_content != nil,
        node.isHidden, node.tg_alignment, node.tg_clearFloat, node.tg_reverseFloat,
      ]
      return "\(node) \(sets) \(own)"
    }.joined(separator: "\n")
  }

  @Test(arguments: 0..<3, 0..<changes.count)
  func aCopiedTreeNeverChangesWhenTheOriginalDoes(depth: Int, change: Int) {
    var tree = TGView(TGLinearLayout(.vert))
    tree.tg_width.equal(5, increment: 1).min(2)
    let set = tree.tg_fetchSizeClass(with: .landscape)
    set.tg_width.equal(1)
    for level in 0..<3 {
      var outer = TGView(TGLinearLayout(.vert)).named("level \(level)")
      outer.tg_height.equal(9, multiple: 3)
      var copy = tree
      copy.name = "inner \(level)"
      outer.addSubview(copy)
      tree = outer
    }
    let copy = tree
    let before = Self.snapshot(copy)
    Self.changes[change](&tree[path: Array(repeating: 0, count: depth)])
    #expect(Self.snapshot(copy) == before)
    #expect(copy[path: []].id == tree.id)
  }

  @Test func referencesToAViewApplyToItsCopies() {
    var child = TGView()
    var parent = TGLinearLayout(.vert)
    parent.addSubview(child)
    // The reference is made after the copy, but must apply to the copy in the tree as well.
    var other = TGView()
    other.tg_width.equal(child.tg_width)
    #expect(other.tg_width.sizeVal?.target == .view(parent.subviews[0].id))
  }

  @Test func layoutInPlaceDoesNotChangeCopies() {
    var tree = TGLinearLayout(.vert) { TGView().size(10, 20) }
    tree.tg_size(.wrap)
    let copy = tree
    tree.layoutSubviews(in: TGSize(width: 100, height: 100))
    #expect(tree.subviews[0].frame == TGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(copy.subviews[0].frame == .zero)
  }

  @Test func layoutInPlaceStartsFromTheGivenFrames() {
    var tree = TGLinearLayout(.vert) {
      TGView(frame: TGRect(x: 0, y: 0, width: 30, height: 5))
    }
    tree.tg_size(.wrap)
    tree.layoutSubviews(in: TGSize(width: 100, height: 100))
    tree.subviews[0].tg_width.equal(80)
    tree.layoutSubviews(in: TGSize(width: 100, height: 100))
    #expect(tree.subviews[0].frame.width == 80)
    tree.subviews[0].tg_width.clear()
    tree.layoutSubviews(in: TGSize(width: 100, height: 100))
    #expect(tree.subviews[0].frame.width == 30)
  }
}
