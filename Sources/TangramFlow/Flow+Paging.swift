import TangramCore

// Pages: children without a size of their own share the size of the view that contains the flow.

extension Flow {
  /// Whether pages follow each other along the lines rather than across them.
  var pagesRunAlong: Bool { pass[main].wraps }

  /// Computes the size that pages give each child.
  mutating func applyPaging() {
    guard options.pagedCount > 0 else { return }
    let perLine = Double(perLine)
    // A page has at least one line, even when a line has more children than a page.
    let lines = Double(max(1, options.pagedCount / self.perLine))
    let (along, across): (Double, Double)
    if pagesRunAlong {
      along = (pass[main].outsideSize - start - perLine * space) / perLine
      let room = pass[cross].sizeBeforePass - before - after
      across = (room - (lines - 1) * lineSpace) / lines
    } else {
      along = (length - start - end - (perLine - 1) * space) / perLine
      across = (pass[cross].outsideSize - before - lines * lineSpace) / lines
    }
    var item = TGSize.zero
    item[Main.axis] = along
    item[Cross.axis] = across
    pageItem = item
  }

  /// The distance along the lines from the previous page to the next, if a page begins with the child at
  /// `index`.
  func pageStep(at index: Int) -> Double? {
    guard pageItem != nil, pagesRunAlong, index % options.pagedCount == 0 else {
      return nil
    }
    return pass[main].outsideSize - start
  }
}
