import Tangram
import TangramCore

// The keys of a node as an item of a flex or grid container.

extension SceneKey {
  static let item = keys(
    of: TGView(),
    [
      .key("alignSelf", .itemAlignment, { $0.tg_flex.alignSelf }, { $0.tg_flex.alignSelf = $1 }),
      .key("order", .signedNumber, { $0.tg_flex.order }, { $0.tg_flex.order = $1 }),
      .key(
        "aspectRatio", .optionalNumber, { $0.tg_flex.aspectRatio }, { $0.tg_flex.aspectRatio = $1 }),
      .key(
        "position", .choice(["absolute": true]), { $0.tg_flex.isAbsolute },
        { $0.tg_flex.isAbsolute = $1 }),
      .key("grow", .number, { $0.tg_flex.grow }, { $0.tg_flex.grow = $1 }),
      .key("shrink", .number, { $0.tg_flex.shrink }, { $0.tg_flex.shrink = $1 }),
      .key("basis", .basis, { $0.tg_flex.basis }, { $0.tg_flex.basis = $1 }),
    ])
}

// MARK: - Margins

extension TGAttribute {
  /// The margin that corresponds to a position; empty if the attribute is not an edge.
  var autoMargin: TGAutoMargins {
    switch self {
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .centerX, .centerY, .baseline, .width, .height: []
    }
  }
}

extension Node {
  /// Whether a margin is `auto`: it takes a share of the free space.
  func hasAutoMargin(_ attribute: TGAttribute) -> Bool {
    let margin = attribute.autoMargin
    return margin != [] && TGView(self).tg_flex.autoMargins.contains(margin)
  }
}

extension TGView {
  /// Makes a margin no longer `auto`.
  mutating func removeAutoMargin(_ attribute: TGAttribute) {
    if node.hasValues { tg_flex.autoMargins.subtract(attribute.autoMargin) }
  }

  /// The topics of the keys whose values the view carries.
  var carriedTopics: Topics {
    let paint: Topics = self[TGPaintKey.self] == nil ? [] : .paint
    let item = tg_flex
    if item == TGFlexItem() {
      return tg_grid == TGGridItem() && !hasContentPriorities ? paint : [.item, paint]
    }
    return item.autoMargins.isEmpty ? [.item, paint] : [.item, .positions, paint]
  }
}

// MARK: - Values

extension SceneCodec<TGItemAlignment?> {
  static let itemAlignment = choice([
    "auto": nil, "start": .start, "end": .end, "flexStart": .flexStart, "flexEnd": .flexEnd,
    "center": .center, "stretch": .stretch, "baseline": .baseline,
  ])
}

extension SceneCodec<Int> {
  /// A whole number.
  static let signedNumber = SceneCodec(
    schema: .wholeNumber,
    decode: { (value) throws(TGSceneError) in try value.signedNumber() },
    encode: { $1.number($0) })
}

extension JSONValue {
  func signedNumber() throws(TGSceneError) -> Int {
    guard let whole = Int(exactly: try number()) else { throw error("expected a whole number") }
    return whole
  }
}

extension SceneCodec<TGFlexBasis> {
  fileprivate static let basis = SceneCodec(
    schema: .any(of: .number, .words(["auto", "content"]), .named(.share)),
    decode: { (value) throws(TGSceneError) in
      if let points = value.numberIfAny { return .points(points) }
      let text = try value.string()
      switch text {
      case "auto": return .auto
      case "content": return .content
      default:
        if let weight = References.weight(text) { return .share(weight) }
        throw value.error(
          "unknown value `\(text)`; expected `auto`, `content`, a number or a share like `20%`")
      }
    },
    encode: { basis, writer in
      switch basis {
      case .auto: writer.string("auto")
      case .content: writer.string("content")
      case .points(let points): writer.number(points)
      case .share(let weight): writer.weight(weight.percent)
      }
    })
}
