import Foundation
import Tangram
import Testing

@testable import TangramCLI

@Suite struct DemoTests {
  @Test("The demo has the expected frames")
  func demoFrames() throws {
    let layout = try Command.demoLayout(PackageResources.column_json)
    #expect(layout["S"] == TGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(layout["A"] == TGRect(x: 20, y: 0, width: 50, height: 50))
    #expect(layout["B"] == TGRect(x: 40, y: 60, width: 60, height: 40))
    #expect(layout["C"] == TGRect(x: 0, y: 110, width: 100, height: 40))
    #expect(layout["D"] == TGRect(x: 30, y: 160, width: 50, height: 40))
  }

  @Test func theDemoContinuesWithAnExplainedPage() throws {
    let run = try ToolRun("demo")
    #expect(run.status == .success)
    let parts = [
      "view      x      y  width  height\n", "\nA page, drawn with letters:\n\n┌",
      "\nWhy the description is where it is:\n\n",
      "description (12, 44, 296, 48)\n",
      "  y 44 = end of title 36 + gap 8\n",
      "  height 48 = 3 lines of 16: text measured at width 296\n",
      "\nA title without a height, reported with what to write instead:\n\n"
        + "title: height has no value, so the content of the view is ignored; write `.height(.wrap)`\n",
      "\n`swift run tangram play` opens a playground in the browser: a scene, laid out as you type.\n",
    ]
    var rest = run.output[...]
    for part in parts {
      let found = try #require(rest.range(of: part), "\(part)")
      rest = rest[found.upperBound...]
    }
  }

  @Test func thePageHasNoDiagnosticsOrOverflow() throws {
    let layout = try Command.demoLayout(PackageResources.shop_json)
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.overflowing.isEmpty)
  }
}
