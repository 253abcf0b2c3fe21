import Tangram
import Testing

/// A program that renders cards on a server, and the tests its author would write.
@Suite struct CardTests {
  private let card = Card(
    title: "A walk by the sea", text: "Two hours, and a boat back.",
    tags: ["coast", "easy", "ferry"],
    isNew: true)

  private func layout(_ card: Card, width: Int, isRightToLeft: Bool = false) -> TGLayout {
    let room = TGSize(width: width, height: 0)
    return Style().tree(card).layout(
      in: TGEnvironment(size: room, isRightToLeft: isRightToLeft))
  }

  /// The frames of the named views, as strings.
  private func frames(_ layout: TGLayout, _ names: String...) -> [String?] {
    names.map { layout[$0]?.description }
  }

  @Test func aWideCard() {
    #expect(
      layout(card, width: 216).description == """
        linear "card" (0, 0, 216, 196)
          frame (8, 8, 200, 100)
            view "photo" (0, 0, 200, 100)
            view "badge" (171, 8, 21, 16)
          view "title" (8, 116, 200, 16)
          view "text" (8, 140, 200, 16)
          flow "tags" (8, 164, 200, 24)
            frame "coast" (0, 0, 43, 24)
              view (4, 4, 35, 16)
            frame "easy" (47, 0, 36, 24)
              view (4, 4, 28, 16)
            frame "ferry" (87, 0, 43, 24)
              view (4, 4, 35, 16)
        """)
  }

  @Test func aNarrowCardNeedsMoreLines() {
    #expect(
      frames(layout(card, width: 116), "title", "text", "ferry") == [
        "(8, 66, 100, 32)", "(8, 106, 100, 32)", "(0, 28, 43, 24)",
      ])
  }

  @Test("Every card fits its space", arguments: [80, 116, 216, 375, 1024], [false, true])
  func everyCardFits(width: Int, isRightToLeft: Bool) {
    for isNew in [false, true] {
      for text in ["", card.text] {
        let card = Card(title: card.title, text: text, tags: card.tags, isNew: isNew)
        let layout = layout(card, width: width, isRightToLeft: isRightToLeft)
        #expect(layout.overflowing.isEmpty)
        #expect(layout.diagnostics.isEmpty)
      }
    }
  }

  @Test("In a right-to-left layout, a card is mirrored")
  func mirrorImage() {
    let (there, back) = (layout(card, width: 216), layout(card, width: 216, isRightToLeft: true))
    #expect(there.count == back.count)
    for (entry, mirrored) in zip(there.entries, back.entries) {
      #expect(entry.absoluteFrame.minX == 216 - mirrored.absoluteFrame.maxX)
      #expect(entry.absoluteFrame.minY == mirrored.absoluteFrame.minY)
    }
  }

  @Test func aCardWithoutTextIsLower() {
    let short = Card(title: card.title, text: "", tags: card.tags)
    #expect(layout(short, width: 216).frame.height == 172)
  }

  @Test func cardsRenderToPaintCommands() async {
    let cards = [
      Card(title: "One", text: "", tags: ["a"]), Card(title: "Two", text: "Words", tags: []),
    ]
    let commands = await render(cards, width: 56)
    #expect(
      commands.map { $0.map(\.description) } == [
        [
          "white (0, 0, 56, 92)", "image (8, 8, 40, 20)", "\"One\" (8, 36, 40, 16)",
          "gray (8, 60, 15, 24)", "\"a\" (12, 64, 7, 16)",
        ],
        [
          "white (0, 0, 56, 84)", "image (8, 8, 40, 20)", "\"Two\" (8, 36, 40, 16)",
          "\"Words\" (8, 60, 40, 16)",
        ],
      ])
  }

  @Test func anotherStyle() {
    let layout = Style(advance: 10, line: 20, gap: 4).tree(card).layout(
      in: TGSize(width: 208, height: 0))
    #expect(
      frames(layout, "photo", "title") == [
        "(0, 0, 200, 100)", "(4, 108, 200, 20)",
      ])
  }
}
