import Tangram

/// An error for frames that differ from those of a layout from scratch.
struct WrongFrames: Error {
  let reason: String

  /// Compares a layout with one that was computed from scratch.
  static func check(_ warm: TGLayout, against cold: TGLayout) throws(WrongFrames) {
    try check(warm.count, "views", against: cold.count)
    for (warm, cold) in zip(warm.entries, cold.entries) {
      guard warm.path == cold.path, warm.frame == cold.frame else {
        throw WrongFrames(reason: "\(cold.frame) at \(cold.path) has become \(warm.frame)")
      }
    }
  }

  /// Compares frames with those of a layout from scratch, in the same order.
  static func check(_ warm: [TGRect], against cold: [TGRect]) throws(WrongFrames) {
    try check(warm.count, "frames", against: cold.count)
    for (warm, cold) in zip(warm, cold) where warm != cold {
      throw WrongFrames(reason: "\(cold) has become \(warm)")
    }
  }

  /// Compares two counts.
  static func check(_ warm: Int, _ things: String, against cold: Int) throws(WrongFrames) {
    guard warm == cold else {
      throw WrongFrames(reason: "\(cold) \(things) have become \(warm)")
    }
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

// MARK: - Checksums

extension [TGRect] {
  /// The sum of the numbers of all frames.
  var checksum: Double { reduce(0) { $0 + $1.checksum } }
}

extension TGLayout {
  /// The sum of the numbers of all frames.
  var checksum: Double { entries.reduce(0) { $0 + $1.frame.checksum } }
}

extension TGRect {
  fileprivate var checksum: Double { minX + minY + width + height }
}
