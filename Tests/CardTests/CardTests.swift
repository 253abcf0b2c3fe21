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

  /// Expects these frames of the views with these names.
  private func expectFrames(
    _ layout: TGLayout, _ frames: KeyValuePairs<String, TGRect>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (name, frame) in frames where layout[name] != frame {
      let found = layout[name]?.description ?? "not there"
      Issue.record(
        "\(name) is \(found), expected \(frame)\n\(layout)", sourceLocation: sourceLocation)
    }
  }

  @Test func aWideCard() {
    expectFrames(
      layout(card, width: 216),
      [
        "card": TGRect(x: 0, y: 0, width: 216, height: 196),
        "photo": TGRect(x: 0, y: 0, width: 200, height: 100),
        "badge": TGRect(x: 171, y: 8, width: 21, height: 16),
        "title": TGRect(x: 8, y: 116, width: 200, height: 16),
        "text": TGRect(x: 8, y: 140, width: 200, height: 16),
        "tags": TGRect(x: 8, y: 164, width: 200, height: 24),
        "ferry": TGRect(x: 87, y: 0, width: 43, height: 24),
      ])
  }

  @Test func aNarrowCardNeedsMoreLines() {
    expectFrames(
      layout(card, width: 116),
      [
        "title": TGRect(x: 8, y: 66, width: 100, height: 32),
        "text": TGRect(x: 8, y: 106, width: 100, height: 32),
        "ferry": TGRect(x: 0, y: 28, width: 43, height: 24),
      ])
  }

  @Test("Every card fits its room", arguments: [80, 116, 216, 375, 1024], [false, true])
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

  @Test("In the other reading direction a card is its mirror image")
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

  @Test func whatIsPainted() async {
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
    expectFrames(
      layout,
      [
        "photo": TGRect(x: 0, y: 0, width: 200, height: 100),
        "title": TGRect(x: 4, y: 108, width: 200, height: 20),
      ])
  }
}
