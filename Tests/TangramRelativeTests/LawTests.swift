import Tangram
import TangramTestSupport
import Testing

/// What holds for all scenes: seen in a mirror, with the axes exchanged, and laid out twice.
@Suite struct LawTests {
  /// A child as numbers: for each axis the position before it, after it, its centre, its size.
  struct Child {
    enum Value {
      case number(Int)
      case weight(Int)
      case sibling(Int, Int)
      case container(Int)
      case fill
    }
    /// Along the main axis and across it.
    var start: [Value?] = [nil, nil]
    var end: [Value?] = [nil, nil]
    var center: [Value?] = [nil, nil]
    var size: [Value?] = [nil, nil]
    var offset = 0
    var isGone = false
  }

  /// Children that refer only to those before them, with numbers that give whole points.
  static func children(seed: UInt64) -> [Child] {
    var random = SplitMix(seed: seed)
    return (0..<8).map { index in
      var child = Child()
      for axis in 0...1 {
        func edge() -> Child.Value {
          switch random.below(4) {
          case 0 where index > 0: .sibling(random.below(index), random.below(3))
          case 1: .weight(10 * random.below(4))
          case 2: .container(random.below(3))
          default: .number(2 * random.below(12))
          }
        }
        switch random.below(5) {
        case 0: child.center[axis] = edge()
        case 1: child.end[axis] = edge()
        case 2: (child.start[axis], child.end[axis]) = (edge(), edge())
        default: child.start[axis] = edge()
        }
        switch random.below(6) {
        case 0 where index > 0: child.size[axis] = .sibling(random.below(index), 3)
        case 1: child.size[axis] = .weight(20 * random.below(5))
        case 2: child.size[axis] = .fill
        case 3: child.size[axis] = .container(3)
        default: child.size[axis] = .number(4 * random.below(9))
        }
      }
      child.offset = 4 * random.below(4)
      child.isGone = random.below(9) == 0
      return child
    }
  }

  /// Builds the scene; `main` is the axis that the first of two values is for.
  static func tree(_ children: [Child], main: TGAxis, wraps: Bool = false) -> TGView {
    var views = children.indices.map { TGView("\($0)") }
    let ids = views.map(\.id)
    let axes: [TGAxis] = [main, main.crossed]
    for (index, child) in children.enumerated() {
      if child.isGone { views[index].tg_visibility = .gone }
      for (axis, place) in zip(axes, 0...1) { child.describe(&views[index], axis, place, ids) }
    }
    var root = TGRelativeLayout()
    root.tg_padding = TGInsets(all: 10)
    if wraps { root.tg_size(.wrap) } else { root.tg_size(220) }
    root.subviews = TGSubviews(views)
    return root.view
  }

  static let room = TGSize(width: 220, height: 220)

  @Test("Exchanging the axes exchanges them in all frames", arguments: 0..<300)
  func transpose(seed: Int) {
    let children = Self.children(seed: UInt64(seed))
    for wraps in [false, true] {
      let one = Self.tree(children, main: .horizontal, wraps: wraps).layout(in: Self.room)
      let other = Self.tree(children, main: .vertical, wraps: wraps).layout(in: Self.room)
      for (entry, twin) in pairs(one.entries, other.entries) {
        let frame = entry.frame
        let transposed = TGRect(
          x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
        #expect(twin.frame == transposed, "seed \(seed), wraps \(wraps), \(entry.name ?? "root")")
      }
    }
  }

  @Test("Right to left is left to right in a mirror", arguments: 0..<300)
  func mirror(seed: Int) {
    let children = Self.children(seed: UInt64(seed))
    let tree = Self.tree(children, main: .horizontal)
    let one = tree.layout(in: Self.room)
    let other = tree.layout(in: TGEnvironment(size: Self.room, scale: 1, isRightToLeft: true))
    for (index, child) in children.enumerated() where !child.isGone {
      guard var frame = one[path: [index]], let twin = other[path: [index]] else { continue }
      // A negative extent gives an empty frame, wherever its other edge would be.
      if frame.width == 0 { continue }
      frame.origin.x = 220 - frame.minX - frame.width
      #expect(twin == frame, "seed \(seed), child \(index)")
    }
  }

  @Test("A layout in place changes nothing the second time", arguments: 0..<100)
  func idempotence(seed: Int) {
    var tree = Self.tree(Self.children(seed: UInt64(seed)), main: .horizontal)
    tree.layoutSubviews(in: Self.room)
    let first = tree.subviews.map(\.frame)
    tree.layoutSubviews(in: Self.room)
    #expect(tree.subviews.map(\.frame) == first, "seed \(seed)")
  }
}

extension LawTests.Child {
  /// Says along an axis what the child says in one of its two places.
  fileprivate func describe(_ view: inout TGView, _ axis: TGAxis, _ place: Int, _ ids: [TGViewID]) {
    let isHorizontal = axis == .horizontal
    let names: [TGAttribute] =
      isHorizontal ? [.leading, .trailing, .centerX, .width] : [.top, .bottom, .centerY, .height]
    func anchor(_ value: Value) -> TGAnchor? {
      switch value {
      case .sibling(let other, let name): TGAnchor(.view(ids[other]), names[name])
      case .container(let name): .superview(names[name])
      case .number, .weight, .fill: nil
      }
    }
    func set(_ position: TGLayoutPos, _ value: Value?) {
      switch value {
      case .number(let number)?: position.equal(Double(number))
      case .weight(let weight)?: position.equal(TGWeight(Double(weight)))
      case let value?: position.equal(anchor(value), offset: Double(offset))
      case nil: break
      }
    }
    set(isHorizontal ? view.tg_leading : view.tg_top, start[place])
    set(isHorizontal ? view.tg_trailing : view.tg_bottom, end[place])
    set(isHorizontal ? view.tg_centerX : view.tg_centerY, center[place])
    let extent = isHorizontal ? view.tg_width : view.tg_height
    switch size[place] {
    case .number(let number)?: extent.equal(Double(number))
    case .weight(let weight)?: extent.equal(TGWeight(Double(weight)))
    case .fill?: extent.equal(.fill)
    case let value?: extent.equal(anchor(value))
    case nil: break
    }
  }
}
