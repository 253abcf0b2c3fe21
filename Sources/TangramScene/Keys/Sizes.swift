import TangramCore

extension SceneKey {
  /// Width and height.
  static let sizes: [SceneKey] = ([.width, .height] as [TGAttribute]).map(size)

  private static func size(_ attribute: TGAttribute) -> SceneKey {
    SceneKey(
      name: attribute.name,
      read: { (value, view, names) throws(TGSceneError) in
        try view.size(attribute).read(value, names)
      },
      clear: { view, _ in view.size(attribute).clear() },
      write: { view, labels in
        TGLayoutSize(storage: view.storage, attribute: attribute).json(labels)
      })
  }
}

extension TGView {
  /// The handle on a size that is about to be changed.
  fileprivate mutating func size(_ attribute: TGAttribute) -> TGLayoutSize {
    makeUnique()
    return TGLayoutSize(storage: storage, attribute: attribute)
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
    let members = try value.object(keys: ["equal", "increment", "multiple", "min", "max"])
    let equal = try value["equal"].map { (value) throws(TGSceneError) in
      try sizeValue(value, names)
    }
    let increment = try value["increment"]?.number() ?? 0
    set(equal, increment: increment, multiple: try value["multiple"]?.number() ?? 1)
    for member in members {
      if member.key == "min" { try readBound(member, names, number: min, anchor: min) }
      if member.key == "max" { try readBound(member, names, number: max, anchor: max) }
    }
  }

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

  private func sizeValue(
    _ value: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) -> TGSizeValue {
    switch value.payload {
    case .number(let points): return .number(points)
    case .string("wrap"): return .wrap
    case .string("fill"): return .fill
    case .string("average"): return .weight(TGWeight(100))
    case .string(let text):
      if let weight = References.weight(text) { return .weight(weight) }
      if let anchor = try References.anchor(text, isSize: true, at: value, names) {
        return .anchor(anchor)
      }
      if Spelling.nearest(to: text, among: ["wrap", "fill", "average"]) != nil {
        throw value.unknownValue(text, known: ["wrap", "fill", "average"])
      }
      throw value.error(
        "unknown value `\(text)`; expected `wrap`, `fill`, `average`, a weight like `20%` or "
          + References.example(true))
    case .array: return .anchors(try References.list(value, isSize: true, names))
    case .null, .bool, .object: throw value.expected("a size")
    }
  }

  /// Reads a bound and sets it with the method for its kind.
  private func readBound(
    _ value: JSONValue, _ names: SceneNames,
    number setNumber: (Double, Double, Double) -> TGLayoutSize,
    anchor setAnchor: (TGAnchor, Double, Double) -> TGLayoutSize
  ) throws(TGSceneError) {
    var equal = value
    var increment = 0.0
    var multiple = 1.0
    if value.isObject {
      _ = try value.object(keys: ["equal", "increment", "multiple"])
      equal = try value.required("equal")
      increment = try value["increment"]?.number() ?? 0
      multiple = try value["multiple"]?.number() ?? 1
    }
    switch equal.payload {
    case .number(let points): _ = setNumber(points, increment, multiple)
    // The content: what a size means when it is its own bound.
    case .string("wrap"): _ = setAnchor(.this(attribute), increment, multiple)
    case .string(let text):
      guard let anchor = try References.anchor(text, isSize: true, at: equal, names) else {
        let example = References.example(true)
        throw equal.error("unknown value `\(text)`; expected a number, `wrap` or \(example)")
      }
      _ = setAnchor(anchor, increment, multiple)
    case .null, .bool, .array, .object: throw equal.expected("a number or a reference")
    }
  }
}

// MARK: - Writing

extension TGLayoutSize {
  /// The size as it is written; nil when nothing was said.
  fileprivate func json(_ labels: SceneLabels) -> JSON? {
    guard isActive else { return nil }
    let extras = storage.extras(of: attribute)
    let equal = value.flatMap { $0.json(labels) }
    var members = Self.members(increment: extras.addend, multiple: extras.multiple)
    if let lower = bound(.lower, extras.lower, labels) { members.append(JSONMember("min", lower)) }
    if let upper = bound(.upper, extras.upper, labels) { members.append(JSONMember("max", upper)) }
    if members.isEmpty { return equal }
    return .object((equal.map { [JSONMember("equal", $0)] } ?? []) + members)
  }

  private func bound(
    _ part: DescriptorPart, _ bound: DescriptorBound?, _ labels: SceneLabels
  ) -> JSON? {
    guard let bound, bound.isActive else { return nil }
    let handle = TGLayoutSize(storage: storage, attribute: attribute, part: part)
    guard let equal = handle.value?.json(labels), !equal.isNoLimit else { return nil }
    let members = Self.members(increment: bound.addend, multiple: bound.multiple)
    return members.isEmpty ? equal : .object([JSONMember("equal", equal)] + members)
  }

  private static func members(increment: Double, multiple: Double) -> [JSONMember] {
    var members: [JSONMember] = []
    if increment != 0 { members.append(JSONMember("increment", .number(increment))) }
    if multiple != 1 { members.append(JSONMember("multiple", .number(multiple))) }
    return members
  }
}

extension TGSizeValue {
  fileprivate func json(_ labels: SceneLabels) -> JSON? {
    switch self {
    case .number(let points): .number(points)
    case .weight(let weight): .string(weight.description)
    case .wrap: .string("wrap")
    case .fill: .string("fill")
    case .anchor(let anchor): labels.json(anchor)
    case .anchors(let anchors): labels.json(anchors)
    }
  }
}
