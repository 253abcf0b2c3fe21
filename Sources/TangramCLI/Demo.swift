import Tangram
import TangramScene

/// The layouts of `tangram demo`: four views in a column, and then a page and a mistake.
enum Demo {
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

  /// A page of a shop on a phone.
  static var page: TGLinearLayout {
    TGLinearLayout(.vert) {
      TGLinearLayout(.horz, spacing: 8) {
        TGView("logo").size(36, 36)
        TGView(.text(chars: 9, advance: 9, line: 24)).named("Tea House").width(.fill).height(.wrap)
        TGView("cart").size(44, 36)
      }.named("bar").padding(8).width(.fill).height(.wrap).gravity(TGGravity.vert.center)
      TGView("photo").width(.fill).height(.this(.width), multiple: 0.3)
      TGLinearLayout(.vert, spacing: 8) {
        TGView(.text(chars: 20, advance: 8, line: 24)).named("title").size(.wrap)
        TGView(.text(chars: 90, advance: 7, line: 16)).named("description")
          .width(.fill).height(.wrap)
        TGLinearLayout(.horz, spacing: 8) {
          TGView("price").width(.fill).height(32)
          TGView("buy").size(40%, 32)
        }.named("order").width(.fill).height(.wrap)
      }.named("offer").padding(12).width(.fill).height(.wrap)
    }.named("shop").width(320).height(.wrap)
  }

  /// A common beginner's mistake: content in a view whose height does not depend on it.
  static var mistake: TGLinearLayout {
    TGLinearLayout(.vert) {
      TGView(.text(chars: 20, advance: 8, line: 24)).named("title").width(.fill)
    }.named("offer").width(320).height(.wrap)
  }
}

extension Command {
  static let demo = Command(
    name: "demo",
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
    run: runDemo)

  private static func runDemo(
    _ given: GivenArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    switch (given.operands.first, given.has("--list")) {
    case (nil, false): try showDemo(console)
    case (nil, true):
      let width = GalleryScene.all.map(\.name.count).max() ?? 0
      for scene in GalleryScene.all {
        try console.write(scene.name.padding(to: width + 2) + scene.summary)
      }
    case (let name?, false):
      guard let scene = GalleryScene.named(name) else {
        let known = GalleryScene.all.map { "`\($0.name)`" }.joined(separator: ", ")
        throw ToolError(.usage, "there is no scene `\(name)`; there are \(known)")
      }
      try console.write(scene.json)
    case (_?, true): throw given.command.misuse()
    }
    return .success
  }

  private static func showDemo(_ console: Console) throws(ToolError) {
    let column = Demo.column.layout(in: TGScene.defaultSize)
    try console.write("view      x      y  width  height")
    for named in column.namedFrames {
      let frame = named.frame
      let numbers = [(frame.minX, 7), (frame.minY, 7), (frame.width, 7), (frame.height, 8)]
      let columns = numbers.map { number, width in
        let text = "\(Int(number))"
        return "".padding(to: width - text.count) + text
      }
      try console.write(named.name.padding(to: 4) + columns.joined())
    }
    try console.write("")
    try console.write(column.drawing(width: 41))
    let layout = Demo.page.layout(in: TGScene.defaultSize)
    try console.write("\nA page, drawn with letters:\n")
    try console.write(layout.drawing(width: 61))
    try console.write("\nWhy the description is where it is:\n")
    try console.write(layout.explain("description")?.description ?? "")
    try console.write("\nA title without a height, reported with what to write instead:\n")
    let diagnostics = Demo.mistake.layout(in: TGScene.defaultSize).diagnostics
    for diagnostic in diagnostics { try console.write("\(diagnostic)") }
    try console.write(
      """

      `swift run tangram play` opens a playground in the browser: a scene, laid out as you type.
      `swift run tangram demo --list` names more scenes, `swift run tangram help` all commands.
      """)
  }
}

extension String {
  /// The text, padded with trailing spaces.
  func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
