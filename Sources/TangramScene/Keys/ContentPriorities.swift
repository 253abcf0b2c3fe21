import Tangram
import TangramCore

// How much the content of a node resists in a constraint layout.

extension SceneKey {
  static let contentPriorities: [SceneKey] = [
    pair("hugging", default: 250) {
      $0.tg_hugging
    } set: {
      $0.tg_hugging = $1
    },
    pair("resistance", default: 750) {
      $0.tg_resistance
    } set: {
      $0.tg_resistance = $1
    },
  ]

  private typealias Pair = (horizontal: TGConstraintPriority, vertical: TGConstraintPriority)

  private static func pair(
    _ name: Word, default standard: TGConstraintPriority,
    get: @escaping @Sendable (TGView) -> Pair,
    set: @escaping @Sendable (inout TGView, Pair) -> Void
  ) -> SceneKey {
    parts(
      name, of: TGView.self,
      read: { (value, view, _) throws(TGSceneError) in
        let numbers = try value.numbers(["horizontal", "vertical"])
        set(&view, (TGConstraintPriority(numbers[0]), TGConstraintPriority(numbers[1])))
      },
      clear: { set(&$0, (standard, standard)) },
      write: { view, _, writer in
        let pair = get(view)
        if pair == (standard, standard) { return }
        writer.key(name)
        writer.numbers([pair.horizontal.value, pair.vertical.value])
      })
  }
}

extension TGView {
  /// Whether the content resists otherwise than all content does.
  var hasContentPriorities: Bool {
    self[TGContentPrioritiesKey.self] != TGContentPrioritiesKey.defaultValue
  }
}
