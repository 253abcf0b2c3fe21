/// How a container lays out its children.
///
/// An algorithm is a value: the options of the container, and two functions over a *pass*, which
/// is one run over one container. The built-in containers are connected to the solver only
/// by this protocol, and so is a container of your own.
///
/// A pass hands the algorithm the container's size and its children. The algorithm sets the
/// origin and the extent of every child, and the size of the container on the axes that wrap. All
/// horizontal numbers count from the edge where reading starts; the solver mirrors them later.
///
/// The solver remembers the answers of each container, so `layout` must depend on nothing but the options
/// and the pass. It runs on whatever thread lays out the tree.
public protocol TGLayoutAlgorithm: Sendable {
  /// The name of the kind of container, as scenes and messages write it.
  var name: String { get }

  /// Whether containers of this kind may have no extent without that being a mistake, as spacers
  /// may; false by default.
  var mayBeEmpty: Bool { get }

  /// What diagnostics want to know of the container; nothing by default.
  ///
  /// It is read when somebody asks for diagnostics, and not while the tree is laid out.
  var traits: TGContainerTraits { get }

  /// Whether the options are such that both algorithms lay out the same children alike.
  ///
  /// An algorithm that is `Equatable` answers by comparing; any other answers no, which is safe:
  /// then a new version of the container is laid out afresh.
  func laysOut(like other: Self) -> Bool

  /// The views that the options refer to by their identity; none by default.
  ///
  /// It is read when somebody asks for diagnostics. One that is elsewhere in the tree, and not among the
  /// children, is reported. One that is nowhere in the tree is not: it may only be away for a while.
  var references: [TGViewReference] { get }

  /// Adjusts the children once, each by itself, before anything is measured: for instance takes
  /// away a size that the container is going to set itself. Does nothing by default.
  ///
  /// When a tree is laid out again after a change, the pass may hold only the children that changed.
  func prepare(_ pass: TGPass)

  /// Sizes and places the children, and sizes the container on the axes that wrap.
  func layout(_ pass: TGPass)

  /// Says why the children have their rectangles, and why the container has its size where it wraps.
  /// Says nothing by default.
  ///
  /// Only called when somebody asks for an explanation, after a layout: origins and extents of the
  /// children are those that the algorithm gave them, and the size of the container is the one it
  /// found. What is not explained counts as the container's own rule.
  func explain(_ pass: TGPass)

  /// The width that the content of the container asks for, padding included; nil, the default, to
  /// leave it to the solver.
  ///
  /// Nothing is settled by the answer: extents and origins of the children stay as they are.
  ///
  /// The solver answers with the width of the container where it wraps; for the least width, with
  /// how far the children reach when the container has no room for them.
  ///
  /// - Parameters:
  ///   - width: Which width is asked for.
  ///   - height: The height of the container, if it is known.
  ///   - pass: The container and its children.
  func contentWidth(_ width: TGContentWidth, height: Double?, _ pass: TGPass) -> Double?

  /// Whether there are rules for the children that are kept before any layout: whether `keepRules`
  /// is to be called. No by default.
  var hasRules: Bool { get }

  /// Lets a view that is about to be appended obey the rules, and says whether all of them are kept then;
  /// no by default, so that `keepRules` is called when it has been appended.
  ///
  /// For rules about each child by itself, such as sizes that it is given once: appending is what most
  /// programs do, and this is quicker.
  ///
  /// - Parameters:
  ///   - child: The view, as it is going to be appended.
  ///   - gaps: The gaps of the container: the width is that of `tg_hspace`, the height that of `tg_vspace`.
  func adopt(_ child: inout TGView, gaps: TGSize) -> Bool

  /// Keeps the rules that the children obey, such as their order, or sizes that they are given once.
  ///
  /// Called whenever children were added, removed or moved, or a setting that all containers have was
  /// written, whatever way that was done: a method of the container's own, a function that knows it
  /// as a view, or braces. It is not called for what it changes itself.
  ///
  /// - Parameters:
  ///   - container: The container, with its children as they are now.
  ///   - change: What happened to the list.
  static func keepRules(of container: inout TGView, after change: TGChildrenChange)
}

extension TGLayoutAlgorithm {
  /// No: a container without extent has a diagnostic unless something says 0.
  public var mayBeEmpty: Bool { false }

  /// Nothing is known.
  public var traits: TGContainerTraits { TGContainerTraits() }

  /// No: options that cannot be compared may differ.
  public func laysOut(like other: Self) -> Bool { false }

  /// None.
  public var references: [TGViewReference] { [] }

  /// Adjusts nothing.
  public func prepare(_ pass: TGPass) {}

  /// Explains nothing.
  public func explain(_ pass: TGPass) {}

  /// Leaves the answer to the solver.
  public func contentWidth(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> Double? {
    nil
  }

  /// No.
  @inlinable public var hasRules: Bool { false }

  /// Leaves all to `keepRules`.
  public func adopt(_ child: inout TGView, gaps: TGSize) -> Bool { false }

  /// Keeps nothing.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {}
}

extension TGLayoutAlgorithm where Self: Equatable {
  /// Whether the options are equal.
  public func laysOut(like other: Self) -> Bool { self == other }
}
