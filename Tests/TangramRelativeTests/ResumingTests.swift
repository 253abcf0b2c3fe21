import Tangram
import TangramTestSupport
import Testing

/// After an edit, a relative layout solves only what is affected, and gets the same frames as a fresh
/// layout.
@Suite struct ResumingTests {
  private static let room = TGSize(width: 300, height: 300)

  @Test("A warm layout equals a cold one, whatever the children refer to", arguments: 1...60)
  func aWarmLayoutEqualsAColdOne(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var tree = TGRelativeLayout()
    tree.tg_size(random.chance(20) ? .wrap : .fill)
    // In two of three lists, children refer only to earlier children.
    let isOrdered = !seed.isMultiple(of: 3)
    let ids = (0..<24).map { _ in TGView() }
    for index in ids.indices { tree.addSubview(view(ids, index, isOrdered, &random)) }
    var session = TGLayoutSession()
    _ = session.layout(tree, in: Self.room)
    for step in 0..<16 {
      let index = Int.random(in: 0..<tree.subviews.count, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 4:
        let others = [ids[(index + 3) % ids.count].id, ids[(index + 7) % ids.count].id]
        tree.subviews[index].tg_width.equal(others.map { TGAnchor(.view($0), .width) })
      case 0: tree.subviews[index].tg_visibility = .gone
      case 1: tree.subviews[index].tg_visibility = .visible
      case 2: tree.moveSubview(from: index, to: 0)
      case 3: tree.tg_padding = TGInsets(all: Double(step % 3))
      default:
        tree.subviews[index].tg_width.equal(random.number(in: 1...60) / 3)
        tree.subviews[index].tg_left.equal(anchor(ids, index, isOrdered, .right, &random))
      }
      let warm = session.layout(tree, in: Self.room).entries.map(\.frame)
      #expect(warm == tree.layout(in: Self.room).entries.map(\.frame), "seed \(seed), \(step)")
    }
  }

  private func view(
    _ ids: [TGView], _ index: Int, _ isOrdered: Bool, _ random: inout SplitMix
  ) -> TGView {
    var view = ids[index]
    view.tg_size(width: random.number(in: 1...90) / 3, height: random.number(in: 1...30))
    if random.chance(70) { view.tg_left.equal(anchor(ids, index, isOrdered, .right, &random)) }
    if random.chance(70) { view.tg_top.equal(anchor(ids, index, isOrdered, .bottom, &random)) }
    if random.chance(5) { view.tg_width.min(10) }
    if random.chance(5) { view.tg_right.equal(4) }
    if random.chance(5) { view.tg_height.equal(.wrap) }
    return view
  }

  private func anchor(
    _ ids: [TGView], _ index: Int, _ isOrdered: Bool, _ attribute: TGAttribute,
    _ random: inout SplitMix
  ) -> TGAnchor {
    let last = isOrdered ? index : ids.count
    guard last > 0 else { return .superview(attribute == .right ? .left : .top) }
    return TGAnchor(.view(ids[Int.random(in: 0..<last, using: &random)].id), attribute)
  }
}
