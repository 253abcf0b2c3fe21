import Tangram

// Laws of flex layouts and grids, whose children are items.

/// The frames of two layouts that should be equal.
public struct Twins: CustomStringConvertible {
  /// The frames of the layout under test, and those that are expected.
  public let found, expected: [TGRect]

  /// Whether the law holds.
  public var agree: Bool { isClose(found, expected) }

  /// The frames, for the message of a failed test.
  public var description: String { "\(found) beside \(expected)" }
}

extension Twins {
  /// A random container, and the same one with the axes exchanged.
  public static func transposed(_ features: RandomTree.Features, seed: UInt64) -> Twins {
    let plain = RandomTree.tree(features, seed: seed)
    let turned = RandomTree.tree(features, seed: seed, transposed: true)
    return Twins(found: frames(plain), expected: frames(turned).map(\.transposed))
  }

  /// A container in a right-to-left layout, and the mirror image of the left-to-right one.
  public static func mirrored(_ container: TGView) -> Twins {
    let width = container.layout(in: TGSize(width: 9, height: 9)).frame.width
    let expected = frames(container).map {
      TGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    return Twins(found: frames(container, rightToLeft: true), expected: expected)
  }

  /// A container whose items have an `order`, and one whose items are sorted by it.
  public static func ordered(_ container: TGView) -> Twins {
    let children = Array(container.subviews)
    let places = children.indices.sorted {
      (children[$0].tg_flex.order, $0) < (children[$1].tg_flex.order, $1)
    }
    var arranged = container
    arranged.subviews = TGSubviews(places.map { children[$0].order(0) })
    let found = frames(container)
    return Twins(found: places.map { found[$0] }, expected: frames(arranged))
  }
}

/// The first step at which a session's frames differ from those of a fresh layout; nil if there is none.
///
/// - Parameters:
///   - tree: A container with two children, the first of which has children.
///   - seed: Determines which views are edited.
///   - edit: Changes a view in one of five ways, given by the number.
public func stepWhereSessionsDiffer(
  _ tree: some TGContainer, seed: UInt64, edit: (inout TGView, Int, inout SplitMix) -> Void
) -> Int? {
  var (tree, random) = (tree.view, SplitMix(seed: seed))
  let environment = TGEnvironment(size: TGSize(width: 320, height: 480), scale: 2)
  var session = TGLayoutSession()
  _ = session.layout(tree, in: environment)
  return (0..<4).first { _ in
    var path = [random.below(2)]
    if random.chance(70), path == [0] { path.append(0) }
    edit(&tree[path: path], random.below(5), &random)
    let warm = session.layout(tree, in: environment).entries.map { $0.frame }
    return warm != tree.layout(in: environment).entries.map { $0.frame }
  }
}
