import Tangram

extension MasonryAlgorithm {
  func explain(_ pass: TGPass) {
    let (across, down) = (pass.reasons(.horizontal), pass.reasons(.vertical))
    let bottom = TGReason.greatest(of: pass.children.map { $0.reasons(.vertical).end })
    down.explain(size: (bottom ?? down.paddingStart) + down.paddingEnd)
    // Where a child may begin: at the top, or below one that came before.
    var tops = [down.paddingStart]
    for child in pass.children {
      let (x, y) = (child.reasons(.horizontal), child.reasons(.vertical))
      // Only the reason with the child's actual origin is used.
      for column in 0..<max(1, min(columns, pass.count)) {
        x.explain(origin: start(ofColumn: column, in: across))
      }
      x.explain(extent: width(isWide: child[FullWidth.self], in: across))
      if let top = tops.last(where: { $0.value == y.origin.value }) { y.explain(origin: top) }
      y.explain(extent: y.ownExtent)
      tops.append(y.end + down.space)
    }
  }
}
