import Synchronization
import Tangram

/// The frames of the children of a view, not put on any grid.
func frames(
  _ view: some TGViewProtocol, in room: TGSize = TGSize(width: 320, height: 200),
  rightToLeft: Bool = false
) -> [TGRect] {
  let environment = TGEnvironment(size: room, snapping: .off, isRightToLeft: rightToLeft)
  return view.view.layout(in: environment).entries.filter { $0.path.count == 1 }.map { $0.frame }
}

/// What is reported about a view.
func reports(_ view: some TGViewProtocol) -> [String] {
  let environment = TGEnvironment(size: TGSize(width: 320, height: 200), snapping: .off)
  return view.view.layout(in: environment).diagnostics.map(\.description)
}

/// A container of a fixed size.
func fixed(
  _ width: Double = 320, _ height: Double = 200, @TGViewBuilder _ content: () -> TGSubviews
) -> TGConstraintLayout {
  var box = TGConstraintLayout(content)
  box.tg_size(width: width, height: height)
  return box
}

/// Counts on any thread.
final class Counter: Sendable {
  private let calls = Mutex(0)
  func add() { calls.withLock { $0 += 1 } }
  var count: Int { calls.withLock { $0 } }

  /// A text whose measures are counted.
  var text: TGContent {
    .measured { limit in
      self.add()
      return TGSize(width: limit.width > 0 ? min(100, limit.width) : 100, height: 10)
    }
  }
}
