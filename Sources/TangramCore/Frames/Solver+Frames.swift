// The frames of solved boxes, on the pixel grid.

extension Solver {
  /// Returns the frame of a child that is excluded from the layout: its previous frame, unless the
  /// container places the child anyway.
  func frameOfAbsent(_ box: Int) -> TGRect {
    guard boxes[box].isPlacedThoughAbsent else { return keptFrame(of: box) }
    let frame = snappedFrame(of: box)
    return boxes[box].collapses ? TGRect(origin: frame.center, size: .zero) : frame
  }

  func snappedFrame(of index: Int) -> TGRect {
    let box = boxes[index]
    if box.keepsFrame { return keptFrame(of: index) }
    var frame = grid.snapped(box.unsnapped)
    if grid.snapping == .sizes, box.container < 0 {
      frame.size.width = box.x.extent > 0 ? grid.round(box.x.extent) : 0
      frame.size.height = box.y.extent > 0 ? grid.round(box.y.extent) : 0
    }
    return bounded(frame, of: index)
  }

  /// Returns a frame with valid numbers; invalid numbers are reported and replaced.
  func bounded(_ frame: TGRect, of box: Int) -> TGRect {
    let sum =
      frame.origin.x.magnitude + frame.origin.y.magnitude + frame.size.width + frame.size.height
    if sum <= PixelGrid.limit { return frame }
    guard sum.isFinite else {
      plan.report(box, "frame", .notFinite(replacement: 0))
      return .zero
    }
    let limit = PixelGrid.limit
    plan.report(box, "frame", .tooLarge(limit: limit))
    return TGRect(
      x: max(-limit, min(frame.minX, limit)), y: max(-limit, min(frame.minY, limit)),
      width: min(frame.width, limit), height: min(frame.height, limit))
  }

  /// Returns the frame of a child that is not placed, which is its previous frame.
  ///
  /// If the child is a container, it still finds its own size where it wraps, unless it is
  /// excluded.
  private func keptFrame(of index: Int) -> TGRect {
    let box = boxes[index]
    var frame = plan.givenFrame(ofBox: index)
    if box.collapses { frame = TGRect(origin: frame.center, size: .zero) }
    if box.container >= 0, !box.isExcluded {
      let container = containers[Int(box.container)]
      let size = measure(Int(box.container), given: frame.size)
      if container.x.wraps { frame.size.width = size.width }
      if container.y.wraps { frame.size.height = size.height }
    }
    if frame.size.width < 0 || frame.size.height < 0 {
      plan.report(index, "frame", .negative(min(frame.size.width, frame.size.height)))
      frame.size = TGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    }
    return frame
  }
}

// MARK: - Views in containers below others

extension Solver {
  /// Returns the frame of a view in the coordinates of a container above it, for a size of that
  /// container.
  ///
  /// The containers on the way are solved for the sizes that follow from it.
  ///
  /// - Parameters:
  ///   - path: The boxes from a child of the container down to the view.
  ///   - container: The container.
  ///   - size: The size of the container.
  /// - Returns: Nil if a box on the path is gone, or if the containers cannot be solved now.
  func frame(of path: [Int], in container: Int, sized size: TGSize) -> TGRect? {
    var (index, size, origin) = (container, size, TGPoint.zero)
    for box in path {
      guard index >= 0, !boxes[box].isGone else { return nil }
      let solved = place(index, given: size)
      if isStretched(index, size, solved) {
        solveStretched(index, size, solved) { place($0, given: $1) }
      }
      if isPostponing { return nil }
      let isAbsent = boxes[box].isExcluded
      let frame = isAbsent ? frameOfAbsent(box) : snappedFrame(of: box)
      origin = origin + frame.origin
      (size, index) = (frame.size, Int(boxes[box].container))
    }
    return TGRect(origin: origin, size: size)
  }
}
