import Synchronization
import Tangram
import TangramTestSupport
import Testing

/// Measure functions are written by clients.
///
/// Whatever they return or do, the layout ends with finite frames, possibly with a diagnostic.
@Suite struct MeasureFunctionTests {
  private let room = TGSize(width: 100, height: 100)

  private func tree(_ measure: @escaping @Sendable (TGSize) -> TGSize) -> TGView {
    TGLinearLayout(.vert) {
      TGView(.measured(by: measure)).named("a").width(.fill).height(.wrap)
      TGView("b").size(10, 10)
    }.named("S").width(100).height(.wrap).view
  }

  @Test(
    "Results that are not finite numbers count as 0 and are reported",
    arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteResults(number: Double) {
    let layout = tree { TGSize(width: $0.width, height: number) }.layout(in: room)
    #expect(layout["a"] == TGRect(x: 0, y: 0, width: 100, height: 0))
    #expect(layout["b"]?.minY == 0)
    #expect(layout.problems == ["a: content is not a finite number; 0 is used instead"])
  }

  @Test func negativeResultsCountAsZero() {
    let layout = tree { _ in TGSize(width: -5, height: -7) }.layout(in: room)
    #expect(layout.isSound)
    #expect(layout["a"]?.height == 0)
  }

  @Test func hugeResultsAreClamped() {
    let layout = tree { _ in TGSize(width: 1e300, height: 1e300) }.layout(in: room)
    #expect(layout.isSound)
    #expect(layout.entries.allSatisfy { $0.frame.maxY <= 2e15 })
  }

  @Test("A function that never returns the same size twice", arguments: 1...4)
  func changingResults(seed: UInt64) {
    let random = Mutex(SplitMix(seed: seed))
    let fickle = tree { _ in
      random.withLock { TGSize(width: $0.number(in: 0...90), height: $0.number(in: 0...90)) }
    }
    let outer = TGVStack { TGHStack { [fickle, fickle.asNewView()] }.size(.wrap) }.size(.wrap)
    let layout = outer.layout(in: room)
    #expect(layout.isSound)
    #expect(layout.count == 8)
  }

  @Test func aFunctionMayLayOutAnotherTree() {
    let inner = tree { _ in TGSize(width: 30, height: 17) }
    let layout = tree { limit in
      TGSize(width: limit.width, height: inner.layout(in: limit).frame.height)
    }.layout(in: room)
    #expect(layout["a"]?.height == 27)
    #expect(layout.problems == [])
  }

  @Test func aFunctionMayUseACopyOfItsSession() {
    let session = Mutex(TGLayoutSession())
    let inner = tree { _ in TGSize(width: 30, height: 17) }
    let outer = tree { limit in
      // Uses a copy, because the session itself is being accessed.
      var copy = session.withLock { $0 }
      return TGSize(width: limit.width, height: copy.layout(inner, in: limit).frame.height)
    }
    let room = room
    for _ in 0..<3 {
      var copy = session.withLock { $0 }
      let layout = copy.layout(outer, in: room)
      #expect(layout["a"]?.height == 27)
      session.withLock { $0 = copy }
    }
    // Breaks the reference cycle: the session holds the tree that it laid out, whose function holds the
    // session.
    session.withLock { $0 = TGLayoutSession() }
  }

  @Test func aFunctionMayEditACopyOfTheTreeThatIsLaidOut() {
    let copy = Mutex<TGView?>(nil)
    let original = tree { limit in
      copy.withLock {
        $0?["b"]?.tg_height.equal(77)
        $0?["a"]?.tg_content = nil
      }
      return TGSize(width: limit.width, height: 13)
    }
    copy.withLock { $0 = original }
    let layout = original.layout(in: room)
    #expect(layout["a"]?.height == 13)
    #expect(layout["b"]?.height == 10)
    #expect(copy.withLock { $0?.layout(in: room)["b"]?.height } == 77)
  }

  @Test func writesThroughAHandleCountInTheNextLayout() {
    let written = Mutex(0)
    var root = tree { limit in
      written.withLock { $0 += 1 }
      return TGSize(width: limit.width, height: 13)
    }
    // A child that a handle was fetched from in place can still be changed through handles.
    root.subviews[1].tg_height.equal(20)
    let first = root.layout(in: room)
    root.subviews[1].tg_height.equal(30)
    let second = root.layout(in: room)
    #expect(first["b"]?.height == 20)
    #expect(second["b"]?.height == 30)
    #expect(written.withLock { $0 } >= 2)
  }
}
