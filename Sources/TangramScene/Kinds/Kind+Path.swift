import Tangram

extension ContainerKind {
  static let path = ContainerKind(
    "path", TGPathLayout(),
    keys: [
      .key(
        "curve", "The curve that the children lie on.", .curve, { $0.tg_curve },
        { $0.tg_curve = $1 }),
      .key(
        "origin", "Where the origin of the curve lies, as fractions of the container: x, y.",
        .point, \.tg_coordinateSetting.origin),
      .key("math", "Whether y grows upwards.", .bool, \.tg_coordinateSetting.isMath),
      .key("reverse", "Whether the axes change places.", .bool, \.tg_coordinateSetting.isReverse),
      .key(
        "start", "Where the variable of the curve begins.", .optional(.number),
        \.tg_coordinateSetting.start),
      .key(
        "end", "Where the variable of the curve ends.", .optional(.number),
        \.tg_coordinateSetting.end),
      .key(
        "spaceType", "Whether the children share the whole curve, or are so far apart.", .spaceType,
        \.tg_spaceType),
      .key("originView", "The id of the child that lies at the origin.", .view, \.originViewID),
      .key(
        "distanceError", "How exact distances along the curve are.", .number, \.tg_distanceError),
    ],
    references: { node, body in
      if let origin = TGPathLayout(view: TGView(copy node)).originViewID { body(origin) }
    })
}

// MARK: - Curves

/// A named curve: its keys, and how it is created from its numbers.
private struct CurveForm: Sendable {
  let kind: String
  let name: String
  let keys: [String]
  /// The equation of the curve in mathematical notation, for the schema.
  let equation: String
  let make: @Sendable ([Double]) -> TGCurve

  init(
    _ kind: String, _ name: String, _ keys: String..., equation: String,
    make: @escaping @Sendable ([Double]) -> TGCurve
  ) {
    (self.kind, self.name, self.keys) = (kind, name, keys)
    (self.equation, self.make) = (equation, make)
  }

  static let all = [
    CurveForm("rectangular", "line", "m", "b", equation: "y = m·x + b") {
      .line(m: $0[0], b: $0[1])
    },
    CurveForm("rectangular", "parabola", "a", "b", "c", equation: "y = a·x² + b·x + c") {
      .parabola(a: $0[0], b: $0[1], c: $0[2])
    },
    CurveForm(
      "rectangular", "sine", "amplitude", "period", equation: "y = amplitude · sin(2π·x / period)"
    ) { .sine(amplitude: $0[0], period: $0[1]) },
    CurveForm("parametric", "ellipse", "rx", "ry", equation: "(rx·cos t, ry·sin t)") {
      .ellipse(rx: $0[0], ry: $0[1])
    },
    CurveForm("parametric", "cycloid", "r", equation: "(r·(t − sin t), r·(1 − cos t))") {
      .cycloid(r: $0[0])
    },
    CurveForm("polar", "circle", "r", equation: "r at every angle") { .circle(r: $0[0]) },
    CurveForm("polar", "cardioid", "a", equation: "a·(1 + cos θ)") { .cardioid(a: $0[0]) },
    CurveForm("polar", "spiral", "a", "b", equation: "a + b·θ") { .spiral(a: $0[0], b: $0[1]) },
    CurveForm("polar", "rose", "a", "k", equation: "a·cos(k·θ)") { .rose(a: $0[0], k: $0[1]) },
  ]

  static let kinds: [String] = ["rectangular", "parametric", "polar"]

  var schema: SceneSchema {
    let keys = keys.map { key in
      (key: key, schema: SceneSchema.number.described("A number in \(equation)."))
    }
    return .object(
      [(kind, .word(name).described("The curve is \(equation)."))] + keys,
      required: [kind] + keys.map(\.key))
  }
}

extension TGCurve {
  /// The name of the curve, and its numbers in the order of its keys; nil for a function.
  fileprivate var parts: (name: String, numbers: [Double])? {
    switch self {
    case .line(let m, let b): ("line", [m, b])
    case .parabola(let a, let b, let c): ("parabola", [a, b, c])
    case .sine(let amplitude, let period): ("sine", [amplitude, period])
    case .ellipse(let rx, let ry): ("ellipse", [rx, ry])
    case .cycloid(let r): ("cycloid", [r])
    case .circle(let r): ("circle", [r])
    case .cardioid(let a): ("cardioid", [a])
    case .spiral(let a, let b): ("spiral", [a, b])
    case .rose(let a, let k): ("rose", [a, k])
    case .rectangular, .parametric, .polar: nil
    }
  }
}

extension SceneValue<TGCurve?> {
  /// A curve that has a name; a curve defined by a function cannot be written.
  fileprivate static let curve = FunctionValue<TGCurve?>(
    schema: .any(of: CurveForm.all.map(\.schema)),
    read: { (value, _) throws(TGSceneError) in
      let named = try value.object(keys: keys).first { CurveForm.kinds.contains($0.key) }
      guard let named else {
        throw value.error("expected the key `rectangular`, `parametric` or `polar`")
      }
      let name = try named.string()
      let known = CurveForm.all.filter { $0.kind == named.key }
      guard let form = known.first(where: { $0.name == name }) else {
        throw named.unknownValue(known: known.map(\.name))
      }
      _ = try value.object(keys: [form.kind] + form.keys)
      return form.make(
        try form.keys.map { (key) throws(TGSceneError) in try value.required(key).number() })
    },
    write: { curve, writer in
      guard let (name, numbers) = curve?.parts,
        let form = CurveForm.all.first(where: { $0.name == name })
      else { return }
      writer.object { writer in
        writer.member(form.kind, name)
        for (key, number) in zip(form.keys, numbers) { writer.member(key, number) }
      }
    })

  private static let keys = CurveForm.kinds + Set(CurveForm.all.flatMap(\.keys)).sorted()
}

// MARK: - Spaces

extension SceneValue<TGPathSpaceType> {
  /// The word `flexed`, or an object with the distance or the number of children.
  static let spaceType = FunctionValue<TGPathSpaceType>(
    schema: .any(
      of: .word("flexed"),
      SceneSchema.object([
        ("fixed", .number.described("How far apart the children are along the curve.")),
        ("count", .count.described("The children lie as if there were so many.")),
      ]).with("minProperties", .number(1)).with("maxProperties", .number(1))),
    read: { (value, _) throws(TGSceneError) in
      if value.stringIfAny == "flexed" { return .flexed }
      guard value.isObject else {
        throw value.unknownValue(expected: #"`flexed`, {"fixed": distance} or {"count": n}"#)
      }
      var members = try value.object(keys: ["fixed", "count"])
      guard let member = members.next() else {
        throw value.error("expected the key `fixed` or `count`")
      }
      if let second = members.next() {
        throw second.errorOfKey("the space is either fixed or for a count")
      }
      return member.key == "fixed" ? .fixed(try member.number()) : .count(try member.wholeNumber())
    },
    write: { spaceType, writer in
      switch spaceType {
      case .flexed: writer.string("flexed")
      case .fixed(let distance): writer.object { $0.member("fixed", distance) }
      case .count(let count): writer.object { $0.member("count") { $0.count(count) } }
      }
    })
}
