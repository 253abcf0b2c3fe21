import Synchronization
import Tangram
import Testing

/// Callbacks that run before and after a layout in place.
@Suite struct CallbackTests {
  private final class Notes: Sendable {
    private let all = Mutex<[String]>([])
    func add(_ line: String) { all.withLock { $0.append(line) } }
    var lines: [String] { all.withLock { $0 } }
  }

  @Test func callbacksOfNestedContainersRunParentsFirst() {
    let notes = Notes()
    func noted(_ view: some TGViewProtocol, _ name: String) -> TGView {
      var view = view.view.named(name)
      view.tg_beginLayoutDo { notes.add("begin \($0.name ?? "")") }
      view.tg_endLayoutDo { notes.add("end \($0.name ?? "") \($0.frame.width)") }
      view.tg_layoutCompletedDo { notes.add("\($1.name ?? "") in \($0.name ?? "")") }
      return view
    }
    let leaf = noted(TGView().size(7, 5), "leaf")
    let inner = noted(TGFrameLayout { leaf }.size(.wrap), "inner")
    let plain = noted(TGView().size(3, 3), "plain")
    var outer = noted(
      TGLinearLayout(.vert) {
        inner
        plain
      }.size(.wrap), "outer")
    outer.layoutSubviews(in: TGSize(width: 50, height: 50))
    #expect(notes.lines.prefix(4) == ["begin outer", "begin inner", "begin leaf", "begin plain"])
    #expect(
      notes.lines.dropFirst(4) == [
        "inner in outer", "plain in outer", "end outer 7.0", "leaf in inner", "end inner 7.0",
        "end leaf 7.0", "end plain 3.0",
      ])
    // Each callback runs for one layout only.
    outer.layoutSubviews(in: TGSize(width: 50, height: 50))
    #expect(notes.lines.count == 11)
  }

  @Test("Callbacks are found at any depth", arguments: [false, true])
  func callbacksAreFoundAtAnyDepth(throughHandle: Bool) {
    let notes = Notes()
    var root = TGFrameLayout {
      TGLinearLayout(.vert) { TGFrameLayout { TGView().size(1, 1) } }
      TGView().size(2, 2)
    }.view
    root.layoutSubviews(in: TGSize(width: 50, height: 50))
    if throughHandle { root.subviews[0].subviews[0].subviews[0].tg_width.equal(4) }
    root.subviews[0].subviews[0].subviews[0].tg_beginLayoutDo { _ in notes.add("begin") }
    // Copies keep their callbacks, also when they are added to a list.
    var moved = TGFrameLayout { root }.view
    moved.layoutSubviews(in: TGSize(width: 50, height: 50))
    #expect(notes.lines == ["begin"])
    root.layoutSubviews(in: TGSize(width: 50, height: 50))
    #expect(notes.lines == ["begin", "begin"])
  }
}
