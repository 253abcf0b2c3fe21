import TangramCore

/// Where the views of a column, or of a pile, go from side to side.
public enum TGHorizontalAlignment: TGStackAlignment, Sendable {
  /// At the edge where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing

  /// The alignment as algorithms see it.
  public var alignment: TGAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

/// Where the views of a row, or of a pile, go between top and bottom.
public enum TGVerticalAlignment: TGStackAlignment, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom

  /// The alignment as algorithms see it.
  public var alignment: TGAlignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}

/// Where the views of a stack go along an axis, in words for that axis.
public protocol TGStackAlignment: Hashable, CaseIterable {
  /// In the middle.
  static var center: Self { get }
  /// The alignment as algorithms see it.
  var alignment: TGAlignment { get }
}

extension TGStackAlignment {
  /// The words for an alignment; the middle for one that a stack does not know.
  init(_ alignment: TGAlignment?) {
    self = Self.allCases.first { $0.alignment == alignment } ?? .center
  }
}
