import TangramCore

extension SceneKey {
  /// The keys of every node that say where it goes.
  static let placement: [SceneKey] =
    positions + sizes + [
      .property(
        "visibility", \TGView.tg_visibility, default: .visible,
        .choice(["visible": .visible, "invisible": .invisible, "gone": .gone])),
      .property("alignment", \TGView.tg_alignment, default: .none, .gravity),
      .property("noLayout", \TGView.tg_noLayout, default: false, .bool),
      .property("useFrame", \TGView.tg_useFrame, default: false, .bool),
      .property("reverseFloat", \TGView.tg_reverseFloat, default: false, .bool),
      .property("clearFloat", \TGView.tg_clearFloat, default: false, .bool),
      frame,
      geometry("boundsOrigin", \.nodeGeometry.boundsOrigin, default: .zero, .point),
      geometry(
        "anchorPoint", \.nodeGeometry.anchorPoint, default: TGPoint(x: 0.5, y: 0.5), .point),
      geometry("transform", \.nodeGeometry.transform, default: .identity, .transform),
      content,
    ]

  /// A key about the coordinates of a node; the frame is the one before the transform.
  private static func geometry<Value: Equatable & Sendable>(
    _ name: String, _ property: WritableKeyPath<TGView, Value> & Sendable,
    default standard: Value, _ codec: SceneCodec<Value>
  ) -> SceneKey {
    var key = SceneKey.property(name, property, default: standard, codec)
    key.isPerSizeClass = false
    return key
  }

  /// The frame before layout.
  private static var frame: SceneKey {
    var key = SceneKey.property("frame", \TGView.layoutRectangle, default: .zero, .rect)
    key.write = { view, labels in
      let frame = view.storage.givenFrame
      return frame == .zero ? nil : SceneCodec.rect.encode(frame, labels)
    }
    key.isPerSizeClass = false
    return key
  }

  private static var content: SceneKey {
    var key = SceneKey(
      name: "content",
      read: { (value, view, _) throws(TGSceneError) in
        view.tg_content = try TGContent(value)
      },
      clear: { view, _ in view.tg_content = nil },
      write: { view, _ in view.tg_content?.json })
    key.isPerSizeClass = false
    return key
  }
}

// MARK: - Content

extension TGContent {
  fileprivate init(_ value: JSONValue) throws(TGSceneError) {
    let members = try value.object(keys: ["size", "text"])
    guard let content = members.first(where: { _ in true }) else {
      throw value.error("expected the key `size` or `text`")
    }
    if let second = members.dropFirst().first(where: { _ in true }) {
      throw second.error("content is either a size or a text")
    }
    if content.key == "size" {
      let numbers = try content.numbers("width", "height")
      self = .size(numbers[0], numbers[1])
    } else {
      _ = try content.object(keys: ["chars", "advance", "line"])
      self = .text(
        chars: try content.required("chars").wholeNumber(),
        advance: try content.required("advance").number(),
        line: try content.required("line").number())
    }
  }

  /// Content that a function measures is written as the size it has when nothing limits it.
  fileprivate var json: JSON {
    switch kind {
    case .text(let chars, let advance, let line):
      let text: [JSONMember] = [
        JSONMember("chars", .number(Double(chars))), JSONMember("advance", .number(advance)),
        JSONMember("line", .number(line)),
      ]
      return .object([JSONMember("text", .object(text))])
    case .size, .measured:
      let size = size(within: .zero)
      return .object([JSONMember("size", .numbers(size.width, size.height))])
    }
  }
}
