/// The traits of a kind of container that diagnostics depend on.
///
/// A container that sets no traits gets no diagnostics that depend on them.
///
///     var traits: TGContainerTraits {
///       TGContainerTraits(unused: [.alignment, .gaps], keepsChildrenApart: true)
///     }
public struct TGContainerTraits: Hashable, Sendable {
  /// The common properties of containers and children that this kind of container ignores.
  public var unused: TGUnusedProperties
  /// The axis along which the children follow each other; `nil` if there is none.
  ///
  /// Along this axis the container's gravity only moves all children together or spreads them.
  public var mainAxis: TGAxis?
  /// Whether children do not overlap unless gaps or margins are negative.
  public var keepsChildrenApart: Bool
  /// Whether the shares of children along the main axis are percentages of the whole space instead of
  /// the remaining space.
  public var sharesWhole: Bool
  /// Whether a child without a size has the size of its content.
  public var measuresContent: Bool
  /// Whether children normally extend beyond the container, as views on a curve do.
  public var letsChildrenStickOut: Bool
  /// The axes along which two margins determine the extent of a child, regardless of its size.
  public var extentsBetweenMargins: TGAxes
  /// Whether a minimum takes precedence over a smaller maximum, as in CSS.
  public var keepsMinimums: Bool
  /// The axes along which children with the size `average` share the remaining space of their line;
  /// along other axes, `average` means 100%.
  public var sharesAverages: TGAxes
  /// The axes along which the gravity `stretch` stretches children.
  public var gravityStretches: TGAxes
  /// The axes along which shrink factors of children have an effect, unless the container wraps.
  public var usesShrinkFactors: TGAxes
  /// The references of sizes that the algorithm does not read itself.
  ///
  /// The algorithm sees numbers in their place, and the tree is laid out again until each number is
  /// the size that was referred to.
  public var unresolvedSizes: TGUnresolvedSizes

  /// Creates traits.
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
