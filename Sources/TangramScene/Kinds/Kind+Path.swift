import Tangram

extension ContainerKind {
  static let path = ContainerKind(
    "path", TGPathLayout(), keys: pathKeys,
    references: { node, body in
      if let origin = TGPathLayout(view: TGView(copy node)).originViewID { body(origin) }
    })

  private static let pathKeys: [SceneKey<TGPathLayout>] = [
    .key(
      "curve", "The curve that the children lie on.", .curve, { $0.tg_curve },
      { $0.tg_curve = $1 }, differs: { _ in { $0.tg_curve != nil } }),
    .key(
      "origin", "Where the origin of the curve lies, as fractions of the container: x, y.", .point,
      \.tg_coordinateSetting.origin),
    .key("math", "Whether y grows upwards.", .bool, \.tg_coordinateSetting.isMath),
    .key("reverse", "Whether the axes change places.", .bool, \.tg_coordinateSetting.isReverse),
    .key(
      "start", "Where the variable of the curve begins.", .optional(.number),
      \.tg_coordinateSetting.start),
    .key(
      "end", "Where the variable of the curve ends.", .optional(.number), \.tg_coordinateSetting.end
    ),
    .key(
      "spaceType", "Whether the children share the whole curve, or are so far apart.", .spaceType,
      \.tg_spaceType),
    .key("originView", "The id of the child that lies at the origin.", .view, \.originViewID),
    .key("distanceError", "How exact distances along the curve are.", .number, \.tg_distanceError),
  ]
}

extension SceneValue<TGCurve?> {
  /// A curve that has a name; a curve defined by a function cannot be written.
  fileprivate static let curve = SceneValue(
    schema: TGCurve.schema, read: { (value) throws(TGSceneError) in try TGCurve(value) },
    write: { $0?.write(to: &$1) })
}

// MARK: - Curves

extension TGCurve {
  /// A curve with a name: its kind, its parameters, and a function that creates it from them.
  private struct Form {
    var kind: String
    var name: String
    var numbers: [String]
    /// The equation of the curve in mathematical notation, for the schema.
    var equation: String
    var make: @Sendable ([Double]) -> TGCurve

    init(
      _ kind: String, _ name: String, _ numbers: String..., equation: String,
      make: @escaping @Sendable ([Double]) -> TGCurve
    ) {
      (self.kind, self.name, self.numbers) = (kind, name, numbers)
      (self.equation, self.make) = (equation, make)
    }
  }

  private static let forms: [Form] = [
    Form("rectangular", "line", "m", "b", equation: "y = m·x + b") { .line(m: $0[0], b: $0[1]) },
    Form("rectangular", "parabola", "a", "b", "c", equation: "y = a·x² + b·x + c") {
      .parabola(a: $0[0], b: $0[1], c: $0[2])
    },
    Form(
      "rectangular", "sine", "amplitude", "period", equation: "y = amplitude · sin(2π·x / period)"
    ) { .sine(amplitude: $0[0], period: $0[1]) },
    Form("parametric", "ellipse", "rx", "ry", equation: "(rx·cos t, ry·sin t)") {
      .ellipse(rx: $0[0], ry: $0[1])
    },
    Form("parametric", "cycloid", "r", equation: "(r·(t − sin t), r·(1 − cos t))") {
      .cycloid(r: $0[0])
    },
    Form("polar", "circle", "r", equation: "r at every angle") { .circle(r: $0[0]) },
    Form("polar", "cardioid", "a", equation: "a·(1 + cos θ)") { .cardioid(a: $0[0]) },
    Form("polar", "spiral", "a", "b", equation: "a + b·θ") { .spiral(a: $0[0], b: $0[1]) },
    Form("polar", "rose", "a", "k", equation: "a·cos(k·θ)") { .rose(a: $0[0], k: $0[1]) },
  ]

  /// The name of the curve and its parameters; nil for a curve defined by a function.
  private var named: (name: String, numbers: [Double])? {
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
    default: nil
    }
  }

  private static let kinds: [String] = ["rectangular", "parametric", "polar"]

  fileprivate static let schema = SceneSchema.any(
    of: forms.map { form in
      let keys = form.numbers.map { key in
        (key: key, schema: SceneSchema.number.described("A number in \(form.equation)."))
      }
      return .object(
        [(form.kind, .word(form.name).described("The curve is \(form.equation)."))] + keys,
        required: [form.kind] + form.numbers)
    })

  private static let keys = kinds + Set(forms.flatMap(\.numbers)).sorted()

  fileprivate init(_ value: JSONValue) throws(TGSceneError) {
    let named = try value.object(keys: Self.keys).first { Self.kinds.contains($0.key) }
    guard let named else {
      throw value.error("expected the key `rectangular`, `parametric` or `polar`")
    }
    let name = try named.string()
    let known = Self.forms.filter { $0.kind == named.key }
    guard let form = known.first(where: { $0.name == name }) else {
      throw named.unknownValue(name, known: known.map(\.name))
    }
    _ = try value.object(keys: [form.kind] + form.numbers)
    self = form.make(
      try form.numbers.map { (key) throws(TGSceneError) in try value.required(key).number() })
  }

  /// Appends the curve; writes nothing for a curve defined by a function.
  fileprivate func write(to writer: inout JSONWriter) {
    guard let (name, numbers) = named, let form = Self.forms.first(where: { $0.name == name })
    else { return }
    writer.object { writer in
      writer.member(form.kind, name)
      for (key, number) in zip(form.numbers, numbers) { writer.member(key, number) }
    }
  }
}

// MARK: - Spaces

extension SceneValue<TGPathSpaceType> {
  /// The word `flexed`, or an object with the distance or the number of children.
  static let spaceType = SceneValue(
    schema: .any(
      of: .word("flexed"),
      SceneSchema.object([
        "fixed": .number.described("How far apart the children are along the curve."),
        "count": .count.described("The children lie as if there were so many."),
      ]).withOneKey),
    read: { (value) throws(TGSceneError) in
      guard value.isObject else {
        let word = try value.string()
        if word == "flexed" { return .flexed }
        throw value.error(
          "unknown value `\(word)`; "
            + #"expected `flexed`, {"fixed": distance} or {"count": n}"#)
      }
      var members = try value.object(keys: ["fixed", "count"])
      guard let member = members.next() else {
        throw value.error("expected the key `fixed` or `count`")
      }
      if let second = members.next() {
        throw second.errorOfKey("the space is either fixed or for a count")
      }
      return member.key == "fixed"
        ? .fixed(try member.number()) : .count(try member.wholeNumber())
    },
    write: { spaceType, writer in
      if spaceType == .flexed { return writer.string("flexed") }
      writer.object { writer in
        switch spaceType {
        case .flexed: break
        case .fixed(let distance): writer.member("fixed", distance)
        case .count(let count): writer.member("count") { $0.count(count) }
        }
      }
    })
}
