import Tangram

extension MasonryAlgorithm {
  func explain(_ pass: TGPass) {
    let (across, down) = (pass.reasons(.horizontal), pass.reasons(.vertical))
    let bottom = TGReason.greatest(of: pass.children.map { $0.reasons(.vertical).end })
    down.explain(size: (bottom ?? down.paddingStart) + down.paddingEnd)
    let count = TGReason.rule(Double(max(1, columns)))
    let gaps = (count.value - 1) * across.space.value
    let width = ((across.content - .rule(gaps, "gaps")) / count).named("width of a column")
    // Where a child may begin: at the top, or below one that came before.
    var tops = [down.paddingStart]
    for child in pass.children {
      let (x, y) = (child.reasons(.horizontal), child.reasons(.vertical))
      let left = x.origin.value - across.paddingStart.value
      let column = TGReason.rule((left / (width + across.space).value).rounded())
      x.explain(origin: across.paddingStart + column * (width + across.space))
      x.explain(extent: child[FullWidth.self] ? across.content : width)
      if let top = tops.last(where: { $0.value == y.origin.value }) { y.explain(origin: top) }
      y.explain(extent: y.ownExtent)
      tops.append(y.end + down.space)
    }
  }
}
