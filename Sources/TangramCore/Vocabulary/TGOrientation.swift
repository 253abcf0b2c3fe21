/// The direction in which a container lays out its children.
public enum TGOrientation: UInt8, Hashable, Sendable, CaseIterable {
  /// From top to bottom.
  case vert
  /// From the leading to the trailing edge.
  case horz

  /// The other direction.
  public var crossed: TGOrientation { self == .vert ? .horz : .vert }

  /// The axis children follow each other along, in containers of one line.
  public var axis: TGAxis { self == .vert ? .vertical : .horizontal }
}
