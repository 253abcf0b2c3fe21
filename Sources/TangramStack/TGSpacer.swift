import TangramCore

/// Room between the views of a stack.
///
///     TGSpacer(10)                           // ten points
///     TGSpacer()                             // what is left, or its share of it
///     TGSpacer(minimum: 10)                  // the same, but never less than ten points
///     TGSpacer(minimum: 10, priority: -1)    // the first to give way down to them
///
/// A spacer is a view so that it can lie between others, have a name and be hidden. It draws
/// nothing, and in a container that is not a stack it is a view without a size.
public struct TGSpacer: TGViewProtocol {
  /// The storage of the view.
  public var storage: TGNodeStorage

  /// Creates a handle on the storage of a spacer.
  public init(storage: TGNodeStorage) { self.storage = storage }

  /// The view as a spacer; nil when it is another kind of view.
  public init?(_ view: TGView) {
    guard view[SpacerKey.self] != nil else { return nil }
    self.init(storage: view.storage)
  }

  /// Creates a spacer of a fixed length.
  public init(_ length: Double) { self.init(Spacer(length: length)) }

  /// Creates a spacer that takes a share of the length that is left.
  ///
  /// - Parameters:
  ///   - minimum: The least it takes.
  ///   - priority: Where shares and minimums do not go together, the spacer of lowest priority
  ///     makes do with its minimum; the last one of several.
  public init(minimum: Double = 0, priority: Double = 0) {
    self.init(Spacer(minimum: minimum, priority: priority))
  }

  private init(_ spacer: Spacer) {
    self.init(storage: TGView().storage)
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

  /// The least a flexible spacer takes.
  public var tg_minimum: Double {
    get { spacer.minimum }
    set { spacer.minimum = newValue }
  }

  /// Which flexible spacers make do with their minimums: those of lower priority first.
  public var tg_priority: Double {
    get { spacer.priority }
    set { spacer.priority = newValue }
  }
}

/// What a spacer is told.
struct Spacer: Equatable {
  var length: Double?
  var minimum = 0.0
  var priority = 0.0
}

/// What makes a view a spacer: stacks look for it in their children.
enum SpacerKey: TGViewKey {
  static let defaultValue: Spacer? = nil
  static let kindName: String? = "spacer"
}
