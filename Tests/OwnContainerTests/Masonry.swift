import Tangram

/// Children in columns of equal width, each put into the column that is shortest so far.
struct Masonry: TGContainer {
  var storage: TGNodeStorage

  init(storage: TGNodeStorage) { self.storage = storage }

  init(columns: Int, @TGViewBuilder _ content: () -> [TGView] = { [] }) {
    storage = .container(MasonryAlgorithm(columns: columns))
    subviews = TGSubviews(content())
  }

  /// The number of columns.
  var columns: Int {
    get { option { (masonry: MasonryAlgorithm) in masonry.columns } ?? 1 }
    set { updateOptions { (masonry: inout MasonryAlgorithm) in masonry.columns = newValue } }
  }
}

struct MasonryAlgorithm: TGLayoutAlgorithm, Equatable {
  var columns: Int

  var name: String { "masonry" }

  func layout(_ pass: inout TGPass) {
    if columns < 1 { pass.report("columns", .other("is \(columns); there is one column")) }
    let count = Double(max(1, columns))
    let gaps = (count - 1) * pass.space(TGHorizontal.self)
    if pass.wraps(TGHorizontal.self) {
      let padding = pass.paddingStart(TGHorizontal.self) + pass.paddingEnd(TGHorizontal.self)
      let size = padding + gaps + count * widestContent(pass)
      pass.setSize(pass.clampOwn(size, TGHorizontal.self), TGHorizontal.self)
    }
    let bottom = fill(pass, columnWidth: max(0, (pass.content(TGHorizontal.self) - gaps) / count))
    if pass.wraps(TGVertical.self) {
      pass.setSize(bottom + pass.paddingEnd(TGVertical.self), TGVertical.self)
    }
  }

  /// Puts every child into a column, and returns where the longest column ends.
  private func fill(_ pass: TGPass, columnWidth: Double) -> Double {
    let start = pass.paddingStart(TGHorizontal.self)
    let top = pass.paddingStart(TGVertical.self)
    if pass.count == 0 { return top }
    let step = columnWidth + pass.space(TGHorizontal.self)
    // No more columns are in use than there are children.
    var next = Array(repeating: top, count: max(1, min(columns, pass.count)))
    for child in pass.children {
      let shortest = next.indices.min { next[$0] < next[$1] } ?? 0
      child.setExtent(columnWidth, TGHorizontal.self)
      child.setOrigin(start + Double(shortest) * step, TGHorizontal.self)
      let height = child.number(or: child.current(TGVertical.self), TGVertical.self)
      child.setExtent(height, TGVertical.self)
      pass.remeasure(child, TGVertical.self)
      child.clampExtent(TGVertical.self)
      child.setOrigin(next[shortest], TGVertical.self)
      next[shortest] += child.extent(TGVertical.self) + pass.space(TGVertical.self)
    }
    return (next.max() ?? top) - pass.space(TGVertical.self)
  }
}

extension MasonryAlgorithm {
  func prepare(_ pass: inout TGPass) {
    guard !pass.wraps(TGHorizontal.self) else { return }
    for child in pass.children { child.eraseSize(TGHorizontal.self) }
  }

  private func widestContent(_ pass: TGPass) -> Double {
    pass.children.reduce(0) { widest, child in
      let content = pass.measure(child)?.width ?? child.current(TGHorizontal.self)
      return max(widest, child.number(or: content, TGHorizontal.self))
    }
  }
}
