import TangramCore

/// The horizontal alignment of the views of a column, or of a z-stack.
public enum TGHorizontalAlignment: StackAlignment, CaseIterable, Hashable, Sendable {
  /// At the leading edge, where reading starts.
  case leading
  /// In the center.
  case center
  /// At the trailing edge, where reading ends.
  case trailing

  var alignment: TGAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

/// The vertical alignment of the views of a row, or of a z-stack.
public enum TGVerticalAlignment: StackAlignment, CaseIterable, Hashable, Sendable {
  /// At the top.
  case top
  /// In the center.
  case center
  /// At the bottom.
  case bottom

  var alignment: TGAlignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}

/// The alignment of the views of a stack along an axis, with names specific to that axis.
protocol StackAlignment: CaseIterable {
  /// The centered alignment.
  static var center: Self { get }
  /// The equivalent `TGAlignment`, which layout algorithms use.
  var alignment: TGAlignment { get }
}

extension StackAlignment {
  /// Creates the equivalent of a `TGAlignment`; `center` for one without an equivalent.
  init(_ alignment: TGAlignment) {
    self = Self.allCases.first { $0.alignment == alignment } ?? .center
  }
}
