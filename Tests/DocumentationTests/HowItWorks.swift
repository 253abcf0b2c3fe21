import Tangram
import Testing

@Suite struct HowItWorks {
  @Test func howAWidthIsResolved() {
    var photo = TGView("photo")
    photo.tg_width.equal(20%)
    photo.tg_height.equal(40)

    var board = TGFrameLayout()
    board.tg_width.equal(333)
    board.tg_height.equal(100)
    board.addSubview(photo)

    let layout = board.layout(in: TGSize(width: 375, height: 667))
    says(layout["photo"], "(0, 0, 67, 40)")
    expectNoMistakes(layout)
  }
}
