import Tangram

let photo = TGView("photo")
let title = TGView(.text(chars: 30, advance: 7, line: 16)).named("title")
let time = TGView("time").size(40, 12)

let card = TGConstraintLayout {
  photo
  title
  time
}.width(320).height(.wrap).with { card in
  card.make(photo) {
    $0.left.top.equalToSuperview().offset(12)
    $0.width.height.equalTo(40)
    $0.bottom.lessThanOrEqualToSuperview().offset(-12)
  }
  card.make(title) { make in
    make.left.equalTo(photo.rightAnchor).offset(8)
    make.top.equalTo(photo)
    make.right.lessThanOrEqualTo(time.leftAnchor).offset(-8)
    make.bottom.lessThanOrEqualToSuperview().offset(-12)
  }
  card.constrain { box in
    time.trailingAnchor == box.trailingAnchor - 12
    time.centerYAnchor == title.centerYAnchor
    title.heightAnchor >= 20 ~ .high
  }
}

func edited(_ card: TGConstraintLayout) -> TGConstraintLayout {
  var card = card
  card.make(title) { $0.height.equalTo(60).named("open") }
  card["open"]?.constant = 80
  card["open"]?.isActive = false
  card.update(photo) { $0.width.height.equalTo(48) }
  card.remake(time) { $0.right.bottom.equalToSuperview().inset(12) }
  return card
}

let badge = TGView("badge").size(10, 10)
let box = TGFrameLayout { badge.margin(top: 5, leading: 5) }.size(100, 50).named("box")
let note = TGView("note").size(30, 10)

let board = TGConstraintLayout {
  box
  note
}.size(320, 200).with { board in
  board.make(box) { $0.left.top.equalTo(20) }
  board.make(note) {
    $0.left.equalTo(badge.rightAnchor).offset(50)
    $0.top.equalTo(badge)
  }
}

let placed = board.layout(in: TGSize(width: 320, height: 200))["note"]  // (85, 25, 30, 10)

let keys = (1...4).map { TGView("key \($0)") }

let keyboard = TGConstraintLayout { for key in keys { key } }.size(200, 40).with { keyboard in
  keyboard.distribute(keys, along: .horizontal, spacing: 4, lead: 8, tail: 8)
  for key in keys { keyboard.make(key) { $0.top.bottom.equalToSuperview() } }
}

let label = TGView(.text(chars: 12, advance: 7, line: 16))
  .hugging(251, .horizontal)
  .resistance(751, .horizontal)

let impossible = TGConstraintLayout { title }.size(320, 40).with { box in
  box.make(title) {
    $0.top.bottom.equalToSuperview()
    $0.left.equalToSuperview().offset(10)
    $0.right.lessThanOrEqualToSuperview().offset(-10)
    $0.width.greaterThanOrEqualTo(400)
  }
}
