import TangramBoxModel
import TangramCore

/// The options of a flex layout, and the algorithm that lays out its items.
public struct TGFlexAlgorithm: TGItemAlgorithm, Equatable {
  var direction = TGFlexDirection.row
  var wrap = TGFlexWrap.noWrap
  /// The distribution of items that do not fill their line.
  public var justifyContent = TGContentAlignment.flexStart
  /// The distribution of lines that do not fill the container.
  public var alignContent = TGContentAlignment.stretch
  var alignItems = TGItemAlignment.stretch
  /// The gaps that are specified as shares of the container's content, such as `5%`.
  public var gaps = TGGapShares()

  /// The name of the kind of container.
  public var name: String { "flex" }

  /// Adjusts the children before the layout, and reports invalid numbers.
  public func prepare(_ pass: TGPass) {
    pass.prepareItems()
    for child in pass.children where !child.isPlain {
      let value = child[TGFlexItemKey.self]
      pass.check(value.grow, child, "grow")
      pass.check(value.shrink, child, "shrink")
      switch value.basis {
      case .points(let points): pass.check(points, child, "basis")
      case .share(let weight): pass.check(weight.percent, child, "basis")
      case .auto, .content: break
      }
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    resolveWidth(pass)
    if direction.isRow {
      FlexRun<TGHorizontal>(pass, self).layOut()
    } else {
      FlexRun<TGVertical>(pass, self).layOut()
    }
  }

  /// Returns the content width of the items.
  public func contentWidth(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> Double? {
    if direction.isRow {
      var run = FlexRun<TGHorizontal>(pass, self, height: height)
      return run.contentWidth(width)
    }
    var run = FlexRun<TGVertical>(pass, self, height: height)
    return run.contentWidth(width)
  }

  /// Whether items that do not fit are moved to another line.
  var wraps: Bool { wrap != .noWrap }

  /// Whether lines are stacked from the end.
  var stacksFromEnd: Bool { wrap == .wrapReverse }
}
