/// A kind of value that views carry: what a container wants to know of its children, or data of a
/// client's own.
///
///     enum ColumnSpan: TGViewKey {
///       static let defaultValue = 1
///     }
///
///     photo[ColumnSpan.self] = 2
///
/// A value is a part of what the view says, as its sizes are: copies have it, each its own, and so
/// has the child that a view becomes when it is added. In a pass a container reads it from the child,
/// `child[ColumnSpan.self]`; when it has changed, a session lays the container out again.
///
/// A size class has values of its own, at first those that the view has when its descriptors for the
/// class are made. Passes see those of the class in force.
public protocol TGViewKey {
  /// What a view says.
  associatedtype Value: Equatable & Sendable

  /// The value of a view that was not given one. A view that is given this carries nothing.
  static var defaultValue: Value { get }

  /// Whether containers lay out by the value; yes by default.
  ///
  /// A change of a value that only the client reads does not make anything be laid out again.
  static var affectsLayout: Bool { get }

  /// What a view that carries a value of this kind is called in descriptions, if that makes it a view of
  /// some kind; nil by default.
  static var kindName: String? { get }

  /// Whether a view that carries a value may have no extent without a diagnostic; no by
  /// default.
  static var mayBeEmpty: Bool { get }

  /// What the property is called in messages, and the names of the kinds of container that look at it;
  /// nil, the default, where that is not known.
  ///
  /// A child of another container that carries a value has a diagnostic.
  static var readers: (property: String, containers: [String])? { get }

  /// What messages call the parts of a value that differ from the usual ones; the name in `readers`
  /// by default.
  static func properties(saidBy value: Value) -> [String]
}

extension TGViewKey {
  /// Yes.
  @inlinable public static var affectsLayout: Bool { true }

  /// None.
  public static var kindName: String? { nil }

  /// No.
  public static var mayBeEmpty: Bool { false }

  /// Nobody knows.
  public static var readers: (property: String, containers: [String])? { nil }

  /// The name of the property.
  public static func properties(saidBy value: Value) -> [String] {
    readers.map { [$0.property] } ?? []
  }
}

extension TGViewProtocol {
  /// What the view says for a key, outside size classes.
  public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    get { node.value(of: key) }
    set { update { $0.set(newValue, for: key) } }
  }
}

extension TGDescriptors {
  /// What is said for a key.
  public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    get { node.value(of: key) }
    nonmutating set { update { $0[key] = newValue } }
  }
}
