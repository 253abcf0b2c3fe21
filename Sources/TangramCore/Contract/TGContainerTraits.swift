/// What diagnostics want to know of a kind of container.
///
/// A container that says nothing has no diagnostics of these kinds.
///
///     var traits: TGContainerTraits {
///       TGContainerTraits(unused: [.alignment, .gaps], keepsChildrenApart: true)
///     }
public struct TGContainerTraits: Hashable, Sendable {
  /// What the container does not look at, of what all containers and children may say.
  public var unused: TGUnusedProperties
  /// The axis along which the children follow each other, and along which the container's gravity
  /// only moves all of them together or spreads them; nil where it is not so.
  public var mainAxis: TGAxis?
  /// Whether children lie side by side unless gaps or margins are negative.
  public var keepsChildrenApart: Bool
  /// Whether the shares of children along the main axis are of all the room rather than of what is
  /// left.
  public var sharesWhole: Bool
  /// Whether a child that says nothing has the size of its content.
  public var measuresContent: Bool
  /// Whether children stick out of the container as a rule, as views on a curve do.
  public var letsChildrenStickOut: Bool
  /// The axes along which two margins decide about the extent of a child, whatever its size says.
  public var extentsBetweenMargins: TGAxes
  /// Whether of a minimum above a maximum the minimum counts, as in CSS.
  public var keepsMinimums: Bool

  /// Creates traits.
  public init(
    unused: TGUnusedProperties = [], mainAxis: TGAxis? = nil, keepsChildrenApart: Bool = false,
    sharesWhole: Bool = false, measuresContent: Bool = false, letsChildrenStickOut: Bool = false,
    extentsBetweenMargins: TGAxes = [], keepsMinimums: Bool = false
  ) {
    (self.unused, self.mainAxis, self.keepsChildrenApart) = (unused, mainAxis, keepsChildrenApart)
    (self.sharesWhole, self.letsChildrenStickOut) = (sharesWhole, letsChildrenStickOut)
    (self.measuresContent, self.extentsBetweenMargins) = (measuresContent, extentsBetweenMargins)
    self.keepsMinimums = keepsMinimums
  }
}

/// Properties that some kinds of container do not look at.
public struct TGUnusedProperties: OptionSet, Hashable, Sendable {
  /// A bit for each property.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The alignment of a child.
  public static let alignment = TGUnusedProperties(rawValue: 1)
  /// The baseline of a child that is tied to another one.
  public static let baseline = TGUnusedProperties(rawValue: 2)
  /// What a child says about floating.
  public static let floating = TGUnusedProperties(rawValue: 4)
  /// The margins and centres of a child.
  public static let positions = TGUnusedProperties(rawValue: 8)
  /// The gravity of the container.
  public static let gravity = TGUnusedProperties(rawValue: 16)
  /// The gaps of the container.
  public static let gaps = TGUnusedProperties(rawValue: 32)
  /// Sizes of children that are shares of the container, or fill it.
  public static let shares = TGUnusedProperties(rawValue: 64)
  /// Sizes of children that are 0: to the container they say nothing.
  public static let zeroSizes = TGUnusedProperties(rawValue: 128)
}
