import TangramCore

/// A row or a column of views, with spacers between them: `TGHStack` or `TGVStack`.
public protocol TGStack: TGContainer where Algorithm == TGStackAlgorithm<Main> {
  /// The axis along which the views follow each other.
  associatedtype Main: TGStackAxis
}

extension TGStack {
  /// Creates a stack of the views and spacers in a trailing closure.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views that are smaller than the stack on the cross axis.
  ///   - spacing: The gap between neighbors that have no spacer between them.
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

  /// The alignment of views that are smaller than the stack on the cross axis.
  public var tg_align: Main.Alignment {
    get { Main.Alignment(options.alignment) }
    set { options.alignment = newValue.alignment }
  }
}

/// An axis along which a stack can arrange its views.
public protocol TGStackAxis: TGAxisType {
  /// The alignment of views on the cross axis.
  associatedtype Alignment: TGStackAlignment
}

extension TGHorizontal: TGStackAxis {
  /// The alignment of the views of a row.
  public typealias Alignment = TGVerticalAlignment
}

extension TGVertical: TGStackAxis {
  /// The alignment of the views of a column.
  public typealias Alignment = TGHorizontalAlignment
}
