/// The direction in which a container lays out its children.
public enum TGOrientation: Hashable, Sendable, CaseIterable {
  /// From top to bottom.
  case vert
  /// From the leading to the trailing edge.
  case horz

  /// The other direction.
  public var crossed: TGOrientation { self == .vert ? .horz : .vert }

  /// The axis along which children follow each other, in containers with a single line.
  public var axis: TGAxis { self == .vert ? .vertical : .horizontal }
}
