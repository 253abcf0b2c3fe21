// Whether children lie side by side, where the container promises that they do.

extension ContainerContent {
  /// Whether the container promises that children do not overlap, for what it and they say.
  var keepsChildrenApart: Bool {
    let settings = container.settings
    guard container.traits.keepsChildrenApart, settings.horizontalSpace >= 0,
      settings.verticalSpace >= 0, view.node.layoutTransform.isIdentity
    else { return false }
    return children.allSatisfy { !$0.place.node.isTransformed && !isMoved($0) }
  }

  /// Whether a child is moved away from its place in the line.
  private func isMoved(_ child: SearchedView) -> Bool {
    TGAttribute.allCases.contains { attribute in
      if attribute.isSize || attribute.isPhysical { return false }
      let value = child.value(of: attribute)
      switch value.kind {
      case .none: return child.node.addend(of: attribute) != 0
      case .number:
        let isCenter = attribute == .centerX || attribute == .centerY
        return value.number + child.node.addend(of: attribute) < 0
          || isCenter && value.number != 0
      default: return true
      }
    }
  }

  /// Children that overlap one that comes before them from left to right.
  var overlaps: [(TGDiagnostic.Problem, frame: Int)] {
    var sweep = OverlapSweep(noise: environment.snapping == .sizes ? pixel : 1e-6)
    let ordered = children.indices.filter { !tree.frames[children[$0].frame].isEmpty }
      .sorted { tree.frames[children[$0].frame].minX < tree.frames[children[$1].frame].minX }
    var found: [(TGDiagnostic.Problem, frame: Int)] = []
    for child in ordered {
      let frame = tree.frames[children[child].frame]
      guard let other = sweep.add(child, frame) else { continue }
      let name = tree.label(children[other.id].place)
      found.append((.overlap(frame.overlap(with: other.frame), with: name), children[child].frame))
    }
    return found
  }

  /// Children with a gap of a pixel or less after them in a line that has no gaps.
  var pixelGaps: [(TGDiagnostic.Problem, frame: Int)] {
    guard let axis = container.traits.mainAxis else { return [] }
    let settings = container.settings
    let space = axis == .horizontal ? settings.horizontalSpace : settings.verticalSpace
    let gravity = settings.gravity.alignment(axis, isRightToLeft: environment.isRightToLeft)
    guard space == 0, [.none, .start, .center, .end].contains(gravity) else { return [] }
    guard children.allSatisfy({ hasNoMargins($0, axis) }) else { return [] }
    let ordered = children.sorted {
      tree.frames[$0.frame].origin[axis] < tree.frames[$1.frame].origin[axis]
    }
    var found: [(TGDiagnostic.Problem, frame: Int)] = []
    for (child, next) in zip(ordered, ordered.dropFirst()) {
      let frame = tree.frames[child.frame]
      let gap = tree.frames[next.frame].origin[axis] - frame.origin[axis] - frame.size[axis]
      if gap > 1e-6, gap <= pixel {
        found.append((.pixelGap(gap, before: tree.label(next.place)), child.frame))
      }
    }
    return found
  }

  private func hasNoMargins(_ child: SearchedView, _ axis: TGAxis) -> Bool {
    [axis.startAttribute, axis.endAttribute].allSatisfy {
      let value = child.value(of: $0)
      return (value.kind == .none || value.kind == .number && value.number == 0)
        && child.node.addend(of: $0) == 0
    }
  }
}

/// A sweep from left to right over rectangles, which finds those that overlap an earlier one.
private struct OverlapSweep {
  let noise: Double
  /// From top to bottom, none reaching down to the next one; some are on the left of the sweep.
  private var active: [(id: Int, frame: TGRect)] = []

  init(noise: Double) { self.noise = noise }

  /// Adds a rectangle that begins where the last one did, or further right.
  ///
  /// - Returns: An earlier one that it overlaps; then it is not added.
  mutating func add(_ id: Int, _ frame: TGRect) -> (id: Int, frame: TGRect)? {
    let place = firstPlace(below: frame.minY + noise)
    while place < active.count, active[place].frame.minY < frame.maxY - noise {
      if active[place].frame.maxX > frame.minX + noise { return active[place] }
      active.remove(at: place)
    }
    active.insert((id, frame), at: place)
    return nil
  }

  /// The first rectangle that reaches below a line.
  private func firstPlace(below line: Double) -> Int {
    var (low, high) = (0, active.count)
    while low < high {
      let middle = (low + high) / 2
      if active[middle].frame.maxY > line { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TGRect {
  fileprivate var isEmpty: Bool { !(width > 0 && height > 0) }

  /// How far one of two rectangles would have to be moved for them not to overlap.
  fileprivate func overlap(with other: TGRect) -> Double {
    let across = min(maxX, other.maxX) - max(minX, other.minX)
    return min(across, min(maxY, other.maxY) - max(minY, other.minY))
  }
}
