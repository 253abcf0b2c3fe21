import Tangram
import TangramCore

extension SceneKey {
  /// The nine positions.
  static let positions: [SceneKey] =
    ([.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .baseline]
    as [TGAttribute]).map(position)

  private static func position(_ attribute: TGAttribute) -> SceneKey {
    let name = attribute.word
    return SceneKey(
      name, about: .positions,
      read: { (value, view, names) throws(TGSceneError) in
        let attribute = names.resolved(attribute)
        view.tg_flex.autoMargins.subtract(attribute.autoMargin)
        if let points = value.numberIfAny { return view.set(attribute, to: points) }
        if value.wordIfAny == "auto", attribute.autoMargin != [] {
          view.position(attribute).clear()
          view.tg_flex.autoMargins.insert(attribute.autoMargin)
          return
        }
        try view.position(attribute).read(value, names)
      },
      clear: { view, names in
        view.position(names.resolved(attribute)).clear()
        view.tg_flex.autoMargins.subtract(names.resolved(attribute).autoMargin)
      },
      write: { view, labels, writer in
        if view.hasAutoMargin(attribute) {
          writer.key(name)
          return writer.word("auto")
        }
        guard view.names(attribute) else { return }
        if let points = view.number(of: attribute) { return writer.member(name, points) }
        Descriptor(attribute, of: view)?.write(name, labels, &writer)
      })
  }
}

extension TGView {
  /// The handle on a position that is about to be changed.
  fileprivate mutating func position(_ attribute: TGAttribute) -> TGLayoutPos {
    TGLayoutPos(live: liveNode(), attribute: attribute)
  }
}

// MARK: - Reading

extension TGLayoutPos {
  /// Replaces the whole position.
  fileprivate func read(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) {
    clear()
    guard value.isObject else {
      set(try positionValue(value, names), offset: 0)
      return
    }
    let members = try value.object(keys: Self.keys)
    let equal = try value["equal"].map { (value) throws(TGSceneError) in
      try positionValue(value, names)
    }
    set(equal, offset: try value["offset"]?.number() ?? 0)
    for member in members {
      if member.key == "min" { try readBound(member, names, number: min, anchor: min) }
      if member.key == "max" { try readBound(member, names, number: max, anchor: max) }
    }
  }

  private static let keys: [Word] = ["equal", "offset", "min", "max"]
  private static let keysOfBound: [Word] = ["equal", "offset"]

  private func set(_ value: TGPositionValue?, offset: Double) {
    switch value {
    case .number(let points): equal(points, offset: offset)
    case .weight(let weight): equal(weight, offset: offset)
    case .anchor(let anchor): equal(anchor, offset: offset)
    case .anchors(let anchors): equal(anchors, offset: offset)
    case nil: equal(nil, offset: offset)
    }
  }

  private func positionValue(
    _ value: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) -> TGPositionValue {
    if let points = value.numberIfAny { return .number(points) }
    if let text = value.stringIfAny {
      if let weight = References.weight(text) { return .weight(weight) }
      if let anchor = try References.anchor(text, isSize: false, at: value, names) {
        return .anchor(anchor)
      }
      throw value.error(
        "unknown value `\(text)`; expected a weight like `20%` or \(References.example(false))")
    }
    guard value.isArray else { throw value.expected("a position") }
    guard attribute == .centerX || attribute == .centerY else {
      throw value.error("only `centerX` and `centerY` take a list")
    }
    return .anchors(try References.list(value, isSize: false, names))
  }

  /// Reads a bound and sets it with the method for its kind.
  private func readBound(
    _ value: JSONValue, _ names: SceneNames,
    number setNumber: (Double, Double) -> TGLayoutPos,
    anchor setAnchor: (TGAnchor, Double) -> TGLayoutPos
  ) throws(TGSceneError) {
    var equal = value
    var offset = 0.0
    if value.isObject {
      _ = try value.object(keys: Self.keysOfBound)
      equal = try value.required("equal")
      offset = try value["offset"]?.number() ?? 0
    }
    if let points = equal.numberIfAny {
      _ = setNumber(points, offset)
      return
    }
    guard let text = equal.stringIfAny else { throw equal.expected("a number or a reference") }
    guard let anchor = try References.anchor(text, isSize: false, at: equal, names) else {
      let example = References.example(false)
      throw equal.error("unknown value `\(text)`; expected a number or \(example)")
    }
    _ = setAnchor(anchor, offset)
  }
}
