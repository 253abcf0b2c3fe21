import TangramCore

extension SceneKey {
  /// Width and height.
  static let sizes: [SceneKey] = ([.width, .height] as [TGAttribute]).map(size)

  private static func size(_ attribute: TGAttribute) -> SceneKey {
    let name = attribute.word
    return SceneKey(
      name, about: .sizes,
      read: { (value, view, names) throws(TGSceneError) in
        if let points = value.numberIfAny { return view.set(attribute, to: points) }
        try view.size(attribute).read(value, names)
      },
      clear: { view, _ in view.size(attribute).clear() },
      write: { view, labels, writer in
        if let points = view.number(of: attribute) { return writer.member(name, points) }
        Descriptor(attribute, of: view)?.write(name, labels, &writer)
      })
  }
}

extension TGView {
  /// The handle on a size that is about to be changed.
  fileprivate mutating func size(_ attribute: TGAttribute) -> TGLayoutSize {
    TGLayoutSize(live: liveNode(), attribute: attribute)
  }
}

// MARK: - Reading

extension TGLayoutSize {
  /// Replaces the whole size.
  fileprivate func read(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) {
    clear()
    guard value.isObject else {
      set(try sizeValue(value, names), increment: 0, multiple: 1)
      return
    }
    let members = try value.object(keys: Self.keys)
    let equal = try value["equal"].map { (value) throws(TGSceneError) in
      try sizeValue(value, names)
    }
    let increment = try value["increment"]?.number() ?? 0
    set(equal, increment: increment, multiple: try value["multiple"]?.number() ?? 1)
    for member in members {
      if member.key == "min" { try readBound(member, names, number: min, anchor: min, share: min) }
      if member.key == "max" { try readBound(member, names, number: max, anchor: max, share: max) }
    }
  }

  private static let keys: [Word] = ["equal", "increment", "multiple", "min", "max"]
  private static let keysOfBound: [Word] = ["equal", "increment", "multiple"]

  private func set(_ value: TGSizeValue?, increment: Double, multiple: Double) {
    switch value {
    case .number(let points): equal(points, increment: increment, multiple: multiple)
    case .weight(let weight): equal(weight, increment: increment, multiple: multiple)
    case .wrap: equal(.wrap, increment: increment, multiple: multiple)
    case .fill: equal(.fill, increment: increment, multiple: multiple)
    case .anchor(let anchor): equal(anchor, increment: increment, multiple: multiple)
    case .anchors(let anchors): equal(anchors, increment: increment, multiple: multiple)
    case nil: equal(nil, increment: increment, multiple: multiple)
    }
  }

  /// The sizes that have a name.
  private static let named: Choices<TGSizeValue> = [
    "wrap": .wrap, "fill": .fill, "average": .weight(TGWeight(100)),
  ]

  private func sizeValue(
    _ value: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) -> TGSizeValue {
    if let points = value.numberIfAny { return .number(points) }
    if let word = value.wordIfAny, let named = Self.named[word] { return named }
    if let text = value.stringIfAny {
      if let weight = References.weight(text) { return .weight(weight) }
      if let anchor = try References.anchor(text, isSize: true, at: value, names) {
        return .anchor(anchor)
      }
      throw value.unknownValue(
        text, known: Self.named.names,
        expected:
          "\(JSONValue.list(Self.named.names)), a weight like `20%` or \(References.example(true))")
    }
    guard value.isArray else { throw value.expected("a size") }
    return .anchors(try References.list(value, isSize: true, names))
  }

  /// Reads a bound and sets it with the method for its kind.
  private func readBound(
    _ value: JSONValue, _ names: SceneNames,
    number setNumber: (Double, Double, Double) -> TGLayoutSize,
    anchor setAnchor: (TGAnchor, Double, Double) -> TGLayoutSize,
    share setShare: (TGWeight) -> TGLayoutSize
  ) throws(TGSceneError) {
    var equal = value
    var increment = 0.0
    var multiple = 1.0
    if value.isObject {
      _ = try value.object(keys: Self.keysOfBound)
      equal = try value.required("equal")
      increment = try value["increment"]?.number() ?? 0
      multiple = try value["multiple"]?.number() ?? 1
    }
    if let points = equal.numberIfAny {
      _ = setNumber(points, increment, multiple)
    } else if equal.wordIfAny == "wrap" {
      // A size that is its own bound means the content.
      _ = setAnchor(.this(attribute), increment, multiple)
    } else if let weight = value.stringIfAny.flatMap(References.weight) {
      _ = setShare(weight)
    } else if let text = equal.stringIfAny {
      guard let anchor = try References.anchor(text, isSize: true, at: equal, names) else {
        let example = References.example(true)
        throw equal.error(
          "unknown value `\(text)`; expected a number, a weight like `20%`, `wrap` or \(example)")
      }
      _ = setAnchor(anchor, increment, multiple)
    } else {
      throw equal.expected("a number or a reference")
    }
  }
}
