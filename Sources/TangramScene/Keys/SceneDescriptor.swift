import TangramCore

/// The handle on a position or a size, as far as reading it is the same for both.
protocol SceneDescriptor {
  /// What it is made from.
  associatedtype Value

  /// The keys of an object that describes it.
  static var keys: [Word] { get }
  /// The key of what is added to the value.
  static var addendKey: Word { get }

  /// The bounds, as handles.
  var min: Self { get }
  var max: Self { get }

  /// Forgets everything.
  func clear()
  /// Sets the value with what is done to it.
  func set(_ value: Value?, _ amounts: Amounts)
  /// Reads a value.
  func value(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Value
  /// Reads the value of a bound, which cannot be all that a value can.
  func bound(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Value
}

/// What a value is multiplied by, and what is added to it.
struct Amounts {
  var addend = 0.0
  var multiple = 1.0

  init() {}

  init(_ value: JSONValue, addendKey: Word) throws(TGSceneError) {
    addend = try value[addendKey]?.number() ?? 0
    multiple = try value["multiple"]?.number() ?? 1
  }
}

extension SceneDescriptor {
  /// Replaces the whole position or size.
  func read(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) {
    clear()
    guard value.isObject else { return set(try self.value(value, names), Amounts()) }
    let members = try value.object(keys: Self.keys)
    let equal = try value["equal"].map { (equal) throws(TGSceneError) in
      try self.value(equal, names)
    }
    set(equal, try Amounts(value, addendKey: Self.addendKey))
    for member in members {
      if member.key == "min" { try min.readBound(member, names) }
      if member.key == "max" { try max.readBound(member, names) }
    }
  }

  /// Replaces a bound, of which this is the handle.
  private func readBound(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) {
    guard value.isObject else { return set(try bound(value, names), Amounts()) }
    _ = try value.object(keys: Self.keys.filter { $0 != "min" && $0 != "max" })
    let equal = try bound(try value.required("equal"), names)
    set(equal, try Amounts(value, addendKey: Self.addendKey))
  }
}
