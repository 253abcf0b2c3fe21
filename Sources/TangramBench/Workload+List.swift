import Tangram

// A list as in an app: rows with a picture, several lines of text, and a button.
extension Workload {
  static let list = list("W5", "2,000 rows with text")
  static let twinOfList = list("W6", "W5, made for edits")

  private static func list(_ name: String, _ summary: String) -> Workload {
    Workload(
      name, summary, room: TGSize(width: 375, height: 667),
      edited: EditedLeaf([1_000, 1, 0], change: EditedLeaf.changeText),
      list: EditedList { _, index in
        var leaves = Leaves(.plain)
        return row(chars: glyphs(ofRow: index), &leaves)
      },
      resultBuilder: {
        TGLinearLayout(.vert) {
          for index in 0..<2_000 { rowWithBuilder(chars: glyphs(ofRow: index)) }
        }.width(.fill).height(.wrap).view
      },
      grow: { leaves in
        var column = TGLinearLayout(.vert)
        column.tg_size(width: .fill, height: .wrap)
        for index in 0..<2_000 { column.addSubview(row(chars: glyphs(ofRow: index), &leaves)) }
        return column.view
      })
  }

  private static func glyphs(ofRow index: Int) -> Int { 20 + 37 * index % 200 }

  private static func row(chars: Int, _ leaves: inout Leaves) -> TGView {
    var row = TGLinearLayout(.horz)
    row.tg_size(width: .fill, height: .wrap)
    row.tg_padding = TGInsets(all: 8)
    row.tg_hspace = 6
    row.addSubview(leaves.leaf(40, 40))
    var column = TGLinearLayout(.vert)
    column.tg_size(width: .fill, height: .wrap)
    var text = TGView(.text(chars: chars, advance: 7, line: 16))
    text.tg_size(width: .fill, height: .wrap)
    leaves.finish(&text)
    column.addSubview(text)
    var bar = TGView()
    bar.tg_size(width: .fill, height: 12)
    leaves.finish(&bar)
    column.addSubview(bar)
    row.addSubview(column)
    row.addSubview(leaves.leaf(60, 20))
    return row.view
  }

  private static func rowWithBuilder(chars: Int) -> TGLinearLayout {
    TGLinearLayout(.horz) {
      TGView().size(40, 40)
      TGLinearLayout(.vert) {
        TGView(.text(chars: chars, advance: 7, line: 16)).width(.fill).height(.wrap)
        TGView().width(.fill).height(12)
      }.width(.fill).height(.wrap)
      TGView().size(60, 20)
    }.width(.fill).height(.wrap).padding(8).spacing(6)
  }
}
