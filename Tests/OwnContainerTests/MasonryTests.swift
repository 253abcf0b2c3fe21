import Synchronization
import Tangram
import Testing

@Suite struct MasonryTests {
  let room = TGSize(width: 320, height: 480)

  /// Boxes with these heights, named A, B, C and so on.
  static func boxes(_ heights: Double...) -> [TGView] {
    zip("ABCDEFGH", heights).map { TGView(String($0)).height($1) }
  }

  static let wall = Masonry(columns: 3) { boxes(40, 20, 30, 10, 50) }
    .named("M").width(.fill).height(.wrap).padding(10).spacing(6)

  @Test func everyChildGoesIntoTheShortestColumn() {
    // (320 − 20 − 12) / 3 = 96
    let layout = Self.wall.layout(in: room)
    #expect(layout["M"] == TGRect(x: 0, y: 0, width: 320, height: 106))
    #expect(layout["A"] == TGRect(x: 10, y: 10, width: 96, height: 40))
    #expect(layout["B"] == TGRect(x: 112, y: 10, width: 96, height: 20))
    #expect(layout["C"] == TGRect(x: 214, y: 10, width: 96, height: 30))
    #expect(layout["D"] == TGRect(x: 112, y: 36, width: 96, height: 10))
    #expect(layout["E"] == TGRect(x: 214, y: 46, width: 96, height: 50))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func columnsFollowTheReadingDirection() {
    let layout = Self.wall.layout(in: TGEnvironment(size: room, isRightToLeft: true))
    #expect(layout["A"] == TGRect(x: 214, y: 10, width: 96, height: 40))
    #expect(layout["B"] == TGRect(x: 112, y: 10, width: 96, height: 20))
    #expect(layout["C"] == TGRect(x: 10, y: 10, width: 96, height: 30))
    #expect(layout["D"] == TGRect(x: 112, y: 36, width: 96, height: 10))
  }

  @Test func textsAndContainersAreMeasuredAtTheColumnWidth() {
    let layout = Masonry(columns: 2) {
      TGView(.text(chars: 20, advance: 10, line: 20)).named("text").width(.wrap).height(.wrap)
      TGLinearLayout(.vert) {
        TGView(.text(chars: 30, advance: 10, line: 20)).named("inner").width(.fill).height(.wrap)
      }.named("column").size(.wrap).padding(5)
      TGView("bounded").height(80)
        .with { $0.tg_height.max(70) }
    }.width(.fill).height(.wrap).layout(in: TGSize(width: 200, height: 100))
    #expect(layout["text"] == TGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(layout["column"] == TGRect(x: 100, y: 0, width: 100, height: 90))
    #expect(layout["inner"] == TGRect(x: 5, y: 5, width: 90, height: 80))
    #expect(layout["bounded"] == TGRect(x: 0, y: 40, width: 100, height: 70))
    #expect(layout.frame.height == 110)
  }

  @Test func aWrappedWidthFitsColumnsOfTheWidestChild() {
    let layout = Masonry(columns: 2) {
      TGView("A").size(30, 10)
      TGView(.text(chars: 5, advance: 10, line: 20)).named("B").size(.wrap)
      TGLinearLayout(.horz) { TGView().size(44, 7) }.named("C").size(.wrap)
    }.named("M").size(.wrap).spacing(4).padding(1).layout(in: room)
    #expect(layout["M"]?.size == TGSize(width: 106, height: 23))
    #expect(layout["A"] == TGRect(x: 1, y: 1, width: 50, height: 10))
    #expect(layout["B"] == TGRect(x: 55, y: 1, width: 50, height: 20))
    #expect(layout["C"] == TGRect(x: 1, y: 15, width: 50, height: 7))
  }

  @Test func aChildMayTakeAllColumns() {
    var wall = Masonry(columns: 2) {
      TGView("A").height(40)
      TGView("B").height(20)
      TGView("C").height(10).with { $0[FullWidth.self] = true }
      TGView("D").height(30)
    }.named("M").width(.fill).height(.wrap).spacing(4).padding(1)
    let layout = wall.layout(in: TGSize(width: 106, height: 200))
    #expect(layout["B"] == TGRect(x: 55, y: 1, width: 50, height: 20))
    #expect(layout["C"] == TGRect(x: 1, y: 45, width: 104, height: 10))
    #expect(layout["D"] == TGRect(x: 1, y: 59, width: 50, height: 30))
    var session = TGLayoutSession()
    _ = session.layout(wall, in: room)
    wall.subviews[2][FullWidth.self] = false
    let warm = session.layout(wall, in: room)
    #expect(warm.entries == wall.layout(in: room).entries)
    #expect(warm["C"]?.minY == 25)
  }

  @Test func aWrappedWidthFitsAFullWidthChild() {
    let layout = Masonry(columns: 2) {
      TGView("A").size(30, 10)
      TGView("B").size(90, 10).with { $0[FullWidth.self] = true }
    }.named("M").size(.wrap).spacing(4).padding(1).layout(in: room)
    #expect(layout["M"]?.width == 92)
    #expect(layout["A"]?.width == 43)
  }

  @Test func aWrappedWidthRespectsItsBounds() {
    let wall = Masonry(columns: 2) { TGView("A").size(30, 10) }
      .size(.wrap).with { $0.tg_width.min(100) }
    #expect(wall.layout(in: room)["A"]?.width == 50)
  }

  @Test func aMasonryNestsInOtherContainers() {
    let tree = TGLinearLayout(.vert) {
      TGView("title").size(50, 20)
      TGFrameLayout { Self.wall }.width(.fill).height(.wrap)
      Ring(radius: 20) { Masonry(columns: 2) { Self.boxes(3, 4) }.width(10).height(.wrap) }
        .size(.wrap)
      TGView("last").size(50, 20)
    }.width(.fill).height(.wrap)
    let layout = tree.layout(in: room)
    #expect(layout["M"]?.size == TGSize(width: 320, height: 106))
    #expect(layout["last"]?.minY == 170)
    #expect(layout[path: [2, 0]] == TGRect(x: 20, y: 0, width: 10, height: 4))
    #expect(layout[path: [2, 0, 1]] == TGRect(x: 5, y: 0, width: 5, height: 4))
  }

  @Test func aHundredNestedMasonriesMeasureTheirLeafAFewTimes() {
    let calls = Counter()
    var tree = TGView(
      .measured { limit in
        calls.add()
        return TGSize(width: limit.width, height: 9)
      }
    ).named("leaf").height(.wrap)
    for _ in 0..<100 {
      tree = Masonry(columns: 1) { tree }.width(.fill).height(.wrap).padding(1).view
    }
    let layout = tree.layout(in: room)
    #expect(layout["leaf"]?.size == TGSize(width: 120, height: 9))
    #expect(layout.frame.height == 209)
    #expect(calls.count <= 8)
  }

  @Test func optionsAreValues() {
    let before = Self.wall
    var after = before
    after.columns = 1
    #expect(before.columns == 3 && after.columns == 1)
    var session = TGLayoutSession()
    #expect(session.layout(before, in: room)["B"]?.minX == 112)
    #expect(session.layout(after, in: room)["B"]?.minX == 10)
    #expect(session.layout(after, in: room).entries == after.layout(in: room).entries)
  }

  @Test(arguments: [0, -3])
  func invalidColumnCountsAreReported(columns: Int) {
    let layout = Masonry(columns: columns) { Self.boxes(5, 5) }.named("M").width(.fill)
      .height(.wrap).layout(in: room)
    #expect(layout["B"] == TGRect(x: 0, y: 5, width: 320, height: 5))
    #expect(
      layout.diagnostics.map(\.description) == ["M: columns is \(columns); there is one column"])
  }

  @Test func hugeColumnCountsAreAccepted() {
    let layout = Masonry(columns: .max) { Self.boxes(5) }.width(.fill).height(.wrap)
      .layout(in: room)
    #expect(layout.frame == TGRect(x: 0, y: 0, width: 320, height: 5))
  }
}

/// A thread-safe counter.
private final class Counter: Sendable {
  private let calls = Mutex(0)
  func add() { calls.withLock { $0 += 1 } }
  var count: Int { calls.withLock { $0 } }
}
