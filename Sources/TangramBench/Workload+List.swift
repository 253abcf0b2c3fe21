import Tangram

// A list as an app shows it: rows with a picture, a text of some lines, and a button.
extension Workload {
  static let list = list("W5", "2,000 rows with text")
  static let editedList = list("W6", "W5, made for edits")

  private static func list(_ name: String, _ summary: String) -> Workload {
    Workload(
      name, summary, room: TGSize(width: 375, height: 667), edited: [1_000, 1, 0],
      edit: { leaf, count in
        leaf.tg_content = .text(chars: count.isMultiple(of: 2) ? 20 : 100, advance: 7, line: 16)
      },
      build: {
        var column = TGLinearLayout(.vert)
        column.tg_size(width: .fill, height: .wrap)
        for index in 0..<2_000 { column.addSubview(row(chars: 20 + 37 * index % 200)) }
        return column.view
      })
  }

  private static func row(chars: Int) -> TGView {
    var row = TGLinearLayout(.horz)
    row.tg_size(width: .fill, height: .wrap)
    row.tg_padding = TGInsets(all: 8)
    row.tg_hspace = 6
    row.addSubview(leaf(40, 40))
    var column = TGLinearLayout(.vert)
    column.tg_size(width: .fill, height: .wrap)
    var text = TGView(.text(chars: chars, advance: 7, line: 16))
    text.tg_size(width: .fill, height: .wrap)
    column.addSubview(text)
    var bar = TGView()
    bar.tg_size(width: .fill, height: 12)
    column.addSubview(bar)
    row.addSubview(column)
    row.addSubview(leaf(60, 20))
    return row.view
  }
}
