import Tangram
import TangramScene

// Further parts of the demo: a page, an explanation of the position of a view, and a mistake.

extension Demo {
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

  /// Prints the page, an explanation and a diagnostic.
  static func showPage(_ console: Console) throws(ToolError) {
    let layout = page.layout(in: TGScene.defaultSize)
    try console.write("\nA page, drawn with letters:\n")
    try console.write(layout.drawing(width: 61))
    try console.write("\nWhy the description is where it is:\n")
    try console.write(layout.explain("description")?.description ?? "")
    try console.write("\nA title without a height, reported with what to write instead:\n")
    let diagnostics = mistake.layout(in: TGScene.defaultSize).diagnostics
    for diagnostic in diagnostics { try console.write("\(diagnostic)") }
    try console.write(
      """

      `swift run tangram play` opens a playground in the browser: a scene, laid out as you type.
      `swift run tangram demo --list` names more scenes, `swift run tangram help` all commands.
      """)
  }
}
