// Overloads that describe curves with integers, for use with `Int` variables.

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
