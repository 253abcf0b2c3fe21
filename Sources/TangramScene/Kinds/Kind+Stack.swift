import Tangram

extension ContainerKind {
  static let hstack = ContainerKind(
    "hstack", make: { TGHStack() }, matches: { TGHStack($0) != nil },
    keys: [.property("align", \TGHStack.tg_align, default: .center, .choice(verticalNames))])

  static let vstack = ContainerKind(
    "vstack", make: { TGVStack() }, matches: { TGVStack($0) != nil },
    keys: [.property("align", \TGVStack.tg_align, default: .center, .choice(horizontalNames))])

  static let zstack = ContainerKind(
    "zstack", make: { TGZStack() }, matches: { TGZStack($0) != nil },
    keys: [.property("align", \TGZStack.tg_align, default: .center, .choice(pileNames))])

  private static let verticalNames: KeyValuePairs<String, TGVerticalAlignment> = [
    "top": .top, "center": .center, "bottom": .bottom,
  ]

  private static let horizontalNames: KeyValuePairs<String, TGHorizontalAlignment> = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static let pileNames: KeyValuePairs<String, TGZStack.Alignment> = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing,
    "leading": .leading, "center": .center, "trailing": .trailing,
    "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
  ]
}

// MARK: - Spacers

extension ContainerKind {
  /// A child of a stack that is written as `{"spacer": 10}`, or `{"spacer": {"min": 10}}`.
  static let spacer = ContainerKind(
    name: "spacer", make: { TGSpacer().view }, matches: { TGSpacer($0) != nil },
    keys: KeySet([spacerKey] + SceneKey.placement), childrenKey: nil, markingKey: "spacer")

  private static let spacerKey = SceneKey.parts(
    "spacer", of: TGSpacer.self,
    read: { (value, spacer, _) throws(TGSceneError) in
      spacer.become(TGSpacer())
      if value.isNull { return }
      if case .number(let length) = value.payload {
        spacer.become(TGSpacer(length))
        return
      }
      guard value.isObject else { throw value.expected("a number or an object") }
      _ = try value.object(keys: ["min", "priority"])
      spacer.tg_minimum = try value["min"]?.number() ?? 0
      spacer.tg_priority = try value["priority"]?.number() ?? 0
    },
    clear: { $0.become(TGSpacer()) },
    write: { spacer, _ in
      if let length = spacer.tg_length { return .number(length) }
      let parts = [("min", spacer.tg_minimum), ("priority", spacer.tg_priority)]
      return .object(parts.filter { $0.1 != 0 }.map { JSONMember($0.0, .number($0.1)) })
    })
}

extension TGSpacer {
  /// Takes over what another spacer is told.
  fileprivate mutating func become(_ other: TGSpacer) {
    tg_length = other.tg_length
    tg_minimum = other.tg_minimum
    tg_priority = other.tg_priority
  }
}
