import TangramCore

/// Where the views of a column, or of a pile, go from side to side.
public enum TGHorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// At the edge where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing
}

/// Where the views of a row, or of a pile, go between top and bottom.
public enum TGVerticalAlignment: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
}

/// What both alignments have in common: the alignment along an axis that each stands for.
protocol AlignmentNames: CaseIterable {
  static var center: Self { get }
  var alignment: TGAlignment { get }
}

extension AlignmentNames {
  init(_ alignment: TGAlignment?) {
    self = Self.allCases.first { $0.alignment == alignment } ?? .center
  }
}

extension TGHorizontalAlignment: AlignmentNames {
  var alignment: TGAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

extension TGVerticalAlignment: AlignmentNames {
  var alignment: TGAlignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}
