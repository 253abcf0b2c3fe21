import Tangram

/// Laws of containers that behave the same along both axes and in both reading directions.
public enum SymmetryLaw: String, CaseIterable, Sendable {
  /// A tree with the axes exchanged has frames with the axes exchanged.
  case transposed
  /// A right-to-left layout is the mirror image of the left-to-right one.
  case mirrored
  /// Edges that coincide still coincide when they are snapped to the pixel grid.
  case tiled

  /// Describes how the trees of a seed violate the law; nil if they satisfy it.
  public func violation(seed: UInt64) -> String? {
    for features in self.features {
      if let violation = violation(features, seed: seed) { return "\(features), \(violation)" }
    }
    return nil
  }

  private var features: [RandomTree.Features] {
    switch self {
    case .transposed, .mirrored: [.lines, .stacks, .flow, .relative, .flex, .grid]
    // In the other kinds, nested containers are snapped before their parents use their sizes, which moves
    // edges.
    case .tiled: [.flow, .relative, .flex, .grid]
    }
  }

  private func violation(_ features: RandomTree.Features, seed: UInt64) -> String? {
    let tree = RandomTree.tree(features, seed: seed)
    let room = TGSize(width: 320, height: 480)
    switch self {
    case .transposed:
      let turned = RandomTree.tree(features, seed: seed, transposed: true)
      let layout = tree.layout(in: TGEnvironment(size: room, scale: 1024))
      let other = turned.layout(in: TGEnvironment(size: room.transposed, scale: 1024))
      // A layout that does not settle stops at a different state when transposed, because widths are
      // solved first.
      if (layout.diagnostics + other.diagnostics).contains(where: { $0.problem == .unsettled }) {
        return nil
      }
      let expected = other.entries.map(\.frame.transposed)
      let place = pairs(layout.entries.map(\.frame), expected).enumerated()
        .first { !isClose([$1.0], [$1.1]) }
      return place.map { "view \($0.offset) is \($0.element.0) beside \($0.element.1)" }
    case .mirrored: return mirrored(tree, room)
    case .tiled: return tiled(tree, room, roundsShares: features == .flow || features == .relative)
    }
  }

  private func mirrored(_ tree: TGView, _ room: TGSize) -> String? {
    let left = tree.layout(in: TGEnvironment(size: room, scale: 1024))
    let right = tree.layout(in: TGEnvironment(size: room, scale: 1024, isRightToLeft: true))
    for (one, other) in pairs(left.entries, right.entries) {
      // A negative extent is clamped to 0 first and then mirrored about its start.
      guard let parent = one.path.isEmpty ? nil : left[path: one.path.dropLast()],
        parent.width > 0, one.frame.width > 0
      else { continue }
      var expected = one.frame
      expected.origin.x = parent.width - expected.maxX
      if !isClose([expected], [other.frame]) {
        return "\(one.path) is \(other.frame) instead of \(expected)"
      }
    }
    return nil
  }

  /// - Parameter roundsShares: Whether the containers round shares of their space, which moves views.
  private func tiled(_ tree: TGView, _ room: TGSize, roundsShares: Bool) -> String? {
    let exact = tree.layout(in: TGEnvironment(size: room, snapping: .off)).entries.dropFirst()
    let snapped = tree.layout(in: TGEnvironment(size: room)).entries.dropFirst()
    let frames = Array(pairs(exact.map(\.frame), snapped.map(\.frame)))
    for axis in TGAxis.allCases {
      let areWhole = frames.allSatisfy { $0.0.size[axis] == $0.0.size[axis].rounded() }
      if roundsShares, !areWhole { continue }
      for one in frames {
        for other in frames where abs(one.0.far(axis) - other.0.origin[axis]) < 1e-9 {
          if abs(one.1.far(axis) - other.1.origin[axis]) < 1e-9 { continue }
          return "\(one.1) and \(other.1) do not meet as \(one.0) and \(other.0) do"
        }
      }
    }
    return nil
  }
}

extension TGRect {
  fileprivate func far(_ axis: TGAxis) -> Double { origin[axis] + size[axis] }
}
