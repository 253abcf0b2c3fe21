// Asking leaves for the size of what they draw.

extension Solver {
  /// The size a leaf's content needs under a limit; nil for a leaf without content.
  func contentSize(of box: UnsafeMutablePointer<Box>, within limit: TGSize) -> TGSize? {
    guard box.pointee.flags.contains(.hasContent) else { return nil }
    spend(1)
    let content = plan.contents.base + box.pointee.content
    return content.pointee.content.borrow { known in
      guard case .measured(let measure) = known.content.kind else {
        return known.content.size(within: limit)
      }
      // What it says of one width tells nothing of another.
      let parent = Int(box.pointee.parent)
      if parent >= 0 { containers[parent].flags.insert(.mayStickOut) }
      // A function of the client's may be slow, so its last answer is kept.
      if !content.pointee.isMeasured || content.pointee.limit != limit {
        let size = usable(measure(limit), of: box)
        (content.pointee.limit, content.pointee.size) = (limit, size)
        content.pointee.isMeasured = true
      }
      return content.pointee.size
    }
  }

  /// What a function of the client's said, if it can be computed with.
  func usable(_ size: TGSize, of box: UnsafeMutablePointer<Box>) -> TGSize {
    if size.width.isFinite, size.height.isFinite { return size }
    plan.report(box, "content", .notFinite(replacement: 0))
    return TGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  /// The first measure of a wrapping leaf, before anything else is known: limited by nothing but
  /// the numbers of its own upper bounds.
  func measureFirst(_ box: UnsafeMutablePointer<Box>) {
    guard box.pointee.container < 0, box.pointee.x.sizeKind == .wrap else { return }
    var limit = TGSize.zero
    for axis in TGAxis.allCases { limit[axis] = numericMaximum(of: box, axis) }
    guard let size = contentSize(of: box, within: limit) else { return }
    box.pointee.x.current = scaled(size.width, box, .horizontal)
    if box.pointee.y.sizeKind == .wrap {
      box.pointee.y.current = scaled(size.height, box, .vertical)
    }
  }

  /// The upper bound of a size, if it is a number; 0 if it is not, which measure functions are told
  /// where there is no limit.
  func numericMaximum(of box: UnsafeMutablePointer<Box>, _ axis: TGAxis) -> Double {
    let flags = box[axis].flags
    if flags.contains(.hasInterval) {
      let upper = plan.extras[Int(box.pointee.extras)].intervals[axis].upper
      return upper.isFinite ? upper : 0
    }
    guard flags.contains(.sizeIsBounded) else { return 0 }
    return plan.rares[Int(box.pointee.rare)][axis].size.upper.number(or: 0)
  }

  /// A length with the multiple and the increment of the size of a box.
  func scaled(_ length: Double, _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis) -> Double {
    guard box[axis].flags.contains(.sizeScales) else { return length }
    return rares[Int(box.pointee.rare)][axis].size.scaled(length)
  }
}
