import TangramFlex
import TangramGrid
import TangramLinear
import TangramTable
import Testing

/// Imports only modules of containers: each re-exports everything needed to build and lay out a tree.
@Suite struct OneModuleTests {
  @Test func aContainerModuleIsEnough() {
    let card = TGLinearLayout(.vert, spacing: 4) {
      TGView("a").size(10, 20)
      TGView("b").size(30, 5)
    }.padding(2).size(.wrap)
    let layout = card.layout(in: TGSize(width: 100, height: 100))
    #expect(layout.frame == TGRect(x: 0, y: 0, width: 34, height: 33))
    #expect(layout["b"] == TGRect(x: 2, y: 26, width: 30, height: 5))
  }

  @Test func containerModulesReexportTheirDependencies() {
    let table = TGTableLayout(.vert)
    #expect(table.view.subviews.isEmpty)
    #expect(TGGridLayout().view.isContainer && TGFlexLayout().view.isContainer)
  }
}
