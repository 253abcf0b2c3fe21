import Tangram

extension ContainerKind {
  static let path: ContainerKind = {
    var kind = ContainerKind(
      "path", make: { TGPathLayout() }, matches: { TGPathLayout($0) != nil }, keys: pathKeys)
    kind.adopt = { children, view in
      var path = TGPathLayout(taking: &view)
      path.subviews = TGSubviews(children)
      // The child that is named as the origin view is the last one.
      if let origin = path.tg_originView { path.tg_originView = origin }
      view = path.view
    }
    kind.references = { [TGPathLayout(storage: $0.storage).originViewID] }
    return kind
  }()

  private static let pathKeys: [SceneKey] = [
    curve,
    .property("origin", \TGPathLayout.tg_coordinateSetting.origin, default: .zero, .point),
    .property("math", \TGPathLayout.tg_coordinateSetting.isMath, default: false, .bool),
    .property("reverse", \TGPathLayout.tg_coordinateSetting.isReverse, default: false, .bool),
    .property("start", \TGPathLayout.tg_coordinateSetting.start, default: nil, .optionalNumber),
    .property("end", \TGPathLayout.tg_coordinateSetting.end, default: nil, .optionalNumber),
    .property("spaceType", \TGPathLayout.tg_spaceType, default: .flexed, .spaceType),
    .property("originView", \TGPathLayout.originViewID, default: nil, .view),
    .property("distanceError", \TGPathLayout.tg_distanceError, default: 0.5, .number),
  ]

  /// A curve that has a name; one that is a function cannot be written down.
  private static let curve = SceneKey.parts(
    "curve", of: TGPathLayout.self,
    read: { (value, path, _) throws(TGSceneError) in path.tg_curve = try TGCurve(value) },
    clear: { $0.tg_curve = nil },
    write: { path, _ in path.tg_curve?.json })
}

// MARK: - Curves

extension TGCurve {
  /// The curves with a name: of what kind they are, their numbers, and how one is made of those.
  private struct Form {
    var kind: String
    var name: String
    var numbers: [String]
    var make: @Sendable ([Double]) -> TGCurve
  }

  private static let forms: [Form] = [
    Form(kind: "rectangular", name: "line", numbers: ["m", "b"]) { .line(m: $0[0], b: $0[1]) },
    Form(kind: "rectangular", name: "parabola", numbers: ["a", "b", "c"]) {
      .parabola(a: $0[0], b: $0[1], c: $0[2])
    },
    Form(kind: "rectangular", name: "sine", numbers: ["amplitude", "period"]) {
      .sine(amplitude: $0[0], period: $0[1])
    },
    Form(kind: "parametric", name: "ellipse", numbers: ["rx", "ry"]) {
      .ellipse(rx: $0[0], ry: $0[1])
    },
    Form(kind: "parametric", name: "cycloid", numbers: ["r"]) { .cycloid(r: $0[0]) },
    Form(kind: "polar", name: "circle", numbers: ["r"]) { .circle(r: $0[0]) },
    Form(kind: "polar", name: "cardioid", numbers: ["a"]) { .cardioid(a: $0[0]) },
    Form(kind: "polar", name: "spiral", numbers: ["a", "b"]) { .spiral(a: $0[0], b: $0[1]) },
    Form(kind: "polar", name: "rose", numbers: ["a", "k"]) { .rose(a: $0[0], k: $0[1]) },
  ]

  private static let kinds = ["rectangular", "parametric", "polar"]

  fileprivate init(_ value: JSONValue) throws(TGSceneError) {
    let keys = Self.kinds + Set(Self.forms.flatMap(\.numbers)).sorted()
    let named = try value.object(keys: keys).first { Self.kinds.contains($0.key ?? "") }
    guard let named, let kind = named.key else {
      throw value.error("expected the key `rectangular`, `parametric` or `polar`")
    }
    let name = try named.string()
    let known = Self.forms.filter { $0.kind == kind }
    guard let form = known.first(where: { $0.name == name }) else {
      throw named.unknownValue(name, known: known.map(\.name))
    }
    _ = try value.object(keys: [kind] + form.numbers)
    var numbers: [Double] = []
    for key in form.numbers { numbers.append(try value.required(key).number()) }
    self = form.make(numbers)
  }

  /// The curve as it is written; nil for a function.
  fileprivate var json: JSON? {
    switch self {
    case .line(let m, let b): json("line", m, b)
    case .parabola(let a, let b, let c): json("parabola", a, b, c)
    case .sine(let amplitude, let period): json("sine", amplitude, period)
    case .ellipse(let rx, let ry): json("ellipse", rx, ry)
    case .cycloid(let r): json("cycloid", r)
    case .circle(let r): json("circle", r)
    case .cardioid(let a): json("cardioid", a)
    case .spiral(let a, let b): json("spiral", a, b)
    case .rose(let a, let k): json("rose", a, k)
    case .rectangular, .parametric, .polar: nil
    }
  }

  private func json(_ name: String, _ numbers: Double...) -> JSON? {
    guard let form = Self.forms.first(where: { $0.name == name }) else { return nil }
    let members = zip(form.numbers, numbers).map { JSONMember($0, .number($1)) }
    return .object([JSONMember(form.kind, .string(name))] + members)
  }
}

// MARK: - Codecs

extension SceneCodec<TGPoint> {
  static let point = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in
      let numbers = try value.numbers("x", "y")
      return TGPoint(x: numbers[0], y: numbers[1])
    },
    encode: { point, _ in .numbers(point.x, point.y) })
}

extension SceneCodec<Double?> {
  static let optionalNumber = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in try value.number() },
    encode: { number, _ in number.map(JSON.number) })
}

extension SceneCodec<TGPathSpaceType> {
  /// The word `flexed`, or an object with the distance or the number of children.
  static let spaceType = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in
      guard value.isObject else {
        let word = try value.string()
        if word == "flexed" { return .flexed }
        throw value.error(
          "unknown value `\(word)`; "
            + #"expected `flexed`, {"fixed": distance} or {"count": n}"#)
      }
      let members = try value.object(keys: ["fixed", "count"])
      guard let member = members.first(where: { _ in true }) else {
        throw value.error("expected the key `fixed` or `count`")
      }
      if let second = members.dropFirst().first(where: { _ in true }) {
        throw second.error("the space is either fixed or for a count")
      }
      return member.key == "fixed"
        ? .fixed(try member.number()) : .count(try member.wholeNumber())
    },
    encode: { spaceType, _ in
      switch spaceType {
      case .flexed: .string("flexed")
      case .fixed(let distance): .object([JSONMember("fixed", .number(distance))])
      case .count(let count): .object([JSONMember("count", .number(Double(count)))])
      }
    })
}
