import TangramCore

// Problems of a path layout.

extension PathRun {
  /// Reports options that are missing or cannot be used in computations.
  func reportUnusableOptions(_ count: Int) {
    if options.curve == nil, count > 0 {
      report(
        "curve", code: "curve-missing",
        "is not set, so all children are placed at the top-left corner of the container")
    }
    if options.usableError != options.distanceError {
      report(
        "distanceError", code: "curve-precision",
        "is not greater than 0; \(TGPathAlgorithm.standardError) is used instead", .error)
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
      report(property, code: "not-finite", "is not a finite number, so it is ignored", .error)
    } else if value.magnitude > CurveSampler.farthest {
      pass.report(property, .tooLarge(limit: CurveSampler.farthest))
    }
  }

  /// Reports a curve that does not provide positions for all children.
  func report(_ course: PathCourse, _ walk: CurveWalk) {
    if walk.gaveUp {
      report(
        "curve", code: "curve-too-short",
        "is too short for the distance between children; the remaining children are placed at its last point"
      )
    } else if walk.hasEnded {
      report(
        "curve", code: "curve-undefined",
        "ends before all children are placed; the remaining children are not on the curve")
    }
    if course.isTooLong {
      report("curve", code: "curve-too-long", "is too long to measure; only its first part is used")
    }
  }

  private func report(
    _ property: String, code: TGDiagnostic.Code, _ text: String,
    _ severity: TGDiagnostic.Severity = .warning
  ) {
    pass.report(property, .other(text, code: code, severity: severity))
  }
}
