import TangramCore

// Problems of a path layout.

extension PathRun {
  /// Reports options that are missing or cannot be used in computations.
  func reportUnusableOptions(_ count: Int) {
    if options.curve == nil, count > 0 {
      pass.report(
        "curve",
        .other(
          "is not set, so all children are placed at the top-left corner of the container",
          code: "curve-missing"))
    }
    if options.usableError != options.distanceError {
      let standard = readable(TGPathAlgorithm.standardError)
      pass.report(
        "distanceError",
        .other(
          "is not greater than 0; \(standard) is used "
            + "instead", code: "curve-precision", severity: .error))
    }
    if case .fixed(let distance) = options.spaceType, !distance.isFinite {
      pass.report("spaceType", .notFinite(replacement: 0))
    }
    let setting = options.coordinates
    if !setting.origin.x.isFinite || !setting.origin.y.isFinite {
      pass.report("coordinateSetting.origin", .notFinite(replacement: 0))
    }
    reportUnusable(setting.start, "coordinateSetting.start")
    reportUnusable(setting.end, "coordinateSetting.end")
  }

  private func reportUnusable(_ value: Double?, _ property: String) {
    guard let value else { return }
    if !value.isFinite {
      pass.report(
        property,
        .other("is not a finite number, so it is ignored", code: "not-finite", severity: .error))
    } else if value.magnitude > CurveSampler.farthest {
      pass.report(property, .tooLarge(limit: CurveSampler.farthest))
    }
  }

  /// Reports a curve that does not provide positions for all children.
  func report(_ course: PathCourse, _ walk: CurveWalk) {
    if walk.gaveUp {
      pass.report(
        "curve",
        .other(
          "is too short for the distance between children; the remaining children are placed at its last point",
          code: "curve-too-short"))
    } else if walk.hasEnded {
      pass.report(
        "curve",
        .other(
          "ends before all children are placed; the remaining children are not on the curve",
          code: "curve-undefined"))
    }
    if course.isTooLong {
      pass.report(
        "curve",
        .other(
          "is too long to measure; only its first part is used", code: "curve-too-long"))
    }
  }
}
