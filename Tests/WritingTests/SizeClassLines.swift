import Tangram
import Testing

/// The shorthands of views also work for a size class.
@Suite struct SizeClassLines {
  /// The frame in a frame layout of 200 × 100, on a landscape screen.
  private func frame(_ change: (TGDescriptors<TGView>) -> Void) -> TGRect? {
    var a = TGView()
    change(a.tg_fetchSizeClass(with: .landscape))
    let s = TGFrameLayout { a }.size(200, 100)
    let room = TGSize(width: 375, height: 667)
    return s.layout(in: TGEnvironment(size: room, sizeClass: .landscape))[a]
  }

  @Test func sizes() {
    let side = 30
    #expect(frame { $0.tg_size(side) } == TGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(
      frame { $0.tg_size(width: 50%, height: .fill) } == TGRect(x: 0, y: 0, width: 100, height: 100)
    )
  }

  @Test func margins() {
    #expect(frame { $0.tg_margin(10) } == TGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(
      frame {
        $0.tg_horzMargin(10%)
        $0.tg_vertMargin(5)
      } == TGRect(x: 20, y: 5, width: 160, height: 90))
  }

  @Test func corners() {
    #expect(
      frame {
        $0.tg_origin(x: 10, y: 10%)
        $0.tg_end(x: 20, y: 30)
      } == TGRect(x: 10, y: 10, width: 170, height: 60))
  }

  @Test("and() returns the view, so that calls can be chained")
  func chains() {
    var a = TGView()
    a.tg_top.equal(10).and().tg_left.equal(20).and().tg_size(width: 30, height: 40)
    let s = TGFrameLayout { a }.size(200, 100)
    let layout = s.layout(in: TGSize(width: 375, height: 667))
    #expect(layout[a] == TGRect(x: 20, y: 10, width: 30, height: 40))
  }
}
