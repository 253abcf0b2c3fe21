/// The algorithm by which a container lays out its children.
///
/// An algorithm is a value: it holds the options of the container and provides functions that run
/// over a *pass*, which is one run over one container. The built-in containers are connected to the
/// solver only through this protocol, and so are custom containers.
///
/// A pass gives the algorithm the container's size and its children. The algorithm sets the origin
/// and the extent of every child, and the size of the container on the axes that wrap. All
/// horizontal coordinates start at the leading edge; the solver mirrors them later in right-to-left
/// layouts.
///
/// The solver caches the results of each container, so `layout` must depend only on the options and
/// the pass. It runs on the thread that lays out the tree.
public protocol TGLayoutAlgorithm: Sendable {
  /// The name of this kind of container in scenes and messages.
  var name: String { get }

  /// What the engine and its diagnostics must know about this kind of container; no traits by default.
  ///
  /// Only `measuresContent` and `unresolvedSizes` affect the layout.
  var traits: TGContainerTraits { get }

  /// Returns whether this algorithm and another one lay out the same children identically.
  ///
  /// If the algorithm is `Equatable`, the default implementation compares both values. Otherwise it
  /// returns `false`, which is safe: a new version of the container is then laid out again.
  func laysOut(like other: Self) -> Bool

  /// The views that the options refer to by identity; none by default.
  ///
  /// They are read when diagnostics are requested. A reference to a view that is elsewhere in the
  /// tree, and not a descendant of the container, is reported. A reference to a view that is not in
  /// the tree at all is not reported, because the view may have been removed only temporarily.
  var references: [TGViewReference] { get }

  /// Adjusts each child once before anything is measured; does nothing by default.
  ///
  /// For example, an algorithm can remove a size that the container is going to set itself. The
  /// children must be adjusted independently of each other: when a tree is laid out again after a
  /// change, the pass may contain only the children that changed.
  func prepare(_ pass: TGPass)

  /// Sizes and positions the children, and sizes the container on the axes that wrap.
  func layout(_ pass: TGPass)

  /// Explains the rectangles of the children, and the size of the container where it wraps; explains
  /// nothing by default.
  ///
  /// It is called only when an explanation is requested, after a layout: the children have the origins
  /// and extents that the algorithm assigned to them, and the container has the size that the algorithm
  /// computed. Anything that is not explained is attributed to the container's own rule.
  func explain(_ pass: TGPass)

  /// Returns the preferred width of the container's content, padding included; `nil`, the default,
  /// leaves the computation to the solver.
  ///
  /// The call changes no extents or origins of the children.
  ///
  /// The solver uses the width to which the container wraps. For the minimum width, it uses the extent
  /// of the children when the container has no space for them.
  ///
  /// - Parameters:
  ///   - width: The kind of width to return.
  ///   - height: The height of the container, if it is known.
  ///   - pass: The container and its children.
  func contentWidth(_ width: TGContentWidth, height: Double?, _ pass: TGPass) -> Double?

  /// Whether the container enforces rules on its children before layout, by means of `keepRules`;
  /// `false` by default.
  var hasRules: Bool { get }

  /// Applies the rules to a view that is about to be appended, and returns whether all rules then
  /// hold.
  ///
  /// By default it returns `false`, so that `keepRules` is called after the view is appended.
  ///
  /// Implement it for rules that concern each child separately, such as sizes that the container gives
  /// its children when they are added: most programs only append children, and this is faster than
  /// `keepRules`.
  ///
  /// - Parameters:
  ///   - child: The view to be appended.
  ///   - gaps: The gaps of the container: the width is `tg_hspace`, the height is `tg_vspace`.
  func adopt(_ child: inout TGView, gaps: TGSize) -> Bool

  /// Makes the children satisfy the rules again: for example, restores their order, or sets the sizes
  /// of added children.
  ///
  /// It is called whenever children were added, removed or moved, or a setting common to all
  /// containers was written, no matter how: by a method of the container type, by a function that
  /// treats the container as a view, or in a trailing closure. It is not called for the changes it
  /// makes itself.
  ///
  /// - Parameters:
  ///   - container: The container with its current children.
  ///   - change: The change to the list of children.
  static func keepRules(of container: inout TGView, after change: TGChildrenChange)
}

extension TGLayoutAlgorithm {
  /// Returns no traits by default.
  public var traits: TGContainerTraits { TGContainerTraits() }

  /// Returns `false` by default: options that cannot be compared may differ.
  public func laysOut(like other: Self) -> Bool { false }

  /// Returns no references by default.
  public var references: [TGViewReference] { [] }

  /// Adjusts nothing by default.
  public func prepare(_ pass: TGPass) {}

  /// Explains nothing by default.
  public func explain(_ pass: TGPass) {}

  /// Returns `nil` by default, which leaves the computation to the solver.
  public func contentWidth(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> Double? {
    nil
  }

  /// Returns `false` by default.
  @inlinable public var hasRules: Bool { false }

  /// Returns `false` by default, which leaves all rules to `keepRules`.
  public func adopt(_ child: inout TGView, gaps: TGSize) -> Bool { false }

  /// Changes nothing by default.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {}
}

extension TGLayoutAlgorithm where Self: Equatable {
  /// Returns whether the options are equal.
  public func laysOut(like other: Self) -> Bool { self == other }
}
