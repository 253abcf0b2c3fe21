import Synchronization
import Tangram
import Testing

/// An object shared by all containers of one kind.
private final class Findings: Sendable {}

/// An object shared by containers of another kind.
private final class OtherFindings: Sendable {}

/// The objects that containers received, in order, and the number of objects that were created.
private final class Log: Sendable {
  let given = Mutex<[Findings]>([])
  let others = Mutex<[OtherFindings]>([])
  let made = Atomic<Int>(0)
}

/// A container that requests a shared object each time it is laid out.
private struct AskingAlgorithm: TGLayoutAlgorithm {
  let log: Log
  /// Whether it requests an object of the other kind instead.
  var asksForOthers = false
  var number = 0.0

  var name: String { "asking" }

  func layout(_ pass: TGPass) {
    if asksForOthers {
      let object = pass.shared { OtherFindings() }
      log.others.withLock { $0.append(object) }
    } else {
      let object = pass.shared {
        log.made.add(1, ordering: .relaxed)
        return Findings()
      }
      log.given.withLock { $0.append(object) }
    }
    for child in pass.children { child[.horizontal].extent = number }
  }

  static func == (left: AskingAlgorithm, right: AskingAlgorithm) -> Bool {
    left.log === right.log && left.asksForOthers == right.asksForOthers
      && left.number == right.number
  }
}

private struct Asking: TGContainer {
  typealias Algorithm = AskingAlgorithm
  var view: TGView
}

/// Objects that the containers of a tree share.
@Suite struct SharedObjectTests {
  private let room = TGSize(width: 100, height: 100)

  private func asking(_ algorithm: AskingAlgorithm, @TGViewBuilder _ content: () -> TGSubviews)
    -> Asking
  {
    Asking(algorithm, content).width(50).height(50)
  }

  /// Two containers side by side, one of them with a nested container, and one of the other kind.
  private func tree(_ log: Log) -> TGLinearLayout {
    TGLinearLayout(.horz) {
      asking(AskingAlgorithm(log: log)) { asking(AskingAlgorithm(log: log)) { TGView() } }
      asking(AskingAlgorithm(log: log)) { TGView() }
      asking(AskingAlgorithm(log: log, asksForOthers: true)) { TGView() }
    }
  }

  @Test func allContainersOfATreeShareOneObject() {
    let log = Log()
    _ = tree(log).layout(in: room)
    let given = log.given.withLock { $0 }
    #expect(given.count >= 3)
    #expect(given.allSatisfy { $0 === given.first })
    #expect(log.made.load(ordering: .relaxed) == 1)
  }

  @Test func eachTypeHasItsOwnObject() {
    let log = Log()
    _ = tree(log).layout(in: room)
    #expect(log.others.withLock { $0.count } >= 1)
    #expect(log.made.load(ordering: .relaxed) == 1)
  }

  @Test func aSessionKeepsTheObjectForLaterLayouts() {
    let log = Log()
    var (session, tree) = (TGLayoutSession(), tree(log))
    _ = session.layout(tree, in: room)
    let first = log.given.withLock { $0.count }
    tree.subviews[1, as: Asking.self]?.options.number = 5
    _ = session.layout(tree, in: room)
    let given = log.given.withLock { $0 }
    #expect(given.count > first)
    #expect(given.allSatisfy { $0 === given.first })
    #expect(log.made.load(ordering: .relaxed) == 1)
  }

  @Test func layoutsWithoutASessionHaveTheirOwnObjects() {
    let log = Log()
    _ = tree(log).layout(in: room)
    _ = tree(log).layout(in: room)
    #expect(log.made.load(ordering: .relaxed) == 2)
  }
}
