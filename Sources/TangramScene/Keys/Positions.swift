import TangramCore

extension SceneKey {
  /// The nine positions.
  static let positions: [SceneKey] =
    ([.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .baseline]
    as [TGAttribute]).map(position)

  private static func position(_ attribute: TGAttribute) -> SceneKey {
    SceneKey(
      name: attribute.name,
      read: { (value, view, names) throws(TGSceneError) in
        try view.position(names.resolved(attribute)).read(value, names)
      },
      clear: { view, names in view.position(names.resolved(attribute)).clear() },
      write: { view, labels in
        // Left shares its place with leading, right with trailing.
        guard view.storage.writtenAttribute(attribute) == attribute else { return nil }
        return TGLayoutPos(storage: view.storage, attribute: attribute).json(labels)
      })
  }
}

extension TGView {
  /// The handle on a position that is about to be changed.
  fileprivate mutating func position(_ attribute: TGAttribute) -> TGLayoutPos {
    makeUnique()
    return TGLayoutPos(storage: storage, attribute: attribute)
  }
}

extension TGNodeStorage {
  /// How the edge in the place of `attribute` was named.
  fileprivate func writtenAttribute(_ attribute: TGAttribute) -> TGAttribute {
    switch attribute {
    case .left, .leading: payload.flags.contains(.physicalStart) ? .left : .leading
    case .right, .trailing: payload.flags.contains(.physicalEnd) ? .right : .trailing
    default: attribute
    }
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
    let members = try value.object(keys: ["equal", "offset", "min", "max"])
    let equal = try value["equal"].map { (value) throws(TGSceneError) in
      try positionValue(value, names)
    }
    set(equal, offset: try value["offset"]?.number() ?? 0)
    for member in members {
      if member.key == "min" { try readBound(member, names, number: min, anchor: min) }
      if member.key == "max" { try readBound(member, names, number: max, anchor: max) }
    }
  }

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
    switch value.payload {
    case .number(let points): return .number(points)
    case .string(let text):
      if let weight = References.weight(text) { return .weight(weight) }
      if let anchor = try References.anchor(text, isSize: false, at: value, names) {
        return .anchor(anchor)
      }
      throw value.error(
        "unknown value `\(text)`; expected a weight like `20%` or \(References.example(false))")
    case .array:
      guard attribute == .centerX || attribute == .centerY else {
        throw value.error("only `centerX` and `centerY` take a list")
      }
      return .anchors(try References.list(value, isSize: false, names))
    case .null, .bool, .object: throw value.expected("a position")
    }
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
      _ = try value.object(keys: ["equal", "offset"])
      equal = try value.required("equal")
      offset = try value["offset"]?.number() ?? 0
    }
    switch equal.payload {
    case .number(let points): _ = setNumber(points, offset)
    case .string(let text):
      guard let anchor = try References.anchor(text, isSize: false, at: equal, names) else {
        let example = References.example(false)
        throw equal.error("unknown value `\(text)`; expected a number or \(example)")
      }
      _ = setAnchor(anchor, offset)
    case .null, .bool, .array, .object: throw equal.expected("a number or a reference")
    }
  }
}

// MARK: - Writing

extension TGLayoutPos {
  /// The position as it is written; nil when nothing was said.
  fileprivate func json(_ labels: SceneLabels) -> JSON? {
    guard isActive else { return nil }
    let extras = storage.extras(of: attribute)
    let equal = value.flatMap { $0.json(labels) }
    var members: [JSONMember] = []
    if extras.addend != 0 { members.append(JSONMember("offset", .number(extras.addend))) }
    if let lower = bound(.lower, extras.lower, labels) { members.append(JSONMember("min", lower)) }
    if let upper = bound(.upper, extras.upper, labels) { members.append(JSONMember("max", upper)) }
    if members.isEmpty { return equal }
    return .object((equal.map { [JSONMember("equal", $0)] } ?? []) + members)
  }

  private func bound(
    _ part: DescriptorPart, _ bound: DescriptorBound?, _ labels: SceneLabels
  ) -> JSON? {
    guard let bound, bound.isActive else { return nil }
    let handle = TGLayoutPos(storage: storage, attribute: attribute, part: part)
    guard let equal = handle.value?.json(labels), !equal.isNoLimit else { return nil }
    if bound.addend == 0 { return equal }
    return .object([JSONMember("equal", equal), JSONMember("offset", .number(bound.addend))])
  }
}

extension TGPositionValue {
  fileprivate func json(_ labels: SceneLabels) -> JSON? {
    switch self {
    case .number(let points): .number(points)
    case .weight(let weight): .string(weight.description)
    case .anchor(let anchor): labels.json(anchor)
    case .anchors(let anchors): labels.json(anchors)
    }
  }
}

extension JSON {
  /// Whether a bound is the number that stands for none.
  var isNoLimit: Bool {
    if case .number(let number) = self {
      number.magnitude == .greatestFiniteMagnitude
    } else {
      false
    }
  }
}
