import Tangram

/// What a card shows.
struct Card: Sendable {
  var title: String
  var text: String
  var tags: [String]
  var isNew = false
}

/// The style of a card: text metrics and distances.
struct Style: Sendable {
  var advance = 7
  var line = 16
  var gap = 8

  func text(_ text: String) -> TGView {
    TGView(.text(chars: text.count, advance: advance, line: line))
      .with { $0[Paint.self] = .text(text) }
  }

  /// The view tree of a card: as wide as the available space, and as high as its content.
  func tree(_ card: Card) -> TGLinearLayout {
    TGLinearLayout(.vert, spacing: gap) {
      TGFrameLayout {
        TGView("photo").size(.fill).with { $0[Paint.self] = .image }
        if card.isNew {
          text("new").named("badge").size(.wrap).margin(top: gap, trailing: gap)
        }
      }.width(.fill).aspectRatio(2)
      text(card.title).named("title").width(.fill).height(.wrap)
      if !card.text.isEmpty {
        text(card.text).named("text").width(.fill).height(.wrap)
      }
      if !card.tags.isEmpty {
        TGFlowLayout(.vert, spacing: gap / 2) {
          for tag in card.tags { chip(tag) }
        }.named("tags").width(.fill).height(.wrap)
      }
    }.named("card").padding(gap).width(.fill).height(.wrap).with { $0[Paint.self] = .fill("white") }
  }

  private func chip(_ tag: String) -> TGFrameLayout {
    TGFrameLayout { text(tag).size(.wrap) }.named(tag).padding(gap / 2).size(.wrap)
      .with { $0[Paint.self] = .fill("gray") }
  }
}
