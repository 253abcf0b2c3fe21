// Measuring the content of leaves.

extension Solver {
  /// The size that a leaf's content needs within a limit; nil for a leaf without content.
  package func contentSize(of box: Int, within limit: TGSize) -> TGSize? {
    guard boxes[box].hasContent else { return nil }
    spend(1)
    let index = boxes[box].content
    let content = plan.contents[index].content
    switch content.kind {
    case .size, .text: return content.size(within: limit)
    case .measured, .source: break
    }
    // A client's measuring function may be slow, so its most recent result is cached.
    if let known = plan.contents[index].measured, known.limit == limit { return known.size }
    if let source = content.source { spend(max(0, source.work)) }
    let size = usable(content.size(within: limit), of: box)
    plan.contents[index].measured = (limit, size)
    return size
  }

  /// Whether the content of a leaf is measured by client code.
  func isMeasuredByFunction(_ box: Int) -> Bool {
    guard boxes[box].hasContent else { return false }
    return switch plan.contents[boxes[box].content].content.kind {
    case .size, .text: false
    case .measured, .source: true
    }
  }

  /// A size returned by client code, with components that are not finite reported and replaced by
  /// 0.
  package func usable(_ size: TGSize, of box: Int) -> TGSize {
    if size.width.isFinite, size.height.isFinite { return size }
    plan.report(box, "content", .notFinite(replacement: 0))
    return TGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  /// Measures a leaf that wraps for the first time, limited only by its own numeric upper bounds.
  func measureFirst(_ box: Int) {
    guard boxes[box].container < 0, boxes[box].x.sizeKind == .wrap else { return }
    let limit = TGSize(
      width: numericMaximum(of: box, .horizontal), height: numericMaximum(of: box, .vertical))
    guard let size = contentSize(of: box, within: limit) else { return }
    boxes[box].x.current = scaled(size.width, box, .horizontal)
    if boxes[box].y.sizeKind == .wrap {
      boxes[box].y.current = scaled(size.height, box, .vertical)
    }
  }

  /// The upper bound of a size, if it is a number; otherwise 0, which measuring functions take as
  /// no limit.
  package func numericMaximum(of box: Int, _ axis: TGAxis) -> Double {
    let half = boxes[box][axis]
    if half.hasInterval {
      let upper = extras[Int(boxes[box].extras)].intervals[axis].upper
      return upper.isFinite ? upper : 0
    }
    guard half.sizeIsBounded else { return 0 }
    return rares[Int(boxes[box].rare)][axis].size.upper.number(or: 0)
  }

  /// The length that results in `length` after applying the multiple and the increment of the size
  /// of a box.
  func unscaled(_ length: Double, _ box: Int, _ axis: TGAxis) -> Double {
    guard boxes[box][axis].sizeScales else { return length }
    let size = rares[Int(boxes[box].rare)][axis].size
    return size.multiple > 0 ? (length - size.increment) / size.multiple : 0
  }

  /// A length after applying the multiple and the increment of the size of a box.
  func scaled(_ length: Double, _ box: Int, _ axis: TGAxis) -> Double {
    guard boxes[box][axis].sizeScales else { return length }
    return rares[Int(boxes[box].rare)][axis].size.scaled(length)
  }
}
