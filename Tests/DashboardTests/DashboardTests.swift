import Tangram
import Testing

/// A program that shows how busy a machine is, in a terminal.
@Suite struct DashboardTests {
  private let machine = Machine(
    host: "north",
    loads: [
      Machine.Load(name: "cpu 0", percent: 50), Machine.Load(name: "cpu 1", percent: 100),
      Machine.Load(name: "memory", percent: 8),
    ],
    messages: ["started", "disk is nearly full"])

  private func screen(_ machine: Machine, columns: Int, rows: Int) -> String {
    var terminal = Terminal(columns: columns, rows: rows)
    terminal.paint(dashboard(machine).layout(in: TGSize(width: columns, height: rows)))
    return terminal.lines.joined(separator: "\n")
  }

  @Test func aSmallTerminal() {
    #expect(
      screen(machine, columns: 50, rows: 6) == """
        north                                   2 messages
        ┌ Load ─────────────────────┐ ┌ Messages ────────┐
        │cpu 0  ███████░░░░░░░░  50%│ │started           │
        │cpu 1  ███████████████ 100%│ │disk is nearly ful│
        │memory █░░░░░░░░░░░░░░   8%│ │                  │
        └───────────────────────────┘ └──────────────────┘
        """)
  }

  @Test func aWiderTerminal() {
    #expect(
      screen(machine, columns: 71, rows: 7) == """
        north                                                        2 messages
        ┌ Load ──────────────────────────────────┐ ┌ Messages ────────────────┐
        │cpu 0  ██████████████░░░░░░░░░░░░░░  50%│ │started                   │
        │cpu 1  ████████████████████████████ 100%│ │disk is nearly full       │
        │memory ██░░░░░░░░░░░░░░░░░░░░░░░░░░   8%│ │                          │
        │                                        │ │                          │
        └────────────────────────────────────────┘ └──────────────────────────┘
        """)
  }

  @Test("Boxes fill the terminal without gaps at any width", arguments: [20, 41, 62, 83, 137])
  func boxesMeet(columns: Int) throws {
    let layout = dashboard(machine).layout(in: TGSize(width: columns, height: 10))
    let (load, messages) = (try #require(layout["Load"]), try #require(layout["Messages"]))
    #expect(load.minX == 0 && load.maxX + 1 == messages.minX)
    #expect(messages.maxX == Double(columns))
    #expect(load.height == 9 && messages.height == 9)
  }

  @Test func changesContainOnlyChangedFrames() {
    var session = TGLayoutSession()
    let room = TGSize(width: 50, height: 6)
    var tree = dashboard(machine)
    let first = session.layout(tree, in: room)
    // A gauge keeps its frame when its percentage changes.
    tree["cpu 0 gauge"]?[Widget.self] = .gauge(75)
    let second = session.layout(tree, in: room)
    #expect(second.changes(since: first).isEmpty)
    #expect(second.value(Widget.self, of: "cpu 0 gauge") == .gauge(75))
    #expect(first.value(Widget.self, of: "cpu 0 gauge") == .gauge(50))
    tree["host"]?.tg_content = .text(chars: 9, advance: 1, line: 1)
    let third = session.layout(tree, in: room)
    #expect(third.changes(since: second).map(\.description) == ["[0][0] host resized"])
  }

  @Test func contentOverflowsATooSmallTerminal() {
    let layout = dashboard(machine).layout(in: TGSize(width: 50, height: 4))
    #expect(layout.overflowing.map(\.description) == ["[1][0][2]: 1 at the bottom"])
  }
}
