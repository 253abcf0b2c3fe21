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
public struct TGSpacer: TGContainer {
  /// What lays out the children.
  public typealias Algorithm = TGSpacerAlgorithm

  /// The storage of the view.
  public var storage: TGNodeStorage

  /// Creates a handle on the storage of a spacer.
  public init(storage: TGNodeStorage) { self.storage = storage }

  /// Creates a spacer of a fixed length.
  public init(_ length: Double) { self.init(TGSpacerAlgorithm(length: length)) }

  /// Creates a spacer that takes a share of the length that is left.
  ///
  /// - Parameters:
  ///   - minimum: The least it takes.
  ///   - priority: Where shares and minimums do not go together, the spacer of lowest priority
  ///     makes do with its minimum; the last one of several.
  public init(minimum: Double = 0, priority: Double = 0) {
    self.init(TGSpacerAlgorithm(minimum: minimum, priority: priority))
  }
}

extension TGSpacer {
  /// The length of a fixed spacer; nil for a flexible one.
  public var tg_length: Double? {
    get { options.length }
    set { options.length = newValue }
  }

  /// The least a flexible spacer takes.
  public var tg_minimum: Double {
    get { options.minimum }
    set { options.minimum = newValue }
  }

  /// Which flexible spacers make do with their minimums: those of lower priority first.
  public var tg_priority: Double {
    get { options.priority }
    set { options.priority = newValue }
  }
}

/// What a spacer is told.
///
/// A stack looks for it in its children; a spacer itself has nothing to lay out.
public struct TGSpacerAlgorithm: TGLayoutAlgorithm, Equatable {
  var length: Double?
  var minimum = 0.0
  var priority = 0.0

  /// The name of the kind of container.
  public var name: String { "spacer" }

  /// Yes: a spacer is nothing across its stack, and along it if there is no room.
  public var mayBeEmpty: Bool { true }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {}
}
