import Tangram
import Testing

actor Screen {
  private var session = TGLayoutSession()

  func layout(_ tree: TGView, in room: TGSize) -> TGLayout {
    session.layout(tree, in: room)
  }
}

@Suite struct ThreadsAndSessions {
  func heights(of cards: [TGLinearLayout], width: Double) async -> [Double] {
    let room = TGSize(width: width, height: 0)
    return await withTaskGroup(of: (Int, Double).self) { group in
      for (index, card) in cards.enumerated() {
        group.addTask { (index, card.layout(in: room).frame.height) }
      }
      var heights = [Double](repeating: 0, count: cards.count)
      for await (index, height) in group { heights[index] = height }
      return heights
    }
  }

  @Test func cardsAreLaidOutByTasks() async {
    let cards = (1...4).map { index in
      TGLinearLayout(.vert) {
        TGView(.text(chars: 20 * index, advance: 5, line: 10)).width(.fill).height(.wrap)
      }.width(.fill).height(.wrap)
    }
    #expect(await heights(of: cards, width: 100) == [10, 20, 30, 40])
  }

  @Test func aSession() {
    var list = TGLinearLayout(.vert, spacing: 2) {
      for index in 0..<100 { TGView("row \(index)").size(100, 10) }
    }.size(.wrap)
    let room = TGSize(width: 375, height: 667)

    var session = TGLayoutSession()
    let first = session.layout(list, in: room)
    list["row 97"]?.tg_height.equal(30)
    let second = session.layout(list, in: room)

    says(second["row 98"], "(0, 1196, 100, 10)")
    says(second.changes(since: first).count, "4")
    #expect(second.entries == list.layout(in: room).entries)
  }

  @Test func anActor() async {
    let screen = Screen()
    let tree = TGView("root").size(50%, 10)
    let layout = await screen.layout(tree, in: TGSize(width: 100, height: 100))
    #expect(layout.frame == TGRect(x: 0, y: 0, width: 50, height: 10))
    expectNoMistakes(layout)
  }
}
