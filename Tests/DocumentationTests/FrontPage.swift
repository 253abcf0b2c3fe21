import Tangram
import Testing

@Suite struct FrontPage {
  @Test func theCard() {
    let card = TGLinearLayout(.vert) {
      TGView(.text(chars: 40, advance: 7, line: 16)).width(.fill).height(.wrap)
      TGView("button").size(60, 20)
    }
    let layout = card.width(.fill).height(.wrap).layout(in: TGSize(width: 375, height: 667))
    says(layout["button"], "(0, 16, 60, 20)")
    expectNoMistakes(layout)
  }
}
