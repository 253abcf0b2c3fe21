import Tangram
import TangramCore

// The content priorities of a node in a constraint layout.

extension SceneKey {
  static let contentPriorities = keys(
    of: TGView(),
    [
      .key("hugging", .pair, { Pair($0.tg_hugging) }, { $0.tg_hugging = $1.priorities }),
      .key("resistance", .pair, { Pair($0.tg_resistance) }, { $0.tg_resistance = $1.priorities }),
    ])
}

/// Priorities along both axes.
private struct Pair: Hashable {
  let horizontal: TGConstraintPriority
  let vertical: TGConstraintPriority

  init(_ priorities: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority)) {
    (horizontal, vertical) = priorities
  }

  var priorities: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    (horizontal, vertical)
  }
}

extension SceneCodec<Pair> {
  fileprivate static let pair = SceneCodec(
    schema: .numbers(2),
    decode: { (value) throws(TGSceneError) in
      let numbers = try value.numbers(["horizontal", "vertical"])
      return Pair((TGConstraintPriority(numbers[0]), TGConstraintPriority(numbers[1])))
    },
    encode: { $1.numbers([$0.horizontal.value, $0.vertical.value]) })
}

extension TGView {
  /// Whether the content priorities differ from the defaults.
  var hasContentPriorities: Bool {
    self[TGContentPrioritiesKey.self] != TGContentPrioritiesKey.defaultValue
  }
}
