import Tangram
import Testing

/// The cross axis of a stack, and the size of a wrapping stack.
@Suite struct CrossAxisTests {
  @Test(arguments: Stack.both, [TGAlignment.start, .center, .end])
  func viewsAreAligned(in s: Stack, alignment: TGAlignment) {
    let stack = s.stack(alignment) {
      s.view(10, 30)
      s.content(10, 120)
      TGView().with { s.along(&$0).equal(10) }
    }
    let free: [TGAlignment: [Double]] = [.start: [0, 0], .center: [35, -10], .end: [70, -20]]
    #expect(s.frames(of: stack).map { $0[1] } == (free[alignment] ?? []) + [0])
    #expect(s.frames(of: stack).map { $0[3] } == [30, 120, 100])
  }

  @Test(arguments: Stack.both, [TGAlignment.start, .center, .end])
  func equivalentSizesGiveEqualFrames(in s: Stack, alignment: TGAlignment) {
    let plain = s.view(3, 0.21)
    var rewritten = plain
    rewritten.tg_width.add(4).add(0)
    let frames = [plain, rewritten].map { view in
      let stack = s.stack(alignment) { view }.with { s.across(&$0).equal(0.1) }
      let padded = TGHStack(stack)?.padding(14).view ?? TGVStack(stack)?.padding(14).view
      return s.frames(of: padded ?? stack)
    }
    #expect(frames[0] == frames[1])
  }

  @Test(arguments: Stack.both) func aViewsOwnAlignmentTakesPrecedence(in s: Stack) {
    let stack = s.stack(.start) {
      s.view(10, 30).alignment([.horz.trailing, .vert.bottom])
      s.view(10, 30).alignment(.fill)
      s.view(10, 30)
    }
    #expect(
      s.frames(of: stack).map { [$0[1], $0[3]] } == [[70, 30], [0, 100], [0, 30]])
  }

  @Test(arguments: Stack.both) func paddingAndSpacingAreApplied(in s: Stack) {
    var stack = s.stack(.end, spacing: 6) {
      s.view(50, 30)
      s.view(50, 30)
      TGSpacer(0)
      s.view(50, 30)
    }
    func pad(_ container: some TGContainer) -> TGView {
      container.padding(TGInsets(top: 10, leading: 10, bottom: 10, trailing: 10)).view
    }
    stack = TGHStack(stack).map(pad) ?? TGVStack(stack).map(pad) ?? stack
    // (280 - 156) / 2 = 62
    #expect(s.frames(of: stack).map(\.[0]) == [72, 128, 178])
    #expect(s.frames(of: stack).map(\.[1]) == [60, 60, 60])
  }

  @Test(arguments: Stack.both) func allKindsOfSizesAreSupported(in s: Stack) {
    let stack = s.stack(.start) {
      TGView("share").with {
        s.along(&$0).equal(20%)
        s.across(&$0).equal(50%)
      }
      TGView("square").with {
        s.along(&$0).equal(30).add(3).max(32)
        s.across(&$0).equal(s.along(&$0))
      }
      TGView("ofParent").with {
        s.along(&$0).equal(.superview(s.axis == .horizontal ? .height : .width))
      }
      TGView("rest").with { s.along(&$0).equal(.fill).max(50) }
    }
    #expect(
      s.frames(of: stack) == [
        [0, 0, 60, 50], [60, 0, 32, 32], [92, 0, 100, 100], [192, 0, 50, 100],
      ])
  }

  @Test func heightsFollowWidths() {
    let text = TGView(.text(chars: 20, advance: 10, line: 20))
    let row = TGHStack(alignment: .top) {
      text.width(.fill)
      text.width(50)
      text.with { $0.tg_width.max(100) }
    }
    #expect(
      Stack(axis: .horizontal).frames(of: row.view) == [
        [0, 0, 150, 40], [150, 0, 50, 80], [200, 0, 100, 40],
      ])
    let column = TGVStack(alignment: .leading) {
      text.width(.fill)
      text.width(50)
      text.with { $0.tg_width.max(100) }
    }
    let layout = column.layout(in: TGSize(width: 150, height: 300))
    #expect(layout[path: [0]] == TGRect(x: 0, y: 70, width: 150, height: 40))
    #expect(layout[path: [1]] == TGRect(x: 0, y: 110, width: 50, height: 80))
    #expect(layout[path: [2]] == TGRect(x: 0, y: 190, width: 100, height: 40))
  }

  // MARK: Wrapping

  @Test(arguments: Stack.both) func aWrappingStackHasTheSizeOfItsContent(in s: Stack) {
    let stack = s.stack(spacing: 3) {
      s.view(30, 10)
      s.content(20, 40)
      TGSpacer(8)
      TGView()
      TGSpacer(minimum: 4)
      s.view(5, 5)
    }.size(.wrap)
    #expect(s.size(of: stack) == [70, 40])
    #expect(
      s.frames(of: stack) == [
        [0, 15, 30, 10], [33, 0, 20, 40], [61, 0, 0, 40], [65, 18, 5, 5],
      ])
  }

  @Test(arguments: Stack.both) func aWrappingStackKeepsItsBounds(in s: Stack) {
    let stack = s.stack {
      s.view(30, 10)
      TGSpacer()
      s.view(30, 10)
    }.size(.wrap).with {
      s.along(&$0).min(100)
      s.across(&$0).min(40)
    }
    #expect(s.size(of: stack) == [100, 40])
    #expect(s.frames(of: stack) == [[0, 15, 30, 10], [70, 15, 30, 10]])
  }

  @Test(arguments: Stack.both) func sharesInAWrappingStackAreReported(in s: Stack) {
    let stack = s.stack {
      TGView("A").with { s.along(&$0).equal(50%) }
      s.view(30, 10)
    }.size(.wrap)
    #expect(s.size(of: stack) == [30, 10])
    #expect(
      stack.layout(in: TGSize(width: 9, height: 9)).diagnostics.map(\.problem)
        == [.sizeFromWrappingParent])
  }

  @Test func anEmptyStackIsAsLargeAsItsPadding() {
    #expect(TGHStack().size(.wrap).layout(in: TGSize(width: 9, height: 9)).frame.size == .zero)
    let padded = TGVStack { TGSpacer() }.size(.wrap).padding(4)
    #expect(
      padded.layout(in: TGSize(width: 9, height: 9)).frame.size == TGSize(width: 8, height: 8))
  }

  // MARK: ZStacks

  @Test func aZStackGivesEveryViewTheWholeSpace() {
    let pile = TGZStack(alignment: .bottomTrailing) {
      TGView()
      TGSpacer(40)
      TGView().size(30, 20)
      TGView(.text(chars: 20, advance: 10, line: 20)).width(100)
      TGView().height(10)
    }.padding(5)
    let layout = pile.layout(in: TGSize(width: 310, height: 110))
    #expect(layout[path: [0]] == TGRect(x: 5, y: 5, width: 300, height: 100))
    #expect(layout[path: [2]] == TGRect(x: 275, y: 85, width: 30, height: 20))
    #expect(layout[path: [3]] == TGRect(x: 205, y: 65, width: 100, height: 40))
    #expect(layout[path: [4]] == TGRect(x: 5, y: 95, width: 300, height: 10))
  }

  @Test func aZStackCentersItsViewsByDefault() {
    var pile = TGZStack { TGView().size(31, 20) }
    func origin() -> TGPoint? { pile.layout(in: TGSize(width: 100, height: 50))[path: [0]]?.origin }
    #expect(origin() == TGPoint(x: 35, y: 15))
    pile.tg_align = .top
    #expect(origin() == TGPoint(x: 35, y: 0))
    pile.tg_align = .leading
    #expect(pile.tg_align == .leading)
    #expect(origin() == TGPoint(x: 0, y: 15))
  }

  @Test func aWrappingZStackIsAsLargeAsItsLargestViews() {
    let pile = TGZStack {
      TGView("back")
      TGView().size(30, 20)
      TGVStack { TGView().size(10, 50) }.size(.wrap)
      TGView(.text(chars: 12, advance: 10, line: 5)).named("text").width(.fill)
      TGSpacer(200)
    }.size(.wrap).padding(2)
    let layout = pile.layout(in: TGSize(width: 9, height: 9))
    #expect(layout.frame.size == TGSize(width: 34, height: 54))
    #expect(layout["back"] == TGRect(x: 2, y: 2, width: 30, height: 50))
    #expect(layout["text"] == TGRect(x: 2, y: 17, width: 30, height: 20))
  }
}
