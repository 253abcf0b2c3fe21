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
    if across.wraps {
      across.size = across.clamp(across.paddingStart + neededWidth(pass) + across.paddingEnd)
    }
    let bottom = fill(pass)
    if down.wraps { down.size = bottom + down.paddingEnd }
  }

  /// Puts every child into a column, and returns where the longest column ends.
  private func fill(_ pass: TGPass) -> Double {
    let (room, top) = (pass[.horizontal], pass[.vertical].paddingStart)
    if pass.count == 0 { return top }
    // No more columns are in use than there are children.
    var next = Array(repeating: top, count: max(1, min(columns, pass.count)))
    for child in pass.children {
      let shortest = next.indices.min { next[$0] < next[$1] } ?? 0
      let isWide = child[FullWidth.self]
      let columns = isWide ? next.indices : shortest..<(shortest + 1)
      let (across, down) = (child[.horizontal], child[.vertical])
      across.extent = width(isWide: isWide, in: room)
      across.origin = start(ofColumn: columns.lowerBound, in: room)
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
  /// The width of a child.
  func width<Container: TGRuleContainer>(
    isWide: Bool, in container: Container
  ) -> Container.Number {
    isWide ? container.content.atLeast(Container.Number(0)) : columnWidth(in: container)
  }

  /// The width of a column.
  func columnWidth<Container: TGRuleContainer>(in container: Container) -> Container.Number {
    let count = Container.Number(Double(max(1, columns)))
    let width = (container.content - gaps(in: container)) / count
    return width.atLeast(Container.Number(0)).named("width of a column")
  }

  /// Where a column begins.
  func start<Container: TGRuleContainer>(
    ofColumn index: Int, in container: Container
  ) -> Container.Number {
    let step = columnWidth(in: container) + container.space
    return container.paddingStart + Container.Number(Double(index)) * step
  }

  /// The total width of the gaps between columns.
  private func gaps<Container: TGRuleContainer>(in container: Container) -> Container.Number {
    (Container.Number(Double(max(1, columns) - 1)) * container.space).named("gaps")
  }
}

extension MasonryAlgorithm {
  func prepare(_ pass: TGPass) {
    guard !pass[.horizontal].wraps else { return }
    for child in pass.children { child[.horizontal].eraseSize() }
  }

  /// The least width for which no child is narrower than its content.
  private func neededWidth(_ pass: TGPass) -> Double {
    let (count, gaps) = (Double(max(1, columns)), gaps(in: pass[.horizontal]))
    return pass.children.reduce(gaps) { needed, child in
      let content = pass.measure(child)?.width ?? child[.horizontal].current
      let width = child[.horizontal].number(or: content)
      return max(needed, child[FullWidth.self] ? width : gaps + count * width)
    }
  }
}
