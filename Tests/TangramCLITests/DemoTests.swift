import Tangram
import Testing

@testable import TangramCLI

@Suite struct DemoTests {
  @Test("The demo has the expected frames")
  func demoFrames() {
    let layout = Demo.column.layout(in: TGSize(width: 375, height: 667))
    #expect(layout["S"] == TGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(layout["A"] == TGRect(x: 20, y: 0, width: 50, height: 50))
    #expect(layout["B"] == TGRect(x: 40, y: 60, width: 60, height: 40))
    #expect(layout["C"] == TGRect(x: 0, y: 110, width: 100, height: 40))
    #expect(layout["D"] == TGRect(x: 30, y: 160, width: 50, height: 40))
  }
}
