import Tangram
import Testing

@Suite struct Snapping {
  @Test func thirdsOfEighty() {
    let thirds = TGFlexLayout(.row) {
      for name in ["a", "b", "c"] { TGView(name).height(10).flex(grow: 1) }
    }.size(80, 10)

    func frames(_ environment: TGEnvironment) -> [TGRect] {
      thirds.layout(in: environment).entries.dropFirst().map(\.frame)
    }

    let room = TGSize(width: 375, height: 667)
    says(frames(TGEnvironment(size: room)), "[(0, 0, 27, 10), (27, 0, 26, 10), (53, 0, 27, 10)]")

    says(frames(TGEnvironment(size: room, scale: 2))[1], "(26.5, 0, 27, 10)")

    says(frames(TGEnvironment(size: room, snapping: .sizes))[1], "(27, 0, 27, 10)")
    says(frames(TGEnvironment(size: room, snapping: .sizes))[2], "(53, 0, 27, 10)")

    says(frames(TGEnvironment(size: room, snapping: .off))[0].width == 80.0 / 3, "true")
  }

  @Test("A container that wraps is rounded up before its parent sees it, unless snapping is off")
  func wrappedContainers() {
    let column = TGLinearLayout(.vert) {
      TGFrameLayout { TGView().size(10, 10.4) }.size(.wrap)
      TGFrameLayout { TGView().size(10, 10.4) }.size(.wrap).named("second")
    }.size(.wrap)
    let room = TGSize(width: 375, height: 667)
    #expect(column.layout(in: room)["second"]?.minY == 11)
    let exact = column.layout(in: TGEnvironment(size: room, snapping: .off))
    #expect(exact["second"]?.minY == 10.4)
  }

  @Test func linearLayoutsDistributePixels() {
    let thirds = TGLinearLayout(.horz) {
      for _ in 0..<3 { TGView().size(100%, 10) }
    }.size(80, 10)
    let room = TGSize(width: 375, height: 667)
    #expect(thirds.layout(in: room).entries.dropFirst().map(\.frame.width) == [27, 27, 26])
    let exact = thirds.layout(in: TGEnvironment(size: room, snapping: .off)).entries.dropFirst()
    #expect(exact.allSatisfy { ($0.frame.width - 80.0 / 3).magnitude < 1e-9 })
  }

  @Test func explicitFramesAreNotSnapped() {
    let kept = TGView("kept").frame(TGRect(x: 0.3, y: 0.3, width: 5.5, height: 5.5))
    let room = TGSize(width: 375, height: 667)
    let plain = TGView(frame: TGRect(x: 0, y: 0, width: 9, height: 9)).with { $0.addSubview(kept) }
    #expect(plain.layout(in: room)["kept"] == kept.frame)
    let frame = TGFrameLayout { kept.useFrame() }.size(9, 9)
    #expect(frame.layout(in: room)["kept"] == kept.frame)
  }
}
