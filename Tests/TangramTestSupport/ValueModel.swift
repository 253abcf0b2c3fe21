import Tangram

/// A view tree together with a plain description of it.
///
/// Each operation changes both. The tree is changed in place, copied and shared, while another tree is
/// built from the description each time. Both must have the same frames, because a view must not depend on
/// how it was built.
public struct ValueModel {
  /// The description of a view, as plain data.
  struct Description {
    enum Kind: CaseIterable {
      case plain, text, column, row, frame, stack, flow, flex, constraints
    }

    var kind: Kind
    var width: Extent?
    var height: Extent?
    var left: Double?
    var children: [Description] = []

    /// The extents that a description may have.
    enum Extent {
      case points(Double)
      case wrap, fill
    }
  }

  private var random: SplitMix
  private var description: Description
  private var tree: TGView
  /// Copies made before some operations, which must never change.
  private var copies: [(tree: TGView, description: Description)] = []
  private var session = TGLayoutSession()

  /// Creates a small tree and a random sequence of operations on it.
  public init(seed: UInt64) {
    random = SplitMix(seed: seed)
    description = Description(kind: .column)
    description = Self.node(depth: 3, &random)
    tree = description.built
  }

  /// Runs operations and describes the first difference; nil if there is none.
  ///
  /// - Parameter count: The number of operations.
  public mutating func violation(operations count: Int = 12) -> String? {
    for step in 0..<count {
      if random.chance(25) { copies.append((tree, description)) }
      let operation = change()
      if let difference = difference { return "step \(step), \(operation): \(difference)" }
    }
    for copy in copies {
      let cold = copy.tree.layout(in: Self.room)
      if let difference = cold.differenceOfFrames(from: copy.description) {
        return "a copy changed: \(difference)"
      }
    }
    return nil
  }

  private static let room = TGSize(width: 200, height: 150)

  private var difference: String? {
    mutating get {
      let warm = session.layout(tree, in: TGEnvironment(size: Self.room))
      let cold = tree.layout(in: Self.room)
      let shared = tree
      return cold.differenceOfFrames(from: description)
        ?? warm.difference(from: cold).map { "warm: \($0)" }
        ?? shared.layout(in: Self.room).difference(from: cold).map { "a copy: \($0)" }
    }
  }
}

// MARK: - Operations

extension ValueModel {
  /// Changes a view of the tree, and its description accordingly.
  ///
  /// - Returns: What was changed, and where.
  private mutating func change() -> String {
    var path: [Int] = []
    var place = description
    while !place.children.isEmpty, random.chance(65) {
      path.append(random.below(place.children.count))
      place = place.children[path[path.count - 1]]
    }
    let (operation, number) = (random.below(14), random.next())
    Self.change(&description, path[...]) { Self.apply(operation, number, to: &$0) }
    Self.change(&tree, path[...], number) { Self.apply(operation, number, to: &$0) }
    return "operation \(operation) at \(path)"
  }

  private static func change(
    _ description: inout Description, _ path: ArraySlice<Int>, _ body: (inout Description) -> Void
  ) {
    guard let first = path.first else { return body(&description) }
    change(&description.children[first], path.dropFirst(), body)
  }

  /// Descends to a child in one of the ways in which a child can be changed.
  private static func change(
    _ view: inout TGView, _ path: ArraySlice<Int>, _ way: UInt64, _ body: (inout TGView) -> Void
  ) {
    guard let first = path.first else { return body(&view) }
    let (rest, next) = (path.dropFirst(), way >> 2)
    switch way & 3 {
    case 0: view.changeSubview(at: first) { change(&$0, rest, next, body) }
    case 1:
      var child = view.subviews[first]
      change(&child, rest, next, body)
      view.replaceSubview(at: first, with: child)
    default: change(&view.subviews[first], rest, next, body)
    }
  }

  private static func apply(
    _ operation: Int, _ number: UInt64, to description: inout Description
  ) {
    var random = SplitMix(seed: number)
    let count = description.children.count
    switch operation {
    case 0: description.width = extent(&random)
    case 1: description.height = extent(&random)
    case 2: description.left = random.number(in: 0...20)
    case 3, 4: description.children.append(node(depth: 2, &random))
    case 5: description.children.insert(node(depth: 1, &random), at: random.below(count + 1))
    case 6, 7: if count > 0 { description.children.remove(at: random.below(count)) }
    case 8: description.children = []
    case 9: if count > 1 { description.children.swapAt(random.below(count), random.below(count)) }
    default: break
    }
  }

  private static func apply(
    _ operation: Int, _ number: UInt64, to view: inout TGView
  ) {
    var random = SplitMix(seed: number)
    let count = view.subviews.count
    switch operation {
    case 0: extent(&random).apply(to: view.tg_width)
    case 1: extent(&random).apply(to: view.tg_height)
    case 2: view.tg_left.equal(random.number(in: 0...20))
    case 3, 4: view.addSubview(node(depth: 2, &random).built)
    case 5:
      let child = node(depth: 1, &random).built
      view.insertSubview(child, at: random.below(count + 1))
    case 6, 7: if count > 0 { view.removeSubview(at: random.below(count)) }
    case 8: view.tg_removeAllSubviews()
    case 9:
      if count > 1 {
        view.exchangeSubview(at: random.below(count), withSubviewAt: random.below(count))
      }
    // The remaining operations have no visible effect.
    case 10: view.subviews = TGSubviews(Array(view.subviews))
    case 11:
      view.addSubview(TGView().size(3, 3))
      view.removeSubview(at: count)
    case 12:
      var copy = view
      copy.tg_width.equal(77)
      copy.addSubview(TGView().size(9, 9))
    default:
      let children = view.subviews
      view.subviews = children
    }
  }
}

// MARK: - Descriptions

extension ValueModel {
  private static func extent(_ random: inout SplitMix) -> Description.Extent {
    switch random.below(4) {
    case 0: .wrap
    case 1: .fill
    default: .points(random.number(in: 0...90))
    }
  }

  private static func node(depth: Int, _ random: inout SplitMix) -> Description {
    let kinds = depth > 0 ? Description.Kind.allCases : [.plain, .text]
    var node = Description(kind: random.pick(kinds))
    if random.chance(70) { node.width = extent(&random) }
    if random.chance(70) { node.height = extent(&random) }
    if random.chance(20) { node.left = random.number(in: 0...20) }
    if !node.kind.isLeaf {
      node.children = (0..<random.below(4)).map { _ in Self.node(depth: depth - 1, &random) }
    }
    return node
  }
}

extension ValueModel.Description.Kind {
  fileprivate var isLeaf: Bool { self == .plain || self == .text }

  fileprivate var emptyView: TGView {
    switch self {
    case .plain: TGView()
    case .text: TGView(.text(chars: 20, advance: 7, line: 12))
    case .column: TGLinearLayout(.vert).view
    case .row: TGLinearLayout(.horz).view
    case .frame: TGFrameLayout().view
    case .stack: TGVStack().view
    case .flow: TGFlowLayout(.vert).view
    case .flex: TGFlexLayout().view
    case .constraints: TGConstraintLayout().view
    }
  }
}

extension ValueModel.Description.Extent {
  fileprivate func apply(to size: TGLayoutSize) {
    switch self {
    case .points(let points): size.equal(points)
    case .wrap: size.equal(.wrap)
    case .fill: size.equal(.fill)
    }
  }
}

extension ValueModel.Description {
  /// The tree built from scratch.
  fileprivate var built: TGView {
    var view = kind.emptyView
    if let width { width.apply(to: view.tg_width) }
    if let height { height.apply(to: view.tg_height) }
    if let left { view.tg_left.equal(left) }
    for child in children { view.addSubview(child.built) }
    return view
  }
}

extension TGLayout {
  /// Describes the first frame that differs from a tree built from the description.
  fileprivate func differenceOfFrames(from description: ValueModel.Description) -> String? {
    let expected = description.built.layout(in: environment)
    if count != expected.count { return "\(count) frames instead of \(expected.count)" }
    for (one, two) in zip(entries, expected.entries) where one.frame != two.frame {
      return "\(one.path) has the frame \(one.frame) instead of \(two.frame)"
    }
    return nil
  }
}
