/// What the engine and its diagnostics must know about a kind of container.
///
/// Only `measuresContent` and `unresolvedSizes` affect the layout. The other traits decide which diagnostics
/// apply to the container, and what they say.
///
///     var traits: TGContainerTraits {
///       TGContainerTraits(unused: [.alignment, .gaps], keepsChildrenApart: true)
///     }
public struct TGContainerTraits: Hashable, Sendable {
  package var unused: TGUnusedProperties
  package var mainAxis: TGAxis?
  package var keepsChildrenApart: Bool
  package var sharesWhole: Bool
  package var measuresContent: Bool
  package var letsChildrenStickOut: Bool
  package var extentsBetweenMargins: TGAxes
  package var keepsMinimums: Bool
  package var sharesAverages: TGAxes
  package var gravityStretches: TGAxes
  package var usesShrinkFactors: TGAxes
  package var unresolvedSizes: TGUnresolvedSizes

  /// Creates traits.
  ///
  /// - Parameters:
  ///   - unused: The common properties of containers and children that this kind of container
  ///     ignores.
  ///   - mainAxis: The axis along which the children follow each other; `nil` if there is none.
  ///     Along it the container's gravity only moves all children together or spreads them.
  ///   - keepsChildrenApart: Whether children do not overlap unless gaps or margins are negative.
  ///   - sharesWhole: Whether the shares of children along the main axis are percentages of the
  ///     whole space instead of the remaining space.
  ///   - measuresContent: Whether a child without a size has the size of its content.
  ///   - letsChildrenStickOut: Whether children normally extend beyond the container, as views on a
  ///     curve do.
  ///   - extentsBetweenMargins: The axes along which two margins determine the extent of a child,
  ///     regardless of its size.
  ///   - keepsMinimums: Whether a minimum takes precedence over a smaller maximum, as in CSS.
  ///   - sharesAverages: The axes along which children with the size `average` share the remaining
  ///     space of their line; along other axes, `average` means 100%.
  ///   - gravityStretches: The axes along which the gravity `stretch` stretches children.
  ///   - usesShrinkFactors: The axes along which shrink factors of children have an effect, unless
  ///     the container wraps.
  ///   - unresolvedSizes: The references of sizes that the algorithm does not read itself. It sees
  ///     numbers in their place, and the tree is laid out again until each number is the size that
  ///     was referred to.
  public init(
    unused: TGUnusedProperties = [], mainAxis: TGAxis? = nil, keepsChildrenApart: Bool = false,
    sharesWhole: Bool = false, measuresContent: Bool = false, letsChildrenStickOut: Bool = false,
    extentsBetweenMargins: TGAxes = [], keepsMinimums: Bool = false,
    sharesAverages: TGAxes = .both, gravityStretches: TGAxes = .both,
    usesShrinkFactors: TGAxes = [], unresolvedSizes: TGUnresolvedSizes = []
  ) {
    (self.unused, self.mainAxis, self.keepsChildrenApart) = (unused, mainAxis, keepsChildrenApart)
    (self.sharesWhole, self.letsChildrenStickOut) = (sharesWhole, letsChildrenStickOut)
    (self.measuresContent, self.extentsBetweenMargins) = (measuresContent, extentsBetweenMargins)
    (self.keepsMinimums, self.sharesAverages) = (keepsMinimums, sharesAverages)
    self.gravityStretches = gravityStretches
    self.usesShrinkFactors = usesShrinkFactors
    self.unresolvedSizes = unresolvedSizes
  }
}

/// References of sizes that a kind of container leaves to the engine.
///
/// References to views that are neither the container nor its children are always left to the engine.
public struct TGUnresolvedSizes: OptionSet, Hashable, Sendable {
  /// A bit for each kind of reference.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Sizes that are sizes of siblings.
  public static let siblings = TGUnresolvedSizes(rawValue: 1)
  /// Widths that are the view's own height.
  public static let ownHeight = TGUnresolvedSizes(rawValue: 2)
  /// Heights that are the view's own width.
  public static let ownWidth = TGUnresolvedSizes(rawValue: 4)
  /// Sizes that are sizes of the container.
  public static let container = TGUnresolvedSizes(rawValue: 8)
  /// Minimums and maximums of all these kinds.
  public static let bounds = TGUnresolvedSizes(rawValue: 16)
  /// All references.
  public static let all: TGUnresolvedSizes = [
    .siblings, .ownHeight, .ownWidth, .container, .bounds,
  ]
}

/// Properties that some kinds of container ignore.
public struct TGUnusedProperties: OptionSet, Hashable, Sendable {
  /// A bit for each property.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The alignment of a child.
  public static let alignment = TGUnusedProperties(rawValue: 1)
  /// The baseline of a child that refers to another child.
  public static let baseline = TGUnusedProperties(rawValue: 2)
  /// The floating options of a child.
  public static let floating = TGUnusedProperties(rawValue: 4)
  /// The margins and centers of a child.
  public static let positions = TGUnusedProperties(rawValue: 8)
  /// The gravity of the container.
  public static let gravity = TGUnusedProperties(rawValue: 16)
  /// The gaps of the container.
  public static let gaps = TGUnusedProperties(rawValue: 32)
  /// Sizes of children that are shares of the container or fill it.
  public static let shares = TGUnusedProperties(rawValue: 64)
  /// Sizes of children that are 0: the container treats them as unspecified.
  public static let zeroSizes = TGUnusedProperties(rawValue: 128)
}
