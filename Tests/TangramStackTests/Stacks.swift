import Tangram

/// A stack along either axis; tests describe it as if it were a row.
struct Stack {
  var axis: TGAxis

  static let both = [Stack(axis: .horizontal), Stack(axis: .vertical)]

  func turned(_ size: TGSize) -> TGSize { axis == .horizontal ? size : size.transposed }

  /// A view whose content has this size.
  func content(_ along: Double, _ across: Double = 20) -> TGView {
    TGView(.size(turned(TGSize(width: along, height: across))))
  }

  /// A view with this size of its own.
  func view(_ along: Double, _ across: Double = 20) -> TGView {
    let size = turned(TGSize(width: along, height: across))
    return TGView().size(size.width, size.height)
  }

  /// The size of a view along the main axis.
  func along(_ view: inout some TGViewProtocol) -> TGLayoutSize {
    axis == .horizontal ? view.tg_width : view.tg_height
  }

  /// The size of a view along the cross axis.
  func across(_ view: inout some TGViewProtocol) -> TGLayoutSize {
    axis == .horizontal ? view.tg_height : view.tg_width
  }

  func stack(
    _ alignment: TGAlignment = .center, spacing: Double = 0,
    @TGViewBuilder _ content: () -> TGSubviews
  ) -> TGView {
    if axis == .horizontal {
      let vertical: [TGAlignment: TGVerticalAlignment] = [.start: .top, .end: .bottom]
      return TGHStack(alignment: vertical[alignment] ?? .center, spacing: spacing, content).view
    }
    let horizontal: [TGAlignment: TGHorizontalAlignment] = [.start: .leading, .end: .trailing]
    return TGVStack(alignment: horizontal[alignment] ?? .center, spacing: spacing, content).view
  }

  /// The frames of all children except spacers, as [main position, cross position, main extent, cross
  /// extent].
  func frames(
    of stack: TGView, in width: Double = 300, _ height: Double = 100
  ) -> [[Double]] {
    let layout = stack.layout(in: turned(TGSize(width: width, height: height)))
    return stack.subviews.indices.filter { TGSpacer(stack.subviews[$0]) == nil }.compactMap {
      layout[path: [$0]].map { frame in
        axis == .horizontal
          ? [frame.minX, frame.minY, frame.width, frame.height]
          : [frame.minY, frame.minX, frame.height, frame.width]
      }
    }
  }

  /// The size of a stack whose environment does not determine it, as [main extent, cross extent].
  func size(of stack: TGView) -> [Double] {
    let size = turned(stack.layout(in: TGSize(width: 7, height: 7)).frame.size)
    return [size.width, size.height]
  }
}
