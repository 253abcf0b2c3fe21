import TangramCore
import TangramExplanations

// The sizes that pages give the children, and the size of the flow.

extension FlowReasons {
  /// The extent along the lines that a page, or `tg_setSubviews`, gives each child.
  var itemAlong: TGReason? { flow.pageItem == nil ? fixedSize : pageItem(isAlong: true) }

  /// The extent across the lines that a page gives each child.
  var itemAcross: TGReason? { flow.pageItem == nil ? nil : pageItem(isAlong: false) }

  private func pageItem(isAlong: Bool) -> TGReason {
    let count = isAlong ? flow.perLine : max(1, flow.options.pagedCount / flow.perLine)
    let gap = isAlong ? gap : lineGap
    let isOutside = isAlong == flow.pagesRunAlong
    let page: TGReason
    if isOutside {
      // A page also includes the gap before the next page.
      let outside = isAlong ? pass[main].reasons.outside : pass[cross].reasons.outside
      page = outside - (isAlong ? start : pass[cross].reasons.paddingStart) - times(count, gap)
    } else {
      page = (isAlong ? room : pass[cross].reasons.content) - times(count - 1, gap)
    }
    let part = count == 1 ? page : page / .rule(Double(count))
    return part.named("part of a page").by("an equal part of a page")
  }

  func explainSize() {
    if pass[main].wraps { pass[main].explain(size: sizeAlong) }
    if pass[cross].wraps { pass[cross].explain(size: sizeAcross) }
  }

  private var sizeAlong: TGReason {
    if pass.count == 0 { return start + end }
    if flow.perLine > 0 {
      if flow.gravity == .fill {
        return TGReason.rule(pass[main].size)
          .by("a flow that fills its \(lineName)s keeps its size")
      }
      let longest = TGReason.greatest(of: lines.map { pageOffset($0) + taken($0) })
      return start + (longest ?? .rule(0)) + end
    }
    if flow.fitsContent {
      return start + lines.map { taken($0) }.reduce(.rule(0), +) + end
    }
    return TGReason.rule(0).by("a flow that breaks its \(lineName)s is as long as its minimum")
  }

  private var sizeAcross: TGReason {
    let container = pass[cross].reasons
    if pass.count == 0 { return container.paddingStart + container.paddingEnd }
    if moveAcross.isNothing == false { return reachAcross + container.paddingEnd }
    let last = flow.perLine > 0 && isUneven ? farthestAcross : nil
    return (last ?? bottom(countedLineCount - 1)) + container.paddingEnd
  }

  /// The number of lines that `tg_maxLines` includes in the size of the flow.
  var countedLineCount: Int {
    let most = flow.options.maxLines
    return most > 0 && pass[cross].wraps ? min(most, lines.count) : lines.count
  }

  /// The farthest cross-axis coordinate that the children of these lines reach, including margins.
  private var farthestAcross: TGReason? {
    TGReason.greatest(
      of: lines.prefix(countedLineCount).flatMap { $0.places }.map {
        let reasons = child(at: $0)[cross].reasons
        return reasons.end + reasons.after()
      })
  }
}
