import TangramCore

/// A curve in a plane.
///
/// Named curves keep their parameters, so that they can be encoded and decoded; any other curve is a
/// function of one of three kinds. A function may return nil where the curve is undefined.
///
///     path.tg_curve = .sine(amplitude: 30, period: 200)
///     path.tg_curve = .polar { angle in 100 - 10 * angle }
public enum TGCurve: Sendable {
  /// The points where y = m·x + b.
  case line(m: Double, b: Double)
  /// The points where y = a·x² + b·x + c.
  case parabola(a: Double, b: Double, c: Double)
  /// The points where y = amplitude · sin(2π·x / period).
  case sine(amplitude: Double, period: Double)
  /// The points (rx·cos t, ry·sin t), with t an angle.
  case ellipse(rx: Double, ry: Double)
  /// The points (r·(t − sin t), r·(1 − cos t)), with t an angle.
  case cycloid(r: Double)
  /// The points at a distance r from the origin.
  case circle(r: Double)
  /// The points at the distance a·(1 + cos θ) from the origin, for the angle θ.
  case cardioid(a: Double)
  /// The points at the distance a + b·θ from the origin, for the angle θ.
  case spiral(a: Double, b: Double)
  /// The points at the distance a·cos(k·θ) from the origin, for the angle θ.
  case rose(a: Double, k: Double)
  /// A function from x to y, evaluated at steps of one point.
  case rectangular(@Sendable (Double) -> Double?)
  /// A function from a variable to a point, evaluated at steps of 1; an angle is best given in degrees.
  case parametric(@Sendable (Double) -> TGPoint?)
  /// A function from an angle to a distance from the origin, evaluated at steps of one degree.
  case polar(@Sendable (TGRadian) -> Double?)
}

extension TGCurve {
  /// Whether the curve is a function from an angle to a distance.
  var isPolar: Bool { polarEquation != nil }

  /// Whether the curve's variable is an angle, which is specified in radians but walked in degrees.
  var usesDegrees: Bool {
    switch self {
    case .ellipse, .cycloid: true
    default: isPolar
    }
  }

  /// Whether both are the same named curve; two functions cannot be compared.
  func isKnown(toBe other: TGCurve?) -> Bool {
    switch (self, other) {
    case (.line(let m, let b), .line(let n, let c)): m == n && b == c
    case (.parabola(let a, let b, let c), .parabola(let d, let e, let f)):
      a == d && b == e && c == f
    case (.sine(let a, let b), .sine(let c, let d)): a == c && b == d
    case (.ellipse(let a, let b), .ellipse(let c, let d)): a == c && b == d
    case (.cycloid(let r), .cycloid(let s)): r == s
    case (.circle(let r), .circle(let s)): r == s
    case (.cardioid(let a), .cardioid(let b)): a == b
    case (.spiral(let a, let b), .spiral(let c, let d)): a == c && b == d
    case (.rose(let a, let b), .rose(let c, let d)): a == c && b == d
    default: false
    }
  }
}

// MARK: - Equations

extension TGCurve {
  /// The function of a rectangular curve; nil for other kinds of curves.
  var rectangularEquation: (@Sendable (Double) -> Double?)? {
    switch self {
    case .line(let m, let b): { m * $0 + b }
    case .parabola(let a, let b, let c): { a * $0 * $0 + b * $0 + c }
    case .sine(let amplitude, let period): { amplitude * sineOf(2 * .pi * $0 / period) }
    case .rectangular(let equation): equation
    default: nil
    }
  }

  /// The function of a parametric curve; nil for other kinds of curves.
  ///
  /// Its variable increases in steps of 1; for named curves it is in degrees.
  var parametricEquation: (@Sendable (Double) -> TGPoint?)? {
    switch self {
    case .ellipse(let rx, let ry):
      { degrees in
        let t = degrees * .pi / 180
        return TGPoint(x: rx * cosineOf(t), y: ry * sineOf(t))
      }
    case .cycloid(let r):
      { degrees in
        let t = degrees * .pi / 180
        return TGPoint(x: r * (t - sineOf(t)), y: r * (1 - cosineOf(t)))
      }
    case .parametric(let equation): equation
    default: nil
    }
  }

  /// The function of a polar curve; nil for other kinds of curves.
  var polarEquation: (@Sendable (TGRadian) -> Double?)? {
    switch self {
    case .circle(let r): { _ in r }
    case .cardioid(let a): { a * (1 + cosineOf($0.value)) }
    case .spiral(let a, let b): { a + b * $0.value }
    case .rose(let a, let k): { a * cosineOf(k * $0.value) }
    case .polar(let equation): equation
    default: nil
    }
  }

  /// The curve as a function from the variable of the walk to a point.
  ///
  /// The x of the point is along the first axis of the curve's coordinate system. It is one function for
  /// all kinds of curves, so that a walk evaluates each point with a single call.
  var pointEquation: @Sendable (Double) -> TGPoint? {
    if let rectangular = rectangularEquation {
      return { x in rectangular(x).map { TGPoint(x: x, y: $0) } }
    }
    if let parametric = parametricEquation { return parametric }
    guard let polar = polarEquation else { return { _ in nil } }
    return { degrees in
      let angle = TGRadian(angle: degrees)
      return polar(angle).map {
        TGPoint(x: $0 * cosineOf(angle.value), y: $0 * sineOf(angle.value))
      }
    }
  }
}

// MARK: - For variables of type Int

extension TGCurve {
  /// The line y = m·x + b.
  public static func line(m: Int, b: Int) -> TGCurve { .line(m: Double(m), b: Double(b)) }

  /// The ellipse (rx·cos t, ry·sin t).
  public static func ellipse(rx: Int, ry: Int) -> TGCurve {
    .ellipse(rx: Double(rx), ry: Double(ry))
  }

  /// The cycloid of a wheel.
  public static func cycloid(r: Int) -> TGCurve { .cycloid(r: Double(r)) }

  /// The circle with a radius.
  public static func circle(r: Int) -> TGCurve { .circle(r: Double(r)) }

  /// The cardioid r = a·(1 + cos θ).
  public static func cardioid(a: Int) -> TGCurve { .cardioid(a: Double(a)) }

  /// The spiral r = a + b·θ.
  public static func spiral(a: Int, b: Int) -> TGCurve { .spiral(a: Double(a), b: Double(b)) }

  /// The rose r = a·cos(k·θ).
  public static func rose(a: Int, k: Int) -> TGCurve { .rose(a: Double(a), k: Double(k)) }
}
