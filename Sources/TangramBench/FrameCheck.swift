import Tangram

/// An error for results that differ from those of a layout from scratch.
struct WrongFrames: Error {
  let reason: String

  /// Compares results, such as frames, with those of a layout from scratch, in the same order.
  static func check<Value: Equatable>(
    _ warm: [Value], against cold: [Value]
  ) throws(WrongFrames) {
    guard warm.count == cold.count else {
      throw WrongFrames(reason: "\(cold.count) results have become \(warm.count)")
    }
    for (index, (warm, cold)) in zip(warm, cold).enumerated() where warm != cold {
      throw WrongFrames(reason: "result \(index), \(cold), has become \(warm)")
    }
  }

  /// Compares a layout with one from scratch: its frames, and the positions of the views in the tree.
  static func check(_ warm: TGLayout, against cold: TGLayout) throws(WrongFrames) {
    try check(warm.frames, against: cold.frames)
    try check(warm.entries.map(\.path), against: cold.entries.map(\.path))
  }
}

extension Workload {
  /// A layout of a tree by a session that has laid it out in another environment before.
  ///
  /// - Throws: An error if it differs from a layout from scratch.
  func warmLayout(of tree: TGView) throws(WrongFrames) -> TGLayout {
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room(ofPass: 1))
    let layout = session.layout(tree, in: room(ofPass: 0))
    try WrongFrames.check(layout, against: tree.layout(in: room(ofPass: 0)))
    return layout
  }

  /// Checks that the leaf variant does not change any frames, unless it is meant to.
  func checkVariant() throws(WrongFrames) {
    guard !variant.isEmpty, !variant.changesFrames else { return }
    let (varied, plain) = (build(), with(.plain).build())
    let environment = room(ofPass: 0)
    try WrongFrames.check(
      varied.root.layout(in: environment), against: plain.root.layout(in: environment))
  }
}

extension TGLayout {
  /// The frames of all views, parents before children.
  var frames: [TGRect] { entries.map(\.frame) }
}
