import Tangram

/// Children in columns of equal width, each put into the column that is shortest so far.
struct Masonry: TGContainer {
  typealias Algorithm = MasonryAlgorithm
  var view: TGView

  /// The number of columns.
  var columns: Int {
    get { options.columns }
    set { options.columns = newValue }
  }
}

/// Whether a child of a masonry takes all columns.
enum FullWidth: TGViewKey {
  static let defaultValue = false
}

extension Masonry {
  init(columns: Int, @TGViewBuilder _ content: () -> TGSubviews = { [] }) {
    self.init(MasonryAlgorithm(columns: columns), content)
  }
}

struct MasonryAlgorithm: TGLayoutAlgorithm, Equatable {
  var columns: Int

  var name: String { "masonry" }

  func layout(_ pass: TGPass) {
    if columns < 1 { pass.report("columns", .other("is \(columns); there is one column")) }
    let (across, down) = (pass[.horizontal], pass[.vertical])
    let count = Double(max(1, columns))
    let gaps = (count - 1) * across.space
    if across.wraps {
      let needed = neededWidth(pass, count: count, gaps: gaps)
      across.size = across.clamp(across.paddingStart + needed + across.paddingEnd)
    }
    let bottom = fill(pass, columnWidth: max(0, (across.content - gaps) / count))
    if down.wraps { down.size = bottom + down.paddingEnd }
  }

  /// Puts every child into a column, and returns where the longest column ends.
  private func fill(_ pass: TGPass, columnWidth: Double) -> Double {
    let (start, top) = (pass[.horizontal].paddingStart, pass[.vertical].paddingStart)
    if pass.count == 0 { return top }
    // No more columns are in use than there are children.
    var next = Array(repeating: top, count: max(1, min(columns, pass.count)))
    for child in pass.children {
      let shortest = next.indices.min { next[$0] < next[$1] } ?? 0
      let isWide = child[FullWidth.self]
      let columns = isWide ? next.indices : shortest..<(shortest + 1)
      let (across, down) = (child[.horizontal], child[.vertical])
      across.extent = isWide ? max(0, pass[.horizontal].content) : columnWidth
      across.origin = start + Double(columns.lowerBound) * (columnWidth + pass[.horizontal].space)
      down.extent = down.number(or: down.current)
      down.remeasure()
      down.clampExtent()
      down.origin = next[columns].max() ?? top
      for column in columns { next[column] = down.origin + down.extent + pass[.vertical].space }
    }
    return (next.max() ?? top) - pass[.vertical].space
  }
}

extension MasonryAlgorithm {
  func prepare(_ pass: TGPass) {
    guard !pass[.horizontal].wraps else { return }
    for child in pass.children { child[.horizontal].eraseSize() }
  }

  /// The least width for which no child is narrower than its content.
  private func neededWidth(_ pass: TGPass, count: Double, gaps: Double) -> Double {
    pass.children.reduce(gaps) { needed, child in
      let content = pass.measure(child)?.width ?? child[.horizontal].current
      let width = child[.horizontal].number(or: content)
      return max(needed, child[FullWidth.self] ? width : gaps + count * width)
    }
  }
}
