import Tangram

// Sizes and positions with their bounds and references.

extension AnyTree {
  static let positions: [TGAttribute] = TGAttribute.allCases.filter { !$0.isSize }

  mutating func position(_ attribute: TGAttribute, of view: inout TGView) -> TGLayoutPos {
    switch attribute {
    case .leading: view.tg_leading
    case .trailing: view.tg_trailing
    case .centerX: view.tg_centerX
    case .top: view.tg_top
    case .bottom: view.tg_bottom
    case .centerY: view.tg_centerY
    case .left: view.tg_left
    case .right: view.tg_right
    default: view.tg_baseline
    }
  }

  mutating func randomize(_ size: TGLayoutSize) {
    value(of: size)
    if random.chance(8) { size.shrink(factor()) }
    if random.chance(12) { value(of: size.min) }
    if random.chance(12) { value(of: size.max) }
    if numbers == .plain { return }
    if random.chance(3) { size.isActive = false }
    if random.chance(2) { size.min.isActive = false }
    if random.chance(2) { size.max.isActive = false }
  }

  /// The largest or the smallest of some terms.
  private mutating func most(_ attributes: [TGAttribute]) -> TGMost {
    let terms = (0..<random.below(4)).map { _ in
      switch random.below(4) {
      case 0: TGMost.Term(points())
      case 1 where attributes.contains(.width): TGMost.Term(TGLayoutSize.wrap)
      case 2: TGMost.Term(anchor(of: attributes), increment: distance())
      default: TGMost.Term(anchor(of: attributes))
      }
    }
    return random.chance(50) ? .largest(of: terms) : .smallest(of: terms)
  }

  private mutating func value(of size: TGLayoutSize) {
    if random.chance(6) {
      size.equal(most([.width, .height]))
      return
    }
    switch random.below(24) {
    case 0...6: size.equal(points())
    case 7...12: size.equal(.wrap)
    case 13, 14: size.equal(.fill)
    case 15: size.equal(.average)
    case 16, 17: size.equal(weight())
    case 18, 19: size.equal(anchor(of: [.width, .height]))
    case 20: size.equal((0..<random.below(3)).map { _ in anchor(of: [.width, .height]) })
    case 21 where numbers != .plain: size.equal(anchor(of: TGAttribute.allCases))
    case 22: size.clear()
    default: break
    }
    if random.chance(12) { size.add(distance()) }
    if random.chance(12) { size.multiply(factor()) }
  }

  mutating func randomize(_ position: TGLayoutPos) {
    value(of: position)
    if random.chance(5) { position.shrink(factor()) }
    if random.chance(12) { value(of: position.min) }
    if random.chance(12) { value(of: position.max) }
    if numbers == .plain { return }
    if random.chance(3) { position.isActive = false }
    if random.chance(2) { position.min.isActive = false }
    if random.chance(2) { position.max.isActive = false }
  }

  private mutating func value(of position: TGLayoutPos) {
    let attribute = position.anchor.attribute
    let places = Self.positions.filter { $0.axis == attribute.axis }
    if random.chance(6) {
      position.equal(most(places))
      return
    }
    switch random.below(20) {
    case 0...9: position.equal(distance())
    case 10...12: position.equal(weight())
    case 13...16: position.equal(anchor(of: places))
    case 17: position.equal((0..<random.below(3)).map { _ in anchor(of: places) })
    case 18 where numbers != .plain: position.equal(anchor(of: TGAttribute.allCases))
    default: position.clear()
    }
    if random.chance(12) { position.offset(distance()) }
  }

  private mutating func anchor(of attributes: [TGAttribute]) -> TGAnchor {
    let attribute = random.pick(attributes)
    switch random.below(10) {
    case 0...1: return .superview(attribute)
    case 2...3: return .this(attribute)
    default: return knownView().map { TGAnchor(.view($0), attribute) } ?? .superview(attribute)
    }
  }
}
