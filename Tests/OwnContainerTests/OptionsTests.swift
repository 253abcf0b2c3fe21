import Tangram
import Testing

/// A row whose children overlap by a number of points; it uses the option types that built-in containers
/// share.
private struct Fan: TGContainer {
  typealias Algorithm = FanAlgorithm
  var view: TGView
}

private struct FanAlgorithm: TGOrientedAlgorithm, Equatable {
  var orientation: TGOrientation
  var name: String { "fan" }

  func layout(_ pass: TGPass) {
    if orientation == .horz { layOut(.horizontal, pass) } else { layOut(.vertical, pass) }
  }

  private func layOut<Main: TGAxisType>(_ main: Main, _ pass: TGPass) {
    FanRun<Main>(pass: pass).layOut()
  }
}

private struct FanRun<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass

  func layOut() {
    var place = 0.0
    for child in pass.children {
      child[main].extent = child[main].number(or: 0)
      child[cross].extent = pass[cross].content
      child[main].origin = place
      place += child[main].extent - pass[main].space
    }
  }
}

/// A container without options.
private struct Pile: TGContainer {
  typealias Algorithm = PileAlgorithm
  var view: TGView
}

private struct PileAlgorithm: TGStandardAlgorithm, Equatable {
  var name: String { "pile" }
  func layout(_ pass: TGPass) {}
}

/// What custom containers get from adopting the shared option types.
@Suite struct OptionsTests {
  let room = TGSize(width: 100, height: 50)

  private func frames(_ fan: Fan) -> [TGRect] {
    let layout = fan.width(100).height(50).layout(in: room)
    return fan.subviews.indices.compactMap { layout[path: [$0]] }
  }

  private func card() -> TGView { TGView().size(20, 20) }

  @Test func orientedContainersHaveTheStandardInitializers() {
    let row = [
      TGRect(x: 0, y: 0, width: 20, height: 50), TGRect(x: 15, y: 0, width: 20, height: 50),
    ]
    let children = [card(), card()]
    var fan = Fan(.horz)
    fan.tg_space = 5
    fan.subviews = TGSubviews(children)
    #expect(frames(fan) == row)
    #expect(frames(Fan(.horz, spacing: 5) { children }) == row)
    #expect(frames(Fan(.horz) { children }.spacing(5)) == row)
    #expect(frames(Fan { children }.orientation(.horz).spacing(5)) == row)
    #expect(Fan(frame: TGRect(x: 1, y: 2, width: 3, height: 4)).frame.origin == TGPoint(x: 1, y: 2))
    #expect(Fan().tg_orientation == .vert)
  }

  @Test func containersWithoutOptionsHaveTheStandardInitializers() {
    #expect(Pile { card() }.subviews.count == 1)
    #expect(Pile(frame: TGRect(x: 1, y: 2, width: 3, height: 4)).frame.size.width == 3)
    #expect(Pile().subviews.isEmpty)
  }
}

// MARK: - Bounds

/// A container whose children are as wide as their lower bound and as high as their upper bound.
private struct Bounded: TGLayoutAlgorithm, Equatable {
  var name: String { "bounded" }

  func layout(_ pass: TGPass) {
    for child in pass.children {
      let (across, down) = (child[.horizontal], child[.vertical])
      across.extent = across.lowerBound?.points { value(across.lowerBound, in: 200) } ?? 1
      down.extent = down.upperBound?.points { value(down.upperBound, in: 100) } ?? 1
    }
  }

  /// The value of a bound, with a different factor for each kind of reference.
  private func value(_ bound: TGChildBound?, in whole: Double) -> Double? {
    switch bound?.kind {
    case .weight: whole
    case .wrap: 7
    case .reference: bound?.reference?.target == .sibling(0) ? 11 : nil
    case .none?, .number, .fill, .list, nil: nil
    }
  }
}

private struct Box: TGContainer {
  typealias Algorithm = Bounded
  var view: TGView
}

@Suite struct BoundTests {
  @Test func algorithmsReadEveryKindOfBound() {
    let first = TGView("A")
    let views = [
      first,
      TGView("B").width(min: 30).height(max: 40),
      TGView("C").width(min: 30%).height(max: 40%),
      TGView("D").width(.wrap, min: .wrap).height(max: first),
      TGView("E").with { $0.tg_width.min(30%, increment: 5) },
      TGView("F").with { $0.tg_width.max(5) },
    ]
    let layout = Box(Bounded()) { views }.width(200).height(100)
      .layout(in: TGSize(width: 200, height: 100))
    let sizes = "ABCDEF".map { layout[String($0)].map { [$0.width, $0.height] } }
    #expect(sizes == [[1, 1], [30, 40], [60, 40], [7, 11], [65, 1], [1, 1]])
  }
}
