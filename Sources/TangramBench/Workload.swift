import Tangram

/// A tree to measure with: how it is built, and the room it is laid out in.
struct Workload: Sendable {
  let name: String
  let summary: String
  /// The room, on even passes and on odd ones, so that no pass can use the answers of another.
  let room: TGSize
  let build: @Sendable () -> TGView

  static let all: [Workload] = [flat, nested, weights, list, frame, stack]
}

extension Workload {
  static let flat = Workload(
    name: "W1", summary: "flat column of 10,000", room: TGSize(width: 1000, height: 1000)
  ) {
    var column = TGLinearLayout(.vert)
    column.tg_width.equal(1000)
    column.tg_height.equal(.wrap)
    column.tg_vspace = 2
    for index in 0..<10_000 {
      var leaf = TGView()
      leaf.tg_size(width: Double(10 + index % 50), height: Double(5 + index % 7))
      column.addSubview(leaf)
    }
    return column.view
  }

  static let nested = Workload(
    name: "W2", summary: "7 levels of 4, all wrapping", room: TGSize(width: 1000, height: 1000)
  ) { nest(level: 0) }

  private static func nest(level: Int) -> TGView {
    if level == 7 {
      var leaf = TGView()
      leaf.tg_size(width: 8, height: 6)
      return leaf
    }
    var line = TGLinearLayout(level.isMultiple(of: 2) ? .vert : .horz)
    line.tg_size(.wrap)
    line.tg_space = 1
    line.tg_padding = TGInsets(all: 1)
    for _ in 0..<4 { line.addSubview(nest(level: level + 1)) }
    return line.view
  }

  static let weights = Workload(
    name: "W3", summary: "100 rows of 100 weights", room: TGSize(width: 1000, height: 800)
  ) {
    var column = TGLinearLayout(.vert)
    column.tg_size(.fill)
    for _ in 0..<100 {
      var row = TGLinearLayout(.horz)
      row.tg_size(width: .fill, height: 100%)
      for index in 0..<100 {
        var leaf = TGView()
        leaf.tg_size(width: TGWeight(1 + index % 3), height: .fill)
        row.addSubview(leaf)
      }
      column.addSubview(row)
    }
    return column.view
  }

  static let list = Workload(
    name: "W5", summary: "2,000 rows with text", room: TGSize(width: 375, height: 667)
  ) {
    var column = TGLinearLayout(.vert)
    column.tg_size(width: .fill, height: .wrap)
    for index in 0..<2_000 { column.addSubview(listRow(chars: 20 + 37 * index % 200)) }
    return column.view
  }

  /// A row: a picture, a column of a text above a bar, and a button.
  static func listRow(chars: Int) -> TGView {
    var row = TGLinearLayout(.horz)
    row.tg_size(width: .fill, height: .wrap)
    row.tg_padding = TGInsets(all: 8)
    row.tg_hspace = 6
    var picture = TGView()
    picture.tg_size(width: 40, height: 40)
    row.addSubview(picture)
    var column = TGLinearLayout(.vert)
    column.tg_size(width: .fill, height: .wrap)
    var text = TGView(.text(chars: chars, advance: 7, line: 16))
    text.tg_size(width: .fill, height: .wrap)
    column.addSubview(text)
    var bar = TGView()
    bar.tg_size(width: .fill, height: 12)
    column.addSubview(bar)
    row.addSubview(column)
    var button = TGView()
    button.tg_size(width: 60, height: 20)
    row.addSubview(button)
    return row.view
  }

  static let frame = Workload(
    name: "W9", summary: "10,000 docked in nine places", room: TGSize(width: 1000, height: 800)
  ) {
    var frame = TGFrameLayout()
    frame.tg_width.equal(.fill)
    frame.tg_height.equal(.fill)
    for index in 0..<10_000 {
      var leaf = TGView()
      leaf.tg_size(width: Double(10 + index % 50), height: Double(5 + index % 7))
      switch index % 3 {
      case 0: leaf.tg_left.equal(index % 10)
      case 1: leaf.tg_centerX.equal(0)
      default: leaf.tg_right.equal(index % 10)
      }
      switch index / 3 % 3 {
      case 0: leaf.tg_top.equal(index % 10)
      case 1: leaf.tg_centerY.equal(0)
      default: leaf.tg_bottom.equal(index % 10)
      }
      frame.addSubview(leaf)
    }
    return frame.view
  }

  static let stack = Workload(
    name: "S1", summary: "stack of 10,000", room: TGSize(width: 300_000, height: 800)
  ) {
    TGHStack {
      for index in 0..<10_000 {
        TGView().size(Double(10 + index % 50), Double(5 + index % 7))
      }
    }.view
  }
}
