import TangramCore

/// A space between the views of a stack.
///
///     TGSpacer(10)                           // ten points
///     TGSpacer()                             // the remaining length, or a share of it
///     TGSpacer(minimum: 10)                  // the same, but never less than ten points
///     TGSpacer(minimum: 10, priority: -1)    // the first to shrink to its minimum
///
/// A spacer is a view so that it can be placed between others, have a name and be hidden. It draws
/// nothing, and in a container that is not a stack it is a view without a size.
public struct TGSpacer: TGViewProtocol {
  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a spacer.
  public init(view: TGView) { self.view = view }

  /// The view as a spacer; nil if it is another kind of view.
  public init?(_ view: TGView) {
    guard view[SpacerKey.self] != nil else { return nil }
    self.init(view: view)
  }

  /// Creates a spacer of a fixed length.
  public init(_ length: some TGNumber) { self.init(Spacer(length: length.tg_points)) }

  /// Creates a spacer of a fixed length; with nil, one that takes a share of the remaining length.
  public init(_ length: Double?) {
    if let length { self.init(length) } else { self.init() }
  }

  /// Creates a spacer that takes a share of the remaining length.
  ///
  /// - Parameters:
  ///   - minimum: The minimum length.
  ///   - priority: The priority if there is not enough length for all shares and minimums: the spacer
  ///     with the lowest priority (the last one, if several) gets only its minimum.
  public init(minimum: some TGNumber = 0.0, priority: some TGNumber = 0.0) {
    self.init(Spacer(minimum: minimum.tg_points, priority: priority.tg_points))
  }

  private init(_ spacer: Spacer) {
    self.init(view: TGView())
    self.spacer = spacer
  }
}

extension TGSpacer {
  private var spacer: Spacer {
    get { self[SpacerKey.self] ?? Spacer() }
    set { self[SpacerKey.self] = newValue }
  }

  /// The length of a fixed spacer; nil for a flexible one.
  public var tg_length: Double? {
    get { spacer.length }
    set { spacer.length = newValue }
  }

  /// The minimum length of a flexible spacer.
  public var tg_minimum: Double {
    get { spacer.minimum }
    set { spacer.minimum = newValue }
  }

  /// The order in which flexible spacers are reduced to their minimums: those of lower priority first.
  public var tg_priority: Double {
    get { spacer.priority }
    set { spacer.priority = newValue }
  }
}

/// The settings of a spacer.
struct Spacer: Equatable {
  var length: Double?
  var minimum = 0.0
  var priority = 0.0
}

extension TGChild {
  /// The settings of the child as a spacer; nil for a view.
  var spacer: Spacer? { self[SpacerKey.self] }
}

/// The key that makes a view a spacer: stacks look for it in their children.
enum SpacerKey: TGViewKey {
  static let defaultValue: Spacer? = nil
  static let kindName: String? = "spacer"
  /// A spacer has no extent across its stack, and none along it if no space remains.
  static let mayBeEmpty = true
}
