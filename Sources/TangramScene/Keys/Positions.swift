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
      name, .position(attribute), about: .positions,
      read: { (value, view, names) throws(TGSceneError) in
        let attribute = names.resolved(attribute)
        // `left` and `trailing` may name one edge, whose auto margin only a value ends.
        if !value.isObject || value["equal"] != nil {
          view.tg_flex.autoMargins.subtract(attribute.autoMargin)
        }
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
        if view.hasAutoMargin(attribute), labels.isAmongItems || !view.saysEdges(like: attribute) {
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

extension TGLayoutPos: SceneDescriptor {
  static let keys: [Word] = ["equal", addendKey, "min", "max"]
  static let addendKey: Word = "offset"

  func set(_ value: TGPositionValue?, _ amounts: Amounts) {
    let offset = amounts.addend
    switch value {
    case .number(let points): equal(points, offset: offset)
    case .weight(let weight): equal(weight, offset: offset)
    case .anchor(let anchor): equal(anchor, offset: offset)
    case .anchors(let anchors): equal(anchors, offset: offset)
    case nil: equal(nil, offset: offset)
    }
  }

  func value(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) -> TGPositionValue {
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

  func bound(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) -> TGPositionValue {
    if let points = value.numberIfAny { return .number(points) }
    guard let text = value.stringIfAny else { throw value.expected("a number or a reference") }
    if let anchor = try References.anchor(text, isSize: false, at: value, names) {
      return .anchor(anchor)
    }
    throw value.error("unknown value `\(text)`; expected a number or \(References.example(false))")
  }
}
