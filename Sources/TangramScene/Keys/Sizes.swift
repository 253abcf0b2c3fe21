import TangramCore

extension SceneKey {
  /// Width and height.
  static let sizes: [SceneKey] = ([.width, .height] as [TGAttribute]).map(size)

  private static func size(_ attribute: TGAttribute) -> SceneKey {
    let name = attribute.word
    return SceneKey(
      name, .named(.size), about: .sizes,
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

extension TGLayoutSize: SceneDescriptor {
  static let keys: [Word] = ["equal", addendKey, "multiple", "min", "max"]
  static let addendKey: Word = "increment"

  func set(_ value: TGSizeValue?, _ amounts: Amounts) {
    let (increment, multiple) = (amounts.addend, amounts.multiple)
    switch value {
    case .number(let points): equal(points, increment: increment, multiple: multiple)
    // A bound that is a share takes the multiple itself.
    case .weight(let share) where part != .value:
      equal(TGWeight(share.percent * multiple), increment: increment, multiple: 1)
    case .weight(let weight): equal(weight, increment: increment, multiple: multiple)
    case .wrap: equal(.wrap, increment: increment, multiple: multiple)
    case .fill: equal(.fill, increment: increment, multiple: multiple)
    case .anchor(let anchor): equal(anchor, increment: increment, multiple: multiple)
    case .anchors(let anchors): equal(anchors, increment: increment, multiple: multiple)
    case nil: equal(nil, increment: increment, multiple: multiple)
    }
  }

  /// The sizes that have a name.
  static let named: Choices<TGSizeValue> = [
    "wrap": .wrap, "fill": .fill, "average": .weight(TGWeight(100)),
  ]

  func value(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) -> TGSizeValue {
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

  func bound(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) -> TGSizeValue {
    if let points = value.numberIfAny { return .number(points) }
    if value.wordIfAny == "wrap" { return .wrap }
    guard let text = value.stringIfAny else { throw value.expected("a number or a reference") }
    if let weight = References.weight(text) { return .weight(weight) }
    if let anchor = try References.anchor(text, isSize: true, at: value, names) {
      return .anchor(anchor)
    }
    throw value.error(
      "unknown value `\(text)`; expected a number, a weight like `20%`, `wrap` or "
        + References.example(true))
  }
}
