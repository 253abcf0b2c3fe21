// Asking leaves for the size of what they draw.

extension Solver {
  /// The size a leaf's content needs under a limit; nil for a leaf without content.
  package func contentSize(of box: Int, within limit: TGSize) -> TGSize? {
    guard boxes[box].flags.contains(.hasContent) else { return nil }
    spend(1)
    let index = boxes[box].content
    let content = plan.contents[index].content
    switch content.kind {
    case .size, .text: return content.size(within: limit)
    case .measured, .source: break
    }
    // A function of the client's may be slow, so its last answer is kept.
    if let known = plan.contents[index].measured, known.limit == limit { return known.size }
    if let source = content.source { spend(max(0, source.work)) }
    let size = usable(content.size(within: limit), of: box)
    plan.contents[index].measured = (limit, size)
    return size
  }

  /// Whether a function of the client's measures the content of a leaf.
  func isMeasuredByFunction(_ box: Int) -> Bool {
    guard boxes[box].flags.contains(.hasContent) else { return false }
    return switch plan.contents[boxes[box].content].content.kind {
    case .size, .text: false
    case .measured, .source: true
    }
  }

  /// What a function of the client's returned, if it can be computed with.
  package func usable(_ size: TGSize, of box: Int) -> TGSize {
    if size.width.isFinite, size.height.isFinite { return size }
    plan.report(box, "content", .notFinite(replacement: 0))
    return TGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  /// The first measure of a wrapping leaf, before anything else is known: limited by nothing but the
  /// numbers of its own upper bounds.
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

  /// The upper bound of a size, if it is a number; 0 if it is not, which measure functions are told where
  /// there is no limit.
  package func numericMaximum(of box: Int, _ axis: TGAxis) -> Double {
    let flags = boxes[box].half(axis).flags
    if flags.contains(.hasInterval) {
      let upper = extras[Int(boxes[box].extras)].intervals[axis].upper
      return upper.isFinite ? upper : 0
    }
    guard flags.contains(.sizeIsBounded) else { return 0 }
    return rares[Int(boxes[box].rare)][axis].size.upper.number(or: 0)
  }

  /// The length that becomes another one with the multiple and the increment of the size of a box, if one
  /// does.
  func unscaled(_ length: Double, _ box: Int, _ axis: TGAxis) -> Double {
    guard boxes[box].half(axis).flags.contains(.sizeScales) else { return length }
    let size = rares[Int(boxes[box].rare)][axis].size
    return size.multiple > 0 ? (length - size.increment) / size.multiple : 0
  }

  /// A length with the multiple and the increment of the size of a box.
  func scaled(_ length: Double, _ box: Int, _ axis: TGAxis) -> Double {
    guard boxes[box].half(axis).flags.contains(.sizeScales) else { return length }
    return rares[Int(boxes[box].rare)][axis].size.scaled(length)
  }
}

extension TGSize {
  /// The size with 0 for what is negative or not finite.
  var finiteOrZero: TGSize {
    TGSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}
