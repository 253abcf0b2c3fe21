import TangramResults

extension TGLayout {
  /// Returns violations of the guarantees that every layout gives about frames.
  ///
  /// Frames are finite and have no negative extents. Views that overflow their container are
  /// reported, and so are children that overlap in a container that keeps them apart, such as a
  /// linear layout without negative gaps and margins. With ``/TangramValues/TGSnapping/edges``, all edges are on
  /// the pixel grid, and there is no gap between children that touch.
  ///
  ///     #expect(layout.validate().isEmpty)
  ///
  /// `diagnostics` reports problems of the tree. A layout that overflows is reported by both.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of views.
  public func validate() -> [TGDiagnostic] {
    let limit = environment.limits.diagnostics
    var validation = Validation(log: DiagnosticLog(maximumKept: limit))
    tree.forEachView { validation.check($0) }
    return validation.log.diagnostics(of: tree)
  }
}

/// A check of the frames of a layout against the guarantees of every layout.
private struct Validation {
  var log: DiagnosticLog

  mutating func check(_ view: SearchedView) {
    let frame = view.place.rectangle
    let sum = frame.minX + frame.minY + frame.width + frame.height
    if !sum.isFinite || frame.width < 0 || frame.height < 0 {
      let problem = TGDiagnostic.Kind.other(
        "contains a number that is not finite, or a negative size", code: "broken-frame",
        severity: .error)
      log.note(problem, "frame", of: view.frame)
    }
    guard view.isSeen else { return }
    if view.environment.snapping == .edges, view.isLaidOut { checkGrid(view) }
    if let content = view.ownContainer.flatMap({ ContainerContent(view, $0) }) {
      check(content, of: view)
    }
  }

  private mutating func checkGrid(_ view: SearchedView) {
    let frame = view.place.rectangle
    for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
      let pixels = edge * view.environment.scale
      // A number has 53 significant bits, and the rounding errors beyond them are not reported.
      let tolerance = max(1e-6, pixels.magnitude * 1e-12)
      if pixels.isFinite, (pixels - pixels.rounded()).magnitude > tolerance {
        let message = "has an edge at \(readable(edge)), which is not a pixel boundary"
        return log.note(.other(message, code: "off-grid"), "frame", of: view.frame)
      }
    }
  }

  private mutating func check(_ content: ContainerContent, of view: SearchedView) {
    // `diagnostics` reports the same problem.
    for axis in TGAxis.allCases {
      if let (overflow, _) = content.overflow(axis) {
        log.note(overflow, axis.sizeAttribute.name, of: view.frame)
      }
    }
    guard content.keepsChildrenApart else { return }
    for (problem, child) in content.overlaps { log.note(problem, "frame", of: child) }
    if view.environment.snapping == .off { return }
    for (problem, child) in content.pixelGaps { log.note(problem, "frame", of: child) }
  }
}
