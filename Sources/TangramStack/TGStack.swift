import TangramCore

/// A row or a column of views, with spacers between them: `TGHStack` or `TGVStack`.
public protocol TGStack: TGContainer where Algorithm == TGStackAlgorithm<Main> {
  /// The axis along which the views follow each other.
  associatedtype Main: TGStackAxis
}

extension TGStack {
  /// Creates a stack of the views and spacers in braces.
  ///
  /// - Parameters:
  ///   - alignment: Where views go that are smaller across than the stack.
  ///   - spacing: The gap between neighbours that have no spacer between them.
  ///   - content: The views and spacers.
  public init(
    alignment: Main.Alignment = .center, spacing: some TGNumber = 0.0,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(Algorithm(alignment: alignment.alignment))
    tg_size(.fill)
    if Main.axis == .horizontal {
      tg_hspace = spacing.tg_points
    } else {
      tg_vspace = spacing.tg_points
    }
    subviews = content()
  }

  /// Where views go that are smaller across than the stack.
  public var tg_align: Main.Alignment {
    get { Main.Alignment(options.alignment) }
    set { options.alignment = newValue.alignment }
  }
}

/// An axis along which there are stacks.
public protocol TGStackAxis: TGAxisType {
  /// Where views go across.
  associatedtype Alignment: TGStackAlignment
}

extension TGHorizontal: TGStackAxis {
  /// Where the views of a row go.
  public typealias Alignment = TGVerticalAlignment
}

extension TGVertical: TGStackAxis {
  /// Where the views of a column go.
  public typealias Alignment = TGHorizontalAlignment
}
