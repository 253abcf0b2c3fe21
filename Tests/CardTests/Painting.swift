import Tangram

/// How a view is painted.
enum Paint: Equatable, Sendable, TGViewKey {
  static let defaultValue = Paint.nothing
  static let affectsLayout = false

  case nothing
  case image
  case fill(String)
  case text(String)
}

/// One step of painting a card.
struct Command: Equatable, CustomStringConvertible {
  var paint: Paint
  var frame: TGRect

  var description: String {
    switch paint {
    case .nothing: "nothing"
    case .image: "image \(frame)"
    case .fill(let color): "\(color) \(frame)"
    case .text(let text): "\"\(text)\" \(frame)"
    }
  }
}

/// The painting commands for a layout, from back to front.
func commands(_ layout: TGLayout) -> [Command] {
  layout.entries.compactMap { entry in
    let paint = entry[Paint.self]
    if paint == .nothing || entry.view.tg_visibility != .visible { return nil }
    return Command(paint: paint, frame: entry.absoluteFrame)
  }
}

/// Lays out many cards concurrently.
func render(_ cards: [Card], width: Int, style: Style = Style()) async -> [[Command]] {
  let room = TGSize(width: width, height: 0)
  return await withTaskGroup(of: (Int, [Command]).self) { group in
    for (index, card) in cards.enumerated() {
      group.addTask { (index, commands(style.tree(card).layout(in: room))) }
    }
    var results = [[Command]](repeating: [], count: cards.count)
    for await (index, commands) in group { results[index] = commands }
    return results
  }
}
