/// A key for values that views store: parameters that a container reads from its children, or data
/// of the client.
///
///     enum ColumnSpan: TGViewKey {
///       static let defaultValue = 1
///     }
///
///     photo[ColumnSpan.self] = 2
///
/// A value is part of the state of a view, like its sizes: each copy has its own, and so has the
/// child that is created when a view is added to a parent. During a pass, a container reads the
/// value from the child with `child[ColumnSpan.self]`; if it has changed, a session lays out the
/// container again.
///
/// The descriptors for a size class have separate values, which are copied from the view when those
/// descriptors are created. Passes read the values for the active size class.
public protocol TGViewKey {
  /// The type of the value.
  associatedtype Value: Equatable & Sendable

  /// The value of a view for which none was set; it is not stored.
  static var defaultValue: Value { get }

  /// Whether containers depend on the value in their layout; `true` by default.
  ///
  /// A change of a value that only the client reads does not cause a new layout.
  static var affectsLayout: Bool { get }

  /// The name for the kind of a view that has a value for this key in descriptions, if the value
  /// determines the kind; nil by default.
  static var kindName: String? { get }

  /// Whether a view that has a value may have zero extent without a diagnostic; `false` by default.
  static var mayBeEmpty: Bool { get }

  /// The name of the property in messages, and the names of the kinds of container that read it;
  /// nil by default, if these are unknown.
  ///
  /// A diagnostic is reported for a value of a child in a container of any other kind.
  static var readers: (property: String, containers: [String])? { get }

  /// The names that messages use for the parts of a value that differ from their defaults; by
  /// default the name in `readers`.
  static func properties(saidBy value: Value) -> [String]
}

extension TGViewKey {
  /// Returns `true` by default.
  @inlinable public static var affectsLayout: Bool { true }

  /// Returns `nil` by default.
  public static var kindName: String? { nil }

  /// Returns `false` by default.
  public static var mayBeEmpty: Bool { false }

  /// Returns `nil` by default: the containers that read the value are unknown.
  public static var readers: (property: String, containers: [String])? { nil }

  /// Returns the name of the property in `readers` by default.
  public static func properties(saidBy value: Value) -> [String] {
    readers.map { [$0.property] } ?? []
  }
}
