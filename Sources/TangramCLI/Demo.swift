import Tangram
import TangramScene

/// `tangram demo`: four views in a column, as a table and as a drawing, and then a page.
enum Demo {
  static func run(_ console: Console) throws(ToolError) -> ToolStatus {
    let layout = column.layout(in: TGScene.defaultSize)
    try console.write("view      x      y  width  height")
    for named in layout.namedFrames {
      let frame = named.frame
      let numbers = [(frame.minX, 7), (frame.minY, 7), (frame.width, 7), (frame.height, 8)]
      let columns = numbers.map { pad(String(Int($0.0)), to: $0.1) }
      try console.write(named.name.padding(to: 4) + columns.joined())
    }
    try console.write("")
    try console.write(layout.drawing(width: 41))
    try showPage(console)
    return .success
  }

  /// A column of width 100, as high as its children.
  static var column: TGLinearLayout {
    var s = TGLinearLayout(.vert).named("S")
    s.tg_width.equal(100)
    s.tg_height.equal(.wrap)
    s.tg_vspace = 10

    var a = TGView("A")
    a.tg_left.equal(20%)
    a.tg_right.equal(30%)
    a.tg_height.equal(a.tg_width)
    s.addSubview(a)

    var b = TGView("B")
    b.tg_left.equal(40)
    b.tg_size(width: 60, height: 40)
    s.addSubview(b)

    var c = TGView("C")
    c.tg_size(width: .fill, height: 40)
    s.addSubview(c)

    var d = TGView("D")
    d.tg_right.equal(20)
    d.tg_width.equal(50%)
    d.tg_height.equal(40)
    s.addSubview(d)
    return s
  }

  private static func pad(_ text: String, to length: Int) -> String {
    String(repeating: " ", count: max(0, length - text.count)) + text
  }
}

extension String {
  /// The text, padded with trailing spaces.
  func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}

extension CommandForm {
  static let demo = CommandForm(
    synopsis: "[--list|NAME]",
    uses: [
      ("", "shows the engine at work"), ("--list", "names the scenes that the tool brings along"),
      ("NAME", "prints one of them"),
    ],
    operand: Operand(
      label: "NAME", kind: .word(GalleryScene.all.map(\.name)), count: 0...1,
      text: "prints this one, as JSON"),
    options: [CommandOption(name: "--list", text: "names them, each with what it is")],
    about: """
      Lays out a column of four views, and prints their frames and a drawing of them; then a page,
      why one of its views is where it is, and what is said of a mistake.

      The tool brings scenes along, which are examples of every kind of container: a chat, a
      calendar, a clock, a form and others. Each can be printed, and so drawn or laid out:

        tangram demo clock | tangram render -o clock.svg
      """,
    status: "0, or 64 if there is no such scene, 74 if the output cannot be written.",
    read: { given in
      switch (given.operands.first, given.has("--list")) {
      case (nil, false): .demo
      case (nil, true): .gallery
      case (let name?, false): .scene(name: name)
      case (_?, true): nil
      }
    })
}
